import type { FEATURE_COLOURS } from '@youzine/contract'

/** The colours of features as inks of the magazine: on a surface, and as a line. */
export const INKS: Record<(typeof FEATURE_COLOURS)[number], { fill: string; line: string }> = {
  red: { fill: 'bg-accent', line: 'text-accent' },
  blue: { fill: 'bg-[light-dark(#2a4a85,#a3bcf0)]', line: 'text-[light-dark(#2a4a85,#a3bcf0)]' },
  pine: { fill: 'bg-[light-dark(#1f5a50,#82c9b8)]', line: 'text-[light-dark(#1f5a50,#82c9b8)]' },
  marigold: { fill: 'bg-[light-dark(#c08a06,#f2c64f)]', line: 'text-[light-dark(#c08a06,#f2c64f)]' },
  plum: { fill: 'bg-[light-dark(#6d2f63,#dba6d0)]', line: 'text-[light-dark(#6d2f63,#dba6d0)]' },
  ink: { fill: 'bg-ink', line: 'text-ink' },
}
