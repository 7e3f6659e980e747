/** Endings that make another word of the same thing, as lemmas have them: limón, limoner(o), limonad(a). */
const ENDINGS: Readonly<Record<string, readonly string[]>> = {
  en: ['y', 'ie', 'ish', 'ness', 'less', 'ful', 'ist', 'ism', 'er', 'ery', 'like'],
  es: 'er ad it cit ecit ill az eri ist and iend id ar ir ab am aron ieron on os'.split(' '),
  de: ['chen', 'lein', 'erei', 'ung', 'ig', 'lich', 'er', 'in', 'schaft'],
}
const SHORTEST_BASE = 4
const SHORTEST_STEM = 5
/** An ending of two letters makes an agent of a long word only: the count and the counter are two things. */
const AGENT = 6

/** From a lemma to the word it is made of, where the posts have that word too, or another made of it. */
export function familiesOf(words: Iterable<string>, language: string): Map<string, string> {
  const attested = new Set(words)
  const endings = ENDINGS[language] ?? []
  const stems = new Map<string, string[]>()
  for (const word of attested)
    for (const ending of endings) {
      const base = word.slice(0, -ending.length)
      if (!word.endsWith(ending) || base.length < SHORTEST_BASE) continue
      if (language === 'en' && ending === 'er' && base.length < AGENT) continue
      // Leiter and Leitung have a root in common and nothing else.
      if (language === 'de' && base.length < AGENT) continue
      const list = stems.get(base)
      if (list) list.push(word)
      else stems.set(base, [word])
    }
  const families = new Map<string, string>()
  for (const [stem, members] of stems) {
    const isWord = attested.has(stem)
    if (!isWord && (members.length < 2 || stem.length < SHORTEST_STEM)) continue
    if (isWord) families.set(stem, stem)
    for (const member of members) if (!families.has(member)) families.set(member, stem)
  }
  return families
}
