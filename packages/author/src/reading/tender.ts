import type { Tone } from '../model.ts'

/**
 * Loss and illness are found by their words, in six languages. In doubt a post is red: a joke left out
 * costs nothing, a joke about a funeral cannot be taken back.
 */
const RED = new RegExp(
  '(?<![\\p{L}\\p{N}])(?:' +
    [
      // English
      `died|dies|dying|dead|death|passed away|passing of|(?<!(?:was|were|been|be|being|is|are|get|gets|got|having|it|them|that|and) )passed on(?! (?:to|the|an?|my|his|her|their|our|your|its?|this|that|these|those|some|all|as|by|from|what|word|dessert|pudding|seconds|both|any|every)(?!\\p{L}))|passed peacefully|funeral|rip|r\\.i\\.p|rest in peace|hospice|miscarriage|miscarried|stillborn|stillbirth|cancer|chemo\\p{L}*|tumou?r\\p{L}*|leuk[a]?emia|lymphoma|diagnos\\p{L}+|dementia|alzheimer'?s|parkinson'?s|stroke|heart attack|cardiac|life support|intensive care|icu|in a coma|terminal illness|terminally|palliative|abuse[ds]?|abusive|assault\\p{L}*|raped?|overdose\\p{L}*|obituary|eulogy|condolence\\p{L}*|bereave\\p{L}*|griev\\p{L}+|grief|mourn\\p{L}*|widow\\p{L}*|burial|buried|cremat\\p{L}+|ashes|memorial service|celebration of life|wake on|in loving memory|in memory of|gone too soon|no longer with us|in heaven|angel day|lost (?:my|our|her|his|a|the) (?:\\p{L}+ )?(?:mum|mom|mother|dad|father|nan|nana|gran|granny|grandma|grandmother|grandad|granddad|grandpa|grandfather|brother|sister|son|daughter|baby|wife|husband|partner|uncle|aunt|auntie|cousin|friend|best friend|dog|cat|boy|girl)|we lost (?:him|her|them)|miss (?:him|her|you|them) (?:every|so much|more|terribly)|put (?:her|him|them) to sleep|rainbow bridge|last rites|killed (?:in|by)|murder\\p{L}*|terror(?:ist)? attack|mass shooting|massacre`,
      // Spanish
      `muri[óo]|ha muerto|murieron|muerte|fallec\\p{L}+|funeral|entierro|velatorio|tanatorio|descans[ae] en paz|d\\.?e\\.?p\\.?|qepd|c[áa]ncer|quimio\\p{L}*|tumor|diagn[óo]stic\\p{L}+|aborto|infarto|derrame|alzh[ée]imer|luto|duelo|p[ée]same\\p{L}*|te echo (?:tanto )?de menos|nos dej[óo]|viud[oa]`,
      // German
      `gestorben|verstorben|starb|tod|tot|beerdigung|trauer\\p{L}*|krebs|chemo|schlaganfall|herzinfarkt|hospiz|fehlgeburt|beileid|ruhe in frieden|diagnose|tumor|friedhof`,
      // French
      `mort|morte|d[ée]c[ée]d[ée]\\p{L}*|d[ée]c[èe]s|obs[èe]ques|enterrement|deuil|cancer|chimio\\p{L}*|tumeur|avc|crise cardiaque|fausse couche|condol[ée]ances|repose en paix|hospice|nous a quitt[ée]s`,
      // Portuguese, Italian
      `morreu|faleceu|falecimento|enterro|vel[óo]rio|luto|c[âa]ncer|cancro|quimioterapia|descanse em paz|derrame|[àa]vc|morto|morta|[èe] mancat[oa]|funerale|lutto|cancro|tumore|ictus|infarto|condoglianze|riposa in pace|chemioterapia`,
    ].join('|') +
    ')(?![\\p{L}\\p{N}])',
  'iu',
)

