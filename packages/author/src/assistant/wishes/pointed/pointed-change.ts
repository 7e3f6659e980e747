/** What becomes of one question that was pointed at. Places count from zero. */
export type PointedChange =
  /** An open question becomes a choice. */
  | { to: 'begin options'; place: number; options: string[] }
  | { to: 'find option'; place: number; option: string }
  | { to: 'ask which'; option: string }
  | { to: 'word shorter' }
  | { to: 'rank these'; place: number | null; things: string[] }

export const POINTED_CHANGES = new Set<string>([
  'begin options',
  'find option',
  'ask which',
  'word shorter',
  'rank these',
] satisfies PointedChange['to'][])
