import type { InLanguages, Language } from '../known-question.ts'
import { asWords } from '../plain-text.ts'
import { namedOf } from './dative-plural.ts'
import { domainOf } from './find-domain.ts'
import { isOfPeople } from './people.ts'

/** What is asked for stands before what it is to be about. */
const AFTER_SURVEY: InLanguages<RegExp> = {
  en: /(?<!\p{L})(?:survey|questionnaire|poll|quiz|questions?|something|feedback|opinions?|stories)(?!\p{L})[^.!?:]{0,80}?(?<!\p{L})(?:about|on|around|regarding|concerning|covering)\s{1,3}(.{2,200})/iu,
  es: /(?<!\p{L})(?:encuesta|cuestionario|sondeo|preguntas?|test|quiz|algo|opini[oó]n|historias)(?!\p{L})[^.!?:]{0,80}?(?<!\p{L})(?:sobre|acerca de|en torno a|para saber)\s{1,3}(.{2,200})/iu,
  de: /(?<!\p{L})(?:umfrage|fragebogen|fragen|befragung|quiz|etwas|feedback|meinungen|geschichten|rückmeldung)(?!\p{L})[^.!?:]{0,80}?(?<!\p{L})(?:darüber,?|dazu,?|über|rund um|zum thema|zum|zur|zu)\s{1,3}(.{2,200})/iu,
}

/** “survey: how people cook”, “Umfrage – Schlafen”. */
const BEFORE_COLON =
  /^(?:(?:a|an|the|una?|eine?|die|der|kurze|short|quick|breve|kleine|little|fun|lustige)\s{1,3}){0,3}(?:survey|questionnaire|poll|quiz|questions|encuesta|cuestionario|sondeo|preguntas|umfrage|fragebogen|fragen|befragung)\s{0,3}[:–—-]\s{1,3}(.{2,200})/iu

/** “the village survey” is about the village, “Mitgliederumfrage” about nothing that it says. */
const ONLY_SURVEY =
  /^(?:(?:a|an|the|my|our|una?|mi|nuestra|la|eine?|meine|unsere|die|new|neue|nueva|short|kurze|little|kleine|first|test)\s{1,3}){0,3}(?:\p{L}{0,20}(?:survey|questionnaire|poll|quiz|questions|encuesta|cuestionario|sondeo|preguntas|umfrage|fragebogen|fragen|befragung|test|feedback))(?:\s(?:de satisfacci[oó]n|sobre satisfacci[oó]n|zur zufriedenheit|for (?:everyone|all|you)|para todos|für alle))?\s{0,3}\d{0,4}$/iu