const AMBER = new RegExp(
  '(?<![\\p{L}\\p{N}])(?:' +
    [
      `hospital\\p{L}*|in bed with (?:my|his|her|their|the|a) (?:chest|back|heart|hip|leg|flu|fever|pneumonia)|surgery|surgeon|operation|a&e|ambulance|emergency room|stitches|depress\\p{L}+|anxiety|anxious|panic attack\\p{L}*|therapist|in therapy|counsell?ing|sober|sobriety|rehab|addict\\p{L}*|divorc\\p{L}+|separat(?:ed|ion)|split up|and i have called it a day|breaking up|broke up|break-?up|my ex|ex-(?:wife|husband|girlfriend|boyfriend)|redundan\\p{L}+|laid off|got fired|was fired|unemployed|lost my job|in debt|bankrupt\\p{L}*|evict\\p{L}+|homeless|ill|illness|very sick|biopsy|scan results|blood test|injur\\p{L}+|broken (?:arm|leg|wrist|ankle|rib|foot|hip|nose|heart)|broke (?:my|his|her) (?:arm|leg|wrist|ankle|rib|foot|hip|nose)|fracture\\p{L}*|concussion|heartbroken|burnout|burned out|ivf|infertil\\p{L}+|custody|covid positive|tested positive|care home|nursing home|lonely|loneliness|miss(?:ing)? (?:him|her|you|mum|mom|dad|nan)|stillen|prayers? (?:for|please)|pray for|thoughts and prayers|domestic violence|refugee\\p{L}*|(?:lit|light|lighting) (?:a|another) candle|candle in (?:the|our|my) window|vigil|minutes?'?s? silence|thoughts are with|heart goes out|heartbreaking|devastat\\p{L}+|tragedy|tragic|(?:the|this|that|a|of|at|to|civil|world|post|pre) wars?|wars? (?:on|with|against|zone|crimes?|memorial|veterans?)|wartime|warzone|bomb\\p{L}*`,
      // Stances are quoted in a portrait at most, and never teased.
      `black lives|lives matter|brexit|trump|biden|tories|tory|labour party|republicans?|democrats?|abortion|immigra\\p{L}+|gaza|israel\\p{L}*|palestin\\p{L}*|ukraine|racis[tm]|fascis[tm]|homophob\\p{L}+|vaccin\\p{L}+|gun control|referendum|praying|prayed|jesus|allah|god bless|independentis\\p{L}+|feminis\\p{L}+|ultraderecha|elecciones`,
      `hospital\\p{L}*|operaci[óo]n|operad[oa]|urgencias|ambulancia|depresi[óo]n|ansiedad|divorci\\p{L}+|separaci[óo]n|nos separamos|mi ex|despid(?:o|ieron)|despedid[oa]|paro|enferm\\p{L}+|lesi[óo]n|fractur\\p{L}+|residencia de ancianos|te extra[ñn]o`,
      `krankenhaus|klinik|operation|notaufnahme|depression|scheidung|getrennt|trennung|gek[üu]ndigt|arbeitslos|krank\\p{L}*|verletz\\p{L}+|gebrochen`,
      `h[ôo]pital|urgences|op[ée]ration|d[ée]pression|angoisse|divorc\\p{L}+|rupture|s[ée]par\\p{L}+|licenci[ée]\\p{L}*|ch[ôo]mage|malade|maladie|bless\\p{L}+|fractur\\p{L}+`,
      `hospital|cirurgia|depress[ãa]o|ansiedade|div[óo]rcio|demitid[oa]|desempregad[oa]|doen[çt]\\p{L}+|ospedale|operazione|depressione|ansia|divorzio|licenziat[oa]|malat\\p{L}+|frattur\\p{L}+`,
    ].join('|') +
    ')(?![\\p{L}\\p{N}])',
  'iu',
)

