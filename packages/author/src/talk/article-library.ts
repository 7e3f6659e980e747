import { guessLanguage, plainText, tokenise } from '@youzine/words'
import { sentencesOf } from '../reading/tokens.ts'
import { type Library, placed, type Shelved } from './library.ts'
import type { ArticleTold } from './model.ts'

/** What the article states in its own words, a sentence a piece, with the posts its paragraph rests on. */
export interface ArticleLibrary {
  library: Library
  receipts: ReadonlyMap<number, readonly number[]>
}

/** Posts that it shows whole are posts, and are found as such. */
const SHOWN =
  /<blockquote\b[\s\S]*?<\/blockquote>|<figcaption\b[\s\S]*?<\/figcaption>|<time\b[\s\S]*?<\/time>/gi

export function articleLibrary(article: ArticleTold, people: Library['people']): ArticleLibrary {
  const receipts = new Map<number, readonly number[]>()
  const posts: Shelved[] = []
  const add = (text: string, postIds: readonly number[]) => {
    const tokens = tokenise(text)
    if (tokens.length < 5) return
    const n = posts.length
    receipts.set(n, postIds)
    posts.push({
      n,
      id: n,
      text,
      day: null,
      year: null,
      month: null,
      language: guessLanguage(tokens, (t) => t.key) ?? 'en',
      tone: 'clear',
      tokens,
      sentences: placed(text, tokens),
      place: null,
      people: [],
      tags: [],
      isForeign: false,
    })
  }
  for (const { html, postIds } of article.paragraphs)
    for (const text of pairsOf(plainText(html.replace(SHOWN, ' ')))) add(text, postIds)
  add(article.standfirst, [...new Set(article.paragraphs.flatMap((p) => p.postIds))])
  const words = new Map<string, Map<string, number[]>>()
  for (const post of posts) {
    const own = words.get(post.language) ?? new Map<string, number[]>()
    words.set(post.language, own)
    for (const { key } of post.tokens) own.set(key, [...(own.get(key) ?? []), post.n])
  }
  return { library: { posts, byId: new Map(posts.map((p) => [p.id, p])), words, people }, receipts }
}

/** Each sentence with the one after it: a reason often stands in the next. */
function pairsOf(text: string): string[] {
  const sentences = sentencesOf(text)
  return sentences.map((s, at) => {
    const next = sentences[at + 1]
    return next && s.text.length + next.text.length < 260 ? `${s.text} ${next.text}` : s.text
  })
}
