import { isPlan } from './plans.ts'

/** How stories begin, and how each of them ends. */
const LOST =
  /(?<!\p{L})(?:lost|missing|(?:is|are|was|has|have|['’]s) (?:away|gone)|vanished|disappeared|can(?:no|['’])t find|stolen|perd[ií]|perdid[oa]|no (?:la |lo )?encuentro|se me (?:cay[oó]|perdi[oó])|rob(?:aron|ado)|verloren|(?:ist|sind|war) weg|verschwunden|fehlt|gestohlen)(?!\p{L})/iu
const FOUND =
  /(?<!\p{L})(?:there (?:it|he|she) (?:was|is)|found|turned up|(?:it|its|it['’]s|it has|it had) been (?:in|under|behind|on|at|inside)|ah[ií] estaba|apareci[oó]|encontr[eé]|gefunden|wieder da|aufgetaucht|lag (?:es|er|sie|der|die|das)|piept)(?!\p{L})/iu
const LENT =
  /(?<!\p{L})(?:lent|loaned|borrowed|prest[eéoó]|empeñad[oa]|le(?:s)? (?:he dejado|dejé) (?:el|la|los|las|mi)|verliehen|geliehen|ausgeliehen|(?:sich|mir) \p{L}+ (?:\p{L}+ )?(?:geholt|geborgt))(?!\p{L})/iu
const BACK =
  /(?<!\p{L})(?:(?:came|is|gave it|went|has come) back|brought (?:\p{L}+ ){0,4}back|sent (?:\p{L}+ ){0,4}back|returned|(?:a )?parcel from|there (?:it|he|she) (?:was|is)|devolvi[oó]|trajo|tra[ií]a|zurück|gebracht|wieder da)(?!\p{L})/iu
const PROMISED =
  /(?<!\p{L})(?:(?:he|she|they)['’]?(?:s|re| is| will| are) (?:doing|only|going|gonna)|this weekend|by (?:sunday|monday|friday|saturday|easter|christmas|august)|bought|promised|(?:i|we)(?: have|['’]ve)? (?:begun|began|start(?:ed)?|joined)|compr[eéoó]|promet[ií]|empec[eé]|versprochen|gekauft|angefangen|bis (?:Sonntag|Montag|Freitag|Samstag))(?!\p{L})/iu
const DONE =
  /(?<!\p{L})(?:did it|fixed it|mended it|put it up|it is (?:up|done)|built|finished|filled|done|finally|kept|cumplid[oa]|cumplo|por fin|termin[eéoó]|geschafft|abgegeben|fertig|endlich|gelungen)(?!\p{L})/iu
const BEGUN =
  /(?<!\p{L})(?:(?:i|we)(?: have|['’]ve)? (?:begun|began|started|joined|taken on|enrolled)|first (?:day|lesson|class) |new job|got the job|empec[eé]|empezamos|entr[eé] a|primer d[ií]a|angefangen|übernommen|(?:mein )?erster Tag)(?!\p{L})/iu
const QUIT =
  /(?<!\p{L})(?:given up|gave up|gave it up|last (?:day|lesson|class|one|time)|handed (?:in|back)|packed it in|resigned|retired|dej[eé] (?:el|la|de)|[uú]ltimo d[ií]a|renunci[eé]|aufgehört|aufgegeben|abgegeben|gekündigt|letzter Tag|in Rente)(?!\p{L})/iu
const ENDS: readonly (readonly [begins: (text: string) => boolean, ends: RegExp])[] = [
  [(text) => LOST.test(text), FOUND],
  [(text) => LENT.test(text), BACK],
  [(text) => PROMISED.test(text) || isPlan(text), DONE],
  [(text) => BEGUN.test(text), QUIT],
]

const SUCCEEDED =
  /(?<!\p{L})(?:(?:it|they) (?:has |have )?(?:worked|set|fits?|stayed up)|at last|finally|it works|(?:me |nos )?(?:salieron|salió bien|salio bien|quedaron)|ahora s[ií]|por fin|lo logr[eé]|gelungen|geschafft|geklappt|endlich)(?!\p{L})/iu
export const succeeds = (text: string): boolean => SUCCEEDED.test(text)

/** What a text tells by the way that stories turn. */
export const TURNS: Readonly<Record<string, RegExp>> = { find: FOUND, return: BACK, borrow: LENT }

export const isSettling = (text: string): boolean => ENDS.some(([, ends]) => ends.test(text))

/** Which kinds of story a text can end, one bit for each. */
export const endsIn = (text: string): number =>
  ENDS.reduce((bits, [, ends], n) => (ends.test(text) ? bits | (1 << n) : bits), 0)

/** Which kinds it can begin. */
export const beginsIn = (text: string): number =>
  ENDS.reduce((bits, [begins], n) => (begins(text) ? bits | (1 << n) : bits), 0)

/** What was lost is found, what was lent comes back, what was promised is done. */
export const turnFrom = (begins: number, ends: number): number =>
  begins & ends ? 2.5 : begins ? 1.2 : ends ? 0.7 : 0

/** The pair of turns that two posts of one story make: lost and found, lent and back, begun and done. */
export const isWholeTurn = (from: string, to: string): boolean =>
  ENDS.some(([begins, ends]) => begins(from) && ends.test(to))

/** Lost and found, lent and back. */
export const isHandedBack = (from: string, to: string): boolean =>
  ENDS.slice(0, 2).some(([begins, ends]) => begins(from) && ends.test(to))

/** Lost, or lent. */
export const isParted = (text: string): boolean => ENDS.slice(0, 2).some(([begins]) => begins(text))

/** What can be the last that is heard of a thing. */
const FATE =
  /(?<!\p{L})(?:sold|(?:is|are|has|have|['’]s) gone|died|dead|burnt down|blown|in bits|fell|fallen|filled|scrapped|thrown (?:out|away)|binned|stolen|(?:is|are|was|came|brought|gave it|sent it) back|returned|cut down|pulled down|knocked down|torn down|taken away|took [^.!?]{0,40}away|last (?:time|seen)|no more|vend[ií]\p{L}*|vendid[oa]|muri[oó]|muert[oa]|cay[oó]|devolvi[oó]|tir[eéoó]|robaron|se (?:fue|hel[oó]|sec[oó]|quem[oó])|verkauft|(?:ist|sind) weg|gestorben|tot|umgefallen|zurück|zurückgebracht|verschenkt|weggeworfen|gestohlen|abgerissen|verschrottet)(?!\p{L})/iu

/** What has not happened, or not yet. */
const DENIED =
  /(?<!\p{L})(?:not|never|cannot|can['’]t|(?:did|do|have|wo|does|was|is)n['’]?t|still (?:in|on|no)|nunca|tampoco|no|nicht|nie|kein\p{L}*)(?!\p{L})/iu
export const isDenied = (text: string): boolean => DENIED.test(text)

export const tellsFate = (text: string): boolean =>
  FATE.test(text) && !DENIED.test(text) && !isPlan(text) && !text.endsWith('?')
