import { languageOfTopic, proposeQuestions } from '../../propose-questions.ts'
import { addressFor } from '../../request/address.ts'
import { type Act, carriedOut, outcome } from '../scene.ts'
import { whole } from '../words-of-command.ts'

const ANONYMOUS = whole(
  'anonym\\p{L}*|anónim[ao]s?|no (?:personal (?:data|details)|names)|without names|(?:nobody|no one) (?:should|must|can) (?:be (?:identified|recognised|recognized)|know who)|keine namen|ohne namen|sin nombres?|(?:can|could) identify|identifiable',
)
const NAMES_OUT = whole(
  'take (?:the )?names? out(?: altogether)?|(?:the )?names? out altogether|drop the names?|no names?(?: please)?|remove the names?|leave (?:the )?names out|die namen (?:raus|weg)|quita los nombres',
)
const ONE_HIDDEN = whole(
  'anonymous that (?:bit|one|part)|that (?:bit|one|part) anonymous(?:ly)?|(?:die|das) (?:bitte )?anonym|es[ao] anónim[ao]',
)
const SKIP = whole(
  '(?:they|people|everybody|anyone) (?:may|can) skip|skipping is (?:ok(?:ay)?|fine)|(?:man|sie) (?:kann|darf|dürfen|können) (?:\\p{L}+ )?überspringen|se puede(?:n)? saltar',
)
const CLOSED = whole(
  "(?:mostly|mainly|more|only|all|just) (?:closed|tick[- ]?box(?:es)?|multiple choice|ticking|clicking)(?: questions)?|less (?:typing|writing)|(?:nobody|no one|they (?:won[’']?t|don[’']?t)|people (?:won[’']?t|don[’']?t)) (?:wants? to |like to |like )?(?:write|type|writing|typing)(?: (?:so )?much| anything| a lot)?|fewer open(?: questions)?|no (?:open questions|free text|typing)|(?:mehr|nur|hauptsächlich|überwiegend|lieber) (?:geschlossene|ankreuz\\p{L}*|zum ankreuzen)(?: fragen)?|weniger (?:freitext|offene|schreiben)|(?:más|casi todas|solo) (?:cerradas|de marcar)|menos (?:abiertas|texto)|(?:only|alles) (?:to tick|zum ankreuzen)|everything tickable",
)
const OPEN_END = whole(
  '(?:an? |one )?(?:open|free text)(?:[- ]ended)? (?:question|one|box|field) (?:at the end|to finish)|end with an open (?:question|one)|eine offene(?: frage)? (?:am|zum) (?:ende|schluss)|(?:am|zum) (?:ende|schluss) (?:\\p{L}+ ){0,2}offene(?: frage)?|(?:una )?(?:pregunta )?abierta al final',
)
const PICTURES = whole(
  'pictures?|photos?|images?|files?|upload\\p{L}*|fotos?|imágenes|im[aá]gen|archivos?|bilder?|dateien?|hochladen|subir',
)
const CONDITIONS = whole(
  'only (?:show|ask|if they)|depend(?:s|ing)? on (?:the )?(?:answer|question)|if they (?:say|answer(?:ed)?|tick(?:ed)?|said) (?:yes|no)|skip logic|branch\\p{L}*|conditional|solo si (?:contest|respond|dij|dice)\\p{L}*|nur (?:wenn|zeigen)|wenn sie (?:mit )?(?:ja|nein)|depende de la respuesta',
)
const SOUND = whole(
  'voice (?:message|note|recording)s?|record(?:ing)?s?|audio|sprachnachricht\\p{L}*|aufnahmen?|grabaci[oó]n(?:es)?|nota de voz',
)
const LIMITS = whole(
  'time limit|timer|shuffl\\p{L}*|random(?:ise|ize|ly)? (?:order)?|zufällig\\p{L}*|zeitlimit|aleatori\\p{L}*|límite de tiempo',
)
const DESIGN = whole(
  'emojis?|colou?rs?|font|logo|layout|background|farben?|schrift(?:art)?|hintergrund|colores?|fondo|tipografía',
)
const MAIL = whole(
  '(?:send|mail|e-?mail) (?:it|this|them)(?: out)? (?:to|by)|send (?:out )?(?:the )?(?:invitations?|reminders?)|by mail|per mail|por correo',
)
const DOES =
  /(?<!\p{L})(?:let|allow|add|can|could|show|use|put|make|want|with|lass\p{L}*|mach\p{L}*|füg\p{L}*|zeig\p{L}*|kann|können|nur|que|añad\p{L}*|pon|haz|muestra|permit\p{L}*|only|send|mail|depend\p{L}*|if|wenn|solo)(?!\p{L})/iu
