const PEOPLE =
  '(?:sie|alle|(?:die |unsere |den |alle )?(?:leute|menschen|eltern|kinder|gäste|mitglieder|nachbarn|schüler|schülerinnen|kollegen|kolleginnen|besucher|kunden|familien|teilnehmer|teilnehmenden|bewohner|fahrgäste|mitarbeiter|mitarbeitenden|patienten|freiwilligen|jugendlichen|sänger|spieler|anwohner|pendler|lehrkräfte|pflegekräfte|mieter))'

const PEOPLE_DATIVE =
  '(?:leuten|menschen|eltern|kindern|gästen|mitgliedern|nachbarn|schülern|kollegen|besuchern|kunden|familien|teilnehmern|bewohnern|fahrgästen|mitarbeitern|anwohnern)'

const DU: Record<string, string> = {
  wollen: 'willst',
  können: 'kannst',
  müssen: 'musst',
  sollen: 'sollst',
  dürfen: 'darfst',
  mögen: 'magst',
  haben: 'hast',
  sind: 'bist',
  werden: 'wirst',
  wissen: 'weißt',
  essen: 'isst',
  vergessen: 'vergisst',
  verlassen: 'verlässt',
  brechen: 'brichst',
  sterben: 'stirbst',
  werfen: 'wirfst',
  waschen: 'wäschst',
  fallen: 'fällst',
  raten: 'rätst',
  behalten: 'behältst',
  betreten: 'betrittst',
  empfehlen: 'empfiehlst',
  lesen: 'liest',
  sehen: 'siehst',
  sprechen: 'sprichst',
  schlafen: 'schläfst',
  fahren: 'fährst',
  nehmen: 'nimmst',
  geben: 'gibst',
  treffen: 'triffst',
  tragen: 'trägst',
  lassen: 'lässt',
  helfen: 'hilfst',
  laufen: 'läufst',
  halten: 'hältst',
  waren: 'warst',
  finden: 'findest',
}
const SIE = Object.fromEntries(Object.entries(DU).map(([plural, du]) => [du, plural]))

/** “wünschen” is what several do; “wünschst” is what du does. */
export function duForm(plural: string): string {
  const known = DU[plural.toLowerCase()]
  if (known) return known
  const stem = plural.replace(/e?n$/u, '')
  if (/(?:[td]|chn|ffn|gn)$/u.test(stem)) return `${stem}est`
  return /[sßzx]$/u.test(stem) ? `${stem}t` : `${stem}st`
}

/** And back; a verb that changes its vowel is known or it is not. */
export function sieForm(du: string): string {
  const lower = du.toLowerCase()
  const known = SIE[lower]
  const plural =
    known ??
    (/[eu]lst$|[eu]rst$/u.test(lower) && !/[äöüie]hrst$/u.test(lower) && /(?:el|er)st$/u.test(lower)
      ? lower.replace(/st$/u, 'n')
      : lower.replace(/e?st$|(?<=[sßzx])t$/u, 'en'))
  return /^\p{Lu}/u.test(du) ? plural.charAt(0).toUpperCase() + plural.slice(1) : plural
}

const SEPARABLE =
  /^(an|auf|aus|ein|mit|vor|ab|teil|weg|hin|her|zurück|statt|los|nach|bei|weiter|wieder|zusammen|vorbei|zu)(?=\p{Ll}{4,}$)(?!twort|beit|onnier|kter|fang(?:s|$)|hl|halten$)/u
const WH =
  /^(?:(?:an|bis|zu|um|ab|in|für|mit|von|auf|bei|seit) )?(?:wann|wie viel uhr|wo(?:r?(?:an|auf|aus|in|über|um|unter)|bei|durch|für|gegen|her|hin|mit|nach|von|vor|zu)|wo|wer|wen|wem|warum|weshalb|was|wie|welche[mnrs]?)(?!\p{L})/iu
const asked = (text: string) =>
  `${text.replace(/[\s?.!,]+$/u, '').replace(/^(?:\[\p{L}+(?: du)?[^|\]]*\|)?\p{L}/u, (start) => start.replace(/\p{L}/u, (letter) => letter.toUpperCase()).replace(/(?<=\|)\p{L}$/u, (letter) => letter.toUpperCase()))}?`

function openingOf(text: string): { opening: string; rest: string[] } {
  const [wh = ''] = WH.exec(text) ?? []
  const words = text.slice(wh.length).trim().split(/\s+/u).filter(Boolean)
  let size = 0
  if (/welche[mnrs]?$/iu.test(wh)) {
    while (size < words.length && !/^\p{Lu}/u.test(words[size] ?? '')) size += 1
    size = Math.min(size + 1, words.length)
  } else if (/wie$/iu.test(wh)) {
    const isManner =
      /^(?:der|die|das|den|dem|ein|eine|sie|wir|es|man|ich|unser\p{L}*|ihr\p{L}*|dein\p{L}*|alle|\p{Lu}\p{L}*)$/u
    if (words[0] && !isManner.test(words[0])) size = 1
    if (/^viele?s?$/iu.test(words[0] ?? '') && /^\p{Lu}/u.test(words[1] ?? '')) size = 2
  }
  return { opening: [wh, ...words.slice(0, size)].join(' '), rest: words.slice(size) }
}

