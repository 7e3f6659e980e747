import { isAhead, isOfNextDay, isPast } from './days-apart.ts'
import { isFromThenOn } from './from-then-on.ts'
import { isImagined } from './imagined.ts'
import { isSetAgainst, otherOwner } from './people.ts'
import { isHearsay, isSetAside, isShared, isSharing } from './set-aside.ts'
import { isUsual } from './usual.ts'

/** A note's sentences in the parts that may speak of different things, days and people. */
export interface Clause {
  text: string
  /** Joined to the one before by “and”. */
  isJoined: boolean
  /** Joined by “plus”: more of the same. */
  isAdded: boolean
  /** In parentheses. */
  isAside: boolean
}

const JOINT =
  /(,(?!\d)|\s\+\s|\s\/\s|\s[-–—]\s(?!\d)|(?<!\p{L})(?:and|y|und|but|pero|aber|then|luego|dann|while|whereas|mientras|während|plus|más(?= un)|(?<=, )más|so(?= (?:no|not|none|nope|nothing|zero|0|that['’]?s(?= \d)|didn['’]?t|skipped|i|we|only|just|did|went|ran|walked|had|took|hice)(?!\p{L}))|así que|por lo que|por eso|also(?= (?:kein|keine|keinen|keins|nicht|nein|nix|nichts|nur|heute kein|gab)(?!\p{L}))|deshalb|deswegen|daher|darum|therefore)(?!\p{L}))/iu
const AND = /^(?:and|y|und)$/iu
const PLUS = /^(?:plus|\+|más)$/iu
const NEXT = /^(?:then|luego|dann|\/)$/iu

export function sentencesOf(note: string): Clause[][] {
  return note.split(/[.!?;…\n]+(?=\s|$)|\n|\)|(?=\()/u).map((piece) => {
    const isAside = piece.startsWith('(')
    const sentence = isAside ? piece.slice(1) : piece
    const clauses: Clause[] = []
    let isJoined = false
    let isAdded = false
    let isNext = false
    for (const [at, piece] of sentence.split(JOINT).entries()) {
      const isJoint = at % 2 === 1
      if (isJoint) {
        isJoined = AND.test(piece.trim())
        isAdded = PLUS.test(piece.trim())
        isNext = NEXT.test(piece.trim())
        continue
      }
      // “5, then 4”: more of the same.
      if (piece.trim())
        clauses.push({
          text: piece.trim(),
          isJoined,
          isAside,
          isAdded: isAdded || (isNext && ONLY_A_FIGURE.test(piece.trim())),
        })
    }
    return clauses
  })
}

