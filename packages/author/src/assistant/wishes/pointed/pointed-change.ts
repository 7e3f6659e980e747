/** What becomes of one question that was pointed at. Places count from zero. */
export type PointedChange =
  /** An open question becomes a choice. */
  | { to: 'begin options'; place: number; options: string[] }
  | { to: 'find option'; place: number; option: string }
  | { to: 'ask which'; option: string }
  | { to: 'find only'; place: number }
  | { to: 'word shorter' }
  | { to: 'prefer'; options: string[] }
  | { to: 'ask name'; isFirst: boolean }
  | { to: 'rank these'; place: number | null; things: string[] }

export const POINTED_CHANGES = new Set<string>([
  'begin options',
  'find option',
  'ask which',
  'find only',
  'word shorter',
  'prefer',
  'ask name',
  'rank these',
] satisfies PointedChange['to'][])
