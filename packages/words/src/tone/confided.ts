import { HARMLESS } from './absence/absence.ts'
import { coversForSomebody } from './covers-for.ts'
import { isFoundOut } from './found-out.ts'
import { isKeptFromSomebody } from './kept-from.ts'

/** What somebody else told or is, and that somebody must not know it: not the writer's to tell. */
const THEIRS =
  /(?<!\p{L})(?:(?:he|she|they|\p{Lu}\p{Ll}+|mom|mum|mam|dad|gran|nan|my \p{L}+)(?:['’]s)? (?:has )?told me|told me (?:who|what|why|that)|i (?:was|['’]ve been|have been) told (?:something|a thing)|me (?:dijeron|contaron) algo|mir (?:wurde|hat (?:man|jemand|wer)) (?:heute |gestern |\p{L}+ )?(?:etwas|was) (?:gesagt|erzählt|anvertraut)|found out (?:why|who|what)|is pregnant|\p{L}+['’]s (?:pregnant|expecting)|who (?:he|she) (?:really )?(?:sees|meets|is seeing)|having an affair|me (?:lo |la )?(?:cont[óo]|confes[óo]|ha contado|ha confesado)|me dijo con qui[ée]n|con qui[ée]n se ve|est[áa] embarazada|le gustan? los|(?:hat (?:es |das )?mir(?: [^.!?]{1,30})?|hat (?:er|sie) (?:es |das )?mir(?: [^.!?]{1,30})?) (?:erzählt|gesagt|anvertraut|gestanden)|mit wem (?:er|sie) sich|ist schwanger|hat eine affäre)(?!\p{L})/iu
const NOT_TO_BE_KNOWN =
  /(?<!\p{L})(?:(?:can['’]?t|cannot|mustn['’]?t|must not|must never|isn['’]?t to|not to) (?:know|find out|hear)|i['’]?m to say nothing|i am to say nothing|no (?:debo|puedo) decir nada|soll(?:te)? (?:ich )?nichts sagen|darf (?:ich )?nichts sagen|nobody(?:['’]s| is|['’]?s allowed)? (?:to|must|can|may) know|nobody (?:else )?knows(?: yet)?|(?:he|she|they|\p{Lu}\p{Ll}+|mom|mum|dad|her \p{L}+|his \p{L}+) (?:does|do)n['’]?t know(?: (?:yet|about it|it))?(?=\s*(?:[.,;!]|$| and| but))|knows but \p{L}+ does(?:n['’]?t| not)|nobody at (?:church|work|home|school)|keep(?:ing)? (?:it|this|that) to myself|keep(?:ing)? (?:it|this|that) quiet|no (?:lo )?(?:puede|debe|pueden|deben) saber|nadie (?:lo )?(?:puede|debe) saber|nadie (?:m[áa]s )?lo sabe|(?:ella|él|ellos|ellas|la madre|el padre|su (?:mujer|marido|madre|padre)|\p{Lu}\p{Ll}+) no (?:lo )?saben?(?= nada|\s*(?:[.,;!]|$))|no se (?:puede|debe|vaya a) enterar|que no se enteren?|(?:er|sie|\p{Lu}\p{Ll}+|seine frau|ihr mann) wei(?:ß|ss) (?:es |das |davon |von )?(?:noch )?(?:nicht|nichts)(?: davon)?(?=\s*(?:[.,;!]|$))|wei(?:ß|ss) (?:sonst )?(?:keiner|niemand)|(?:darf|dürfen|soll|sollen|sollte)(?: (?:das|es|noch|davon)){0,3} (?:keiner|niemand|nichts? davon|\p{L}+ nicht|nicht|nichts?) ?(?:\p{L}+ )?(?:wissen|erfahren))(?!\p{L})/iu
/** Whoever believes that only a few can read it has written it for these. */
const FOR_A_FEW =
  /(?<!\p{L})(?:(?:i think |i hope )?i['’]?(?:ve| have) (?:it|this) (?:on|set to) (?:close friends|friends only|only me)|only (?:close friends|the (?:two|three|few) (?:of you|i)|a few of you)[^.!?]{0,20} (?:can |will )?see (?:this|it)|(?:hoffe|hoffentlich|glaube),? (?:das|dies|es) (?:sehen|sieht|lesen|liest) (?:hier )?nur|nur (?:für )?die (?:zwei|drei|paar),? (?:die ich|denen ich)|espero que (?:esto )?s[oó]lo lo (?:vean|lean)|esto s[oó]lo lo (?:ven|leen) (?:los|las|mis|dos|tres))(?!\p{L})/iu

/** Whoever is about to take it down again should not have written it. */
const REGRETTED =
  /(?<!\p{L})(?:(?:deleting|taking) this (?:down )?(?:in the morning|tomorrow|later|soon|again)|i['’]?ll (?:delete|take) this (?:down )?(?:in the morning|tomorrow|later|again)|(?:esto |lo )(?:borro|borraré) (?:mañana|luego|despu[ée]s)|no s[ée] por qu[ée] (?:lo|esto) (?:escribo|cuento|pongo)|(?:lösch|lösche) (?:ich |das |es ){1,2}(?:morgen|gleich|später|wieder)|wei(?:ß|ss) (?:auch )?nicht,? (?:wieso|warum) ich das (?:hier )?schreibe?)(?!\p{L})/iu

/** “She asked me to tell no one”: a word given, whatever it was about. */
const ASKED_FOR_SILENCE =
  /(?<!\p{L})(?:(?:asked|begged|made) me to (?:tell|say to|breathe (?:it|a word) to|let on to) (?:no ?one|nobody|not a soul|none)|(?:asked|begged) me to (?:keep it|keep this|take it) (?:to myself|quiet|to (?:my|the) grave)|i (?:swore|gave my word|promised) (?:i['’]?d|i would|to) (?:tell|say) (?:no ?one|nobody|nothing to (?:no ?one|nobody|anyone))|me (?:pidió|rogó|suplicó) que no (?:se )?(?:lo|la) (?:contara|dijera|cuente|diga|repitiera) a nadie|me hizo jurar|hat mich (?:gebeten|angefleht),? (?:es |das )?(?:niemand(?:em)?|keinem|keiner menschenseele) (?:zu (?:sagen|erzählen|verraten)|weiter))(?!\p{L})/iu
/** “Lo tuyo no sale de acá”, “das hast du vierzig Jahre allein getragen”: a promise to whoever confided it. */
const PROMISED =
  /(?<!\p{L})(?:(?:he|she|they|nobody|no ?one|your \p{L}{2,12}) (?:will never|won['’]?t(?: ever)?|will not|shall never) (?:know|hear it|find out|hear about it)(?: \p{L}{1,8})? (?:from|through) me|what you told me (?:stays with me|stays between us|goes no further|is safe)|(?:this|that) stays between (?:us|you and me)|your secret is safe|(?:lo tuyo|lo que me (?:contaste|dijiste|confiaste)) no sale de (?:ac[aá]|aqu[ií]|m[ií])|(?:no|nadie)(?: se)? (?:lo|la) (?:va|van) a saber (?:por|x) m[ií]|de m[ií] no lo (?:va|van) a saber|(?:hast|habt) (?:du|ihr) (?:all die |so viele |\p{L}{1,12} |\d{1,2} )?(?:jahre|jahrzehnte|monate|so lange) (?:ganz )?(?:allein|für (?:dich|euch)) getragen|soll(?:en)? (?:es|das) (?:auch )?(?:nie|niemals) (?:wissen|erfahren)|von mir (?:erfährt|erfahren) (?:es|das) (?:keiner|niemand|er|sie))(?!\p{L})/iu

/** “For a lass I’m not to name”: who is left out because something was done to them. */
const NOT_TO_BE_NAMED =
  /(?<!\p{L})(?:i['’]?m not (?:to|going to) (?:name|say who)|i (?:can['’]?t|cannot|won['’]?t|mustn['’]?t|shan['’]?t) (?:name|say who)|(?:who|whose name) (?:i['’]?ll|shall|will|must|has to) (?:stay|remain|keep|leave)|no (?:voy a|puedo|debo) (?:nombrar|decir (?:quién|su nombre))|(?:darf|will|kann|soll) ich (?:hier )?nicht (?:nennen|sagen,? wer|beim namen)|(?:deren|dessen) namen ich)(?!\p{L})/iu
const WRONGED =
  /(?<!\p{L})(?:(?:her|his) (?:lip|eye|cheek|arm|wrist|nose) (?:was|is|all)|split lip|black eye|bruis\p{L}*|in tears|crying|sobbing|shaking|scared|frightened|hit (?:her|him)|changed? (?:every|all the|the) locks?|debts?|bailiffs?|owes|behind (?:on|with)|court|police|pills|pregnant|left (?:him|her)|leaving (?:him|her)|moretón(?:es)?|moretones|morado|llorando|llorar|temblando|le pegó|le pega|deudas?|debe (?:plata|dinero)|embarazada|policía|juzgado|blaue[sn]? (?:Auge|Fleck\p{L}*)|weint\p{L}*|geweint|zittert\p{L}*|geschlagen|schlägt|schulden|schwanger|polizei|gericht)(?!\p{L})/iu

export const isConfided = (text: string): boolean =>
  !HARMLESS.test(text) &&
  (FOR_A_FEW.test(text) ||
    isKeptFromSomebody(text) ||
    coversForSomebody(text) ||
    isFoundOut(text) ||
    ASKED_FOR_SILENCE.test(text) ||
    PROMISED.test(text) ||
    (NOT_TO_BE_NAMED.test(text) && WRONGED.test(text)) ||
    (THEIRS.test(text) && (NOT_TO_BE_KNOWN.test(text) || REGRETTED.test(text))))
