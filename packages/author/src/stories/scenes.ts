import { actOf } from './acts.ts'
import { has, signsIn } from './cues.ts'
import type { Acquaintance, Scene } from './model.ts'
import type { Told } from './told.ts'

const SPEECH = /["“‘«„]|(?<!\p{L})'\p{L}/u
const HOUR =
  /\b\d{1,2}[:.]\d\d\b|\b(?:morning|evening|night|dawn|dusk|midnight|sunset|mañana|noche|tarde|madrugada|morgens?|abends?|nachts?|uhr)\b/iu
const THRESHOLD =
  /\b(?:last (?:shift|day|run|time)|first (?:day|time)|notice|opened|open\.|born|wedding|moved|retired|graduat\p{L}+|último (?:día|viaje)|primer día|nació|me jubilé|se graduó|letzte (?:schicht|abfahrt)|erster tag|eröffn\p{L}+|geboren|hochzeit|gekündigt)/iu
const MOST = 24

/** Posts that can open a piece: somebody doing something, told in order, best first. */
export function scenesOf(posts: readonly Told[], people: readonly Acquaintance[]): Scene[] {
  const named = new Map<number, string[]>()
  for (const p of people) for (const id of p.posts) named.set(id, [...(named.get(id) ?? []), p.name])
  const scenes: Scene[] = []
  for (const post of posts) {
    if (post.tone === 'red' || post.tone === 'hidden' || post.read.greeting) continue
    if (post.sentences.length < 3 || post.tokens.length < 20 || post.tokens.length > 140) continue
    const who = named.get(post.id) ?? []
    const figures = post.tokens.filter((t) => /^\d/.test(t.key)).length
    const signs = signsIn(post)
    const score =
      (SPEECH.test(post.text) ? 1 : 0) +
      (has(signs, 'transfer') ? 1 : 0) +
      (HOUR.test(post.text) || post.place ? 1 : 0) +
      (THRESHOLD.test(post.text) ? 1 : 0) +
      Math.min(2, who.length) +
      Math.min(1.5, post.sentences.length / 4) +
      (/\b(?:years ago|years today|hace \p{L}+ años|vor \p{L}+ jahren)\b/iu.test(post.text) ? 1 : 0) -
      figures * 0.5 -
      (post.tone === 'amber' ? 1 : 0)
    const last = post.sentences.at(-1)
    const lastLine =
      last && last.end - last.first <= 12
        ? { post: post.id, text: post.text.slice(last.from, last.to) }
        : null
    scenes.push({
      acts: [actOf(post, [], 'opening')],
      score: Math.round(score * 100) / 100,
      lastLine,
      people: who,
    })
  }
  return scenes
    .sort((a, b) => b.score - a.score || (a.acts[0]?.post ?? 0) - (b.acts[0]?.post ?? 0))
    .slice(0, MOST)
}
