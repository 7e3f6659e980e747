import { type CueIndex, indexCues, matchCues } from '@youzine/words'
import type { Told } from './told.ts'

const list = (text: string) =>
  text
    .split(',')
    .map((c) => c.trim())
    .filter(Boolean)

/** How things begin that are waited for, and the words in which they come back. */
const FAMILIES = {
  en: {
    lost: list(
      `lost my|the|our|his|her|a, have|has lost my|the|our, can't find, cannot find, cant find, missing, is away, has gone missing, has gone somewhere, gone walkabout, anyone seen, if anyone finds|sees|has, if anybody finds|sees|has, no sign of, fell off|out, not found, disappeared, vanished, nowhere to be found, not turned up, hasn't turned up, hasnt turned up, where is|are my|the, stolen, stole my|the|our, mislaid, dropped my|the down|in|into`,
    ),
    found: list(
      `there it was, there they were, there he was, there she was, found it|them|him|her, found my|the|our, turned up, has turned up, was in the, been in the, behind the _ all, it was under|behind|inside|in, look what, guess what, you will not believe, you won't believe, in my pocket, back where, in the lining, under the lining, all along, all this time, the whole time`,
    ),
    lent: list(
      `lent, lend, lending, borrowed, has borrowed, on loan, loan of, can i have it back, just for the weekend|night|day|week, only for the weekend|night|day|week`,
    ),
    back: list(
      `brought .. back, brought it|them|my|the back, gave .. back, returned, came back, is back, are back, it's back, its back, got .. back, handed .. back, back in my, repaid, paid me, a parcel, in the post, on the doorstep|step|mat, left it on|at`,
    ),
    begun: list(
      `started a|the|my|on|knitting|building|writing|saving|learning, have started, has started, starting, day one, day 1, first day, bought a|an|me|us|the|my|some, has bought, have bought, ordered a|the, planted, got a new, is new, new, adopted, named it|him|her|them, called it|him|her, is called, are called, have named, signed up, enrolled, going to, will be up|done|ready|finished|built, i'll, we'll, i will, we will, bet, stake, promise, promised, is due, expecting, applied, moved in|to|into`,
    ),
    born: list(
      `born, lb, kg, 1lb, 2lb, 3lb, 4lb, 5lb, 6lb, 7lb, 8lb, 9lb, 10lb, is here, arrived at, has arrived, due in, is due, expecting`,
    ),
    ended: list(
      `finally, at last, it is in|up|done|finished|over, put it up, done it, it's done, it's up, it's in, it works, it set, sold the|it|my, took it|them|the .. down|away|in, they took, gave up, closed, finished, completed, filled, fixed, mended, for good, the end, never again, retired, passed, paid, won, first, cancelled, got it, got the job, we are, married`,
    ),
  },
  es: {
    lost: list(
      `no encuentro, no aparece, perdí, perdi, se me perdió|perdio, se perdió|perdio, extravié, extravie, me robaron, se llevaron, dónde está|quedó|dejé, donde esta|quedo|deje, desapareció, desaparecio`,
    ),
    found: list(
      `ahí estaba|estaban, ahi estaba|estaban, allí estaba, alli estaba, apareció, aparecio, aparecieron, encontré, encontre, la|lo encontré|encontramos, adivinen, miren lo, no van a creer, debajo de, atrás de, detrás de`,
    ),
    lent: list(
      `presté, preste, le presté|preste, prestó, presto, prestado, prestada, me lo|la regresa|devuelve, se lo|la presté|preste`,
    ),
    back: list(
      `devolvió, devolvio, me devolvió, regresó, regreso, trajo, traía la, traia la, traía el, traia el, de vuelta, me pagó, me pago, llegó _ a la puerta, llego _ a la puerta`,
    ),
    begun: list(
      `empecé, empece, empezó, empezo, empezamos, empiezo, compré, compre, compramos, sembré, sembre, sembramos, planté, se llama, le puse, le pusimos, nuevo, nueva, primer día|dia, prometo, te prometo, prometí, voy a, vamos a, apuesto, apuesta, me aceptaron, me inscribí|inscribi, ando ahorrando, aparta, va a nacer, espera un`,
    ),
    born: list(`nació, nacio, nacieron, kilos, va a nacer, espera un, embarazada`),
    ended: list(
      `por fin, ya está|esta|quedó|quedo|llegó|llego, al fin, cumplido, cumplí, cumpli, terminé, termine, se acabó|acabo, vendí, vendi, ya no, nunca más, gané, gane, ganamos, se casó|caso, nació, nacio, me salieron, salió, salio, cerró, cerro, se jubiló`,
    ),
  },
  de: {
    lost: list(
      `verloren, verschwunden, ist weg, sind weg, finde .. nicht, vermisse, gestohlen, geklaut, wo ist|sind mein*|der|die|das, liegen gelassen, hatte .. noch als, nicht mehr da, hat jemand gesehen`,
    ),
    found: list(
      `da lag, da war er|sie|es, da stand, gefunden, wieder aufgetaucht, aufgetaucht, wiedergefunden, ihr glaubt nicht, hinter dem|der, unter dem|der`,
    ),
    lent: list(`geliehen, verliehen, ausgeliehen, leiht, leihe, nur übers wochenende, nur bis, leihweise`),
    back: list(`zurück, zurückgebracht, zurückgegeben, wieder da, vor der tür, hat .. gebracht, bezahlt`),
    begun: list(
      `angefangen, fange an, fang an, heute begonnen, gekauft, bestellt, gepflanzt, gesät, heißt jetzt, heißt, getauft, neu, neuer, neue, neues, erster tag, versprochen, wette, wetten, werde, angemeldet, eingezogen`,
    ),
    born: list(`geboren, gramm, kommt im, schwanger, ist da`),
    ended: list(
      `endlich, geschafft, fertig, ist auf|da|drin|fertig|vorbei, verkauft, aufgegeben, abgeholt, repariert, zum letzten mal, nie wieder, bestanden, gewonnen, geheiratet, geboren`,
    ),
  },
} as const

export type Turn = keyof (typeof FAMILIES)['en']

const INDEXES: Readonly<Record<string, CueIndex>> = Object.fromEntries(
  Object.entries(FAMILIES).map(([language, families]) => [language, indexCues(families)]),
)

const known = new WeakMap<Told, ReadonlySet<Turn>>()

/** What a post opens, or what it closes. */
export function turnsIn(post: Told): ReadonlySet<Turn> {
  const before = known.get(post)
  if (before) return before
  const index = INDEXES[post.language] ?? (INDEXES.en as CueIndex)
  const found = new Set(matchCues(index, post.tokens, () => false).map((m) => m.cue.kind as Turn))
  known.set(post, found)
  return found
}
