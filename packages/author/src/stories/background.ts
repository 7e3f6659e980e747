import type { Acquaintance, Background } from './model.ts'
import type { Teller, Told } from './told.ts'

const WORK: readonly RegExp[] = [
  /\bretired[^;!?]{0,60}\d+ years[^.;!?]{0,60}/iu,
  /\b(?:\d+|[a-z]+) years (?:in|as|on the) (?!the waiting|waiting)[^.,;!?]{3,40}/iu,
  /\b(?:I am|I'm|I’m) an? [a-z]+(?: [a-z]+)? (?:at|in|for|by trade)[^.;!?]{0,40}/iu,
  // “Vendo tinaco, poco uso” is an advertisement.
  /(?<!(?:^|[.!?] )|(?:le|les|te|se|lo|la|los|las|no|nunca|ni|jamás|tampoco) )\bvendo[^.;!?]{0,60}|\b(?:(?<=(?:^|[.,;:!?¡¿(] ?|\b(?:yo|que|donde|ahora|hoy|aún|todavía|ya|y|pero|siempre|acá|aquí|años|\d{4}) ))(?:manejo|trabajo (?:de|en|como))|(?<!(?:no|nunca|ni|tampoco|si) )soy (?:chofer|maestra|maestro|enfermera|enfermero|cocinera|cocinero|mecánico))[^.;!?]{0,60}/iu,
  // “War beim Bäcker” is no trade.
  /(?<!(?:[Bb]eim|[Zz]um|[Vv]om|[Dd]er|[Dd]en|[Dd]em|[Dd]es|[Uu]nser|[Mm]ein|[Ee]in|[Ee]inem|[Ee]inen|[Ss]ein|[Ii]hr|[Dd]ie|[Zz]ur|[Mm]eine[nr]?|[Kk]eine?[nrms]?|[Nn]icht|[Ee]ine[rn]?) )\b(?:Decksmann|Fahrradmechaniker\p{L}*|Lehrer\p{L}*|Krankenschwester|Pfleger\p{L}*|Bäcker\p{L}*|arbeite (?:als|bei|in))[^.;!?]{0,40}/u,
  /\bmy (?:shop|bakery|farm|practice|salon|class|school|depot|ward)\b[^.;!?]{0,30}/iu,
]

/** Work, place and family, as far as the posts say. */
export function backgroundOf(teller: Teller, people: readonly Acquaintance[]): Background {
  const clear = teller.posts.filter((p) => p.tone === 'clear' || p.tone === 'amber')
  return {
    work: workIn(clear),
    trade: tradeIn(clear),
    place: placeOf(teller),
    family: people
      .filter((p) => p.kind === 'person' && !p.isParted && p.roles.some((r) => KIN.test(r.role)))
      .slice(0, 8)
      .map((p) => {
        const role = p.roles.find((r) => KIN.test(r.role))
        return { text: `${p.name}, ${role?.role}`, posts: role?.posts ?? [] }
      }),
    pronoun: null,
  }
}

const KIN =
  /^(?:mother|father|wife|husband|spouse|partner|brother|sister|son|daughter|grand\p{L}+|niece|nephew|uncle|aunt|cousin|madre|padre|esposa|marido|herman[oa]|hij[oa]|niet[oa]|abuel[oa]|sobrin[oa]|Mutter|Vater|Frau|Mann|Bruder|Schwester|Sohn|Tochter|Neffe|Nichte|Enkel\p{L}*|Schw\p{L}+)$/u

function workIn(posts: readonly Told[]): Background['work'] {
  for (const pattern of WORK)
    for (const post of posts.slice(0, 400)) {
      const m = pattern.exec(post.text)
      if (m) return { text: m[0].trim(), posts: [post.id] }
    }
  return null
}

const ASKED =
  /what (?:did|do) you (?:do|work as)(?! (?:that|this|with|about))|what is it you do|a qué (?:te dedicas?|se dedica|te dedicabas)|(?:de|en) qué trabaja(?:s|bas)?|qué hacía[sn]? antes|was (?:hast|haben|machst|machen) (?:du|sie) (?:früher|beruflich)|was (?:arbeitest|arbeiten) (?:du|sie)|was hast du gemacht/iu
const ANSWER = 6

/** “What did you do before you were old?” and the sentence that answers it. */
function tradeIn(posts: readonly Told[]): Background['trade'] {
  for (const post of posts) {
    if (post.tone !== 'clear') continue
    const at = post.sentences.findIndex((s) => ASKED.test(post.text.slice(s.from, s.to)))
    const answer = at < 0 ? undefined : post.sentences[at + 1]
    const text = answer ? post.text.slice(answer.from, answer.to).trim() : ''
    if (answer && answer.end - answer.first <= ANSWER && /^\p{Lu}[\p{L} ]+\.$/u.test(text))
      return { text, posts: [post.id] }
  }
  return null
}

/** The place of most check-ins. */
function placeOf(teller: Teller): Background['place'] {
  const counts = new Map<string, number[]>()
  for (const post of teller.posts)
    if (post.place) counts.set(post.place, [...(counts.get(post.place) ?? []), post.id])
  const best = [...counts].sort((a, b) => b[1].length - a[1].length || (a[0] < b[0] ? -1 : 1))[0]
  return best ? { text: best[0], posts: best[1] } : null
}
