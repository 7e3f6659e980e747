import { languageIn } from '../choose-language.ts'
import type { InLanguages } from '../known-question.ts'
import type { AssistantQuestion } from '../model.ts'
import { personOf, phraseOf } from '../phrase.ts'
import { languageOfTopic } from '../propose-questions.ts'
import { readRequest } from '../request/read-request.ts'
import { scaleBetween } from '../shape.ts'
import { smoothed, voiced } from '../voice.ts'
import type { Scene } from './scene.ts'
import type { Way } from './way-said.ts'
import { whole } from './words-of-command.ts'

type Wording = InLanguages<string>
const three = (en: string, es: string, de: string): Wording => ({ en, es, de })
interface Asked {
  text: Wording
  type: AssistantQuestion['question_type']
  ends?: InLanguages<[string, string]>
}

const VERY: InLanguages<[string, string]> = {
  en: ['not at all', 'very much'],
  es: ['nada', 'muchísimo'],
  de: ['gar nicht', 'sehr'],
}
const GOOD: InLanguages<[string, string]> = {
  en: ['not at all good', 'very good'],
  es: ['nada bien', 'muy bien'],
  de: ['gar nicht gut', 'sehr gut'],
}

/** German stands behind “das Thema” or a colon, where any phrase may stand in any case. */
const LIKED: Asked = {
  text: three(
    'How did you like {x}?',
    '¿Qué [te|le] pareció lo siguiente: {x}?',
    'Wie hat [dir|Ihnen] das gefallen: {x}?',
  ),
  type: 'rating_scale',
  ends: GOOD,
}
const HAPPY: Asked = {
  text: three(
    'How happy are you with {x}?',
    '¿Hasta qué punto [te|le] parece bien esto: {x}?',
    'Wie zufrieden [bist|sind] du mit dem Thema {x}?',
  ),
  type: 'rating_scale',
  ends: VERY,
}
const TROUBLED: Asked = {
  text: three(
    'How much does it bother you: {x}?',
    '¿Cuánto [te|le] molesta esto: {x}?',
    'Wie sehr stört dich das: {x}?',
  ),
  type: 'rating_scale',
  ends: VERY,
}
const WANTED: Asked = {
  text: three(
    'What would you like when it comes to {x}?',
    '¿Qué [te|le] gustaría en cuanto a {x}?',
    'Was [wünschst du dir|wünschen Sie sich] beim Thema {x}?',
  ),
  type: 'long_text',
}
const DONE: Asked = {
  text: three(
    'How often does this come up for you: {x}?',
    '¿Con qué frecuencia entra esto en [tu|su] vida: {x}?',
    'Wie oft kommt das bei dir vor: {x}?',
  ),
  type: 'single_select',
}
const REMEMBERED: Asked = {
  text: three(
    'What do you remember about {x}?',
    '¿Qué [recuerdas|recuerda] de {x}?',
    'Was [weißt|wissen] du noch über {x}?',
  ),
  type: 'long_text',
}
const TOLD: Asked = {
  text: three(
    'What is your experience with {x}?',
    '¿Qué experiencia [tienes|tiene] con {x}?',
    'Welche Erfahrungen [hast|haben] du mit dem Thema {x}?',
  ),
  type: 'long_text',
}
const OPINION: Asked = {
  text: three(
    'What do you think about {x}?',
    '¿Qué [piensas|piensa] sobre {x}?',
    'Was [denkst|denken] du zum Thema {x}?',
  ),
  type: 'long_text',
}
const YES_NO: Asked = {
  text: three('{X}: yes or no?', '{X}: ¿sí o no?', '{X}: ja oder nein?'),
  type: 'boolean',
}
const CHOSEN: Asked = {
  text: three('{X}: which do you choose?', '{X}: ¿qué [eliges|elige]?', '{X}: Was [wählst|wählen] du?'),
  type: 'single_select',
}
const SEVERAL: Asked = {
  text: three(
    '{X}: which of these apply to you?',
    '{X}: ¿cuáles en [tu|su] caso?',
    '{X}: Was trifft auf dich zu?',
  ),
  type: 'multi_select',
}
const ORDERED: Asked = {
  text: three(
    '{X}: put them in order, the best first.',
    '{X}: [ordénalos|ordénelos], lo mejor primero.',
    '{X}: [Bring|Bringen Sie] sie in eine Reihenfolge, das Beste zuerst.',
  ),
  type: 'ranking',
}
const ON_WHICH_DATE: Asked = {
  text: three('{X}: on which date?', '{X}: ¿en qué fecha?', '{X}: an welchem Datum?'),
  type: 'date_time',
}
const HOW_MANY: Asked = {
  text: three('{X}: how many?', '{X}: ¿cuánto?', '{X}: wie viel?'),
  type: 'short_text',
}
const PERSON: Asked = {
  text: three(
    'How do you get on with {x}?',
    '¿Cómo es [tu|su] relación con {x}?',
    'Wie ist es für dich mit {x}?',
  ),
  type: 'long_text',
}
const OF_HELP: Asked = {
  text: three(
    'Does this concern you: {x}? If you like, tell us what you need.',
    '¿Es [tu|su] caso: {x}? Si [quieres|quiere], [cuéntanos|cuéntenos] qué [necesitas|necesita].',
    'Trifft das auf dich zu: {x}? Wenn [du magst|Sie mögen], [schreib|schreiben Sie], was [du brauchst|Sie brauchen].',
  ),
  type: 'long_text',
}

