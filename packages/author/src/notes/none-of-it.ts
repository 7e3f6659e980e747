/** “not a single page”, “ni una página”, “keine einzige Seite”, “not a drop of beer”: none, in figures. */

const NOT_ONE =
  /(?<!\p{L})(?:not (?:even )?(?:a single|one|1|a)|ni (?:siquiera )?(?:un|una|1)(?: sol[oa])?|kein(?:e[nr]?|s)? einzige[nrsm]?|nicht (?:mal |einmal )?(?:ein|eine|einen|1)(?: einzige[nrsm]?)?)(?= \p{L}{3,})(?! (?:lot|good|bad|great|big|fan|chance|problem|thing|care|bit|single|little|day|buen|mal|día|problema|poco|bisschen|guter|gute|schlechte|wenig|paar|huge|happy|soul|clue|moment))/giu
const DROP =
  '(?:drop|sip|puff|drag|bite|crumb|lick|gota|gotita|trago|sorbo|calada|bocado|tropfen|schluck|zug|bissen|krümel)'
const NOT_A_DROP_OF = new RegExp(
  `(?<!\\p{L})(?:not (?:even )?(?:a|one|1)(?: single)?|ni (?:una? |1 )?(?:sola? )?|kein(?:en|e)?(?: einzigen?)? ?|nicht (?:mal )?(?:einen?|1) ) ?${DROP}(?: (?:of|de|vom|von))? (?=\\p{L}{3,})(?!(?:all|today|tonight|hoy|heute|since|en|desde|seit|passed|gestern|den|todo)(?!\\p{L}))`,
  'giu',
)
const NOT_A_DROP = new RegExp(
  `(?<!\\p{L})(?:not (?:even )?(?:a|one|1)(?: single)?|ni (?:una? |1 )?(?:sola? )?|kein(?:en|e)?(?: einzigen?)? ?|nicht (?:mal )?(?:einen?|1) ) ?${DROP}(?!\\p{L})(?: (?:all day|today|tonight|passed my lips|en todo el día|hoy|heute|den ganzen tag))?`,
  'giu',
)

export const withNoneOfIt = (text: string) =>
  text.replace(NOT_A_DROP_OF, 'no ').replace(NOT_A_DROP, 'none').replace(NOT_ONE, '0')
