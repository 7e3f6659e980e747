import { shortened, simplified } from '../shorten.ts'
import { talkedPlainly } from '../turns/plain-talk.ts'
import { type Followed, type Order, replaced, type Standing, textAt } from './order.ts'
import { pointedAt } from './pointing.ts'
import { told } from './told.ts'

const FOR_WORDS =
  /["“„«']([^"”“»']{2,60})["”“»']\s(?:instead of|rather than|not|statt|anstatt|anstelle von|en (?:vez|lugar) de|y no)\s["“„«']([^"”“»']{2,60})["”“»']/iu

export function exchange(text: string, at: Standing): Followed | null {
  const [, fresh = '', old = ''] = FOR_WORDS.exec(text) ?? []
  if (!old) return null
  const has = at.questions.findIndex(({ question_text }) =>
    question_text.toLowerCase().includes(old.toLowerCase()),
  )
  const question = at.questions[has]
  if (!question) {
    const [near] = pointedAt(old, at.questions, null)
    return {
      questions: [...at.questions],
      touched: near ?? at.touched,
      said: [
        near === undefined ? told.notFound(old) : told.notSaid(old, near + 1, textAt(at.questions, near)),
      ],
    }
  }
  const from = question.question_text.toLowerCase().indexOf(old.toLowerCase())
  const question_text =
    question.question_text.slice(0, from) + fresh + question.question_text.slice(from + old.length)
  return {
    questions: replaced(at.questions, { ...question, question_text }, has),
    touched: has,
    said: [told.reworded(has + 1, question_text)],
  }
}

const UNCLEAR =
  /(?<!\p{L})(?:(?:don['’]?t|do not|doesn['’]?t|can['’]?t|won['’]?t|nobody|no one) (?:really |even )?(?:understands?|get)|(?:is|sounds) (?:unclear|confusing|odd|weird|strange)|makes no sense|versteh\p{L}*.{0,20}nicht|unklar|unverständlich|verwirrend|no (?:se |la |lo )?entiend\p{L}*|no se entiende|confus[ao])(?!\p{L})/iu
export const unclear: Order = (text, at) => {
  if (!UNCLEAR.test(text) || /(?<!\p{L})(?:order|reihenfolge|orden)(?!\p{L})/iu.test(text)) return null
  const [place] = pointedAt(
    text
      .replace(UNCLEAR, ' ')
      .replace(/\s(?:i|we|ich|wir|selber|selbst|myself)(?!\p{L})/giu, ' ')
      .trim(),
    at.questions,
    at.touched,
  )
  const question = place === undefined ? undefined : at.questions[place]
  if (place === undefined || !question) return null
  const plainer = simplified(shortened(question.question_text), at.style.language)
  if (plainer === question.question_text)
    return {
      questions: [...at.questions],
      touched: place,
      said: [told.noPlainer(place + 1, question.question_text)],
    }
  return {
    questions: replaced(at.questions, { ...question, question_text: plainer }, place),
    touched: place,
    said: [told.reworded(place + 1, plainer)],
  }
}

const FRIENDLY =
  /(?<!\p{L})(?:funn(?:y|ier)|fun|cheek(?:y|ier)|sass(?:y|ier)|pícar[ao]s?|frech(?:er)?|humou?r|lighter|light-?hearted|less (?:formal|stiff|official|serious|like an? \p{L}+)|more (?:casual|relaxed|personal|human|like us|natural|friendly)|warm(?:er)?|friendl(?:y|ier)|(?:not|no)(?: to)? sound(?:s|ing)? (?:so |like )?\p{L}+|not (?:so )?(?:bitter|stiff|official|formal|bureaucratic)|talks? like that|sounds? like us|gracia|gracios\p{L}*|divertid\p{L}*|cercan[ao]s?|menos formal|lustig\p{L}*|witzig\p{L}*|locker(?:er|e[nrs]?)?|nicht so (?:amtlich|förmlich|steif|streng)|wärmer|freundlicher|menschlicher|weniger förmlich)(?!\p{L})/iu
/** So short a wish is known in other words. */
const SHORT_WISH = 3

export const friendlier: Order = (text, at) => {
  if (!FRIENDLY.test(text) || text.split(/\s+/u).length <= SHORT_WISH) return null
  const questions = talkedPlainly(at.questions, at.style.language)
  const isSame = JSON.stringify(questions) === JSON.stringify(at.questions)
  return { questions, touched: null, said: [isSame ? told.noFriendlier : told.friendlier] }
}

const SIMPLE =
  /(?<!\p{L})(?:(?:shorter|short|simple|simpler|plain|plainer|easy|easier) (?:sentences|words|language|wording)|no jargon|no (?:\p{L}+ ){0,3}words|simpler|plainer|(?:kürzere|kurze|einfache|einfachere) (?:sätze|wörter|sprache)|einfacher|frases (?:más )?cortas|palabras (?:más )?sencillas|más (?:sencill|simple|fácil)\p{L}*)(?!\p{L})/iu
export const plainer: Order = (text, at) => {
  if (!SIMPLE.test(text) || text.split(/\s+/u).length <= SHORT_WISH) return null
  const questions = at.questions.map((question) => ({
    ...question,
    question_text: simplified(shortened(question.question_text), at.style.language),
  }))
  const isSame = JSON.stringify(questions) === JSON.stringify(at.questions)
  return { questions, touched: null, said: [isSame ? told.plainAlready : told.plainer] }
}

const CURRENCY =
  /(?:currency|währung|moneda)(?: is| ist| es)?(?: in)? (pounds?|euros?|dollars?|francs?|franken|libras|pesos|dólares|kronor|złoty)|^(?:in|en|all in|prices in|amounts in) (pounds|euros|dollars|francs|franken|libras|pesos|dólares)$/iu
const MONEY_WORDS =
  /(?<!\p{L})(?:spend|pay|paid|cost|costs|price|budget|contribution|money|amount|fee|share|gast\p{L}*|pag\p{L}*|precio|presupuesto|dinero|aport\p{L}*|kost\p{L}*|zahl\p{L}*|preis|geld|beitrag|ausg\p{L}*|gibst)(?!\p{L})/iu
export const currency: Order = (text, at) => {
  const match = CURRENCY.exec(text)
  const name = match?.[1] ?? match?.[2]
  if (!name) return null
  const said = { en: `in ${name}`, es: `en ${name}`, de: `in ${name}` }[at.style.language]
  const places = at.questions.flatMap(({ question_text, question_type }, place) =>
    MONEY_WORDS.test(question_text) && question_type !== 'ranking' && question_type !== 'boolean'
      ? [place]
      : [],
  )
  if (places.length === 0)
    return { questions: [...at.questions], touched: at.touched, said: [told.notFound(name)] }
  const questions = at.questions.map((question, place) =>
    places.includes(place) && !question.question_text.includes(said)
      ? { ...question, question_text: `${question.question_text} (${said})` }
      : question,
  )
  return {
    questions,
    touched: places[0] ?? null,
    said: [
      told.amounts(
        places.map((place) => place + 1),
        name,
      ),
    ],
  }
}