const OFTEN: InLanguages<string[]> = {
  en: ['every day', 'every week', 'now and then', 'hardly ever', 'never'],
  es: ['todos los días', 'cada semana', 'de vez en cuando', 'casi nunca', 'nunca'],
  de: ['jeden Tag', 'jede Woche', 'ab und zu', 'kaum einmal', 'nie'],
}

const PROBLEM = whole(
  'noise|delays?|waiting|queues?|crowd\\p{L}*|mess|smells?|dirt|litter|rubbish|stress|burnout|cost of|rising \\p{L}+|traffic|bullying|complaints?|loneliness|pain|mould|damp|theft|vandalism|mobbing|lärm|warten|verspätung\\p{L}*|schlange\\p{L}*|müll|dreck|schmutz|stau|einsamkeit|schimmel|diebstahl|ruidos?|retrasos?|esperas?|colas?|basura|suciedad|estrés|soledad|atascos?|robos?|humedad',
)
const WISHED = whole(
  'ideas?|suggestions?|improvements?|wishes|plans?|vorschläge|ideen|wünsche|sugerencias|mejoras|propuestas|deseos|planes',
)
const WITH_PEOPLE =
  /^(?:those|people|anyone|anybody|everyone|parents|everybody)\s(?:with|who|that|without|living)\s(.+)$/iu
const ACTIVITY = /^\p{L}{2,}ing(?!\p{L})(?! room| machine| list| board| area| time)/iu

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const bareGerman = (text: string) =>
  text.replace(/^(?:der|die|das|den|dem|des|ein(?:e[nmrs]?)?|unser(?:e[nmrs]?)?|mein(?:e[nmrs]?)?)\s+/iu, '')

function askedOf(x: string, way: Way | null, isChoice: boolean, isOver: boolean, { topic }: Scene): Asked {
  if (isChoice) return way === 'ranking' ? ORDERED : way === 'multi_select' ? SEVERAL : CHOSEN
  if (way === 'boolean') return YES_NO
  if (way === 'date_time') return ON_WHICH_DATE
  if (way === 'number') return HOW_MANY
  if (PROBLEM.test(x)) return TROUBLED
  const kind = readRequest(topic, languageOfTopic(topic)).kind
  if (way === 'rating_scale' || way === 'likert_scale') return isOver ? LIKED : HAPPY
  if (isOver) return LIKED
  if (kind === 'memory' || kind === 'person') return REMEMBERED
  if (kind === 'event planned') return WANTED
  if (WISHED.test(x)) return WANTED
  if (way === null && ACTIVITY.test(x)) return DONE
  if (kind === 'place' || kind === 'service' || kind === 'group' || kind === 'facility')
    return way === null ? HAPPY : OPINION
  if (kind === 'activity' || kind === 'habit' || kind === 'health') return TOLD
  return OPINION
}

/** What can be asked of anything, in words that suit the kind of thing it is and hold whatever it is called. */
export function wordingFor(
  named: string,
  way: Way | null,
  isChoice: boolean,
  isOver: boolean,
  scene: Scene,
): AssistantQuestion {
  const about = named.replace(/[?¿]+/gu, '').trim()
  const { language, address } = scene.style
  const concerned = WITH_PEOPLE.exec(about)?.[1]
  const person = concerned ? null : personOf(about, language)
  const asked = concerned
    ? OF_HELP
    : person && way === null
      ? PERSON
      : askedOf(about, way, isChoice, isOver, scene)
  const said =
    concerned ??
    (language === 'de'
      ? asked === REMEMBERED
        ? about
        : bareGerman(about)
      : (person ?? ((languageIn(about) ?? language) === language ? phraseOf(about, language) : about)))
  const text = asked.text[language]
    .replaceAll('{x}', () => (language === 'de' && person ? person : said))
    .replaceAll('{X}', () => capital(said))
  const question_text = smoothed(voiced(text, language, address), language)
  const ends = asked.ends?.[language]
  return {
    question_text,
    question_type: asked.type,
    ...(ends ? { question_config: scaleBetween(ends) } : {}),
    ...(asked === DONE ? { options: OFTEN[language].map((option_text) => ({ option_text })) } : {}),
  }
}