const HIDDEN =
  /\b(?:suicid\w*|self-?harm\w*|kill(?:ing)? myself|want(?:ed)? to die|can'?t go on|end it all|better off without me|matarme|quiero morir(?:me)?|quitarme la vida|me quiero morir|mich umbringen|nicht mehr leben|me tuer|envie de mourir|uccidermi|voglio morire|n[i1]gg\w+|f[a@]gg?ots?|k[i1]kes?|tr[a@]nn(?:y|ies)|sp[i1]cs?|ch[i1]nks?|p[a@]kis?|subhuman|go back to (?:your|their) country)\b/iu

/** Things die too. Each idiom is taken out before the reading, so only a real loss remains. */
const IDIOMS =
  /(?<![\p{L}])(?:(?:phone|battery|laptop|computer|car|engine|boiler|printer|router|wifi|wi-fi|tv|telly|kettle|toaster|oven|fridge|freezer|dishwasher|washing machine|hoover|vacuum|plants?|basil|orchid|cactus|succulent|tomato(?:es)?|sourdough|starter|internet|conversation|m[óo]vil|bater[íi]a|coche|planta|ordenador|handy|akku|auto|portable|batterie)(?:'s| is| are| has| have| just| finally| se| ha| est| ist)* (?:died|dead|dying|muri[óo]|muerto|tot|mort)|(?:is|are|was)(?:n['’]t| not) dead|(?:nobody|no one|no-one|nothing) (?:has |was |got )?(?:died|dead|buried)|romance is dead|dead(?:line\w*| end| straight| on(?! arrival)| centre| center| flat| ahead| level| posh| nice| keen| cheap| lucky| cool| sure| certain| wrong| set| reckoning| space| zone| ringer| cert| beat| lift\w*| head\w*| sea| nettles?| heat| battery| phone| leg| pan| good| easy| simple| funny| right| tired| serious| on time| slow| quiet| weight| pool| chuffed| proud| plants?| leaves)|(?:died|dying|dead|die) (?:of|from|with)? ?(?:laugh\w*|laughter|embarrassment|shame|boredom|cringe|cute\w*|happiness|envy|hunger)|dying (?:for|to)|to die for|death (?:by powerpoint|star|metal|row|stare|cap)|scared to death|bored to death|sick to death|to death of|killing me|ghost town|drop dead gorgeous|over my dead body|dead or alive|walking dead|grateful dead|red dead|day of the dead|buried under|buried (?:in (?:work|paperwork|laundry|snow|sand|emails?|books?|leaves|a book)|the lede|a time capsule|beneath (?:snow|leaves|books))|(?:won|win|winning|lost|lose|retain\w*|watch\w*) the ashes|ashes (?:series|test|tour|cricket)|buried treasure|murder(?:ed)? (?:mystery|she wrote|on the dancefloor|the song|a sandwich|a curry)|stroke of|on the stroke|at a stroke|stroke (?:the|an?|my|his|her|its|their|your|every|that|this)|(?:back|brush|front|side|key|pen|swim\w*|golf|paddle) ?strokes?|breaststroke|butterfly stroke|backstroke|star war\w*|war and peace|cold war kids|prize draw|cancer (?:season|sign|zodiac)|muerto de (?:risa|hambre|sue[ñn]o|fr[íi]o|sed|calor)|muerta de (?:risa|hambre|sue[ñn]o|fr[íi]o|sed|calor)|morirse de risa|d[íi]a de (?:los )?muertos|todm[üu]de|totlach\w*|mort de rire|morte de rire|mdr|morto di (?:sonno|fame|sete)|morto de (?:sono|fome|rir)|operation (?:system|desk)|illustrat\w+|i['’]ll)(?![\p{L}])/giu

const KIN =
  /\b(?:Mum|Mom|Mam|Mama|Mother|Dad|Papa|Father|Nan|Nana|Gran|Granny|Grandma|Grandad|Granddad|Grandpa|Abuela|Abuelo|Mamá|Papá|Oma|Opa|Mamie|Papy|Nonna|Nonno|Vovó)\b|\b(?:mi|my|meine?|ma|mon|minha|meu|mia|mio) (?:mum|mom|mother|dad|father|nan|gran|grandma|grandmother|grandad|grandpa|grandfather|abuela|abuelo|madre|padre|mamá|papá|oma|opa|mutter|vater|mère|père|grand-mère|grand-père|avó|avô|mãe|pai|nonna|nonno)\b/gu

/**
 * Most posts hold no word that could begin any of these; looking at word beginnings first spares them the
 * three long patterns. Alternatives are expanded as far as their first three letters.
 */
function beginnings(...patterns: RegExp[]): Set<string> {
  const heads = new Set<string>()
  const expand = (source: string, head: string): void => {
    if (head.length === 3 || source === '' || !/^(?:\p{L}|\[)/u.test(source)) {
      heads.add(head)
      return
    }
    const group = /^\[([^\]]+)\]/.exec(source)
    const letters = group ? [...(group[1] as string)] : [source.charAt(0)]
    let rest = source.slice(group ? group[0].length : 1)
    if (rest.startsWith('?')) {
      rest = rest.slice(1)
      expand(rest, head)
    }
    for (const letter of letters) expand(rest, head + letter)
  }
  for (const pattern of patterns) {
    const inner = pattern.source.replace(/^.*?\(\?:/, '').replace(/\)[^)]*$/, '')
    let depth = 0
    let from = 0
    for (let i = 0; i <= inner.length; i++) {
      const c = inner.charAt(i)
      if (c === '(') depth++
      else if (c === ')') depth--
      else if ((c === '|' && depth === 0) || i === inner.length) {
        expand(inner.slice(from, i), '')
        from = i + 1
      }
    }
  }
  return heads
}

const HEADS = beginnings(RED, AMBER, HIDDEN)
const mayMatter = (words: readonly string[]) =>
  words.some((w) => HEADS.has(w.slice(0, 3)) || HEADS.has(w.slice(0, 2)) || HEADS.has(w.slice(0, 1)))

const LAUGHS = /(?<!\p{L})(?:lol|lmao|rofl|(?:ha){2,}h?|jaja\w*)(?!\p{L})|[😂🤣😅😆]/iu
const GRIEF = /(?<!\p{L})(?:grie(?:f|v\w*)|mourn\w*|duelo|luto)(?!\p{L})/giu

/** "Coffee machine broken. I have never known grief like it lol": left in peace, but nobody is mourned. */
const isMockGrief = (text: string) => LAUGHS.test(text) && !RED.test(text.replace(GRIEF, ' '))

export function ownTone(text: string, words: readonly string[]): Tone {
  if (!mayMatter(words)) return 'clear'
  if (HIDDEN.test(text)) return 'hidden'
  const plain = text.replace(IDIOMS, ' ')
  if (RED.test(plain)) return isMockGrief(plain) ? 'amber' : 'red'
  return AMBER.test(plain) ? 'amber' : 'clear'
}

/** The people a red post speaks of, so that other posts about them are handled gently. */
export function mournedIn(text: string, names: readonly string[]): string[] {
  const kin = [...text.matchAll(KIN)].map((m) =>
    m[0].includes(' ') ? m[0].slice(m[0].indexOf(' ') + 1) : m[0],
  )
  return [...new Set([...kin.map(capital), ...names.filter((n) => text.includes(n))])]
}

export function namesMourned(text: string, mourned: readonly string[]): boolean {
  if (mourned.length === 0) return false
  const kin = new Set([...text.matchAll(KIN)].map((m) => capital(m[0].slice(m[0].lastIndexOf(' ') + 1))))
  return mourned.some((name) => kin.has(name) || (!KIN_WORD.test(name) && text.includes(name)))
}

const KIN_WORD =
  /^(?:Mum|Mom|Mam|Mama|Mother|Dad|Papa|Father|Nan|Nana|Gran|Granny|Grandma|Grandmother|Grandad|Granddad|Grandpa|Grandfather|Abuela|Abuelo|Madre|Padre|Mamá|Papá|Oma|Opa|Mutter|Vater)$/
const capital = (w: string) => w.charAt(0).toUpperCase() + w.slice(1)

const DEATH =
  /(?<!\p{L})(?:died|passed away|passed peacefully|funeral|rest in peace|rip|miscarr\w+|stillb\w+|lost (?:my|our)|we lost|in loving memory|murió|falleci\w+|entierro|descansa en paz|d\.?e\.?p|gestorben|verstorben|beerdigung|décéd\w+|obsèques|enterrement|morreu|faleceu|è mancat[oa]|funerale)(?!\p{L})/iu

/** A death in so many words, so that its date can be respected. */
export function saysDeath(text: string): boolean {
  return DEATH.test(text.replace(IDIOMS, ' '))
}
