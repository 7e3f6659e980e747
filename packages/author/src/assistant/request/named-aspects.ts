import { askedThing } from '../brief/ask.ts'
import type { Brief } from '../brief/brief.ts'
import { nounPhrase } from '../brief/noun-phrase.ts'
import type { Kind } from '../kinds/kind.ts'
import type { AssistantQuestion } from '../model.ts'
import { type Style, shaped } from '../shape.ts'
import { degree, type Language, story } from '../subjects/subject.ts'

const ABOVE_ALL =
  /(?<!\p{L})(?:especially|particularly|mainly|mostly|above all|in particular|focus(?:ing|sed)? on|besonders|vor allem|insbesondere|hauptsächlich|schwerpunkt(?: auf)?|sobre todo|especialmente|en especial|en particular|principalmente)[,:]?\s{1,3}([^.!?;:()\n]{3,120})/iu
const LEADING =
  /^(?:(?:about|on|in|the question of|regarding|zu|zum|zur|über|um|bei|im|am|mit|an|auf|de|del|sobre|en|por|con)\s{1,3})+/iu
const BETWEEN = /\s{0,3},\s{0,3}(?:and |und |y )?|\s{1,3}(?:and|und|y|e|sowie|&)\s{1,3}/iu
const CLAUSE =
  /^(?:how|what|why|when|where|whether|if|wie|was|warum|wann|wo|ob|cómo|qué|cuándo|si|for|für|para|because|weil)(?!\p{L})/iu
const LONGEST = 5

/** “especially the songs and the evenings”: what must not be missing. */
export function namedAspects(told: string): string[] {
  const list = ABOVE_ALL.exec(told)?.[1]
  if (!list) return []
  return list
    .split(BETWEEN)
    .map((one) => one.trim().replace(LEADING, '').trim())
    .filter((one) => /\p{L}{2}/u.test(one) && one.split(/\s+/u).length <= LONGEST && !CLAUSE.test(one))
}

/** German after “zu” is no object; the bare word with “das Thema” always is. */
const PART = degree(
  'How did you like {x}?',
  '¿Cómo [valoras|valora] {x}?',
  'Wie [fandest|fanden] du {x}?',
  'not at all / very much',
  'mal / muy bien',
  'gar nicht gut / sehr gut',
)
const TOLD = story(
  'What have you experienced with {x}?',
  '¿Qué experiencias [tienes|tiene] con {x}?',
  'Was [hast|haben] du zum Thema {x} zu erzählen?',
)
export const ASPECT_QUESTIONS = [PART, TOLD]

const JUDGED: readonly Kind[] = ['place', 'service', 'group', 'event planned', 'change']

/** One aspect, asked in the way of its kind. */
export function askedAspect(aspect: string, kind: Kind, style: Style, language: Language): AssistantQuestion {
  const brief: Pick<Brief, 'purpose' | 'isForChildren'> = { purpose: 'feedback', isForChildren: false }
  if (kind === 'event past') return shaped(PART, nounPhrase(aspect, language), style)
  if (JUDGED.includes(kind)) return askedThing(aspect, brief, style)
  const phrase = language === 'de' ? bareGerman(aspect) : nounPhrase(aspect, language).phrase
  return shaped(TOLD, { phrase: language === 'en' ? aspect : phrase, language }, style)
}

const bareGerman = (text: string) =>
  text.replace(/^(?:der|die|das|den|dem|des|ein(?:e[nmrs]?)?|unser(?:e[nmrs]?)?)\s+/iu, '')
