import { languageIn } from '../choose-language.ts'
import { type Scenario, scenarioOf } from '../inquiry/scenarios.ts'
import type { Language } from '../known-question.ts'
import { RUNS, WANTS } from '../request/asker.ts'
import { isOfPeople } from '../request/people.ts'
import { aspectsIn, aspectsOfDescription } from './aspects.ts'
import type { Aspect, Brief, Purpose } from './brief.ts'
import {
  ANONYMOUSLY,
  AUDIENCE,
  CLOSED,
  countOf,
  GENTLY,
  isForChildren,
  OF_LOSS,
  purposeIn,
  SHORT,
  SURVEY,
  TOLD,
} from './signals.ts'
import { type Told, thingOf } from './thing.ts'

const words = (list: string) => new RegExp(`(?<!\\p{L})(?:${list})(?!\\p{L})`, 'iu')

/** Words of a wish about what stands already. */
const ABOUT_WHAT_STANDS = words(
  'let (?:them|people|everyone)|allow|lass(?:t|en)? (?:sie|die leute)|que puedan|add|also|another|more questions|more about|fewer|instead|replace|drop|remove|delete|move|swap|merge|reword|translate|undo|include|question \\d+|number \\d+|the (?:first|second|third|fourth|fifth|sixth|last)|(?<=(?:^|[.!?,;] ?|and |please |then ))make (?:it|them|these|all|the|each|this)|too (?:many|long|few|personal|generic)|noch|auch|weitere|mehr|füge?|streiche?|lösch\\p{L}*|ersetze?|frage \\d+|die (?:erste|zweite|dritte|vierte|letzte)|también|añad\\p{L}*|agreg\\p{L}*|otra|quita\\p{L}*|elimina|cambia|pregunta \\d+|la (?:primera|segunda|tercera|última)|más preguntas|menos preguntas',
)
const WANTED = words(
  "need|want to (?:ask|know|find|learn|hear)|(?:i[’']?d|i would|we would|we[’']?d) like to (?:ask|know|find|learn|hear)|write (?:me|us)|make (?:me |us )?an?|give (?:me|us)|create|must|have to|should we|brauche|bräuchte|hätte gern|möchte|will|wollen|müssen|erstelle?|schreib|necesit\\p{L}*|quiero|queremos|quisiera|tenemos que|hay que|hazme|haz|dame|escribe|me gustaría",
)

const LEAST_OF_A_BRIEF = 5

/** Whether a message says what a survey is to be, rather than what to change in one. */
function isBrief(message: string, aspects: readonly Aspect[], isFirst: boolean): boolean {
  if (ABOUT_WHAT_STANDS.test(message) || /^\s*(?:please |bitte )?(?:ask|frage?|pregunta)\s/iu.test(message))
    return false
  const isAsked = SURVEY.test(message) || countOf(message) !== null
  if (!isFirst) return SURVEY.test(message) && WANTED.test(message) && aspects.length > 0
  if (aspects.length === 0) return false
  if (message.trim().split(/\s+/u).length < LEAST_OF_A_BRIEF && !isAsked) return false
  const isSaid = WANTED.test(message) || isAsked || purposeIn(message) !== null
  return isSaid || aspects.length > 1
}

/** What should be, or what to do, is not so yet. */
const SETTLING =
  /(?<!\p{L})(?:should|soll(?:en|te|ten)?|deberíamos)(?!\p{L})|^(?:where|when|what|which \p{L}+|who|how|whether) to \p{L}|^(?:(?:a|en|de) )?(?:qué|si|cuándo|dónde|cómo)(?: (?!\p{L}*n )\p{L}+)? \p{L}+(?:ar|er|ir)(?!\p{L})/iu
const isSettling = ({ is, text }: Aspect) => is === 'clause' && SETTLING.test(text)

function purposeOf(message: string, told: Told, aspects: readonly Aspect[]): Purpose {
  const said = purposeIn(message)
  if (said) return said
  if (aspects.some(({ text }) => /^(?:is|are|should|soll|sollen|ist|debe|debería)(?!\p{L})/iu.test(text)))
    return 'opinion'
  if (aspects.some(isSettling)) return 'decision'
  return purposeIn(`${told.title}. ${told.description}`) ?? (aspects.length > 0 ? 'feedback' : 'story')
}

const manner = (text: string) => ({
  isClosed: CLOSED.test(text),
  isGentle: GENTLY.test(text) || OF_LOSS.test(text),
  isForChildren: isForChildren(text),
})

