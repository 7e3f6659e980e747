import type { Absence } from './absence.ts'

const KIN =
  '(?:dad|daddy|mum|mom|mam|nan|nana|gran|granny|grandad|grandpa|grandma|mother|father|brother|sister|husband|wife)'
/** Somebody’s, whoever that is; the name itself is not looked at. */
const WHOSE = `(?:(?<!\\p{L})(?:his|her|your)|['’]s)`
const THEIRS = `(?:his|her|your|(?:my |our )?${KIN}['’]s)`
const WHOM = `(?:him|her|you|${KIN})`
const ENDS = '(?=[.,;!…]|\\s*$| (?:in|at|on|here|there|and|to|beside|around|by|since)(?!\\p{L}))'
/** What somebody wears, sits on or is reached by. */
const THING =
  '(?:coat|jacket|cap|hat|scarf|slippers|boots|shoes|wellies|glasses|specs|mug|cup|toothbrush|pillow|keys|stick|pipe|apron|gown|cardigan|jumper|bike|lead|collar|bowl|basket|razor|handbag|tools|bed|desk|chair|seat|place|peg|number|name|knitting|watch|bookmark|crossword|voice|handwriting|recipe|recipes)'
const KEPT =
  '(?:pillow|pillowcase|side|number|name|voicemail|messages?|room|wardrobe|chair|mug|cup|coat|clothes|jumper|shirts?|gown|bed|sheets|shed|desk|phone|account|toothbrush|glasses|slippers)'
const COUNT = '(?:two|three|four|five|six|seven|eight)'

