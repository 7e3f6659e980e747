import { fold, kindOfNoun, type Token } from '@youzine/words'
import type { Told } from '../told.ts'
import { KINSHIP, roleIn } from './kinship.ts'
import type { Name } from './names.ts'
import { rolesBeside } from './roles-beside.ts'

export interface Role {
  role: string
  post: Told
  /** How plainly the post says so: kinship first, then apposition, then a deed. */
  rank: number
}

const MINE = new Set('my our mi mis nuestro nuestra mein meine meinen meinem meiner unser unsere'.split(' '))
const LONGEST = 10

/** What one post says about who somebody is. `at` is the place of the name. */
export function rolesIn(post: Told, at: number, name: Name): Role[] {
  if (ownsKin(post, surnameEnd(post, at, name))) return []
  const found: (Role | null)[] = [
    kinBefore(post, at),
    kinBeforeComma(post, at),
    apposed(post, at, name),
    bracketed(post, at),
    forYears(post, at),
    called(post, at),
    headline(post, at),
    isNow(post, at),
    fromPlace(post, at),
    summary(post, at),
  ]
  return [...found.filter((r) => r !== null), ...rolesBeside(post, at)]
}

/** “Rick's mother” is somebody else. */
const ownsKin = (post: Told, at: number): boolean =>
  /['’]s$/.test(post.tokens[at]?.raw ?? '') && KINSHIP.has(post.tokens[at + 1]?.key ?? '')

/** "My brother Idris", "mi hija Yadira", "Moira's sister Rena", "my solicitor Ruth". */
function kinBefore(post: Told, at: number): Role | null {
  // “mi hermana la Yadi”
  const step = post.language === 'es' && /^(?:la|el)$/.test(post.tokens[at - 1]?.key ?? '') ? 1 : 0
  const word = post.tokens[at - 1 - step]
  const lead = post.tokens[at - 2 - step]
  if (!word || !lead || word.sentence !== post.tokens[at]?.sentence || lead.sentence !== word.sentence)
    return null
  // “held to our chests, Tom said”: nobody's chests.
  if (!/^ (?:la |el )?$/.test(post.text.slice(word.to, (post.tokens[at] as Token).from))) return null
  const kin = KINSHIP.get(word.key)
  if (lead.raw.endsWith("'s") && kin) return { role: `${lead.raw} ${word.raw}`, post, rank: 5 }
  if (!MINE.has(lead.key) || word.isCapital !== (post.language === 'de')) return null
  if (kin) return { role: roleIn(kin, post.language), post, rank: 5 }
  // “our clockmaker's Gurdeep” says that she is one.
  return /^\p{L}{4,}$/u.test(word.raw) && !/^(?:name|nombre|name)$/i.test(word.raw)
    ? { role: word.raw.replace(/['’]s$/, ''), post, rank: 4 }
    : null
}

/** “my youngest, Brodie, 7 years old”: between two commas, and no list of people. */
function kinBeforeComma(post: Told, at: number): Role | null {
  const [lead, word, name] = [post.tokens[at - 2], post.tokens[at - 1], post.tokens[at]]
  if (!lead || !word || !name || lead.sentence !== name.sentence || !MINE.has(lead.key)) return null
  const kin = KINSHIP.get(word.key)
  const isApart = post.text.slice(word.to, name.from) === ', '
  const behind = post.text.slice(name.to, name.to + 24)
  const isAlone = /^(?:, (?:\d|(?!(?:and|y|und|my|our|mi|mein) )\p{Ll})|[.!?])/u.test(behind)
  return kin && isApart && isAlone ? { role: roleIn(kin, post.language), post, rank: 5 } : null
}

/** "Ruth, my solicitor, says": up to the next comma or stop. "Doña Cuca la de las flores". */
function apposed(post: Told, at: number, name: Name): Role | null {
  const last = surnameEnd(post, at, name)
  const token = post.tokens[last] as Token
  const behind = post.text.slice(token.to, token.to + 90)
  const language = post.language === 'es' || post.language === 'de' ? post.language : 'en'
  const m = APPOSED[language].exec(behind)
  const said = m?.[1] ?? m?.[2]
  // "Col, Bev, the lorry, and a wardrobe" is a list.
  const isList = /(?:, |and |y |und )$/u.test(
    post.text.slice(Math.max(0, (post.tokens[at] as Token).from - 4), (post.tokens[at] as Token).from),
  )
  // “die Lupe von Hinrich, die für Milben”: the lens is for mites, not he.
  const isOwner = /(?<!\p{L})(?:of|de|del|von|vom) $/u.test(
    post.text.slice(0, (post.tokens[at] as Token).from),
  )
  const goesOn = /^, (?:and|y|und) |^ (?:and|y|und) /u.test(
    behind.slice(m?.[0].length ?? 0, (m?.[0].length ?? 0) + 6),
  )
  // “Demel's, a quarter past three”: where, and when.
  const isPlace = token.raw.endsWith("'s") || (said !== undefined && HOUR.test(said))
  // “turbulence over France, a trolley on its side”: a place, and what happened there.
  const isThere =
    /^(?:an?|una?|eine?) /.test(said ?? '') && THERE.test(post.text.slice(0, (post.tokens[at] as Token).from))
  // “Papa, der Mann nebenan klingt falsch.”: whoever is spoken to is told something.
  const isToldSo = /["“„‘«»]$/u.test(post.text.slice(0, (post.tokens[at] as Token).from))
  const isNobodyElse = isToldSo || (said !== undefined && NAMES_ANOTHER[language].test(said))
  if (said && (isList || isOwner || goesOn || isPlace || isThere || isNobodyElse || isClause(said, language)))
    return null
  if (said) return asRole(said.trim(), post, 4)
  // "Dr. Sievers, Kardiologin, sagt"
  const noun =
    post.language === 'de'
      ? /^, (\p{Lu}\p{Ll}{2,}(?:in|er|or|ist|ent|ant|arzt|mann|frau|lehrling))(?=[,.])/u.exec(behind)
      : null
  const was = noun ?? BARE[language].exec(behind)
  return was && !isList ? asRole(was[1] as string, post, 4) : null
}

/** “Publikum: Emil, die Katze Mimi, Gerd überm Zaun”: the next of a list, with a name of their own. */
const NAMES_ANOTHER = {
  en: /^(?:the|my|our) (?:\p{Ll}+ )?(?:cat|dog|parrot|horse|neighbour|neighbor|cousin|friend|sister|brother) \p{Lu}\p{Ll}+$/u,
  es: /^(?:el|la|mi) (?:gat[oa]|perr[oa]|loro|caballo|yegua|vecin[oa]|prim[oa]|amig[oa]|herman[oa]) \p{Lu}\p{Ll}+$/u,
  de: /^(?:der|die|mein|meine) \p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u,
}

/** “Trevor, retired customs officer, from Wellington”: what somebody was needs no article. */
const BARE = {
  en: /^, ((?:retired|former|ex)[ -]\p{Ll}{3,}(?: \p{Ll}{3,}){0,2})(?=[,.;])/u,
  es: /^, ((?:jubilad[oa] de|ex) ?\p{Ll}{3,}(?: \p{Ll}{2,}){0,3})(?=[,.;])/u,
  de: /^, ((?:pensionierte[rn]?|ehemalige[rn]?|frühere[rn]?) \p{Lu}\p{Ll}{2,})(?=[,.;])/u,
}

/** “Tobi (my baby brother, 7)”. */
function bracketed(post: Told, at: number): Role | null {
  const token = post.tokens[at] as Token
  const said = /^ \(((?:my|our|mi|mein|meine) [^(),.;:!?]{3,40})[,)]/u.exec(
    post.text.slice(token.to, token.to + 50),
  )?.[1]
  return said ? asRole(said.trim(), post, 4) : null
}

const YEARS_MY = {
  en: /^, (?:for )?[\p{L}\d]+ (?:years|seasons) (?:my|our) (\p{Ll}{4,}(?: \p{Ll}{4,})?)(?=[,.;!?])|^, (?:my|our) (\p{Ll}{4,}(?: \p{Ll}{4,})?) (?:for|of) [\p{L}\d]+ (?:years|seasons)(?=[,.;!?])/u,
  es: /^, (?:durante )?[\p{L}\d]+ (?:años|temporadas) (?:mi|nuestr[oa]) (\p{Ll}{4,})(?=[,.;!?])/u,
  de: /^, [\p{L}\d]+ Jahre(?: lang)? (?:mein|meine|unser|unsere) (\p{Lu}\p{Ll}{3,})(?=[,.;!?])/u,
}

/** “Lutz, 21 Jahre mein Trainer, hat mir seinen Zettel überreicht”. */
function forYears(post: Told, at: number): Role | null {
  const token = post.tokens[at] as Token
  const language = post.language === 'es' || post.language === 'de' ? post.language : 'en'
  const m = YEARS_MY[language].exec(post.text.slice(token.to, token.to + 60))
  const noun = m?.[1] ?? m?.[2]
  if (!noun) return null
  const kin = KINSHIP.get(fold(noun.toLowerCase()))
  return asRole(kin ? roleIn(kin, post.language) : `${MY[language]} ${noun}`, post, 4)
}

/** As the post has it, whatever its gender: what is said of them is theirs. */
const MY = { en: 'my', es: 'mi', de: 'mein' }

const THERE = /(?<!\p{L})(?:over|in|across|near|above|through|sobre|en|cerca de|über|in|bei|nahe) $/u

const HOUR =
  /^(?:an?|the|el|la|un|una|ein|eine|die|der) (?:quarter|half|hour|minute|couple|week|month|year|day|morning|evening|night|hora|media|semana|tarde|noche|mañana|viertel|halbe|stunde|minute|woche|nacht)(?!\p{L})/iu

/** Spanish “son” is somebody in English. */
const FINITE = {
  en: /(?<!\p{L})(?:is|was|are|were|has|had|does|did)(?!\p{L})/u,
  es: /(?<!\p{L})(?:está|están|estaba|estaban|es|son|fue|era|hay|tiene|tenía|va|iba)(?!\p{L})/u,
  de: /(?<!\p{L})(?:ist|war|hat|hatte|sind|wird)(?!\p{L})/u,
}

/** “No sé de Consuelo, la escuela está cerrada”: the next clause, and nobody’s role. */
const isClause = (said: string, language: keyof typeof FINITE) =>
  !/^who /.test(said) && !/ (?:who|que|die|der) /.test(said) && FINITE[language].test(said)

const APPOSED = {
  en: /^(?:, \d{1,3})?, ((?:my|our|the|an?|who|used to be) [^,.;:!?()“”"]{3,60})(?=[,.;:!?(])/u,
  es: /^(?:, ((?:el|la|mi|un|una) [^,.;:!?()“”"]{3,60})(?=[,.;:!?(])| ((?:la|el) de (?!ayer|anoche|antes|ahora|siempre|mañana|todos|aquí|allá|verdad|nuevo|otr[oa])(?:la |las |los |el )?\p{L}{4,}))/u,
  de: /^, ((?:der|die|mein|meine|ein|eine) [^,.;:!?()„“"]{3,60})(?=[,.;:!?(])/u,
}

function surnameEnd(post: Told, at: number, name: Name): number {
  const next = post.tokens[at + 1]
  return next && name.aliases.includes(next.key) && next.sentence === post.tokens[at]?.sentence ? at + 1 : at
}

/** "There is a customer called Colin", "The man on plot 15 is called Archie", "The physio is called Beth". */
function called(post: Told, at: number): Role | null {
  const token = post.tokens[at] as Token
  const before = post.text.slice(Math.max(0, token.from - 70), token.from)
  const m =
    /(?:^|[.!?] |\bis |\bwas |, )((?:a|an|the|our|my) [\p{L}\d' -]{3,40}?),? (?:is )?(?:called|named) $/iu.exec(
      before,
    ) ??
    /(?:^|[.!?] |, )((?:un|una|el|la) [\p{L}\d' -]{3,40}?),? (?:que )?se llama $/iu.exec(before) ??
    /(?:^|[.!?] |, )((?:ein|eine|der|die) [\p{L}\d' -]{3,40}?),? (?:der |die )?heißt $/iu.exec(before)
  return m ? asRole(lowerFirst(lastOf((m[1] as string).trim())), post, 4) : null
}

/** “The Milner belonged to a grain merchant called …”: of two articles the second is whose it is. */
const lastOf = (said: string) => said.replace(/^.* (?=(?:an?|una?|eine?) \p{Ll})/u, '')

/** "New apprentice. Bex, 19." – "Praktikantin, zwei Wochen. Jule, 15.": a headline, then the name. */
function headline(post: Told, at: number): Role | null {
  const token = post.tokens[at] as Token
  const own = post.sentences.findIndex((s) => at >= s.first && at < s.end)
  const here = post.sentences[own]
  const before = post.sentences[own - 1]
  if (!here || here.first !== at || !before || own !== 1) return null
  const behind = post.text.slice(token.to, token.to + 4)
  const text = post.text.slice(before.from, before.to).replace(/[.!?]+$/, '')
  if (/^, \d/.test(behind) && before.end - before.first <= 4 && SOMEBODY_NEW.test(text))
    return asRole(lowerFirst(text.split(',')[0] as string, post.language), post, 4)
  return null
}

/** “New apprentice”, “Praktikantin, zwei Wochen”; “Found” says nothing about whoever was found. */
const SOMEBODY_NEW =
  /^(?:(?:new|our|my|the|an?|nuev[oa]|mi|el|la|neue[rs]?|mein|meine|unser|unsere) |\p{Lu}\p{Ll}+(?:in|er|ling|mann|frau|hilfe|azubi)(?:,|$))/iu

const TRADE =
  /^(?:\p{L}+ )?(?:manager|inspector|driver|teacher|nurse|doctor|chef|baker|boss|captain|champion|narrator|innkeeper|partner|apprentice|trainee|foreman|vicar|minister|editor|director|secretary|treasurer|judge|grandmother|grandfather|mother|father|supervisora?|directora?|maestr[oa]|chofer|abuel[oa]|meisterin|meister|gesellin|geselle|teilhaberin|chefin|lehrling|onkel|tante)$/iu

/** "Shazia's an inspector now", "Shazia's depot manager", "Jule ist Meisterin". */
function isNow(post: Told, at: number): Role | null {
  const token = post.tokens[at] as Token
  const behind = post.text.slice(token.to, token.to + 50)
  const owner = /['’]s$/.test(post.text.slice(token.from, token.to))
  const m = owner
    ? /^ (?:an? |the |now |our )?([\p{L}]+(?: [\p{L}]+)?)(?: now)?(?=[.,!;])/u.exec(behind)
    : /^ (?:is|was|es|ist|ya es|jetzt|ist jetzt) (?:an? |the |now |our |la |el |un |una |jetzt )?([\p{L}]+(?: [\p{L}]+)?)(?=[.,!;])/u.exec(
        behind,
      )
  const role = m?.[1]?.replace(/ now$/, '')
  return role && TRADE.test(role) ? asRole(role, post, 3) : null
}

/** "Kirsten from plot 22" – "Davie phoned from Ontario". */
function fromPlace(post: Told, at: number): Role | null {
  const token = post.tokens[at] as Token
  const behind = post.text.slice(token.to, token.to + 50)
  const m = /^ ((?:from|of|la del|el del|vom) (?:the )?\p{L}+ \d+)/u.exec(behind)
  if (m) return asRole(m[1] as string, post, 2)
  const far =
    /^ (?:phoned|rang|called|wrote|texted|llamó|escribió) (?:from|desde|de) (\p{Lu}\p{L}+(?: \p{Lu}\p{L}+){0,2})/u.exec(
      behind,
    )
  return far ? asRole(`${post.language === 'es' ? 'en' : 'in'} ${far[1]}`, post, 2) : null
}

/** "Shazia was on the 38. Last driver I ever trained.": a sentence without a verb that says who. */
function summary(post: Told, at: number): Role | null {
  const own = post.sentences.findIndex((s) => at >= s.first && at < s.end)
  const next = post.sentences[own + 1]
  if (post.language !== 'en' || !next || own !== 0 || next.end - next.first > 7) return null
  const first = post.tokens[next.first]?.key ?? ''
  if (!/^(?:last|first|youngest|oldest|best|only)$/.test(first)) return null
  const words = post.tokens.slice(next.first, next.end).map((t) => t.key)
  if (
    words.length < 4 ||
    words.some((w) => /^(?:is|was|are|were|time|day|one)$/.test(w)) ||
    !words.includes('i')
  )
    return null
  const text = post.text.slice(next.from, next.to).replace(/[.!?]+$/, '')
  return asRole(`the ${lowerFirst(text)}`, post, 3)
}

/** “La madre se llama Yoli”: whose mother, the post before may know. */
const isKinOfNobody = (role: string) => {
  const noun = /^(?:the|an?|el|la|una?|der|die|das|eine?) (\p{L}+)$/iu.exec(role)?.[1]
  return noun !== undefined && KINSHIP.has(fold(noun.toLowerCase()))
}

/** “Mrs Oyelaran, the real one”: which of two it is, not who. */
const TELLS_APART =
  /^(?:the|el|la|der|die|das) (?:(?:\p{L}+ )?(?:one|same|other|mism[oa]|otr[oa]|verdader[oa]|echte|andere)$|(?:same|usual|mism[oa]|gleiche|selbe|übliche) )/iu

const A_THING =
  /^(?:an?|una?|eine?) (?:(?:\p{L}+ ){0,3}(?=thing(?: |$)))?(\p{L}+)(?: (?:from|of|off|with|for|on|in|vom|von|aus|mit|für|im|del?|con|para|en) .*)?$/iu

/** What comes to the door beside a name. */
const HANDED = new Set(
  'thing letter envelope parcel card postcard note photo picture box bag cup bottle cake pie sandwich call message text sobre carta paquete tarjeta postal nota foto caja bolsa taza botella torta pastel llamada mensaje brief kuvert paket packerl karte postkarte zettel bild foto schachtel kiste tasche flasche kuchen torte anruf nachricht'.split(
    ' ',
  ),
)

const lowerFirst = (text: string, language = 'en') =>
  language === 'de' ? text : text.charAt(0).toLowerCase() + text.slice(1)

function asRole(said: string, post: Told, rank: number): Role | null {
  const role = said.replace(/['’]s$/, '')
  if (isKinOfNobody(role)) return null
  if (/^\p{Ll}\p{Lu}/u.test(role) || /^an? \p{L}+[^s]s$/u.test(role) || TELLS_APART.test(role)) return null
  // “They ran over Rulo, a motorbike”, “Frau Rohregger, ein Kuvert vom Heim”: nobody is one.
  const noun = fold(A_THING.exec(role)?.[1]?.toLowerCase() ?? '')
  if (kindOfNoun(noun) === 'thing' || HANDED.has(noun)) return null
  return role.split(/\s+/).length <= LONGEST && !/\d{4}/.test(role) ? { role, post, rank } : null
}

const DEEDS =
  /^(?:sent|gave|brought|lent|taught|won|built|made|bought|sold|sang|wrote|found|broke|stole|borrowed|carried|painted|knitted|baked|drove|caught|kept|wore|hummed|named|judged|photographed|planted|read|ran|rang|phoned|taught|trained|sewed|fixed|mended|ate)$/

/** "Fiona sent a mug that says ADEQUATE": the best they have, where nobody says who they are. English only. */
export function deedIn(post: Told, at: number): Role | null {
  const s = post.sentences.find((x) => x.first === at)
  const verb = post.tokens[at + 1]
  if (post.language !== 'en' || !s || !verb || post.tone !== 'clear' || !DEEDS.test(verb.key)) return null
  const size = s.end - s.first
  // Of a short post only: a long one may be told as a scene, and nothing is told twice.
  if (size < 4 || size > LONGEST || post.tokens.length >= 20) return null
  const text = post.text.slice(verb.from, s.to).replace(/[.!?]+["'”’]?$/, '')
  if (/["“‘']|\b(?:me|my|I|we|our|us|it|them|him|her|this|that)\b/.test(text)) return null
  return { role: `who ${text}`, post, rank: 1 }
}

/** "35 years married today. Moira got a card.": a spouse, if nobody else is named. */
export function spouseIn(post: Told, at: number): Role | null {
  if (
    !/\b(?:years? married|married (?:\p{L}+|\d+) years|wedding anniversary|años de casad[oa]s|jahre verheiratet|hochzeitstag)\b/iu.test(
      post.text,
    )
  )
    return null
  const others = post.tokens.filter(
    (t, i) => i !== at && t.isCapital && !t.isOpening && !/^(?:i|i've|i'm)$/.test(t.key),
  )
  return others.length <= 1 ? { role: post.language === 'es' ? 'casados' : 'spouse', post, rank: 5 } : null
}
