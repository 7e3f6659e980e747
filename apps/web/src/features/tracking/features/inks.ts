import type { FEATURE_COLOURS } from '@youzine/contract'

/** The colours of features as inks of the magazine. */
export const INKS: Record<(typeof FEATURE_COLOURS)[number], string> = {
  red: 'bg-accent',
  blue: 'bg-[light-dark(#2a4a85,#a3bcf0)]',
  pine: 'bg-[light-dark(#1f5a50,#82c9b8)]',
  marigold: 'bg-[light-dark(#c08a06,#f2c64f)]',
  plum: 'bg-[light-dark(#6d2f63,#dba6d0)]',
  ink: 'bg-ink',
}
