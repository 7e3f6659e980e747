import { STEPS } from '#features/imports/steps/steps.ts'

export const importSearch = ({ step }: Record<string, unknown>): { step?: (typeof STEPS)[number] } => {
  const known = STEPS.find((one) => one === step)
  return known ? { step: known } : {}
}