const A_QUESTION_ABOUT =
  /(?<!\p{L})(?:question|one|something|frage|pregunta|una|eine|ask|frag|pregunt\p{L}*)\s(?:\p{L}+ )?(?:about|on|if|whether|über|zu|ob|sobre|de|si|por|that)(?!\p{L})/iu

/** What concerns the survey as a whole, and what it cannot do. */
export const settings: Act = (text, scene) => {
  if (text.length > 220) return null
  if (ONE_HIDDEN.test(text)) return carriedOut(scene, { to: 'hide one answer' })
  if (NAMES_OUT.test(text)) return carriedOut(scene, { to: 'drop names' })
  if (ANONYMOUS.test(text) && !A_QUESTION_ABOUT.test(text)) return carriedOut(scene, { to: 'stay anonymous' })
  if (CLOSED.test(text)) return carriedOut(scene, { to: 'close' })
  if (OPEN_END.test(text)) return carriedOut(scene, { to: 'end openly' })
  if (SKIP.test(text)) return carriedOut(scene, { to: 'let skip' })
  if (A_QUESTION_ABOUT.test(text) || !DOES.test(text)) return null
  if (CONDITIONS.test(text)) return carriedOut(scene, { to: 'do the impossible', what: 'conditions' })
  if (
    PICTURES.test(text) &&
    /(?<!\p{L})(?:upload\p{L}*|attach\p{L}*|send|share|let|add|subir|suban|hochladen|lass\p{L}*|can|kann|puedan)(?!\p{L})/iu.test(
      text,
    )
  )
    return carriedOut(scene, { to: 'do the impossible', what: 'pictures' })
  if (SOUND.test(text)) return carriedOut(scene, { to: 'do the impossible', what: 'sound' })
  if (LIMITS.test(text)) return carriedOut(scene, { to: 'do the impossible', what: 'limits' })
  if (DESIGN.test(text)) return carriedOut(scene, { to: 'do the impossible', what: 'design' })
  return MAIL.test(text) ? carriedOut(scene, { to: 'do the impossible', what: 'mail' }) : null
}

const OTHERS =
  /^(?:(?:give me|propose|suggest|try|make|find|show me) )?(?:(?:completely|totally|entirely|all|some) )?(?:other|different|new|better|fresh) questions?(?: instead)?[.!]?$|^(?:ganz )?andere fragen[.!]?$|^otras preguntas[.!]?$|^(?:dame|busca|propón) otras(?: preguntas)?[.!]?$/iu
const AGAIN =
  /^(?:start (?:over|again|from scratch|afresh)|begin again|from the (?:start|beginning)|reset(?: it| everything)?|empieza de nuevo|vuelve a empezar|desde cero|von vorn(?:e)?|noch ?mal von vorn(?:e)?|fang (?:noch ?mal )?von vorn(?:e)? an|neu anfangen|zurück zum anfang)[.!]?$/iu
const REFOCUS =
  /(?:make|turn|change) (?:them|it|these|the (?:questions|survey|whole thing)|everything)(?: more| all| rather)? (?:about|on|into (?:one|a survey) (?:about|on))\s(.{3,80})$|(?:it should be|this should be|it[’']?s (?:really )?(?:all )?)about\s(.{3,80})$|(?:mach|mache) (?:sie|es|das|die fragen)(?: alle| lieber)? (?:über|zu[rm]?)\s(.{3,80})$|(?:haz(?:las|la)|que (?:traten|vayan|trate)) (?:todas )?(?:sobre|de)\s(.{3,80})$/iu

/** Everything anew. */
export const anew: Act = (text, scene) => {
  if (text.length > 160) return null
  if (AGAIN.test(text)) {
    const { topic } = scene
    const language = languageOfTopic(topic)
    const address = language === 'en' ? 'plain' : addressFor(`${topic.title}. ${topic.description}`)
    return outcome(scene, [{ did: 'restarted' }], {
      questions: proposeQuestions(topic, { language, address }),
      touched: [],
    })
  }
  if (OTHERS.test(text)) return carriedOut(scene, { to: 'propose others' })
  const about = REFOCUS.exec(text)?.slice(1).find(Boolean)
  return about ? carriedOut(scene, { to: 'refocus', about }) : null
}
