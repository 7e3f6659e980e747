import type { AssistantQuestion } from '../model.ts'
import { withoutReason } from './message.ts'
import { found, type Order, pattern, replaced, textAt } from './order.ts'
import { allNamed, bareName, pointedAt } from './pointing.ts'
import { told } from './told.ts'

const DROPS = [
  pattern(
    "(?:please )?(?:drop|cut|remove|delete|lose|skip|leave out|take out|get rid of|kill|scrap|ditch|bin|forget|without|no need (?:for|to ask (?:about|for)?)|(?:you |we |i )?(?:don[’']?t|do not|rather not|not|never) (?:need|want|ask|include|mention)(?: about| for)?(?: to)?(?: ask (?:about|for)?)?|(?:i(?: would|[’']d) |we(?:[’']d| would) )?rather not (?:ask|have|mention)(?: about)?|not ask(?: about)?|(?:\\p{L}+ \\p{L}+ )?says no|no)\\s(?!more than)(.{2,80}?)(?:\\s(?:out|away|altogether|entirely|completely|directly|at all|question|one))*",
  ),
  pattern('(?:take|leave)\\s(.{2,60}?)\\sout'),
  pattern(
    '(?:quita|elimina|borra|saca|suprime|fuera|sobra|no preguntes|sin|mejor sin|no quiero|no pongas|quítame)\\s(?:por |sobre |con )?(.{2,80}?)',
  ),
  pattern(
    '(?:streich\\p{L}*|lösch\\p{L}*|entfern\\p{L}*|nimm|lass\\p{L}*|weg mit|raus mit|ohne|kein\\p{L}* fragen?|nicht nach)\\s(?:zu |nach |über )?(.{2,60}?)(?:\\s(?:raus|weg|heraus|streichen|fragen|aus))*',
  ),
  pattern(
    '(.{2,60}?)\\s(?:raus|weg|streichen|löschen|weglassen|kann weg|muss weg|can go|has to go|should go|fuera|sobra)',
  ),
]
export const BEFORE_IT =
  /^(.{4,120}?)(?:,|\s[–-]|\sso)\s(?:please\s)?(?:drop|cut|remove|delete|lose|skip|scrap|quítala|elimínala|bórrala|streich(?:e)?|lösch(?:e)?|nimm|weg damit|raus damit|fuera)(?:\s(?:it|that|them|one|sie|die|das))?(?:\s(?:raus|weg|bitte))*[.!]*$/isu
const NAMED_BEFORE =
  /(?:the one|the question|the bit|the thing|la de|lo de|la pregunta|die frage)\s(?:about |on |with |sobre |de |zu[rm]? |nach )?(.{2,60})$/iu

export const drop: Order = (text, at) => {
  const before = BEFORE_IT.exec(text)?.[1]
  const named = before ? (NAMED_BEFORE.exec(before)?.[1] ?? before) : null
  const said = named ?? found(DROPS, text)?.[0]
  if (!said) return null
  const reference = withoutReason(said).replace(/\s(?:bitte|please|por favor)$/iu, '')
  if (
    /^(?:(?:the |las |die )?(?:other|rest|all|everything)|\d+\s(?:and|,|-)|(?:the |die |las |los )?(?:first|last|letzten|ersten|últimas|primeras) (?:two|three|four|\d|zwei|drei|dos|tres))/iu.test(
      reference,
    )
  )
    return null
  const aside = /\(([^)]{2,40})\)/u.exec(reference)?.[1]
  const places = [reference, ...(aside ? [aside] : [])].flatMap((one) =>
    pointedAt(one, at.questions, at.touched),
  )
  const isNumbered = /\d/u.test(reference) || places.length === 1
  const out = isNumbered || before ? places.slice(0, 1) : allNamed(reference, at.questions)
  const gone = out.length > 0 ? out : places.slice(0, 1)
  const isInOptions = gone.length === 1 && out.length === 0
  if (isInOptions || gone.length === 0) {
    const name = bareName(reference)
    const option = optionNamed(name, at.questions)
    if (option) {
      const question = at.questions[option.place]
      if (!question) return null
      return {
        questions: replaced(
          at.questions,
          {
            ...question,
            options: (question.options ?? []).filter(({ option_text }) => option_text !== option.text),
          },
          option.place,
        ),
        touched: option.place,
        said: [told.droppedOption(option.text, option.place + 1)],
      }
    }
    if (name.split(/\s+/u).length > 6) return null
    return { questions: [...at.questions], touched: at.touched, said: [told.nothingAbout(name)] }
  }
  if (gone.length >= at.questions.length || gone.length > 3) return null
  return {
    questions: at.questions.filter((_, place) => !gone.includes(place)),
    touched: null,
    said: [told.dropped(gone.map((place) => textAt(at.questions, place)))],
  }
}

function optionNamed(name: string, questions: readonly AssistantQuestion[]) {
  for (const [place, { options = [] }] of questions.entries()) {
    const text = options.find(
      ({ option_text }) => option_text.toLowerCase() === name.toLowerCase(),
    )?.option_text
    if (text && options.length > 2) return { place, text }
  }
  return null
}