/** Of another day: it holds for the rest of the sentence. */
const NOT_TODAY =
  /(?<!\p{L})(?<!(?:hasta|until|till?|bis|since|desde|seit) )(?:yesterday|tomorrow|last (?:week|month|year|night's)|next (?:week|month|year|time)|used to|over the (?:whole )?(?:weekend|week)|(?<!(?<!\p{L})(?:no|not|nothing|none|zero)(?!\p{L})[^,.;]{0,25})all week(?:end)?|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|el (?:lunes|martes|mi[ée]rcoles|jueves|viernes|s[áa]bado|domingo|fin de semana)|am (?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|wochenende)|ayer|anteayer|la semana pasada|el mes pasado|próxim[oa]|gestern|vorgestern|letzte woche|nächste[nrs]? (?:woche|monat|jahr|mal))(?!\p{L})/iu
/** Wished or owed: it holds for what is joined to it. */
const WISHED =
  /(?<!\p{L})(?:(?:i |we )?might(?: (?:do|go|have|get|take|try|still|even|as well))?(?! be)|i may|hope i|hoping|hopefully(?=[^\d]*$)|maybe(?= (?:i['’]ll|later|tonight|tomorrow))|vielleicht(?=[^\d]*$)|hoffentlich|evtl\.?|eventuell|mal sehen|a lo mejor|quizás?(?=[^\d]*$)|tal vez(?=[^\d]*$)|puede que|a ver si|espero|wish i|if only|would love to|i['’]d love to|ojalá|me gustaría|wünschte|hätte gern|würde gern|will|won['’]t be|i['’]ll|gonna|(?<!(?:was|were) )going to(?! the| a| my)|want to|plan(?:ning)? (?:to|on)|should|need to|must|have to|hope to|would like|ought to|could do with|müsste|könnte|tendría que|voy a|vamos a|quiero|quisiera|tengo que|debería|(?!estir|suspir|prepar|esper|respir|compar|separ|repar|retir|admir)\p{L}{2,}[aei]r(?:é|emos)|will|werde|möchte|muss|sollte|würde)(?!\p{L})/iu
const TOMORROW_ES = /(?<!(?:esta|la|por la|de la) )(?<!\p{L})mañana(?!\p{L})/iu
const TOMORROW_DE =
  /(?<!(?:heute|am|guten|jeden|diesen) )(?<!\p{L})morgen(?!\p{L})|^Morgen \p{Ll}+ (?:ich|wir)(?!\p{L})|^Morgen (?:wieder|gehe?|geht|will|muss|dann|früh|erst)(?!\p{L})|^Morgen [^,.;]{0,40}(?<!ge\p{L}{1,12})(?<=\p{Ll}{3})en(?=$|[,.;!])|^Morgen \p{Lu}\p{Ll}{3,}(?: (?:damit|mit|in|im|am|um|bei|beim|zum|zur)(?!\p{L})[^,.;\d]{0,30})?$/u
const TODAY =
  /(?<!\p{L})(?:today|this (?:morning|afternoon|evening)|tonight|hoy|esta (?:mañana|tarde|noche)|heute)(?!\p{L})/iu

/** What was meant to be: what came of it is said after. */
const INTENDED =
  /(?<!\p{L})(?:planned|wanted|said i['’]d|said i would|promised(?: myself)?|told myself|swore (?:to|i['’]d|off)|vowed (?:to|i['’]d)|tried (?:for|to)|thought i['’]d|thought i would|reckoned i['’]d|meant to|hoped|aimed|aiming for|supposed to|was going to|w(?:as|ere) gonna|plan (?:says|said|was)|the goal was|my goal|target|quería|no quería|me propuse|me había propuesto|me prometí|prometí|me dije|dije que|había dicho|pensaba|iba a|esperaba|el (?:objetivo|plan)|wollte|geplant|vorgehabt|vorgenommen|eigentlich|ziel war|(?:der )?plan war|sollten?)(?!\p{L})/iu
const DONE =
  /(?<!\p{L})(?:did|managed|got|ended up|made|in the end|al final|am ende|geworden|\p{L}{2,}[éíó]|(?:he|ha|han) \p{L}+[aoií]do|cayeron|salieron|quedaron|fueron|acabaron|wurden|geschafft|schaffte|geworden)(?!\p{L})/iu

const DOING =
  'drank|drunk|paid|got|had|has|ran|slept|read|swam|walked|smoked|did|ate|cycled|biked|drinks|runs|sleeps|reads|swims|walks|smokes|eats|weighs|weighed|wrote|spent|made|took|hit|managed|finished|beat|clocked|logged|went|\\p{Ll}{2,}ed'
const SOMEBODY_ELSE = new RegExp(
  `^(?:(?:de|y|que|cuando|when|because|that|how|while|as|after|als|wie|weil|dass|nachdem|mientras|porque|como|so|and) ){0,2}(?:(?:[Hh]e|[Ss]he|[Tt]hey)['’](?:d|s|ve) (?:just |only |already )?\\p{Ll}+|(?:[Ee]r|[Ss]ie|[Mm]eine? \\p{Lu}\\p{Ll}+) \\p{Ll}{2,}t|(?:[Hh]e|[Ss]he|[Mm]y \\p{Ll}+) (?:does|goes|\\p{Ll}{3,}s)|(?:[Hh]e|[Ss]he|[Tt]hey|[Mm]y (?!own|usual)\\p{Ll}+(?: \\p{Lu}\\p{Ll}+)?|[Tt]he (?:kids?|children|baby|dog|boys?|girls?|neighbou?rs?|guys|boss|team|others|lads|lot next door|wife|husband|missus|other half)|[Oo]ur \\p{Ll}+|\\p{Lu}\\p{Ll}+) (?:only |also )?(?:${DOING})|(?:[ÉéEe]l|[Ee]lla|[Ee]llos|[Mm]i \\p{Ll}+|[Ee]l niño|[Ll]a niña|\\p{Lu}\\p{Ll}+) (?:se )?(?:\\p{Ll}{2,}ó|fue|hizo|tuvo|anduvo|han? (?:\\p{Ll}+[ai]do|hecho))|[Mm]i \\p{Ll}+ (?:se )?\\p{Ll}{2,}[ae]|(?:[Ll]os|[Ll]as) \\p{Ll}+ (?:me |se |nos )?\\p{Ll}+(?:aron|ieron)|(?:[Ee]r|[Ss]ie|[Dd](?:ie|er|as) \\p{Lu}\\p{Ll}+|[Mm]eine? \\p{Lu}\\p{Ll}+|\\p{Lu}\\p{Ll}+) (?:hat|ist|trank|lief|schlief|schwamm|rauchte|las|schafft|läuft|trinkt|raucht|macht|isst|liest|geht|fährt|schwimmt|hatte)(?! ich)|[Mm]eine? \\p{Lu}\\p{Ll}+ war|\\p{Lu}\\p{Ll}+['’]s \\p{Ll}+ing)(?!\\p{L})`,
  'u',
)

/** “Sam cooked and walked the dog”. */
const GOES_ON = new RegExp(`^(?:${DOING})(?!\\p{L})`, 'u')

const ADVERB =
  /^(?:heute|gestern|dann|danach|morgens|abends|mittags|nachts|das|es|hoy|luego|después|today|it|that|what|there|here|then|just|also|finally|today|still|only|even|never|almost|already|yesterday|barely|quick|long|good|got|had|did|was|so|no|not|nothing|later|again|home|half|both|somehow|legs|we|which|that|this|it|there|body|have|morning|evening|lunch|breakfast|dinner|app|watch|garmin|strava|fitbit|everything|all|actually|in|\p{L}+ly|i)$/iu

/** It did not take place, or is only a thing that stands somewhere. */
const NOT_HELD =
  /(?<!\p{L})(?:can wait|too \p{L}+ to|before i could|zu \p{L}+ (?:zum|um)|demasiado \p{L}+ para|broken|broke down|rot[oa]|averiad[oa]|estropead[oa]|kaputt|cancell?ed|called off|postponed|closed|(?:at|in) the (?:repair |bike )?shop|being repaired|in for repairs?|serviced|tuner|delivered|for sale|cancelad[oa]|suspendid[oa]|aplazad[oa]|cerrad[oa]|en el taller|pinchad[oa]|se vende|abgesagt|ausgefallen|fällt aus|fiel aus|verschoben|geschlossen|in der werkstatt|beim händler|zu verkaufen|(?:hat|hatte|war|ist|macht|machte)(?: (?:heute|leider|schon|noch|wieder|ja|mal|komplett|auch)){0,2} (?:zu|dicht|gesperrt)(?= *$| *[,.;!])|gesperrt|shut(?! down)|was full|fully booked|booked out|sold out|under renovation|out of order|en obras|complet[oa](?= *$)|no (?:abría|abrió|abre|abrieron)|ausgebucht|wegen umbau|not open|(?:wasn['’]?t|isn['’]?t) open|nicht (?:offen|auf|geöffnet))(?!\p{L})/iu
/** “wife's down to 142 lbs”. */
const ONE_OF_THEIRS =
  /^(?:my |the |our )?(flatmate|housemate|roommate|boyf|wife|husband|hubby|missus|mum|mom|dad|son|daughter|brother|sister|boyfriend|girlfriend|partner|kid|boss|neighbou?r)(?:['’]s| is| was| has| went| did| ran| had| drank| smoked| slept| took| made| fed| read| ate| spent| paid| wrote| swam| rode| \p{L}{2,}ed)(?!\p{L})/iu
/** “gassi hat heute max gemacht”. */
const DONE_BY =
  /(?<!\p{L})hat (?:(?:heute|dann|wieder|diesmal) )?(?!ich|mir|mich|gut|nicht|sich|es|das)(?:(?:die|der|meine?|unsere?) )?\p{L}{2,15} (?:heute )?(?:gemacht|übernommen|erledigt)(?!\p{L})|(?<!\p{L})(?:lo|la|los|las) hizo (?!yo)\p{L}+|(?<!\p{L})(?:was |were )?done by (?!me)\p{L}+/iu
/** Who is called has not called. */
const CALLED_ME =
  /^(?:[Mm]y |[Mm]i |[Mm]eine? )?(?!I |[Ii]ch |[Yy]o |[Jj]ust |[Aa]lso |[Ff]inally |[Tt]hen |[Hh]oy )\p{L}+ (?:called|rang|phoned|hat (?:mich )?angerufen|rief (?:mich )?an|me llamó|me ha llamado)(?!\p{L})|^[Mm]e (?:llamó|ha llamado)(?!\p{L})/u
const OTHER_DAY_ALONE =
  /^(?:(?:from |desde |ab )?(?:tomorrow|mañana|morgen)(?: again| otra vez| wieder)?|yesterday|ayer|gestern|next (?:week|time)|la próxima|nächste woche|nächstes mal)$/iu
/** “, who had three”. */
const WHO =
  /^(?:who(?!\p{L})|que se (?!me)\p{Ll}|que (?:ha|hizo|tomó|corrió|bebió|duerme|corre|bebe|fuma|lee)(?!\p{L})|(?:der|die) (?:immer|ja|schon|jeden) )/iu
/** It goes on with the one before. */
const ONLY_A_FIGURE = /^\d[\d.]*\s?(?:\p{L}+)?$/u

const A_PRICE = /^\d[\d.]* ?(?:\p{Sc}|\p{L}+)?$/u

const ONESELF =
  /(?<!\p{L})(?:i|i['’](?:ve|m|d)|ich|yo|we|wir|mir|mich|me|my|mein\p{L}{0,40}|nosotros|today|hoy|heute|in the end|al final|am ende)(?!\p{L})|\p{L}{2,40}[éí](?!\p{L})/iu

/** Whose and which day's a clause is; carried on from one to the next of a sentence. */
export class Standing {
  isToday = true
  isIntended = false
  private isAhead = false
  private isWished = false
  private isOthers = false
  private isAside = false
  private isHearsay = false
  private isShared = false
  /** “Jo and I split the bill”: how much is said after. */
  private isSharing = false
  private isImagined = false
  private readonly setAgainst: ReadonlySet<Clause>
  private readonly ofNextDay: ReadonlySet<Clause>
  /** As on other days: what came of it today is said after. */
  private readonly usual: ReadonlySet<Clause>

  /** “no meat, tomorrow”: the end of a sentence may say of which day it is. */
  constructor(clauses: readonly Clause[], isTomorrow = false) {
    this.isToday = !isTomorrow
    const texts = clauses.map(({ text }) => text)
    this.setAgainst = new Set(clauses.filter(({ text }, at) => isSetAgainst(text, texts.slice(at + 1))))
    this.usual = new Set(clauses.filter(({ text }, at) => isUsual(text, texts[at + 1] ?? '')))
    this.ofNextDay = new Set(
      clauses.filter(({ text }, at) => {
        const next = clauses[at + 1]
        return isOfNextDay(text, next?.isJoined === true && TODAY.test(next.text))
      }),
    )
    const end = clauses.at(-1)?.text ?? ''
    if (clauses.length > 1 && OTHER_DAY_ALONE.test(end)) this.isToday = false
  }

  /** True where the clause tells of something that the person has done today. */
  counts(clause: Clause, isOwn: (word: string, text: string) => boolean): boolean {
    const { text, isJoined } = clause
    const isOwnWord = (word: string) => isOwn(word, text)
    const other = otherOwner(text)
    const isTomorrow = TOMORROW_ES.test(text) || TOMORROW_DE.test(text)
    const isPastOfToday = this.isAhead && isPast(text)
    if (TODAY.test(text) || this.ofNextDay.has(clause) || isPastOfToday) this.isToday = true
    else if (isTomorrow) this.isToday = false
    if (NOT_TODAY.test(text) || isFromThenOn(text)) this.isToday = false
    this.isAhead = !this.isToday && (isTomorrow || isAhead(text) || this.isAhead)
    this.isWished = WISHED.test(text) || (this.isWished && isJoined && !DONE.test(text))
    const isStillIntended = this.isIntended && isJoined && !DONE.test(text) && !TODAY.test(text)
    this.isIntended = INTENDED.test(text) || this.usual.has(clause) || isStillIntended
    const subject = SOMEBODY_ELSE.exec(text)?.[0].split(' ').slice(0, -1) ?? []
    const isNamedOther = subject.length > 0 && !subject.some(isOwnWord) && !ADVERB.test(subject[0] ?? '')
    const relative = ONE_OF_THEIRS.exec(text)?.[1]
    this.isOthers =
      isNamedOther ||
      this.setAgainst.has(clause) ||
      (other !== null && !isOwnWord(other)) ||
      (relative !== undefined && !isOwnWord(relative)) ||
      CALLED_ME.test(text) ||
      DONE_BY.test(text) ||
      WHO.test(text) ||
      (this.isOthers && (ONLY_A_FIGURE.test(text) || (isJoined && GOES_ON.test(text))))
    this.isHearsay = isHearsay(text) || (this.isHearsay && !ONESELF.test(text))
    this.isAside = isSetAside(text) || (this.isAside && ONLY_A_FIGURE.test(text))
    this.isShared = isShared(text) || (this.isSharing && A_PRICE.test(text))
    this.isSharing = isSharing(text)
    this.isImagined = isImagined(text, this.isImagined, TODAY.test(text))
    const isHeld = /\d/.test(text) || !NOT_HELD.test(text)
    return this.isOwnToday && isHeld
  }

  /** One's own, of today, and no mere wish. */
  get isOwnToday(): boolean {
    const isOwn = !this.isOthers && !this.isAside && !this.isHearsay && !this.isShared
    return this.isToday && !this.isIntended && !this.isWished && !this.isImagined && isOwn
  }
}
