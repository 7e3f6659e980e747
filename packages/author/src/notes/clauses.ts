/** A note's sentences in the parts that may speak of different things, days and people. */
export interface Clause {
  text: string
  /** Joined to the one before by “and”. */
  isJoined: boolean
}

const JOINT = /(,(?!\d)|\s\+\s|(?<!\p{L})(?:and|y|und|but|pero|aber|then|luego|dann|plus)(?!\p{L}))/iu
const AND = /^(?:and|y|und)$/iu

export function sentencesOf(note: string): Clause[][] {
  return note.split(/[.!?;…\n]+(?=\s|$)|\n|[()]/u).map((sentence) => {
    const clauses: Clause[] = []
    let isJoined = false
    for (const piece of sentence.split(JOINT)) {
      if (JOINT.test(piece) && piece.trim().length < 6) {
        isJoined = AND.test(piece.trim())
        continue
      }
      if (piece.trim()) clauses.push({ text: piece.trim(), isJoined })
    }
    return clauses
  })
}

const NOT_TODAY =
  /(?<!\p{L})(?:yesterday|tomorrow|last (?:week|month|year|night's)|next (?:week|month|year|time)|used to|will|won['’]t be|i['’]ll|gonna|(?<!(?:was|were) )going to(?! the| a| my)|want to|plan(?:ning)? (?:to|on)|should|need to|must|have to|hope to|would like|ayer|anteayer|la semana pasada|el mes pasado|voy a|vamos a|quiero|quisiera|tengo que|debería|próxim[oa]|(?!prepar|esper|respir|compar|separ|repar|retir|admir)\p{L}{2,}[aei]r(?:é|emos)|gestern|vorgestern|letzte woche|nächste woche|will|werde|möchte|muss|sollte|würde)(?!\p{L})/iu
const TOMORROW_ES = /(?<!(?:esta|la|por la|de la) )(?<!\p{L})mañana(?!\p{L})/iu
const TOMORROW_DE = /(?<!(?:heute|am|guten|jeden|diesen) )(?<!\p{L})morgen(?!\p{L})/u
const TODAY =
  /(?<!\p{L})(?:today|this (?:morning|afternoon|evening)|tonight|hoy|esta (?:mañana|tarde|noche)|heute)(?!\p{L})/iu

/** What was meant to be: what came of it is said after. */
const INTENDED =
  /(?<!\p{L})(?:planned|wanted|meant to|hoped|aimed|aiming for|supposed to|was going to|plan (?:says|said|was)|the goal was|my goal|target|quería|pensaba|iba a|esperaba|el (?:objetivo|plan)|wollte|geplant|vorgehabt|vorgenommen|eigentlich|ziel war|(?:der )?plan war|sollten?)(?!\p{L})/iu
const DONE =
  /(?<!\p{L})(?:did|managed|got|ended up|made|\p{L}{2,}[éíó]|he \p{L}+[aoi]do|wurden|geschafft|schaffte|geworden)(?!\p{L})/iu

const DOING =
  'drank|drunk|had|has|ran|slept|read|swam|walked|smoked|did|ate|cycled|biked|drinks|runs|sleeps|reads|swims|walks|smokes|eats|weighs|weighed|wrote|spent|made|took'
const SOMEBODY_ELSE = new RegExp(
  `^(?:(?:[Hh]e|[Ss]he|[Tt]hey|[Mm]y (?!own|usual)\\p{Ll}+|[Tt]he (?:kids?|children|baby|dog|boys?|girls?)|[Oo]ur \\p{Ll}+|\\p{Lu}\\p{Ll}+) (?:only |also )?(?:${DOING})|(?:[ÉéEe]l|[Ee]lla|[Ee]llos|[Mm]i \\p{Ll}+|[Ee]l niño|[Ll]a niña|\\p{Lu}\\p{Ll}+) (?:se )?\\p{Ll}{2,}ó|(?:[Ee]r|[Ss]ie|[Mm]eine? \\p{Lu}\\p{Ll}+|\\p{Lu}\\p{Ll}+) (?:hat|ist|trank|lief|schlief|schwamm|rauchte|las))(?!\\p{L})`,
  'u',
)

/** Whose and which day's a clause is; carried on from one to the next of a sentence. */
export class Standing {
  isToday = true
  private isIntended = false

  /** True where the clause tells of something that the person has done today. */
  counts({ text, isJoined }: Clause, isOwnWord: (word: string) => boolean): boolean {
    if (TODAY.test(text)) this.isToday = true
    else if (TOMORROW_ES.test(text) || TOMORROW_DE.test(text)) this.isToday = false
    if (NOT_TODAY.test(text)) this.isToday = false
    this.isIntended = INTENDED.test(text) || (this.isIntended && isJoined && !DONE.test(text))
    const first = /^\p{L}+/u.exec(text)?.[0] ?? ''
    const isOthers = SOMEBODY_ELSE.test(text) && !isOwnWord(first)
    return this.isToday && !this.isIntended && !isOthers
  }
}
