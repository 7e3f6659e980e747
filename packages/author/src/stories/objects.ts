import { has, signsIn } from './cues.ts'
import type { Draft } from './draft.ts'
import type { Saga, Thing } from './model.ts'
import type { Told } from './told.ts'

const PRICE =
  /(?:[£$€]\s?\d[\d.,]{0,12}|(?<![\d.,])\d[\d.,]{0,12}\s?(?:pounds?|euros?|dollars?|pesos|francs?|Euro|Pfund|Mark|quid))/iu

/** Things with a story: when they came, what they cost, what became of them. */
export function thingsOf(kept: readonly { draft: Draft; saga: Saga }[], posts: readonly Told[]): Thing[] {
  const things: Thing[] = []
  for (const { draft, saga } of kept) {
    const key = draft.keys[0]
    if (draft.isMerged || !key || (key.kind !== 'word' && key.kind !== 'pair') || key.thing < 0.5) continue
    const members = draft.posts.map((n) => posts[n] as Told)
    const fate = [...saga.acts].reverse().find((a) => {
      const post = members.find((p) => p.id === a.post)
      return post && post !== members[0] && (has(signsIn(post), 'done') || has(signsIn(post), 'transfer'))
    })
    const price = members
      .map((p) => PRICE.exec(p.text)?.[0].replace(/[.,]+$/, ''))
      .find((m) => m !== undefined)
    things.push({
      noun: key.label,
      posts: members.map((p) => p.id),
      acts: saga.acts,
      maker: null,
      price: price ?? null,
      fate: fate ?? saga.acts.at(-1) ?? null,
    })
  }
  return things
}
