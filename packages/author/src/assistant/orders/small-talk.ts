import type { InLanguages } from '../known-question.ts'

/** Said of the survey or of the day, and nothing is wished. */
const GLAD =
  /(?<!\p{L})(?:thanks?|thank you|thx|ty|cheers|gg|great|perfect|lovely|love (?:it|this|them)|like (?:it|this|them)|good|nice|fine|ok(?:ay)?|super|cool|brilliant|wonderful|that['’]?s (?:it|right|all|better|fine)|looks? (?:good|great|right|fine)|works for me|all good|happy with|done|gracias|genial|perfecto|estupendo|vale|me gusta|así está bien|bien así|muy bien|de acuerdo|listo|danke|passt(?: so)?|prima|gut|gefällt mir|toll|alles klar|perfekt|so ist gut|fertig|merci)(?!\p{L})/iu
const WISHES =
  /(?<!\p{L})(?:add|drop|cut|remove|make|put|move|change|ask|turn|swap|fewer|less|more|shorter|longer|scale|rank\p{L}*|tick|options?|questions?|number|who|whether|would they|but|not|too|instead|optional|required|añad\p{L}*|quit\p{L}*|pon|haz|cambi\p{L}*|mueve|pero|más|menos|falta\p{L}*|preguntas?|streich\p{L}*|füg\p{L}*|mach\p{L}*|änder\p{L}*|setz\p{L}*|frag\p{L}*|wer|ob|aber|mehr|weniger|fehlt|nicht|noch|statt|no)(?!\p{L})/iu
const LONGEST = 120

export const isContent = (message: string): boolean =>
  message.length <= LONGEST &&
  !/(?<!\p{L})(?:thank|bedank\p{L}*|agradec\p{L}*|dank) (?:everyone|them|people|all|dich|a todos|allen)/iu.test(
    message,
  ) &&
  GLAD.test(message) &&
  !WISHES.test(message) &&
  !/\?\s*$/u.test(message)

/** A part that neither wishes nor asks for anything. */
export const isAside = (part: string): boolean =>
  isContent(part) || COMPLAINT.test(part) || !COMMANDED.test(part)
const COMMANDED =
  /(?<!\p{L})(?:add|drop|cut|remove|make|put|move|change|ask|turn|swap|merge|replace|rename|translate|shorten|fewer|scale|rank\p{L}*|tick|options?|optional|required|añad\p{L}*|quit\p{L}*|pon|haz|cambi\p{L}*|mueve|traduc\p{L}*|pregunta|streich\p{L}*|füg\p{L}*|mach\p{L}*|änder\p{L}*|setz\p{L}*|übersetz\p{L}*|frag\p{L}*)(?!\p{L})/iu
const COMPLAINT =
  /(?<!\p{L})(?:is|are|was|sounds?|feels?) (?:a bit |much |far |very |so )?(?:too )?(?:direct|odd|hot|boring|long|short|formal|strange|weird|hard|personal)|exactly that|word for word|won['’]?t understand|wont understand|(?:ist|sind|klingt) (?:zu |sehr |so )?(?:direkt|komisch|lang|kurz|förmlich|seltsam|schwer)|genau so|(?:es|son|suena) (?:muy |demasiado )?(?:direct\p{L}*|rar\p{L}*|larg\p{L}*|difícil)|tal cual/iu

const LEFT = 'the questions stay as they are'
interface Answer {
  asked: RegExp
  say: InLanguages<string>
}
const ANSWERS: Answer[] = [
  {
    asked:
      /(?<!\p{L})(?:print\p{L}*|on paper|paper version|pdf|ausdruck\p{L}*|drucken|papier\p{L}*|imprimir|en papel|impres[oa])(?!\p{L})/iu,
    say: {
      en: 'I cannot make a print version; the survey is answered on its page, which a browser can print. The questions stay as they are.',
      es: 'No puedo hacer una versión impresa; la encuesta se responde en su página, y el navegador puede imprimirla. Las preguntas siguen igual.',
      de: 'Eine Druckfassung kann ich nicht machen; die Umfrage wird auf ihrer Seite beantwortet, und ein Browser kann sie drucken. Die Fragen bleiben, wie sie sind.',
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

/** What is asked of the assistant, answered or honestly left open; null where it is a wish. */
export function answerTalk(message: string): InLanguages<string> | null {
  const [first = '', second = ''] = message.split(/(?<=\?)\s+/u)
  if (!ASKS.test(first) || (second && !REASON.test(second))) return null
  const known = ANSWERS.find(({ asked }) => asked.test(message))
  if (POLITE.test(message.trim()) || COMMANDS.test(message.trim())) return null
  return known?.say ?? NO_ANSWER
}
