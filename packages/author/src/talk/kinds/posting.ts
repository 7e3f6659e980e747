import { fold } from '@youzine/words'
import type { Spoken } from '../../writing/wordings.ts'
import type { Shelved } from '../library.ts'
import { type Asked, evidence, type Reply } from './asked.ts'
import { happened } from './story.ts'

/** Questions about the posts as posts: the first, the last, how many, and what was written when. */

const POSTING =
  /(?<!\p{L})(?:posts?|posted|posting|wrote|writ(?:e|ten|ing)|status(?:es)?|publi\p{L}{2,10}|poste\p{L}{1,5}|escrib\p{L}{1,5}|escrit[oa]s?|beitr[aä]ge?n?|geschrieben|gepostet|schrieb|schreibe|poste)(?!\p{L})/iu
/** Words that such a question may have besides. */
const BESIDES =
  /^(?:hice|hago|hecho|did|done|made|make|gemacht|thing|things|stuff|ever|about|here|anything|something|very|all|today|year|years|month|cosas?|algo|aqui|todo|primer[oa]?|ultim[oa]|ano|mes|uberhaupt|hier|etwas|sachen?|alles|jahr|monat|erste[rsn]?|letzte[rsn]?|first|last|latest|newest|oldest|earliest|facebook|online)$/iu

const IN_YEAR: Record<Spoken, (n: string, year: number | null) => string> = {
  en: (n, year) => (year === null ? `${n} posts in all.` : `${n} posts in ${year}.`),
  es: (n, year) => (year === null ? `${n} publicaciones en total.` : `${n} publicaciones en ${year}.`),
  de: (n, year) => (year === null ? `${n} Beiträge insgesamt.` : `${n} Beiträge im Jahr ${year}.`),
}

export function ofPosting(asked: Asked): Reply | null {
  const { question } = asked
  if (!POSTING.test(question.text)) return null
  const isBeside = (label: string) => POSTING.test(label) || BESIDES.test(fold(label))
  if (!question.terms.every(({ label, person }) => !person && isBeside(label))) return null
  const { isFirst, isLast } = question.degree
  if (question.kind === 'how-many' || question.kind === 'how-often') return howManyPosts(asked)
  if (isFirst !== isLast && question.spans.length === 0) return firstOrLast(asked, isFirst)
  const told = question.spans.length > 0 && question.kind !== 'when' ? happened(asked) : null
  return told && { ...told, isOfStory: true }
}

function howManyPosts({ question, analysis }: Asked): Reply | null {
  const [span, ...more] = question.spans
  if (more.length > 0 || span?.month || span?.side) return null
  const year = span?.year ?? null
  const count = year === null ? analysis.totals.records : (analysis.totals.years[String(year)] ?? 0)
  const inFigures = new Intl.NumberFormat(question.language).format(count)
  return { text: IN_YEAR[question.language](inFigures, year), posts: [], isCounted: true, isOfStory: true }
}

function firstOrLast(asked: Asked, isFirst: boolean): Reply | null {
  const shown = asked.library.posts.filter(({ day, isForeign }: Shelved) => day !== null && !isForeign)
  const post = isFirst ? shown[0] : shown.at(-1)
  const [sentence] = post?.sentences ?? []
  return post && sentence
    ? { text: evidence(asked, { post, sentence }), posts: [post.id], isOfStory: true }
    : null
}