const TAIL: InLanguages<RegExp> = {
  en: /(?:[.!?;(]|\s[–—-]\s|,\s(?:which|that|who)\s|,?\s(?:especially|mainly|mostly|particularly|above all|including|e\.g\.|so that|so we|because|please|pls|in order to|to decide|to find out|with \d|with (?:five|six|seven|eight|nine|ten|twelve)|and make|make it|keep it|no more than|for a (?:laugh|bit)|for fun)(?!\p{L})).*$/isu,
  es: /(?:[.!?;(]|\s[–—-]\s|,\s(?:que|cuyo)\s|,?\s(?:especialmente|sobre todo|en especial|en particular|incluyendo|para que|porque|por favor|para decidir|con \d|que sea|con humor|en plan)(?!\p{L})).*$/isu,
  de: /(?:[.!?;(]|\s[–—-]\s|,\s(?:die|der|das|den|dem)\s|,?\s(?:besonders|vor allem|insbesondere|inklusive|z\. ?b\.|damit|weil|bitte|um zu|mit \d|und zwar|höchstens|maximal|gern)(?!\p{L})).*$/isu,
}

/** “for my colleagues”: whom it is for. */
const FOR_WHOM =
  /,?\s(?:for|among|with|from|para|entre|con|de parte de|für|unter|bei|mit|von)\s((?:(?:all|the|my|our|los|las|mis|nuestr[oa]s|alle|die|den|meine[nr]?|unsere[nr]?)\s){0,2}[\p{L}-]{3,30}(?:\s[\p{L}\d-]{2,30}){0,2})$/iu

const OF_AN_AUDIENCE =
  /(?<!\p{L})(?:class|klasse|clase|team|group|gruppe|grupo|kurs|curso|year \d|grade|office|büro|oficina|friends|freunde|amig[oa]s|family|familie|familia|building|edificio)(?!\p{L})/iu

const LEAD: InLanguages<RegExp> = {
  en: /^(?:(?:hi|hey|hello|please|pls|ok|so|well|um)[,!]?\s|(?:can|could|would) you (?:please )?(?:make|write|create|do|help)(?: me| us)?(?: with)?\s|(?:i|we)(?:['’]d| would)? (?:want|need|like)(?: to (?:do|make|know|find out|ask(?: about)?|hear(?: about)?))?\s|make(?: me| us)?\s|create\s|write(?: me| us)?\s|about\s|all about\s|let['’]s ask\s|ask(?:ing)? (?:(?:\p{L}+ ){0,4}?about |people |them |my \p{L}+ )?)+/iu,
  es: /^(?:(?:hola|buenas|por favor|oye)[,!]?\s|(?:puedes|podrías) (?:hacer(?:me|nos)?|crear(?:me)?|escribir(?:me)?)\s|(?:quiero|queremos|necesito|necesitamos|me gustaría|quisiera)(?: (?:hacer|saber|preguntar(?: por| sobre)?))?\s|haz(?:me)?\s|crea\s|sobre\s)+/iu,
  de: /^(?:(?:hallo|hi|hey|bitte)[,!]?\s|(?:kannst|könntest) du (?:mir |uns )?(?:bitte )?|(?:ich|wir) (?:möchten?|will|wollen|brauchen?|hätten? gern|würden? gern)(?: wissen,?| erfahren,?| fragen,?)?\s|mach(?:e)? (?:mir |uns )?|erstelle? (?:mir |uns )?|schreib(?:e)? (?:mir |uns )?|über\s|zum thema\s)+/iu,
}

const unquoted = (text: string) => text.replace(/^[“”"'«»„‘’\s]+|[“”"'«»„‘’.?!¿¡,;:\s]+$/gu, '')

/** Questions and turns of phrase that only wrap what they are about. */
const WRAPPED: [RegExp, string][] = [
  [/^what does (.{2,60}?) mean(?: to (?:you|us|me|people))?$/iu, '$1'],
  [/^was (?:bedeutet|heißt)(?: (?:für )?(?:dich|uns|euch|mich|dir))?(?: eigentlich)? (.{2,60})$/iu, '$1'],
  [
    /^qué (?:significa|es)(?: para (?:ti|vosotros|nosotros))? (.{2,60}?)(?: para (?:ti|vosotros|nosotros))?$/iu,
    '$1',
  ],
  [
    /^(?:how (?:people|we|you|they|families) (?:spend|see|experience)|what (?:(?:our|my|the) )?(?:people|we|you|customers|guests|members|listeners|readers|parents|visitors|patients|students|neighbours|everyone|everybody) (?:really )?thinks? (?:of|about)|what did (?:you|we|they|people|everyone|everybody|you all) think (?:of|about)|how did (?:you|people|everyone) (?:like|find)) (.{2,60})$/iu,
    '$1',
  ],
  [
    /^(?:cómo (?:pasamos|vivimos|pasáis|vemos)|qué (?:pensamos|piensa la gente|piensan l[oa]s \p{L}+|opinan l[oa]s \p{L}+|(?:os|les|te) pareció) (?:de |sobre )?) ?(.{2,60})$/iu,
    '$1',
  ],
  [/^wie (?:wir|leute|menschen|familien|ihr) (.{2,60}) (?:verbringen|erleben|sehen)$/iu, '$1'],
]
const plainly = (text: string) => {
  const found = WRAPPED.find(([wrap]) => wrap.test(text))
  return found ? text.replace(found[0], found[1]) : text
}

/** What is to be done with it is not what it is called. */
const TO_DO: InLanguages<RegExp> = {
  en: /^(?:planning|organi[sz]ing)\s(?=(?:an?|the|our|my)\s)/iu,
  es: /^(?:organizar|planear|preparar)\s(?=(?:el|la|los|las|un|una|nuestr[oa])\s)/iu,
  de: /\s(?:planen|organisieren|vorbereiten)$/iu,
}

/** What somebody says that they run. */
const RUN =
  /(?<!\p{L})(?:(?:we|i) (?:have|run|own|manage|organi[sz]e|lead|do|host|make|teach)|doy|imparto|tenemos|tengo|llevo|llevamos|gestiono|organizamos|(?:wir|ich) (?:haben?|betreiben?|führen?|leiten?|organisieren?|gebe|geben|mache))\s((?:an?|the|our|un|una|el|la|eine?n?|ein|die|den|das)\s[^,.;!?]{3,40}?)(?=\s(?:and|y|und|in|en|for|para|für|where|donde|wo)\s|[,.;!?]|$)/iu
export const runBy = (description: string): string | null =>
  RUN.exec(description)?.[1]
    ?.replace(/^(?:an?|una?|eine?n?)\s/iu, '')
    .trim() ?? null

/** The part of what was typed that says what a survey is about; null where it does not say. */
export function subjectText(typed: string, language: Language): string | null {
  const text = asWords(typed.replace(/[[\]|]/gu, ' '), 400).trim()
  const said = BEFORE_COLON.exec(text)?.[1] ?? AFTER_SURVEY[language].exec(text)?.[1]
  const bare = plainly(
    unquoted((said ?? text).replace(LEAD[language], '').replace(TAIL[language], '')),
  ).replace(TO_DO[language], '')
  if (ONLY_SURVEY.test(bare)) return null
  const whom = FOR_WHOM.exec(bare)
  const isWhom = whom?.[1] !== undefined && (isOfPeople(whom[1]) || OF_AN_AUDIENCE.test(whom[1]))
  const without = isWhom ? unquoted(bare.slice(0, whom?.index)) : bare
  // “caring for our parents” says what, not for whom it is asked.
  const short = !domainOf(without, language) && domainOf(bare, language) ? bare : without
  const named = language === 'de' ? (namedOf(short) ?? short) : short
  return /\p{L}{2}/u.test(named) ? named : null
}

/** Whether what was typed names its subject, rather than being it. */
export const saysAbout = (typed: string, language: Language) =>
  AFTER_SURVEY[language].test(asWords(typed, 400))
