import type { InLanguages } from '../known-question.ts'

/** Said of the survey or of the day, and nothing is wished. */
const GLAD =
  /(?<!\p{L})(?:thanks?|thank you|thx|ty|cheers|gg|great|perfect|lovely|love (?:it|this|them)|like (?:it|this|them)|good|nice|fine|ok(?:ay)?|super|cool|brilliant|wonderful|that['’]?s (?:it|right|all|better|fine)|looks? (?:good|great|right|fine)|works for me|all good|happy with|done|gracias|genial|perfecto|estupendo|vale|me gusta|así está bien|bien así|muy bien|de acuerdo|listo|danke|passt(?: so)?|prima|gut|gefällt mir|toll|alles klar|perfekt|so ist gut|fertig|merci)(?!\p{L})/iu
const WISHES =
  /(?<!\p{L})(?:add|drop|cut|remove|make|put|move|change|ask|turn|swap|fewer|less|more|shorter|longer|scale|rank\p{L}*|tick|options?|questions?|number|who|whether|would they|but|not|too|reword|rephrase|says?|vague|language|simple|kein\p{L}*|lesbar|instead|optional|required|añad\p{L}*|quit\p{L}*|pon|haz|cambi\p{L}*|mueve|pero|más|menos|falta\p{L}*|preguntas?|streich\p{L}*|füg\p{L}*|mach\p{L}*|änder\p{L}*|setz\p{L}*|frag\p{L}*|wer|ob|aber|mehr|weniger|fehlt|nicht|noch|statt|no)(?!\p{L})/iu
const LONGEST = 120

export const isContent = (message: string): boolean =>
  message.length <= LONGEST &&
  !/(?<!\p{L})(?:thank|bedank\p{L}*|agradec\p{L}*|dank) (?:everyone|them|people|all|dich|a todos|allen)/iu.test(
    message,
  ) &&
  GLAD.test(message) &&
  !WISHES.test(message) &&
  !/\?\s*$/u.test(message)

const LEFT = 'the questions stay as they are'
interface Answer {
  asked: RegExp
  say: InLanguages<string>
}
const ANSWERS: Answer[] = [
  {
    asked:
      /(?<!\p{L})(?:ask|need|want|collect|include|put|preguntar|pedir|poner|fragen|abfragen|angeben|brauche)(?!\p{L})[^?]{0,40}(?<!\p{L})(?:names?|namen?|nombres?|post ?codes?|zip ?codes?|address(?:es)?|e-?mails?|phone numbers?|ages?|income|adress\p{L}*|telefonnummer\p{L}*|postleitzahl\p{L}*|alter|einkommen|direcci\p{L}*|correos?|teléfonos?|edad(?:es)?|código postal|ingresos)(?!\p{L})[^?]{0,40}\?/iu,
    say: {
      en: 'I would leave out names and other details that give people away: they answer more honestly without. Ask only for what you will really use, such as a name if you must get back to somebody, and then as an optional question. I have not changed anything.',
      es: 'Yo dejaría fuera los nombres y otros datos que delatan a la gente: sin ellos responde con más sinceridad. Pide solo lo que de verdad vayas a usar, por ejemplo el nombre si tienes que responder a alguien, y entonces como pregunta opcional. No he cambiado nada.',
      de: 'Ich würde Namen und andere Angaben weglassen, an denen man jemanden erkennt: Ohne sie antworten die Leute ehrlicher. Frag nur nach dem, was du wirklich brauchst, etwa dem Namen, wenn du dich melden musst, und dann freiwillig. Ich habe nichts geändert.',
    },
  },
  {
    asked:
      /(?<!\p{L})(?:have to|has to|must|need to|required|mandatory|compulsory|skip|tienen que|hay que|obligatori\p{L}*|saltar\p{L}*|müssen|muss|pflicht\p{L}*|überspringen)(?!\p{L})[^?]{0,60}(?<!\p{L})(?:answer\p{L}*|all|every\p{L}*|questions?|them|any|contest\p{L}*|respond\p{L}*|todas?|preguntas?|beantwort\p{L}*|antwort\p{L}*|alle\p{L}?|fragen?)(?!\p{L})[^?]{0,30}\?|^(?:are|is|son|es|sind|ist)\s[^?]{0,40}(?:required|mandatory|compulsory|optional|obligatori\p{L}*|opcional\p{L}*|pflicht\p{L}*|freiwillig)[^?]{0,20}\?/iu,
    say: {
      en: 'That depends on the question: one that says “optional” can plainly be left out, and for the others I cannot promise it. I can mark some or all of them as optional; say “make number 3 optional”. I have not changed anything.',
      es: 'Depende de la pregunta: la que dice «opcional» se puede dejar en blanco, y de las demás no puedo prometerlo. Puedo marcar algunas o todas como opcionales; di «haz opcional la 3». No he cambiado nada.',
      de: 'Das hängt von der Frage ab: Wo „freiwillig“ steht, kann man sie auslassen, bei den anderen kann ich es nicht versprechen. Ich kann einige oder alle als freiwillig kennzeichnen; sag „Frage 3 freiwillig“. Ich habe nichts geändert.',
    },
  },
  {
    asked:
      /(?<!\p{L})(?:in|into|auf|en|al|ins)\s(?:el |the )?(?:turkish|french|italian|polish|arabic|ukrainian|russian|portuguese|dutch|chinese|japanese|hindi|urdu|welsh|catalan|romanian|greek|türkisch\p{L}*|französisch\p{L}*|italienisch\p{L}*|polnisch\p{L}*|arabisch\p{L}*|ukrainisch\p{L}*|russisch\p{L}*|portugiesisch\p{L}*|niederländisch\p{L}*|chinesisch\p{L}*|rumänisch\p{L}*|griechisch\p{L}*|turco|francés|italiano|polaco|árabe|ucraniano|ruso|portugués|chino|catalán|gallego|euskera|rumano)(?!\p{L})/iu,
    say: {
      en: 'I write questions in English, Spanish and German only, so I cannot put them into that language. You can make a second survey and type the translated questions into its editor; these stay as they are.',
      es: 'Solo escribo preguntas en español, inglés y alemán, así que no puedo pasarlas a esa lengua. Puedes hacer una segunda encuesta y escribir la traducción en su editor; estas siguen igual.',
      de: 'Ich schreibe Fragen nur auf Deutsch, Englisch und Spanisch, in diese Sprache kann ich sie nicht übersetzen. Du kannst eine zweite Umfrage anlegen und die übersetzten Fragen in ihren Editor schreiben; diese bleiben, wie sie sind.',
    },
  },
  {
    asked:
      /(?<!\p{L})(?:print\p{L}*|on paper|paper version|pdf|ausdruck\p{L}*|drucken|papier\p{L}*|imprimir|en papel|impres[oa])(?!\p{L})/iu,
    say: {
      en: 'On paper: keep it short and in large print, turn a ranking into ticks, and plan who types the answers in afterwards. I cannot make a print version myself; the survey is answered on its page, which a browser can print. The questions stay as they are.',
      es: 'En papel: que sea corta y con letra grande, mejor casillas que ordenar, y piensa quién pasará luego las respuestas. Yo no puedo hacer una versión impresa; la encuesta se responde en su página, y el navegador puede imprimirla. Las preguntas siguen igual.',
      de: 'Auf Papier: kurz und in großer Schrift, lieber ankreuzen als in eine Reihenfolge bringen, und jemand muss die Antworten danach eintippen. Eine Druckfassung kann ich nicht machen; die Umfrage wird auf ihrer Seite beantwortet, und ein Browser kann sie drucken. Die Fragen bleiben, wie sie sind.',
    },
  },
  {
    asked:
      /(?<!\p{L})(?:cost\p{L}*|price|pay for|free of charge|kostet|kosten|bezahl\p{L}*|cuesta|gratis|pagar)(?!\p{L})/iu,
    say: {
      en: 'I cannot tell what anything costs; that stands in your account, not here. The questions stay as they are.',
      es: 'No sé decirte lo que cuesta; eso está en tu cuenta, no aquí. Las preguntas siguen igual.',
      de: 'Was etwas kostet, kann ich nicht sagen; das steht in deinem Konto, nicht hier. Die Fragen bleiben, wie sie sind.',
    },
  },
  {
    asked: /(?<!\p{L})(?:quote|quoting|publish|zitier\p{L}*|veröffentlich\p{L}*|citar|publicar)(?!\p{L})/iu,
    say: {
      en: 'Only if people agree to it: say “add a yes/no for that”, and I ask them. The questions stay as they are.',
      es: 'Solo si la gente está de acuerdo: di «añade un sí/no para eso» y lo pregunto. Las preguntas siguen igual.',
      de: 'Nur wenn die Leute einverstanden sind: Sag „noch ein Ja/Nein dafür“, und ich frage sie. Die Fragen bleiben, wie sie sind.',
    },
  },
  {
    asked:
      /(?<!\p{L})(?:too (?:many|long|much|short|few)|enough|zu (?:viele?|lang|wenig\p{L}*|kurz)|genug|demasiad\p{L}*|muy larg[ao]|suficientes?|bastan)(?!\p{L})/iu,
    say: {
      en: 'Eight to twelve are fine for most people; with short answers they take some five minutes. Say “cut the two weakest”, and I shorten it.',
      es: 'De ocho a doce está bien para casi todo el mundo; con respuestas cortas son unos cinco minutos. Di «quita las dos más flojas» y la acorto.',
      de: 'Acht bis zwölf sind für die meisten in Ordnung; mit kurzen Antworten dauert es etwa fünf Minuten. Sag „streich die zwei schwächsten“, und ich kürze.',
    },
  },
  {
    asked:
      /(?<!\p{L})(?:leading|biased|neutral|fair|loaded|point(?:s|ing)? at|(?:can|could|you) (?:they|you|people|anyone|one) tell|tell (?:it|who|that)|can['’]?t tell|suggestiv\p{L}*|tendenziös|merkt man|sieht man|sesgad[ao]|imparcial|se nota|dirigida)(?!\p{L})/iu,
    say: {
      en: 'As far as I can see, no question names anybody or suggests an answer; read them once more with that in mind, and tell me the number of any that does. The questions stay as they are.',
      es: 'Por lo que veo, ninguna pregunta nombra a nadie ni sugiere una respuesta; léelas otra vez pensando en ello y dime el número si alguna lo hace. Las preguntas siguen igual.',
      de: 'Soweit ich sehe, nennt keine Frage jemanden und legt keine eine Antwort nahe; lies sie noch einmal darauf hin und sag mir die Nummer, falls doch. Die Fragen bleiben, wie sie sind.',
    },
  },
]

const NO_ANSWER: InLanguages<string> = {
  en: `I could not answer that, and ${LEFT}. I can add, drop, move or reword questions, and change how they are answered.`,
  es: 'Eso no sé responderlo; las preguntas siguen igual. Puedo añadir, quitar, mover o cambiar preguntas y la forma de responderlas.',
  de: 'Das kann ich nicht beantworten; die Fragen bleiben, wie sie sind. Ich kann Fragen ergänzen, streichen, verschieben oder umformulieren und ändern, wie man sie beantwortet.',
}

const ASKS = /\?\s*$/u
const REASON =
  /^(?:i (?:don['’]?t|do not) want|because|since|just (?:asking|curious|wondering)|ich will nicht|weil|no quiero|porque|solo pregunto)/iu
/** Wishes that are said as questions. */
const POLITE =
  /^(?:(?:ok(?:ay)?|and|also|hm+|so|then|y|und)[,\s]+)*(?:can|could|would|will)\s(?:you|we|there|it|genres?|they|the|people|that|this)(?!\p{L})|^(?:¿?\s?(?:puedes|podrías|podemos|podría)|kannst du|könntest du|können wir|geht)(?!\p{L})|(?<!\p{L})(?:what|how) about(?!\p{L})|^(?:add|drop|make|put|in )/iu

const COMMANDS =
  /^(?:(?:please|bitte|por favor|and|also|then|ok)[,\s]+)*(?:add|drop|remove|delete|make|put|change|rename|reword|rephrase|replace|ask|use|turn|swap|move|the (?:first|second|third|last)|question \d|new question|añade|pon|cambia|quita|haz|pregunta|füg\p{L}*|änder\p{L}*|streich\p{L}*|mach|frag\p{L}*|formulier\p{L}*|nenn\p{L}*|noch|ersetz\p{L}*|[^?]{2,60}:)(?!\p{L})/iu

/** However politely it is asked, these can only be answered. */
const NO_WISH = new Set(ANSWERS.slice(0, 3))

/** What is asked of the assistant, answered or honestly left open; null where it is a wish. */
export function answerTalk(message: string): InLanguages<string> | null {
  const [first = '', second = ''] = message.split(/(?<=\?)\s+/u)
  const isBehind = second !== '' && ASKS.test(second.trim())
  if (!ASKS.test(first) || (second && !REASON.test(second) && !isBehind)) return null
  const known = ANSWERS.find(({ asked }) => asked.test(message))
  if (known && NO_WISH.has(known)) return known.say
  if (POLITE.test(message.trim()) || COMMANDS.test(message.trim())) return null
  return known?.say ?? NO_ANSWER
}
