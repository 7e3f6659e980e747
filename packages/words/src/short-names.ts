import type { Token } from './tokens.ts'

/** Of two letters only these are somebody: “Im” and “Ok” are none. */
const SHORT = new Set('al bo cy di ed jo lu mo su ty vi'.split(' '))

/** Mo, Jo, Al: as a name is written. */
export const isShortName = ({ key, raw }: Token) => SHORT.has(key) && /^\p{Lu}\p{Ll}(?:['’]s)?$/u.test(raw)