export const english: Absence = {
  needs: new Set(
    "us clock quiet small case vet lead lead's leads overflow away stepping chapel church crematorium always dna private myself settings his her your without fewer less still cards phone dialling cot crib pram buggy basket nobody noone dad mum mom mam nan gran grandad grandma mother father husband wife brother sister telling asked begged mine news further story laid set poured years habit saying told tells rang he'd she'd you'd would leash collar died passed".split(
      ' ',
    ),
  ),
  alive:
    /(?<!\p{L})(?<!says )(?:he|she|they)(?:['’](?:s|ll|re)| (?:is|are|has|have|will|does|says|wants|eats|gets|keeps|thinks|asks|likes|comes|goes|went|forgot|bought|refuses|claims|moved|wrote|rang))(?!\p{L})|(?<!\p{L})(?:school|nursery|work|postman|puppy|plumber|homework|holiday|outgrown|big bed|training|uni|university)(?!\p{L})/iu,
  red: [
    `(?<!\\p{L})(?:not one|none|neither|nobody|no one)(?: of (?:us|them|the \\p{L}{1,12}))? (?:will|can|could|dares?(?: to)?|wants to|has the heart to|likes to) (?:wind|move|touch|wash|open|shift|empty|sit in|take down) (?:it|them|the|his|her)(?!\\p{L})`,
    `(?<!\\p{L})(?:bought|got|picked up) (?:the|a|his|her) [^.]{2,40} out of habit[.,;&] ?(?:and |i )?(?:left|put|laid|set) (?:it|them) (?:on|by|beside|where|in)(?!\\p{L})`,
    `(?<!\\p{L})the vet (?:came|was|has been)(?: \\p{L}{1,20}){0,4} (?:& |and )?(?:was )?(?:very |so |ever so )?(?:kind|gentle)(?!\\p{L})`,
    `(?<!\\p{L})lead(?:['’]?s| is) (?:still |back )?on the (?:hook|peg|nail)[.,;] ?(?:i['’]m )?(?:leaving|can['’]?t|left|not)(?!\\p{L})`,
    `(?<!\\p{L})that['’]s (?:him|her) away(?:,? then)?(?=[.,;!&]|\\s*$| and(?!\\p{L}))`,
    `(?<!\\p{L})overflow (?:all )?(?:stood|standing|was|were) outside(?!\\p{L})`,
    `(?:^|(?<!\\p{L})(?:the|his|her) )(?:lead|leash|collar)(?: is|['’]?s)? still (?:there|hanging|up|on|in|by|at|behind)(?!\\p{L})`,
    `(?<!\\p{L})(?:he|she|you) (?:was|were) (?:a|an|such a|the) (?:very |really |most )?(?:good|great|wonderful|lovely|kind|fine|brilliant|amazing|gentle|best) ${KIN}(?!\\p{L})`,
    `^\\p{L}{2,14} (?:died|passed away) (?:this|last|on|yesterday|today|early)[^]{0,120}(?<!\\p{L})(?:his|her) (?:\\p{L}{1,12} )?(?:head|paws?|eyes|breath|lap|sleep)(?!\\p{L})`,
    `${WHOSE} (?:\\p{L}{1,20} ){0,2}${THING}(?: (?:is|are|was|were|hangs?|sits?|stands?|lies?)|['’]s) (?:(?:all |both )?still|exactly|just) (?:there|hanging|up|on|in|by|at|behind|under|next|the first|where)(?!\\p{L})(?![^.]{0,24} as )`,
    `${WHOSE} (?:\\p{L}{1,20} ){0,2}${THING}(?: (?:is|are|was|were)|['’]s) (?:\\p{L}{1,20} )?where (?:he|she|you|they|dad|mum) (?:left|put|kept|hung|had)`,
    `(?<!\\p{L})first (?:\\p{L}{1,20} ){1,3}without ${WHOM}${ENDS}`,
    `(?<!\\p{L})(?:can['’]?t|cannot|couldn['’]?t|haven['’]?t|not|don['’]?t) (?:quite |yet )?(?:(?:bring|brought) myself to|bear to|had? the heart to|have the heart to|ready to) [^.]{0,30}(?:his|her|your|${KIN}['’]s|the name)(?!\\p{L})`,
    `(?<!\\p{L})(?:haven['’]?t|have not|won['’]?t|will not|can['’]?t|cannot|couldn['’]?t) (?:yet )?(?:wash|mov|delet|clear|empt|chang|cancel|open|giv|t(?:ake|ook))\\p{L}{0,20} (?:away |out |off )?${THEIRS} (?:\\p{L}{1,20} ){0,2}${KEPT}(?!\\p{L})`,
    `(?<!\\p{L})(?:rang|ring|rings|call|called|dial|dialled|phoned|phone|listen(?:ed)? to) ${THEIRS} (?:\\p{L}{1,20} )?(?:phone|number|mobile|voicemail|answerphone|message)[^.]{0,24}(?:to hear|just for the|for the voice|for the message)`,
    `(?<!\\p{L})${THEIRS} voice (?:is |was )?(?:still )?on (?:the|my) (?:answer\\p{L}{0,20}|voicemail|machine|phone)`,
    `(?<!\\p{L})(?:slept?|sleep|sleeping|lay) (?:\\p{L}{1,20} )?on ${THEIRS} side(?! of the (?:tent|car))`,
    `(?<!\\p{L})${THEIRS} side of (?:the|our) bed(?: is|['’]s| was) (?:\\p{L}{1,20} )?(?:cold|empty|flat|made|smooth)`,
    `(?<!\\p{L})(?:gave|handed|give|sent|returned) (?:me|us) (?:back )?${THEIRS} (?:\\p{L}{1,20} )?(?:watch|rings?|glasses|things|clothes|belongings|phone|shoes|coat|wallet|keys|bag|effects) (?:back )?in an? `,
    `(?<!\\p{L})${THEIRS} (?:things|clothes|belongings|bag) (?:\\p{L}{1,20} )?(?:from the (?:ward|hospital|home|hospice)|in a (?:carrier|plastic|bin|clear) bag)`,
    `(?<!\\p{L})(?:nobody|no one|noone) (?:left )?to ask (?:now )?(?:how|what|where|who) (?:he|she|they|${KIN}) (?:made|did|put|kept|used|called|meant|got|hid)(?!\\p{L})`,
    `(?<!\\p{L})(?:took|taken|gave|given|bagged|boxed|sorted|dropped|carried) (?:\\p{L}{1,20} )?${THEIRS} (?:\\p{L}{1,20} )?(?:suits|clothes|coats|shirts|shoes|dresses|jumpers|things|books|records|tools) (?:\\p{L}{1,20} ){0,2}(?:charity|hospice|oxfam|salvation|church|away)(?!\\p{L})`,
    `(?<!\\p{L})(?:cot|crib|pram|buggy|moses basket|car seat) (?:is|has gone|went|goes|can go) back (?:in|into|to|up) (?:the )?(?:loft|attic|shop|box|garage)`,
    `(?<!\\p{L})(?:full|packed) (?:chapel|church|crematorium|crem)(?!\\p{L})(?![^]{0,200}(?:wedding|bride|christening|carol|concert|choir|sang|nativity|harvest|bells|baptism|jumble|quiz))`,
    `(?<!\\p{L})always said (?:he|she)(?:['’]d| would) go(?!\\p{L})[^.]{0,40} and (?:he|she) did(?!\\p{L})`,
    `(?<!\\p{L})(?:still )?smells? (?:still )?(?:of|like) (?:him|her|you)(?=[.,;!…]|\\s*$)`,
  ].map(pattern),
  amber: [
    `(?<!\\p{L})(?:kept|keeping) it (?:quiet|small) this year(?!\\p{L})`,
    `(?<!\\p{L})in case (?:he|she) (?:lost|loses|forgot|forgets) (?:the|his|her) (?:words|place|way|thread|name|names)(?!\\p{L})`,
    `(?<!\\p{L})keep stepping (?:over|round|around) (?:nobody|nothing|where)(?!\\p{L})`,
    `(?<!\\p{L})(?:christmas|easter|birthday|sunday|new year|dinner|lunch|table)[^.]{0,20} one (?:fewer|less) (?:plate|chair|place|stocking|cracker|card|present|cup|seat)`,
    `(?<!\\p{L})one (?:fewer|less) (?:stocking|cracker|place at|place to|chair at|card to|present to|seat at|at the table|name on)`,
    `(?<!\\p{L})(?:still|keep|kept) (?:mak|pour|lay|sett|putt|cook|buy)\\p{L}{0,20} (?:out )?(?:\\p{L}{1,20} )?(?:for two|two (?:cups|mugs|plates|places|chops|teas|coffees))`,
    `(?<!\\p{L})(?:laid|set|put out|poured|made|counted) (?:the table |places |tea |plates |cups )?(?:for )?${COUNT}(?: \\p{L}{1,20})?[.,;] (?:and |then |had to |i )?(?:took|put|poured|washed) (?:one|it|the other|a place) (?:away|back|down|off)`,
    `(?<!\\p{L})only (?:he|she) (?:ate|liked|drank|read|understood|laughed at)(?!\\p{L})`,
    `(?<!\\p{L})last (?:jar|tin|bottle|batch|tub|pot|bag|slice|packet) of ${THEIRS} (?:\\p{L}{1,20} ){0,2}(?:jam|jams|marmalade|chutney|pickles?|piccalilli|sauce|soup|wine|cordial|honey|seeds?|stew|cake|curry|jelly|tobacco|tea|ginger|shortbread|biscuits|preserves?)`,
    `(?<!\\p{L})sign\\p{L}{0,20} (?:all )?(?:the |our |my )?(?:christmas )?cards? (?:with |from )?(?:just )?(?:one name|one of us|on my own|alone|for one)`,
    `(?<!\\p{L})(?:picked up|reached for) (?:the|my) phone to (?:tell|ring|ask|call|text) (?:my |our )?${WHOM}(?!\\p{L})`,
    `(?<!\\p{L})(?:nearly|almost|went to) (?:rang|ring|phoned?|called?|text(?:ed)?) ${WHOM} (?:to tell|about|then|and then)`,
    `(?<!\\p{L})still start (?:dialling|to dial)`,
    `(?<!\\p{L})i(?: still|['’]m still| keep) (?:turn\\p{L}{0,20}(?: (?:round|around))? to (?:tell|ask|show)|reach\\p{L}{0,20} (?:\\p{L}{1,20} )?for|listen\\p{L}{0,20} (?:out )?for|go to (?:tell|ring)|save things up for|sav\\p{L}{0,20} (?:\\p{L}{1,20} )?for) (?:him|her|you|his (?:key|car|step)|her (?:key|car|step))(?!\\p{L})`,
    `(?<!\\p{L})${THEIRS} (?:hand)?writing (?:is )?(?:still )?(?:on|in) the (?:jars?|lids?|freezer|labels?|seeds?|recipes?|back|tins?|calendar|margins?|boxes|spines?)`,
    `(?<!\\p{L})(?:dog|cat|terrier|spaniel|collie|lurcher|hound) still (?:goes|waits|sits|lies|runs|looks|sleeps|listens) (?:\\p{L}{1,20} ){0,3}(?:gate|door|window|stop|chair|car|stairs)(?: for ${WHOM}(?!\\p{L})| (?:at|every) )`,
    `(?<!\\p{L})(?:nobody|no one) \\p{L}{1,20}s (?:\\p{L}{1,20} ){0,3}(?:stairs|door|gate|chair|hall|kitchen|porch|step|window|landing) (?:now|any ?more)`,
    `(?<!\\p{L})(?:he|she|you)(?:['’]d| would) have (?:loved|hated|laughed|liked|enjoyed|been (?:the )?(?:first|so|proud|there)|turned)(?!\\p{L})(?![^.]{0,60} if )`,
    `(?<!\\p{L})(?:poured|made|bought|laid|ordered|put out) (?:a|the) (?:second|other|third) \\p{L}{1,20} out of habit|(?<!\\p{L})(?:thirty|forty|fifty|twenty|\\d{1,3}) years of (?:buying|making|laying|cooking for|ordering) two`,
    `(?<!\\p{L})sat in ${THEIRS} (?:chair|seat|place) (?:\\p{L}{1,20} )?for the first`,
    `(?<!\\p{L})(?:nobody|no one) (?:has sat|sits|will sit) in (?:it|his|her)`,
    `(?<!\\p{L})(?:took|moved|picked up|lifted) ${THEIRS} [^.]{2,50}\\. (?:and |then )?put (?:it|them) back`,
  ].map(pattern),
  confidence: [
    `(?<!\\p{L})(?:asked|begged) (?:me|us) not to (?:say|tell|post|mention it)(?: (?:anyone|anybody|anything|why|who))?(?=[.,;!…]|\\s*$| (?:so|and|yet|until|till|because)(?!\\p{L}))`,
    `(?<!\\p{L})(?:we|they)(?:['’]re| are) not telling (?:people|anyone|anybody|everyone|folk)(?: just)? yet(?=[.,;!…]|\\s*$)`,
    `(?<!\\p{L})(?:not|isn['’]?t|wasn['’]?t) (?:really )?(?:my (?:news|story|secret) to|mine to) (?:share|tell|post)`,
    `(?<!\\p{L})(?:promised|told|swore|gave)(?!\\p{L})[^.]{0,40} goes? no further`,
    `(?<!\\p{L})i(?:['’]m| am) not to (?:tell|say)(?!\\p{L})(?! (?:how|what|where|which))`,
    `(?<!\\p{L})(?:told|tells|tell|rang|confided in|wrote to) (?:me|us)(?!\\p{L})[^.]{0,60}(?:can['’]?t|cannot|won['’]?t|not|shouldn['’]?t|mustn['’]?t) (?:\\p{L}{1,20} )?(?:put|say|write|post|repeat|share)(?!\\p{L})`,
    `(?<!\\p{L})(?:asked|told|begged) (?:me|us) to keep (?:it|this) (?:to|between) (?:ourselves|myself|us)|(?<!\\p{L})not saying who(?!\\p{L})`,
    `(?<!\\p{L})dna (?:kits?|tests?)(?!\\p{L})[^]{0,160}(?<!\\p{L})(?:(?:his|her|their) (?:real )?(?:dad|father)|half[ -](?:sister|brother)|isn['’]?t (?:his|her)|not a laugh)(?!\\p{L})`,
    `(?<!\\p{L})(?:hope|think|trust) (?:this|the setting|it)(?:['’]s| is| are)? (?:set to |on )?(?:private|only me)(?!\\p{L})`,
    `(?<!\\p{L})what (?:he|she|they) (?:told|said to) (?:me|us)(?!\\p{L})[^.]{0,40} stays? (?:in|on|there|between|with)(?!\\p{L})`,
  ].map(pattern),
}

function pattern(source: string): RegExp {
  return new RegExp(source, 'u')
}
