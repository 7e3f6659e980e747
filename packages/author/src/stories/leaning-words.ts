import { fold } from '@youzine/words'

type Language = 'en' | 'es' | 'de'

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).map(fold))

/** Somebody or something that another sentence named. English “they” is often nobody: “They've put a blade across town”. */
export const SOMEBODY: Record<Language, ReadonlySet<string>> = {
  en: set("he she him her his hers he'd she'd he'll she'll himself herself"),
  es: set('él ella'),
  de: set('er ihm ihn ihnen'),
}

/** The pronoun that is also the polite one, or you: only where nothing stands before it. */
export const OPENING_ONLY: Record<Language, ReadonlySet<string>> = {
  en: set(''),
  es: set('ellos ellas'),
  de: set('sie'),
}

/** “He's called Walter”, “Sie heißt Traudl”: it says itself who is meant. */
export const NAMES: Record<Language, ReadonlySet<string>> = {
  en: set('called named calling name'),
  es: set('llama llamaron puse pusimos pusieron nombre'),
  de: set('heißt heisst heißen nennen nannten getauft name'),
}

export const OBJECT: Record<Language, ReadonlySet<string>> = {
  en: set('it him them'),
  es: set('lo la los las'),
  de: set('sie ihn es ihm ihr ihnen'),
}

/** What is done to a thing; what is done “to it” in idioms (call it, pack it in, make it) is not here. */
export const DONE_TO: Record<Language, ReadonlySet<string>> = {
  en: set(
    'did done found sold took finished fixed mended broke ate lost bought brought told asked met gave kept rang sent returned posted opened burned burnt drove walked fetched washed wore painted buried dropped drank caught saw hid threw signed paid planted repaired',
  ),
  es: set(''),
  de: set('hab habe haben hat hatte fand fanden kriegt'),
}

/** It is so now; what, another post says. */
export const STATE: Record<Language, ReadonlySet<string>> = {
  en: set('done over gone finished back in up sold mended fixed working ready out'),
  es: set('está quedó acabó terminó pasó volvió'),
  de: set('vollbracht geschafft vorbei fertig erledigt weg zurück drin verkauft überstanden'),
}

/** How something went. */
export const ANSWER: Record<Language, ReadonlySet<string>> = {
  en: set('clear benign negative passed failed sorted yes yep nope no'),
  es: set('benigno negativo negativa aprobado aprobada reprobado pasó sí no listo lista'),
  de: set('gutartig negativ bestanden durchgefallen entwarnung ja nein nö doch'),
}

export const GOES_ON: Record<Language, ReadonlySet<string>> = {
  en: set('still'),
  es: set('sigue siguen sigo todavía aún'),
  de: set('noch immer'),
}

/** Where to, the post before says. */
export const WENT: Record<Language, ReadonlySet<string>> = {
  en: set('went'),
  es: set('fui fuimos'),
  de: set('bin war waren sind'),
}
export const AFTER_ALL: Record<Language, ReadonlySet<string>> = {
  en: set('once anyway twice back again'),
  es: set('igual siempre'),
  de: set('doch trotzdem'),
}

export const ALSO: Record<Language, readonly (readonly string[])[]> = {
  en: [['as', 'well'], ['too']],
  es: [['también']],
  de: [['auch']],
}

/** Words of time alone: “Two years on Monday.” */
export const SPAN: Record<Language, ReadonlySet<string>> = {
  en: set('year years month months week weeks day days'),
  es: set('año años mes meses semana semanas día días'),
  de: set('jahr jahre jahren monat monate monaten woche wochen tag tage'),
}

export const AROUND: Record<Language, ReadonlySet<string>> = {
  en: set(
    'today tomorrow yesterday now already on ago since near enough nearly almost exactly a an half and monday tuesday wednesday thursday friday saturday sunday one two three four five six seven eight nine ten eleven twelve',
  ),
  es: set(
    'hoy mañana ayer ya casi hace de desde un una y medio exactos exactamente uno dos tres cuatro cinco seis siete ocho nueve diez once doce',
  ),
  de: set(
    'heute morgen gestern übermorgen jetzt schon her seit fast genau ein eine einem zwei drei vier fünf sechs sieben acht neun zehn elf zwölf nun am montag dienstag mittwoch donnerstag freitag samstag sonntag',
  ),
}

/** The reason is kept from everybody who does not know it. */
export const WITHHELD: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:you(?: all)? know why|you know who|you can guess the rest|that['’]s all (?:anyone|anybody|you) needs? to know)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:ya sab(?:en|es|éis) (?:por ?qué|quién)|es todo lo que (?:hay|tienen|tenéis|necesitan) que saber|el resto ya lo sab(?:en|es|éis))(?!\p{L})/iu,
  de: /(?<!\p{L})(?:ihr wi(?:ss|ß)t(?: ja| schon)? (?:warum|wieso|weshalb|wer)|mehr mu(?:ss|ß) (?:man|keiner) (?:dazu )?nicht wissen|den Rest könnt ihr euch denken)(?!\p{L})/iu,
}

/** “I know what I wrote in 2012.” */
export const WROTE: Record<Language, RegExp> = {
  en: /(?<!\p{L})know what I(?:['’]ve)? (?:said|wrote|written|posted|put)(?: \p{L}{1,12}){0,3} ((?:19|20)\d\d)(?!\d)/iu,
  es: /(?<!\p{L})sé lo que (?:dije|escribí|puse|publiqué)(?: \p{L}{1,12}){0,3} ((?:19|20)\d\d)(?!\d)/iu,
  de: /(?<!\p{L})weiß,? was ich(?: \p{L}{1,12}){0,2} ((?:19|20)\d\d)(?: \p{L}{1,12}){0,2} (?:geschrieben|gesagt|gepostet)(?!\p{L})/iu,
}
