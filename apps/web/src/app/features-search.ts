const LONGEST_TITLE = 200

/** `?title=` opens the form with it. */
export const featuresSearch = ({ title }: Record<string, unknown>): { title?: string } =>
  typeof title === 'string' && title.length <= LONGEST_TITLE ? { title } : {}
