export interface Guest {
  name: string
  /** What the person wrote about them, to the letter; empty for a bare name. */
  why: string
}

const NAME =
  /^(?:(?:and|then|also|plus|my|our|the)\s+)*((?:(?:brother|sister|aunt|uncle|cousin|friend|neighbour|neighbor|mother|father|son|daughter|granny|grandma|grandpa|Aunt|Uncle|Mr|Mrs|Ms|Dr)\.?\s+)?\p{Lu}[\p{L}’'-]*(?:\s\p{Lu}[\p{L}’'-]+)?)/u
const NOT_NAMES =
  /^(?:I|It|The|A|An|And|But|So|We|They|He|She|You|My|Our|Nobody|Everybody|Everyone|Because|If|When|Who|There|This|That|Then|Also|No|Yes|Maybe|Probably|Eight|Seven|Six|Five|Four|Three|Two|One|First|Not|All|In|On|At|With|For|Of|As|Or|Plus|Just|Only)$/

/** "Mara, because she laughs first. Jonas: brings bread." Lines, sentences or semicolons that each begin with a name. */
export function guestsIn(text: string): Guest[] {
  const pieces = text
    .split(/\n+|;\s*|(?<=[.!?])\s+(?=\p{Lu})/u)
    .map((p) => p.replace(/^\s*(?:[-•*–]|\d+[.)])\s*/, '').trim())
    .filter(Boolean)
  const guests: Guest[] = []
  for (const piece of pieces) {
    const name = NAME.exec(piece)
    const after = name ? piece.slice(name[0].length) : ''
    const begins =
      /^\s*(?:[,:(–—-]|$|[.!]|because\b|who\b|since\b|for\b|so that\b|is\b|has\b|will\b|can\b|knows\b|makes\b|brings\b|always\b|and\b)/u.test(
        after,
      )
    const last = guests.at(-1)
    if (name && begins && !NOT_NAMES.test((name[1] as string).split(/\s/)[0] as string))
      guests.push(...listed(piece, name[1] as string, after))
    else if (last) last.why = `${last.why} ${piece}`.trim()
  }
  // What was glued together from two pieces is quoted only if it stands so in the answer.
  const flat = text.replace(/\s+/g, ' ')
  for (const g of guests)
    if (!flat.includes(g.why.replace(/\s+/g, ' '))) g.why = g.why.split(/(?<=[.!?]) /)[0] ?? ''
  return guests.filter((g, at) => guests.findIndex((x) => x.name === g.name) === at)
}

/** "Mara, Jonas and Pim" is three guests; "Mara, because she laughs" is one. */
function listed(piece: string, first: string, after: string): Guest[] {
  const names = /^\p{Lu}[\p{L}’'-]+(?:(?:, | and | & |, and )\p{Lu}[\p{L}’'-]+)+\.?$/u.test(piece)
    ? piece.replace(/\.$/, '').split(/, and |, | and | & /)
    : null
  if (names) return names.map((name) => ({ name, why: '' }))
  const why = after.replace(/^\s*[,:–—-]?\s*/, '').trim()
  return [
    {
      name: first.replace(
        /^(?:brother|sister|aunt|uncle|cousin|friend|neighbour|neighbor|mother|father|son|daughter)\s+/,
        '',
      ),
      why: why === '.' ? '' : why,
    },
  ]
}
