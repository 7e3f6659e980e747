import { type CueIndex, type InClass, indexCues, type Match, matchCues, numberOf } from '@youzine/words'
import type { Told } from './told.ts'

const list = (text: string) =>
  text
    .split(',')
    .map((c) => c.trim())
    .filter(Boolean)

/** Small signs that say what a post does in a story. Rows of words, see the cues of the words package. */
const FAMILIES = {
  en: {
    done: list(`is|are|was up, handed in, handed it|them in, received, brought|brings it|the|him|her|them back, brought .. back, brought back, is|are|was back|open|finished|done|home|dry, has arrived, arrived, finally, at last,
      days|weeks|months|years late, it works, finished, completed, passed, won, we won, paid|repaid me|it|him|her, has repaid, repaid, signed, fixed, mended, sorted, got it back, gave|given it|them|me? back, returned, made it, gold, i have made, has made,  delivered, opened, owned up, off to, found it`),
    still: list(
      'still, again, another, once more, as usual, not yet, no sign of, no news, same as, every year|time, third|fourth|fifth|sixth|seventh time|year',
    ),
    turns: list(
      'instead, except, for once, this time, for the first time, first time, has apologised, turned out, it was me, changed my mind, by himself|herself, so did he|she, a different, after all, admitted, let me, owned up, never do that again',
    ),
    promise: list(
      `i'll|we'll hand|take|bring|return|finish|build|mend|fix|write|go|send|put|learn|pay|have|get|make|do|start|stop|read|paint|clean|call|visit|sort|plant|run, i|we will hand|take|bring|return|finish|build|mend|fix|write|go|send|learn|pay|get|make|start|stop|read|paint|visit|plant|run, it'll be up|done|ready|back|finished|open, will be up|done|ready|back|finished|open, i'm|i|we're am|are? going|gonna to, back by|on|before|in, up by, done by, ready by, finished by, until january|february|march|april|may|june|july|august|september|october|november|december|easter|christmas|monday|tuesday|wednesday|thursday|friday|sunday, next year|month|week|summer|spring, giving up, promise|promised, starting on|from|tomorrow|monday, i intend, this is the year, resolution, signed up, could take a`,
    ),
    vow: list(
      `we|i|we're|i'm are|am? not getting|having|buying|doing|going, never again, i|we'll|i'll will? never, no more, no _ this year, not another, i|we won't, i|we will not, won't be, last time i|we|ever, i'm done with, never going to, we'll not be, that's the last, i am never, not doing, never eating|buying|drinking|watching|playing|running|cooking|trusting|booking|wearing`,
    ),
    denial: list(
      `nothing to do with, happened to|to? be, only saying, telling nobody, told _ it was, don't|dont know how that|it|they|he|she|i happened|got|came|ended|went, i'm|i am|im not worried|crying|bothered|counting|jealous|looking|saying|competitive|obsessed, i didn't look|count|cry, i only, it wasn't me, purely by|a chance|coincidence, no idea how, i was just|only passing`,
    ),
    transfer: list(
      'lent, lend, borrow*, gave|gives me|him|her|us|them, carried the|my|his|her, took over, handed over, passed on to, inherited, loan of, repaid, brought back, brought .. back, owns',
    ),
  },
  es: {
    done: list(
      `tarde pero, ya está|prendió|llegó|quedó|terminé|abrió|volvió|soy|es|tengo|supe, por fin, terminé, devuelto, me lo|la devolvió|regresó|trajo|trajeron, lo|la trajo, volvió, aprobé, tengo prepa, gané, ganamos, nació, se graduó, llegó, abrí, listo, lista, quedó, salió, cobré, pagó, entregué`,
    ),
    still: list(
      'otra vez, sigue, sigo, todavía, aún, de nuevo, volvió|vuelve a, ya nomás, igual que, como siempre, otro|otra año|vez',
    ),
    turns: list(
      'por primera vez, primera vez, excepto, hoy sí, resulta que, al final, sin decir nada, en cambio, corrección, bueno sí',
    ),
    promise: list(
      `para el|la|este|mi domingo|lunes|martes|miércoles|jueves|viernes|sábado|verano|año|_, antes de|del, a más tardar, te|se lo|la regreso|devuelvo|traigo|pago, el año que entra|viene, seis|tres|dos meses|semanas y, me inscribí, que conste, media hora, empiezo|empezamos, la termino, lo termino, mañana empiezo, prometo, prometí`,
    ),
    vow: list(
      `no vuelvo a, nunca más, no pienso, jamás, juro|juré|jurado que|por, lo juro, no voy a, ni una más, ahora sí la última, ni loca|loco, no vuelvo`,
    ),
    denial: list(
      'yo no fui|he, por casualidad, no sé cómo pasó|llegó|fue|apareció|acabó, yo no creo, yo nomás, no es que, nada que ver, yo tampoco pregunté, no estoy llorando, no me importa',
    ),
    transfer: list(
      'presté, prestó, le presté, me prestó, regalé, regaló, me regaló, devolvió, devolví, heredé, ya es de, se lo presté, me dejó, le di, me dio',
    ),
  },
  de: {
    done: list(
      `fertig, ist auf|da|zurück|fertig|wieder|offen, zu spät, steht, endlich, geschafft, wieder da, zurückgebracht, zurückgegeben, bestanden, gewonnen, hat sie|er|den|die|das .. abgegeben, eröffnet, abgesenkt, gekauft, hab|habe ein* .. gekauft, ist meisterin|meister, hat die gesellenprüfung, in rente`,
    ),
    still: list(
      'immer noch, noch nicht, schon wieder, wieder, noch immer, zum _ mal, wie immer, seit, derselbe, keine _',
    ),
    turns: list('diesmal, ausnahme, doch ein, zum ersten mal, trotzdem, außer, ohne rechnung, stattdessen'),
    promise: list(
      `bis zum|zur|himmelfahrt|ostern|weihnachten|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|ende|mai|juni|juli|august|september|oktober|november|dezember|januar|februar|märz, am <number> .. ist|bin|mache|mach, werde|werd, ich mach, kriegst|bekommst du, versprochen, nächstes|nächste|nächsten jahr|woche|monat, ich hab gesagt bis, hör* auf, fange|fang an, frist, morgen`,
    ),
    vow: list(
      `nie wieder, kommt mir nicht, auf keins, nicht solange, solange ich lebe, repariere ich nicht, nur über meine, niemals, mach|mache ich nicht, ich .. nie, nie mehr, das letzte mal, schluss mit`,
    ),
    denial: list(
      `rein zufällig, zufällig, ich war's nicht, keine ahnung wie, nur so, ich sag|sage nur, war nicht ich, ich fühle mich angesprochen, nicht neidisch, nicht nervös`,
    ),
    transfer: list(
      'leihweise, geliehen, verliehen, leiht, leihe, geschenkt, schenkt, holt meine, hingestellt, übernommen, gebracht, zurückgebracht, gehört jetzt, ausgeliehen, geerbt',
    ),
  },
} as const

export type CueFamily = keyof (typeof FAMILIES)['en']

const INDEXES: Readonly<Record<string, CueIndex>> = Object.fromEntries(
  Object.entries(FAMILIES).map(([language, families]) => [language, indexCues(families)]),
)

const known = new WeakMap<Told, Match[]>()

/** Every sign in a post, in order. */
export function signsIn(post: Told): readonly Match[] {
  const before = known.get(post)
  if (before) return before
  const found = readSigns(post)
  known.set(post, found)
  return found
}

function readSigns(post: Told): Match[] {
  const index = INDEXES[post.language] ?? INDEXES.en
  const inClass: InClass = (token, name) =>
    name === 'number' && (/^\d/.test(token.key) || numberOf(token.key, post.language) !== null)
  return index ? matchCues(index, post.tokens, inClass) : []
}

export const has = (signs: readonly Match[], family: CueFamily): boolean =>
  signs.some((m) => m.cue.kind === family)
