/** “skipped the gym and the crossword”, “Sport und Lesen ausgefallen”: what is left out reaches both. */

const ARTICLE = '(?:the|my|any|el|la|los|las|mi|mis|den|die|das|meine?n?)'
const WORD = "\\p{L}[\\p{L}'’-]*"
/** “skipped lunch and walked”: that was done. */
const DEED =
  '(?:\\p{L}+(?:ed|[éíó])|ran|went|swam|ate|drank|slept|read|did|took|had|made|got|wrote|spent|rode|felt|still|just|only|then|so|hice|fui|anduve|leí)'
const THING = `(?:${ARTICLE} ${WORD}|(?!${DEED}(?!\\p{L}))${WORD})`
const ENDS =
  '(?=\\s*(?:$|[.,;!?)])| (?:today|tonight|again|hoy|otra vez|heute|wieder|but|pero|aber|because|cos|porque|weil)(?!\\p{L}))'
const LEFT_OUT =
  "skipped|stayed off|stayed away from|kept off|laid off|resisted|cut out|missed|forgot|ducked|dodged|avoided|bailed on|blew off|gave up|neglected|didn['’]?t do|me salté|me he saltado|olvidé|he olvidado|se me olvidó|se me olvidaron|pasé de"
const AHEAD = new RegExp(
  `(?<!\\p{L})(${LEFT_OUT}) (${THING})(?:, (${THING}))?,? (?:and|y|e|and also) (?:also )?(${THING})${ENDS}`,
  'giu',
)
const BEHIND =
  /(?<!\p{L})(\p{Lu}[\p{L}-]*)(?:, (\p{Lu}[\p{L}-]*))? und (?:auch )?(\p{Lu}[\p{L}-]*) ((?:(?:heute|leider|beide|beides|sind|wieder|ist|habe?) ){0,3}(?:ausgefallen|vergessen|geschwänzt|ausgesetzt|verpasst|ausgelassen|verschwitzt))(?!\p{L})/gu

export const withEachLeftOut = (text: string) =>
  text
    .replace(AHEAD, (_, no: string, ...things: unknown[]) =>
      things
        .slice(0, 3)
        .filter((one) => typeof one === 'string')
        .map((thing) => `${no} ${thing}`)
        .join(', '),
    )
    .replace(BEHIND, (_, one: string, two: string | undefined, three: string, no: string) =>
      [one, two, three]
        .filter((thing) => thing !== undefined)
        .map((thing) => `${thing} ${no}`)
        .join(', '),
    )
