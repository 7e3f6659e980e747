/** What somebody wants of one question, or says of the survey, in everyday words. Places count from zero. */
export type TurnChange =
  | { to: 'talk plainly' }
  | { to: 'at most'; count: number }
  | { to: 'split into'; place: number; parts: string[] }
  | { to: 'say yes or no'; place: number }
  | { to: 'drop names' }
  | { to: 'hide one answer' }

export const TURN_CHANGES = new Set<string>([
  'talk plainly',
  'at most',
  'split into',
  'say yes or no',
  'drop names',
  'hide one answer',
] satisfies TurnChange['to'][])
