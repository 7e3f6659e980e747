import type { TalkAnswer, Turn } from '@youzine/author'
import { plainText } from '#features/articles/index.ts'
import { BUILT_IN_AUTHOR } from '#features/author/index.ts'
import type { Queryable } from '#platform/db/database.ts'
import type { Llm, Model } from '#platform/llm/llm.ts'
import type { articles } from '#schema'
import type { AuthorSide } from './author-side.ts'
import { type Cited, citedIn, numbered } from './post-numbers.ts'
import { createPostsShown, type ShownPost } from './posts-shown.ts'
import { promptOf, SYSTEM } from './prompt.ts'
import { findOwnArticle, listBefore, type MessageRow } from './queries.ts'
import { withoutInvented } from './quotations.ts'
import { answerFromSurvey } from './survey-answers.ts'

type ArticleRow = typeof articles.$inferSelect
type Earlier = Awaited<ReturnType<typeof listBefore>>

export interface WrittenAnswer {
  text: string
  sources: Cited[]
  writtenBy: string
}

interface Listener {
  signal: AbortSignal
  onChunk(text: string): void
}

export type WriteAnswer = (message: MessageRow, listener: Listener) => Promise<WrittenAnswer>

interface Options {
  db: Queryable
  llm: Llm
  embed(text: string): Promise<Int8Array | undefined>
  articleOf(conversationId: number): Promise<number>
  author: AuthorSide
}

/** What is asked, and everything that was said before it. */
interface Asked {
  message: MessageRow
  article: ArticleRow
  question: string
  earlier: Earlier
  talked: TalkAnswer
  citedBefore: Cited[]
}

const MESSAGES_SHOWN = 12
const CARDS = 12
/** The built-in author has its answer at once; it is handed over at the speed of a fast reader. */
const PIECE_MS = 60

/** How an answer comes to be: a model with the posts before it, or the built-in author. */
export function createAnswerWriter({ db, llm, embed, articleOf, author }: Options): WriteAnswer {
  const postsShown = createPostsShown({ db, embed })

  /** Everything that is in here lasts as long as the answer is written: no more than it needs. */
  async function promptFor({ message, article, question, earlier, talked, citedBefore }: Asked) {
    const material = await author.material(message.userId)
    const asked = earlier.filter(({ role }) => role === 'user').map(({ content }) => content)
    const { posts, isAll } = await postsShown({
      userId: message.userId,
      material,
      articlePosts: [...new Set(article.paragraphs.flatMap(({ postIds }) => postIds))],
      questions: [question, ...asked.slice(-1)],
      talked,
      citedBefore,
    })
    const { counted } = talked
    const outOf = isAll ? null : material.analysis.totals.written
    return { posts, prompt: promptOf({ article, posts, outOf, counted, earlier, question }) }
  }

  async function byModel(model: Model, asked: Asked, listener: Listener): Promise<WrittenAnswer> {
    const { posts, prompt } = await promptFor(asked)
    let isFirstTry = true
    const caller = { userId: asked.message.userId, isGuest: false, purpose: 'chat' }
    const { text } = await model.ask(caller, {
      system: SYSTEM,
      prompt,
      temperature: 0.4,
      signal: listener.signal,
      onText: (piece) => {
        if (isFirstTry) listener.onChunk(piece)
      },
      // What was shown stays, and the whole answer replaces it at the end.
      onRetry: () => {
        isFirstTry = false
      },
    })
    const honest = withoutInvented(text, textsOf(asked, posts))
    // Where nothing true is left, the built-in author's answer is better than none.
    return honest
      ? { text: honest, sources: sourcesIn(honest, posts), writtenBy: model.name }
      : ofAuthor(asked)
  }

  return async (message, listener) => {
    const article = await findOwnArticle(db, message.userId, await articleOf(message.conversationId))
    const before = await listBefore(db, message, MESSAGES_SHOWN + 1)
    const question = before.findLast(({ role }) => role === 'user')?.content
    if (!article || question === undefined) throw new Error('There is nothing to answer.')
    const earlier = before.slice(0, -1)
    const talked = await author.talk(
      message.userId,
      { article, question, earlier: turnsOf(earlier) },
      listener.signal,
    )
    const citedBefore = earlier.flatMap(({ sources }) => sources)
    const asked = { message, article, question, earlier, talked, citedBefore }
    const model = llm.chosenFor('chat')
    if (model) return byModel(model, asked, listener)
    const answer = ofAuthor(asked)
    await handOver(answer.text, listener)
    return answer
  }
}

async function handOver(text: string, { signal, onChunk }: Listener) {
  for (const piece of text.match(/(?:\S+\s*){1,3}|\s+/g) ?? []) {
    signal.throwIfAborted()
    onChunk(piece)
    await new Promise((over) => setTimeout(over, PIECE_MS))
  }
}

/** The posts under it keep their numbers as well. */
function ofAuthor({ article, question, talked, citedBefore }: Asked): WrittenAnswer {
  const fromSurvey = talked.known ? null : answerFromSurvey(article.answers, question)
  return {
    text: fromSurvey ?? talked.text,
    sources: fromSurvey ? [] : numbered(talked.posts.slice(0, CARDS), citedBefore),
    writtenBy: BUILT_IN_AUTHOR,
  }
}

/** Each question with the posts that its answer showed. */
function turnsOf(earlier: Earlier): Turn[] {
  return earlier.flatMap(({ role, content }, at) => {
    if (role !== 'user') return []
    const answer = earlier[at + 1]
    const shown = answer?.role === 'assistant' ? answer.sources.map(({ postId }) => postId) : []
    return [{ question: content, posts: shown }]
  })
}

/** Everything that a quotation or a number may come from. */
const textsOf = ({ article, question, earlier, talked }: Asked, posts: readonly ShownPost[]): string[] => [
  ...posts.map(({ text, day }) => `${text}\n${day}`),
  talked.counted ?? '',
  article.title,
  plainText(article.body),
  ...article.answers.map((one) => `${one.question} ${one.text}`),
  ...earlier.filter(({ role }) => role === 'user').map(({ content }) => content),
  question,
]

function sourcesIn(text: string, posts: readonly ShownPost[]): Cited[] {
  const known = new Map(posts.map(({ number, postId }) => [number, postId]))
  return citedIn(text).flatMap((number) => {
    const postId = known.get(number)
    return postId === undefined ? [] : [{ number, postId }]
  })
}
