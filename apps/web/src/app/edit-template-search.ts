/** A link may lead straight to the preview. */
export const editTemplateSearch = (search: Record<string, unknown>): { tab?: 'preview' } =>
  search.tab === 'preview' ? { tab: 'preview' } : {}
