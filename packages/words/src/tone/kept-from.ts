/** What one does not tell of others: love, money, drink, a child to come, the law, an illness. */
const MATTER =
  /(?<!\p{L})(?:gambl\p{L}*|casino|slots|affair|seeing (?:someone|somebody|another|her|him)|(?:other|another) (?:woman|man)|fancy (?:woman|man)|cheat(?:s|ed|ing)|debts?|bankrupt\p{L}*|insolven\p{L}*|loan sharks?|payday loans?|bailiffs?|repossess\p{L}*|(?:grand|thousand|k) (?:on|in|down|short)|drink(?:s|ing) again|back on (?:the|it)|rehab|(?:gamblers|aa|na|those) meetings?|pregnant|months gone|expecting|late this month|gay|lesbian|came out|coming out|laid off|lost (?:her|his|their) job|sacked|made redundant|walked out of (?:her|his) job|prison|inside|arrested|stole|nicked|shoplift\p{L}*|tablets|pills|cutting|not (?:his|hers)|isn['’]?t the father|adopted|abortion|termination|lump|biopsy|diagnos\p{L}*|test results?|leaving (?:her|him)|divorce\p{L}*|split(?:ting)? up|separated|separating|moving out|moved out|amante|otr[ao] (?:mujer|hombre|tipo|mina)|una (?:tipa|mina|señora) de|apuestas?|apuesta\p{L}*|tragamonedas|maquinitas|deudas?|quiebra|embarg\p{L}*|prestamist\p{L}*|despid\p{L}*|ech(?:aron|ado) del|sin trabajo|bebe otra vez|volvió a (?:tomar|beber|fumar)|embarazada|de (?:dos|tres|cuatro|cinco) meses|lesbiana|pres[oa]|cárcel|denuncia\p{L}*|rob(?:ó|aba|ado)|pastillas|abort\p{L}*|no es (?:el padre|suy[oa])|adoptad[oa]|separ(?:a|an|ó|aron|ados|adas|ando|arse|ación)|se va a ir|diagnóstic\p{L}*|affäre|andere (?:frau|mann)|die dame|der dame|fremd\p{L}{2,}|betrüg\p{L}*|spielsucht|spielhalle|spielt wieder|automaten|schulden|pleite|\p{L}*insolvenz|kredite?|gepfändet|gekündigt|entlassen|arbeitslos|trinkt wieder|entzug|schwanger|im (?:zweiten|dritten|vierten) monat|schwul|lesbisch|knast|gefängnis|anzeige|polizei|geklaut|tabletten|geritzt|abtreib\p{L}*|nicht der vater|adoptiert|scheidung|getrennt|trennung|trennen sich|ausgezogen|ausziehen|therapie|diagnose|befund)(?!\p{L})/iu
/** What may be told of anybody, unless it is kept from somebody in so many words. */
const LIGHT =
  /(?<!\p{L})(?:girlfriend|boyfriend|owes?|owed|betting|on (?:her|his|their) phone|court|police|marriage|money|debe|novi[oa]|freundin|freund)(?!\p{L})/iu

const NEAR =
  '(?:he|she|they|(?:his|her|their|my) \\p{L}{2,14}|\\p{Lu}\\p{L}{1,14}|mum|dad|mom|nan|gran|nobody|no ?one)'
const CERCA = '(?:él|ella|ellos|(?:su|mi|el|la|los) \\p{L}{2,14}|\\p{Lu}\\p{L}{1,14}|mamá|papá|nadie)'
const NAH =
  '(?:er|sie|(?:sein|ihr|mein|der|die)\\p{L}{0,2} \\p{L}{2,14}|\\p{Lu}\\p{L}{1,14}|mama|papa|keiner|niemand)'
const built = (...parts: readonly string[]) => new RegExp(`(?<!\\p{L})(?:${parts.join('|')})(?!\\p{L})`, 'iu')

/** Somebody near does not know, or was told something else. */
const KEPT_FROM = built(
  `${NEAR} (?:has|have|had)(?:n['’]?t| not) (?:a|the (?:foggiest|faintest)|got a|any) ?(?:clue|idea|inkling)?`,
  `${NEAR} (?:has|have)n['’]?t (?:been told|cottoned on|twigged|noticed)`,
  `${NEAR} (?:has|have|['’]s got) no (?:idea|clue|inkling)`,
  `${NEAR} (?:does|do|did)n['’]?t (?:know|suspect|have a clue)`,
  `(?:if|when|once) ${NEAR} (?:ever )?(?:knew|finds out|found out|hears)`,
  `behind (?:his|her|their|\\p{Lu}\\p{L}{1,14}['’]s) back`,
  `(?:hiding|hides|hidden|keeping|kept|keeps) (?:it|this|that|all of it) from`,
  `${CERCA} no (?:lo |se lo |la )?(?:saben?|sospechan?|imaginan?|enteran?|tienen? (?:ni )?idea)`,
  `si ${CERCA} (?:supiera|se entera|se enterara|lo sabe|llega a saber)`,
  'a espaldas de',
  `${NAH} (?:ahn(?:t|en)|weiß|weiss|wissen) (?:\\p{L}+ )?(?:nichts|nix|es nicht|noch nicht)`,
  `${NAH} hat (?:\\p{L}+ )?keine ahnung`,
  `wenn ${NAH} (?:\\p{L}+ ){0,2}(?:wüsst\\p{L}*|(?:es |das )?erfährt|dahinter ?kommt)`,
  'hinter (?:seinem|ihrem|dem) rücken',
  "sag(?:t|en)['’]?s? (?:er |sie )?(?:ihr|ihm|ihnen|ihrer|seiner) (?:erst|nach|noch nicht|nicht)",
)

/** Somebody was told something else, or believes it. */
const TOLD_OTHERWISE = built(
  `${NEAR} (?:still |really )?(?:thinks|believes|reckons) (?:it|he|she|they|the|that)`,
  `when (?:she|he|they) says? (?:it|he|she|they)['’](?:s|re)`,
  `(?:told|tells|telling) (?:him|her|them|everyone|everybody|his \\p{L}{2,14}|her \\p{L}{2,14}) (?:it|he|she|that)`,
  `${CERCA} (?:todavía |aún )?(?:sigue creyendo|cree|piensa) que`,
  '(?:dice|le dijo|les dijo) que (?:va|es|está|eran?) ',
  'como (?:él |ella )?le dice a tod[oa]s?',
  `${NAH} (?:glaubt|denkt|meint) (?:immer )?(?:noch|weiter)`,
  `angeblich`,
)

/** Whoever reads it is asked to keep it. */
const NOT_FURTHER = built(
  '(?:keep|keeping) (?:this|it|that) (?:under (?:your|my|ya) hats?|between (?:us|ourselves|you and me)|dark)',
  "(?:this|that|it)['’]?s? (?:stays?|is staying|is) (?:between (?:us|ourselves|you and me)|here)",
  "mum['’]?s the word",
  "(?:you )?(?:never|did(?:n['’]?t| not)) (?:hear|heard|get|got) (?:it|this|that) from me",
  "(?:please )?(?:don['’]?t|do not) (?:tell|say (?:a word|anything) to|let on|repeat|pass (?:it|this) on)",
  "(?:please )?(?:don['’]?t|do not|no need to) (?:be |go |keep )?ask(?:ing)? (?:him|her|them|either)",
  'not a word to (?:anyone|anybody|\\p{Lu}\\p{L}{1,14}|him|her)',
  'i (?:just )?(?:needed|had|have|need) to (?:say|tell|get) (?:it|this|someone|somebody)',
  "(?:nobody|no ?one)['’]?ll (?:hear|get|know) (?:it|anything) from me",
  "i (?:shouldn['’]?t|should not) be (?:saying|telling|writing)",
  '(?:my )?lips are sealed',
  'que (?:esto )?(?:no salga|quede) (?:de aquí|entre nosotr[oa]s|acá)',
  '(?:esto )?(?:queda )?entre nosotr[oa]s',
  'de mí no (?:lo )?(?:va a saber|se va a enterar|sale|sabrá)',
  'no (?:se )?(?:lo )?(?:digan|cuenten|comenten|repitan)(?: nada)?',
  '(?:por favor )?no (?:(?:le|les|la|lo) (?:pregunten|pregunt[eé]is|preguntes)|(?:me|nos) (?:pregunten|pregunt[eé]is|preguntes) (?:más|nada|por (?:él|ella|ellos)))',
  '(?:por favor )?(?:guárdenme|guardadme|guárdame) (?:el|este) secreto',
  '(?:yo )?no (?:dije|he dicho) nada',
  'necesitaba (?:decirlo|contarlo|soltarlo)',
  '(?:tenía|tuve) que (?:decírselo|contárselo|contarlo|decirlo) a alguien',
  "von mir erf(?:ä|ah)r\\p{L}*(?:['’]?s)? (?:es )?(?:keiner|niemand|sie|er)",
  '(?:bleibt|bleib|das ist) (?:bitte )?unter uns',
  '(?:bitte )?(?:nicht|nichts) weiter(?:sagen|erzählen)',
  '(?:bitte )?(?:fragt|frag|sprecht|redet) (?:bitte )?(?:ihn|sie|ihm|die beiden|den \\p{L}{2,14}|die \\p{L}{2,14}) (?:bitte )?(?:nicht|nimmer|ned|nix)',
  '(?:behaltet|behalt) (?:es|das)(?: bitte)? für (?:euch|dich)',
  '(?:musste|wollte) (?:das|es) (?:nur|bloß|einfach|mal|irgendwo|jemandem)',
  'ich (?:sag|sage|hab) (?:ja )?(?:nur soviel|nur so viel|nichts gesagt)',
)
const SOMEBODY_ELSE =
  /(?<!\p{L})(?:he|she|they|him|her|his|their|él|ella|su|sus|le|les|er|sie|ihn|ihm|ihr|ihre\p{L}?|sein\p{L}{0,2}|our \p{Lu}\p{L}+|mi (?:herman[oa]|prim[oa]|vecin[oa]|amig[oa]|cuñad[oa])|\p{Lu}\p{Ll}+['’]s)(?!\p{L})/iu

/** “He thinks it was the roof”, “if his Conny knew who the lady is”: told of somebody whom it would harm. */
export const isKeptFromSomebody = (text: string): boolean =>
  SOMEBODY_ELSE.test(text) &&
  ((MATTER.test(text) && TOLD_OTHERWISE.test(text)) ||
    ((MATTER.test(text) || LIGHT.test(text)) && (KEPT_FROM.test(text) || NOT_FURTHER.test(text))))

export const isDelicate = (text: string): boolean => MATTER.test(text)
export const isOfAnother = (text: string): boolean => SOMEBODY_ELSE.test(text)
