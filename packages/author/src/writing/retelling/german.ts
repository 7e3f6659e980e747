import type { Before, Teller, Told } from './teller.ts'

const UNFIT =
  /[?!:;()…<>#@/\n*]|\p{Extended_Pictographic}|\.\s|(?<!\p{L})(?:wir|uns|unser\p{L}*|du|dir|dich|dein\p{L}*|ihr euch|man|nie|niemand|nichts|immer|alle|alles|nur|hier|heute|jetzt|morgen|gestern|wie ein|wie eine|als ob|vielleicht|vermutlich|angeblich)(?!\p{L})/iu
const SHOUTED = /\p{Lu}{3,}/u
/** Forms of the first person whose third is certain, in present, past and perfect. */
const THIRD: Record<string, string> = {
  hab: 'hat',
  habe: 'hat',
  bin: 'ist',
  hatte: 'hatte',
  war: 'war',
  wollte: 'wollte',
  musste: 'musste',
  konnte: 'konnte',
  durfte: 'durfte',
  sollte: 'sollte',
  ging: 'ging',
  kam: 'kam',
  sah: 'sah',
  stand: 'stand',
  saß: 'saß',
  nahm: 'nahm',
  gab: 'gab',
  fand: 'fand',
  blieb: 'blieb',
  wurde: 'wurde',
  mach: 'macht',
  mache: 'macht',
  geh: 'geht',
  gehe: 'geht',
  frag: 'fragt',
  frage: 'fragt',
  sag: 'sagt',
  sage: 'sagt',
  besitz: 'besitzt',
  besitze: 'besitzt',
  lieg: 'liegt',
  liege: 'liegt',
  sitz: 'sitzt',
  sitze: 'sitzt',
  nehm: 'nimmt',
  nehme: 'nimmt',
  reparier: 'repariert',
  repariere: 'repariert',
  darf: 'darf',
  kann: 'kann',
  soll: 'soll',
  will: 'will',
  muss: 'muss',
  weiß: 'weiß',
}
const LEAD = /^(?:heute|also|und|aber) /i
/** A finite verb of somebody else, where the sentence has it in second place. */
const FINITE =
  /^(?:hat|ist|war|hatte|wollte|musste|konnte|kam|ging|stand|saß|gab|nahm|fand|blieb|sagte|fragte|wurde|holt|fragt|bringt|geht|kommt|steht|sitzt|will|heiratet|parkt|wohnt|macht|grillt|erzählt|wartet|fährt|gibt|nimmt|zeigt|lacht|isst|trägt|\p{Ll}+(?:te|ten))$/u

export function retellGerman(sentence: string, teller: Teller, before: Before): Told | null {
  const bare = sentence.trim().replace(/[.]+$/, '').replace(LEAD, '')
  const speech: string[] = []
  const plain = bare.replace(/[„“][^“”„]*[“”]/g, (q) => `⟦${speech.push(q) - 1}⟧`)
  if (UNFIT.test(plain) || SHOUTED.test(plain) || /^⟦/.test(plain)) return null
  const words = plain.split(/\s+/)
  if (words.length < 3 || words.length > 30) return null
  const told = ownDeed(words, teller) ?? othersDeed(words, teller, before)
  if (
    !told ||
    /(?<!\p{L})(?:ich|mich|mir|bin|hab|habe|mein\p{L}*)(?!\p{L})| (?:zum|am|vom) \d+$/iu.test(told.text)
  )
    return null
  const back = (text: string) => text.replace(/⟦(\d+)⟧/g, (_, n) => speech[Number(n)] as string)
  return { ...told, text: back(told.text), inverted: back(told.inverted ?? told.text) }
}

function ownDeed(words: string[], teller: Teller): Told | null {
  const first = words[0] ?? ''
  const spoken = /^ich$/i.test(first)
  const verb = THIRD[(spoken ? (words[1] ?? '') : first).toLowerCase()]
  if (!verb || (!spoken && !/^(?:Hab|Habe|Bin|Musste|Wollte)$/.test(first))) return null
  const rest = turn(words.slice(spoken ? 2 : 1).join(' '), teller, true)
  if (rest === null) return null
  return {
    text: `${teller.name} ${verb} ${rest}`,
    inverted: `${verb} ${teller.name} ${rest}`,
    subject: teller.name,
  }
}

function othersDeed(words: string[], teller: Teller, before: Before): Told | null {
  const found = subjectOf(words, teller, before)
  const verb = found ? words[found.length] : undefined
  if (!found || !verb || !FINITE.test(verb)) return null
  const rest = turn(words.slice(found.length + 1).join(' '), teller, false)
  if (rest === null) return null
  return {
    text: `${found.text} ${verb} ${rest}`,
    inverted: `${verb} ${found.text} ${rest}`,
    subject: found.name,
  }
}

function subjectOf(words: string[], teller: Teller, before: Before) {
  const first = words[0] ?? ''
  if (/^(?:Er|Sie)$/.test(first)) {
    const wanted = first === 'Er' ? 'he' : 'she'
    const fitting = before.named.filter((n) => n !== teller.name && teller.people.get(n) === wanted)
    const one =
      before.subject && fitting.includes(before.subject)
        ? before.subject
        : fitting.length === 1
          ? fitting[0]
          : null
    return one ? { text: one, name: one, length: 1 } : null
  }
  for (const n of [3, 2, 1]) {
    const name = words.slice(0, n).join(' ')
    if (teller.people.has(name)) return { text: name, name, length: n }
  }
  if (/^(?:Der|Die|Das|Ein|Eine)$/.test(first) && FINITE.test(words[2] ?? ''))
    return { text: `${first.toLowerCase()} ${words[1]}`, name: null, length: 2 }
  return null
}

const POSSESSIVE = /(?<!\p{L})mein(e[nmrs]?)?(?!\p{L})/giu

function turn(rest: string, teller: Teller, own: boolean): string | null {
  if (/(?<!\p{L})ich(?!\p{L})/iu.test(rest) && !own) return null
  const his = teller.pronoun === 'she' ? 'ihr' : teller.pronoun === 'he' ? 'sein' : null
  if (!his && /(?<!\p{L})(?:mein|mir|mich)/iu.test(rest)) return null
  const genitive = /[sxzß]$/.test(teller.name) ? `${teller.name}’` : `${teller.name}s`
  const turned = rest
    .replace(POSSESSIVE, (_, ending: string | undefined) => (own ? `${his}${ending ?? ''}` : genitive))
    .replace(/(?<!\p{L})mir(?!\p{L})/gu, own ? 'sich' : teller.name)
    .replace(/(?<!\p{L})mich(?!\p{L})/gu, own ? 'sich' : teller.name)
  return /(?<!\p{L})ich(?!\p{L})/iu.test(turned) ? null : turned.trim()
}