/** Verb second, or first where nothing stands before it; what several people do is asked of one. */
function withVerb(opening: string, rest: string[], isDecision: boolean): string | null {
  const finite = rest.at(-1)?.toLowerCase()
  if (!finite || !/^\p{Ll}{2,}$/u.test(rest.at(-1) ?? '')) return null
  const inner = rest.slice(0, -1).join(' ')
  const lead = opening ? `${opening} ` : ''
  const ours = /^wir (.*)$/iu.exec(inner)
  const isModal = /^(?:soll|woll|könn|müss|dürf|möcht|würd|werd|hab|hätt|sind)/u.test(finite)
  if (ours && isDecision && !isModal) return asked(`${lead}sollen wir ${ours[1]} ${finite}`)
  const people = new RegExp(`^${PEOPLE}(?: (.*))?$`, 'iu').exec(inner)
  const separable = SEPARABLE.exec(finite)?.[1] ?? ''
  const verb = finite.slice(separable.length)
  const tail = separable ? ` ${separable}` : ''
  if (people && !finite.endsWith('n'))
    return asked(`${lead}${verb} [dich|Sie] ${people[1] ?? ''}${tail}`.replace(/\s+/gu, ' '))
  if (people) {
    const own = (people[1] ?? '').replace(/\bihre?([nmrs]?)\b/gu, 'deine$1')
    const isSelf = /\bsich\b/u.test(own)
    const du = own.replace(/\bsich\b/u, /wünsch|vorstell|merk|leist/u.test(finite) ? 'dir' : 'dich')
    return isSelf
      ? asked(`${lead}[${duForm(verb)} du ${du}|${verb} Sie ${own}]${tail}`)
      : asked(`${lead}[${duForm(verb)}|${verb}] du ${own}${tail}`)
  }
  return asked(`${lead}${verb} ${inner}${tail}`)
}

const OF_ONE: Record<string, [string, string]> = {
  kann: ['kannst', 'können'],
  will: ['willst', 'wollen'],
  hat: ['hast', 'haben'],
  ist: ['bist', 'sind'],
  muss: ['musst', 'müssen'],
  darf: ['darfst', 'dürfen'],
  möchte: ['möchtest', 'möchten'],
  würde: ['würdest', 'würden'],
  könnte: ['könntest', 'könnten'],
  hätte: ['hättest', 'hätten'],
  fährt: ['fährst', 'fahren'],
  nimmt: ['nimmst', 'nehmen'],
  hilft: ['hilfst', 'helfen'],
  isst: ['isst', 'essen'],
  läuft: ['läufst', 'laufen'],
  schläft: ['schläfst', 'schlafen'],
  gibt: ['gibst', 'geben'],
  trägt: ['trägst', 'tragen'],
  liest: ['liest', 'lesen'],
}

/** “wer ein Zelt hat” asks each “hast du ein Zelt”. */
function ofOneself(text: string): string | null {
  const words = /^wer (.+)$/iu.exec(text)?.[1]?.split(/\s+/u)
  const last = words?.at(-1) ?? ''
  if (!words || !/^\p{Ll}{2,}$/u.test(last)) return null
  const separable = SEPARABLE.exec(last)?.[1] ?? ''
  const finite = last.slice(separable.length)
  const stem = /t$/u.test(finite) ? finite.replace(/(?<=[td])et$|t$/u, '') : null
  const [du, sie] = OF_ONE[finite] ?? (stem ? [duForm(`${stem}en`), `${stem}en`] : [])
  if (!du || !sie || /^soll/u.test(finite)) return null
  const inner = words.slice(0, -1).join(' ')
  const tail = [inner, separable].filter(Boolean).join(' ')
  return /\bsich\b/u.test(tail)
    ? asked(`[${du} du ${tail.replace(/\bsich\b/u, 'dich')}|${sie} Sie ${tail}]`)
    : asked(`[${du}|${sie}] du ${tail}`)
}

export function directGerman(clause: string, isDecision: boolean): string | null {
  const text = clause
    .trim()
    .replace(/[\s?.!,]+$/u, '')
    .replace(new RegExp(`(?<!\\p{L})(?:den|unseren) ${PEOPLE_DATIVE}(?!\\p{L})`, 'iu'), 'dir')
    .replace(/(?<!\p{L})ihnen(?!\p{L})/u, 'dir')
  const whether = /^ob (.+)$/iu.exec(text)?.[1]
  if (whether)
    return (
      withVerb('', whether.split(/\s+/u), isDecision)?.replace(
        /^(Passen|Passt|Reichen|Reicht) (?!dir|Ihnen|dich)/u,
        '$1 dir ',
      ) ?? null
    )
  if (
    /^(?:soll|sollen|sollte|sollten|ist|sind|kann|können|darf|braucht|brauchen|wollen|müssen|gibt|habt|haben) /iu.test(
      text,
    )
  )
    return asked(text)
  if (!WH.test(text)) return null
  const self = isDecision ? null : ofOneself(text)
  if (self) return self
  const { opening, rest } = openingOf(text)
  // Whether “welche” is one or many cannot be told: what is chosen agrees with either.
  if (rest.length === 0 && /^welche \p{Lu}/iu.test(opening))
    return asked(`${opening} [würdest|würden] du wählen`)
  if (rest.length === 0 && /^welche/iu.test(opening)) return asked(`${opening} wäre dir am liebsten`)
  if (rest.length === 0 && /^wie viele? \p{Lu}/iu.test(opening)) return asked(`${opening} [hast|haben] du`)
  if (rest.length === 0) return asked(opening)
  // “was hilft”: who or what does it is asked for, and the verb has its place already.
  if (
    rest.length === 1 ||
    /^(?:ist|sind|soll|sollen|sollte|kann|können|hat|haben|war|wäre|wird|fehlt|hilft|stört)$/u.test(
      rest[0] ?? '',
    )
  )
    return asked(`${opening} ${rest.join(' ')}`)
  if (/^(?:für|von|zu|bei|in|an|am|im)$/u.test(rest[0] ?? ''))
    return asked(`${opening} passt dir ${rest.join(' ')} am besten`)
  return withVerb(opening, rest, isDecision)
}
