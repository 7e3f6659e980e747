import { languageIn } from './choose-language.ts'
import { THEMES } from './domains/themes/all.ts'
import type { Language } from './known-question.ts'
import type { AssistantQuestion } from './model.ts'
import { aboutOf, type Topic } from './propose-questions.ts'
import { type Recognised, recognised, withoutMark } from './recognise.ts'
import { nounNamed } from './request/nouns.ts'
import { type About, type Style, shaped } from './shape.ts'
import { shortened } from './shorten.ts'
import { inUnit, unitIn } from './turns/units.ts'
import { OPTIONAL_MARK } from './wishes/optional-mark.ts'
import { retyped } from './wishes/retype.ts'

/** The language and address that most of a survey speaks. */
export function styleOf(questions: readonly AssistantQuestion[], otherwise: Style): Style {
  const styles = questions.flatMap((question) => recognised(question)?.style ?? [])
  const count = (style: Style) =>
    styles.filter(({ language, address }) => language === style.language && address === style.address).length
  const [first] = [...styles].sort((a, b) => count(b) - count(a))
  if (first) return first.address === 'plain' ? { ...first, address: plainer(styles, first.language) } : first
  return {
    ...otherwise,
    language: languageIn(questions.map(({ question_text }) => question_text).join(' ')) ?? otherwise.language,
  }
}

/** Many questions read the same in every address: the few that do not decide. */
const plainer = (styles: Style[], language: Language) =>
  styles.find((style) => style.language === language && style.address !== 'plain')?.address ?? 'plain'

function aboutIn({ about, style }: Recognised, topic: Topic, language: Language): About | null {
  if (!about) return null
  const own = aboutOf(topic, style.language)
  const bare = (text: string) => text.replace(/^[“«„]|[”»“]$/g, '')
  if (bare(about.phrase) === bare(own.phrase)) return aboutOf(topic, language)
  const noun = nounNamed(about.phrase, style.language)
  if (noun) return { phrase: noun.said[language], language }
  const subject = THEMES.find(({ name }) => name[style.language] === about.phrase)
  return subject ? { phrase: subject.name[language], language } : about
}

/** Said in another language or address; null where these are somebody's own words. */
export function restyled(question: AssistantQuestion, style: Style, topic: Topic): AssistantQuestion | null {
  const bare = withoutMark(question.question_text)
  if (bare !== question.question_text) {
    const said = restyled({ ...question, question_text: bare }, style, topic)
    return said && { ...said, question_text: `${said.question_text} ${OPTIONAL_MARK[style.language]}` }
  }
  const found = recognised(question)
  if (!found) return inItsUnit(question, style, topic)
  const asked = (how: Style) => {
    const known = shaped(found.known, aboutIn(found, topic, how.language), how)
    const cut = found.isShort ? { ...known, question_text: shortened(known.question_text) } : known
    const isSame = question.question_type === known.question_type
    return isSame ? cut : retyped(cut, question.question_type, how)
  }
  const said = asked(style)
  // A question may read the same in two tones while its answers do not.
  const before = (['plain', 'casual', 'formal'] as const).map((address) =>
    asked({ language: found.style.language, address }),
  )
  const options = question.options?.map(({ option_text }) => {
    const at = Math.max(
      ...before.map((one) => one.options?.findIndex((said) => said.option_text === option_text) ?? -1),
    )
    return said.options?.[at] ?? { option_text }
  })
  return {
    ...question,
    question_text: said.question_text,
    ...(options ? { options } : {}),
    ...(said.question_config ? { question_config: said.question_config } : {}),
  }
}

/** A known question with a unit behind it keeps the unit, and the answers that somebody gave it. */
function inItsUnit(question: AssistantQuestion, style: Style, topic: Topic): AssistantQuestion | null {
  const found = unitIn(question.question_text.replace(/\?$/u, ''))
  if (!found) return null
  const bare = { ...question, question_text: `${found.rest}?` }
  const said = recognised(bare) ? restyled(bare, style, topic) : null
  if (!said) return null
  return {
    ...said,
    question_text: inUnit(said.question_text, found.unit),
    question_type: question.question_type,
    ...(question.options ? { options: question.options } : {}),
  }
}
