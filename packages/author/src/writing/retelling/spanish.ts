import { quotedInside } from '../quote.ts'
import type { Before, Teller, Told } from './teller.ts'

const UNFIT =
  /[?¿!¡:;()…<>#@/\n*]|\p{Extended_Pictographic}|^['‘"“«]|\.\s|(?<!\p{L})(?:como (?:si|quien|un|una)|tú|usted|ustedes|te|ti|os|vosotros|aquí|ahora|ya no|nunca|siempre|nadie|nada|nomás|solo|sólo|todos|ojalá|mañana|ayer)(?!\p{L})/iu
const SHOUTED = /\p{Lu}{3,}/u
/** First person, or the present: the words that must not be left over. */
const LEFT =
  /(?<!\p{L})(?:yo|me|mí|conmigo|esto|hoy|sé|oye|sale|escucha|nos|nosotr[oa]s|nuestr[oa]s?|soy|estoy|tengo|voy|hago|digo|creo|veo|doy|puedo|quiero|pongo|salgo|vengo|sigo|llevo|ando|he|hemos|es|son|está|están|tiene|tienen|va|van|hay|puede|quiere|dice|dicen|sabe|ha|han|hace|hacen|lleva|queda|debe|viene|parece|\p{L}+mos)(?!\p{L})/iu
const LEAD = /^(?:hoy|anoche|bueno|pues|y|pero|entonces),? /i

const IRREGULAR: Record<string, string> = {
  fui: 'fue',
  hice: 'hizo',
  dije: 'dijo',
  traje: 'trajo',
  puse: 'puso',
  tuve: 'tuvo',
  estuve: 'estuvo',
  vine: 'vino',
  quise: 'quiso',
  supe: 'supo',
  pude: 'pudo',
  anduve: 'anduvo',
  di: 'dio',
  vi: 'vio',
  conduje: 'condujo',
  leí: 'leyó',
  caí: 'cayó',
  oí: 'oyó',
  creí: 'creyó',
  construí: 'construyó',
  pedí: 'pidió',
  sentí: 'sintió',
  dormí: 'durmió',
  seguí: 'siguió',
  serví: 'sirvió',
  preferí: 'prefirió',
  mentí: 'mintió',
  repetí: 'repitió',
  vestí: 'vistió',
  despedí: 'despidió',
  conseguí: 'consiguió',
  medí: 'midió',
  reí: 'rio',
  elegí: 'eligió',
  corregí: 'corrigió',
}
const THIRD_IRREGULAR = new Set([
  ...Object.values(IRREGULAR),
  'era',
  'estaba',
  'tenía',
  'había',
  'iba',
  'quería',
  'podía',
])
const NOT_A_VERB = new Set(
  'así aquí allí ahí café qué sí mí té bebé sé porqué por ahí comité puré chalé pie'.split(' '),
)

function thirdOf(word: string): string | null {
  const w = word.toLowerCase()
  if (IRREGULAR[w]) return IRREGULAR[w] as string
  if (NOT_A_VERB.has(w) || w.length < 4) return null
  if (/gué$/.test(w)) return `${w.slice(0, -3)}gó`
  if (/qué$/.test(w)) return `${w.slice(0, -3)}có`
  if (/cé$/.test(w)) return `${w.slice(0, -2)}zó`
  if (/é$/.test(w)) return `${w.slice(0, -1)}ó`
  if (/í$/.test(w)) return `${w.slice(0, -1)}ió`
  return null
}

const isThird = (word: string) =>
  /(?:ó|aron|ieron|aba|aban)$/.test(word) || THIRD_IRREGULAR.has(word.toLowerCase())
const CLITICS = /^(?:le|les|lo|la|los|las|se|me)$/i

export function retellSpanish(sentence: string, teller: Teller, before: Before): Told | null {
  const bare = sentence.trim().replace(/[.]+$/, '').replace(LEAD, '')
  if (UNFIT.test(bare) || SHOUTED.test(bare)) return null
  const inside = quotedInside(bare)
  if (inside === null) return null
  const speech: string[] = []
  const words = inside.replace(/“[^”]{0,600}”/g, (q) => `⟦${speech.push(q) - 1}⟧`).split(/\s+/)
  if (words.length < 3 || words.length > 30) return null
  const told = ownDeed(words, teller) ?? othersDeed(words, teller, before)
  if (
    !told ||
    LEFT.test(told.text.slice(teller.name.length)) ||
    /(?:[aei]rme|[aei]rnos)(?!\p{L})/u.test(told.text)
  )
    return null
  return {
    ...told,
    text: told.text
      .replace(/\bl[ea]s? (?=l[oa]s? )/, 'se ')
      .replace(/⟦(\d+)⟧/g, (_, n) => speech[Number(n)] as string),
  }
}

/** “Le presté a mi comadre…”, “Pregunté por…”, “Me inscribí…”: the verb says who it was. */
function ownDeed(words: string[], teller: Teller): Told | null {
  const clitics: string[] = []
  let at = /^(?:No|Ya|También|Después|Luego)$/.test(words[0] ?? '') ? 1 : 0
  const adverb = at === 1 ? `${(words[0] as string).toLowerCase()} ` : ''
  while (CLITICS.test(words[at] ?? '') && clitics.length < 2)
    clitics.push((words[at++] as string).toLowerCase())
  const verb = thirdOf(words[at] ?? '')
  if (!verb) return null
  const held = clitics.map((c) => (c === 'me' ? 'se' : c))
  const rest = turn(words.slice(at + 1), true)
  if (rest === null) return null
  return {
    text: `${teller.name} ${adverb}${[...held, verb].join(' ')}${rest}`.replace(/,$/, ''),
    subject: teller.name,
  }
}

function othersDeed(words: string[], teller: Teller, before: Before): Told | null {
  const found = subjectOf(words, teller, before)
  if (!found) return null
  let at = found.length
  const lead: string[] = []
  while ((/^(?:no|ya)$/i.test(words[at] ?? '') || CLITICS.test(words[at] ?? '')) && lead.length < 3)
    lead.push((words[at++] as string).replace(/^me$/i, 'le'))
  if (!isThird(words[at] ?? '')) return null
  const rest = turn(words.slice(at + 1), false)
  if (rest === null) return null
  return { text: `${found.text} ${[...lead, words[at]].join(' ')}${rest}`, subject: found.name }
}

function subjectOf(words: string[], teller: Teller, _before: Before) {
  const lower = (w: string) =>
    w.replace(/^(?:Mi|Don|Doña|El|La|Un|Una|Maestra|Comadre)$/, (x) => x.toLowerCase())
  const head = lower(words[0] ?? '')
  for (const n of [4, 3, 2, 1]) {
    const name = [head, ...words.slice(1, n)].join(' ')
    const bare = name.replace(/^(?:mi (?:comadre|hermana|hermano|hija|hijo) )/, '')
    if (
      !teller.people.has(name) &&
      !teller.people.has(bare) &&
      !teller.people.has(words.slice(0, n).join(' '))
    )
      continue
    return { text: name.replace(/^mi /, 'su '), name: teller.people.has(name) ? name : bare, length: n }
  }
  if (/^(?:Mi|La|El|Un|Una)$/.test(words[0] ?? '')) {
    const at = words.findIndex((w, i) => i > 1 && i < 6 && isThird(w))
    if (at < 2 || words.slice(1, at).some((w) => /^(?:que|quien|y|se|no)$/i.test(w))) return null
    return { text: [head.replace(/^mi$/, 'su'), ...words.slice(1, at)].join(' '), name: null, length: at }
  }
  return null
}

/** Later verbs of the same sentence, and what belongs to the writer. */
function turn(rest: readonly string[], own: boolean): string | null {
  const out: string[] = []
  for (const [i, word] of rest.entries()) {
    const bare = word.replace(/[,.]$/, '')
    const tail = word.slice(bare.length)
    const third = thirdOf(bare)
    if (third) {
      if (!own) return null
      out.push(third + tail)
    } else if (/^me$/i.test(bare)) out.push(thirdOf((rest[i + 1] ?? '').replace(/[,.]$/, '')) ? 'se' : 'le')
    else if (/^mis?$/i.test(bare)) out.push(bare.replace(/^mi/i, 'su') + tail)
    else out.push(word)
  }
  return out.length > 0 ? ` ${out.join(' ')}` : ''
}