/** What a message wants a survey to be; null where it is a wish about one that stands. */
export function readBrief(message: string, told: Told, own: Language, isFirst: boolean): Brief | null {
  const { lead, aspects } = aspectsIn(message)
  if (!isBrief(message, aspects, isFirst)) return null
  const all = `${message} ${told.title} ${told.description}`
  return {
    language: languageIn(message) ?? own,
    purpose: purposeOf(message, told, aspects),
    count: countOf(message),
    isShort: SHORT.test(message),
    ...manner(all),
    isClosed: CLOSED.test(message),
    lead,
    aspects: aspects.slice(0, 20),
  }
}

/** What is disputed, where that was said: “a fight about dogs off leash”. */
const DISPUTED =
  /(?:fights?|rows?|arguments?|disputes?|debates?|quarrels?|disagree\p{L}*|disagreement|split|divided|streit|diskussion|zoff|uneinig|pelea|discusi[oó]n|polémica|bronca)(?:\s[\p{L}’']+){0,6}?\s(?:about|over|um|über|wegen|por|sobre)\s+([^.!?;,]{3,80})/iu

/** “How grandparents travel” is about travelling, not about how they are. */
const TELLS_HOW = /^¿?(?:how|cómo|como|wie)\s(?!(?:are|están|geht)(?!\p{L}))/iu

/** What title and description alone say a survey is for; null where it is for its stories. */
export function briefOfTopic(told: Told, own: Language): Brief | null {
  const { title, description } = told
  const all = `${title}. ${description}`
  const isWanted = WANTS.test(description) && aspectsOfDescription(description).length > 1
  if (TOLD.test(all) && !isWanted) return null
  const isAsked =
    /^(?:should|is|are|soll|sollen|ist|debe|debería|deberíamos|¿(?:debe|debería|deberíamos|hay que))\s/iu.test(
      title,
    )
  const said = purposeIn(all)
  const found = isAsked ? [] : aspectsOfDescription(description)
  const isOutright = found.some(
    ({ is, text }) =>
      is === 'clause' &&
      description.includes(text) &&
      /^\S+ (?:should|shall|sollen|sollten|deberíamos)/iu.test(text),
  )
  const scenario = scenarioOf(title, description)
  const isInquiry =
    WANTS.test(description) ||
    (RUNS.test(description) && (scenario !== null || found.length > 0)) ||
    isOutright ||
    (isOfPeople(title) && !(found.length === 0 && TELLS_HOW.test(title))) ||
    isListOfQuestions(found, scenario)
  const isOfMany = (AUDIENCE.test(description) || OF_LOSS.test(all)) && thingOf(told, own, own) !== null
  const purpose = isAsked
    ? 'opinion'
    : isInquiry
      ? purposeOfInquiry(said, scenario, found, isOutright)
      : said === 'opinion' || said === 'feedback'
        ? said
        : isOfMany
          ? (said ?? 'feedback')
          : null
  if (!purpose) return null
  const matter = purpose === 'opinion' && !isAsked ? (DISPUTED.exec(description)?.[1]?.trim() ?? null) : null
  const aspects: Aspect[] = isAsked
    ? [{ is: 'clause', text: title, options: [] }]
    : matter
      ? found.filter(({ is }) => is === 'clause')
      : found
  return {
    language: own,
    purpose,
    count: isInquiry ? countOf(description) : null,
    isShort: isInquiry && SHORT.test(description),
    ...manner(all),
    isClosed: false,
    lead: null,
    aspects,
    isInquiry,
    isAnonymous: ANONYMOUSLY.test(all),
    matter,
    scenario: isInquiry ? scenario : null,
  }
}

/** “how it went, what helped and what did not”: said without saying that one wants to know it. */
const isListOfQuestions = (aspects: readonly Aspect[], scenario: Scenario | null) => {
  const clauses = aspects.filter(({ is }) => is === 'clause').length
  return clauses > 2 || (clauses > 1 && scenario !== null)
}

function purposeOfInquiry(
  said: Purpose | null,
  scenario: Scenario | null,
  aspects: readonly Aspect[],
  isOutright: boolean,
): Purpose {
  if (scenario?.purpose === 'opinion' || said === 'opinion') return 'opinion'
  if (isOutright || scenario?.purpose === 'decision' || aspects.some(isSettling)) return 'decision'
  return said === 'decision' || said === 'feedback' ? said : 'feedback'
}
