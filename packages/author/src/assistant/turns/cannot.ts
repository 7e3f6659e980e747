import type { InLanguages } from '../known-question.ts'

const words = (list: string) => new RegExp(`(?<!\\p{L})(?:${list})(?!\\p{L})`, 'iu')

interface Refusal {
  asked: RegExp
  say: InLanguages<string>
}

/** What people ask of an assistant that only writes questions, and what they can do instead. */
const REFUSALS: Refusal[] = [
  {
    asked:
      /^(?:(?:and|can you|could you|please|und|bitte|y|puedes)\s){0,2}(?:(?:thank|danke?)\s(?:them|people|everyone|allen|ihnen)|(?:da las |dales las )?gracias|(?:make|write|add|change|schreib|mach|pon|haz|cambia)\s(?:me\s|a\s|an\s|the\s|eine?\s|die\s|una\s|la\s|el\s){0,2}(?:short\s|kurze\s|breve\s)?(?:intro(?:duction)?|opening|closing|thank[- ]?you(?: (?:note|text|message))?|einleitung|begrüßung|schlusssatz|danksagung|introducci[oó]n|despedida|saludo|agradecimiento))(?!\p{L}).{0,60}$/iu,
    say: {
      en: 'I only write the questions. What people read before and after them is the survey’s description, which you can write in the editor afterwards; the questions stay as they are.',
      es: 'Solo escribo las preguntas. Lo que se lee antes y después está en la descripción de la encuesta, que puedes escribir luego en el editor; las preguntas siguen igual.',
      de: 'Ich schreibe nur die Fragen. Was man davor und danach liest, ist die Beschreibung der Umfrage; sie lässt sich nachher im Editor schreiben. Die Fragen bleiben, wie sie sind.',
    },
  },
  {
    asked:
      /^(?:(?:and|can you|please|und|bitte|y)\s){0,2}(?:(?:do|ask|repeat|send|run|frag\p{L}{0,2}|wiederhol\p{L}{0,2}|pregunta(?:lo)?|repite(?:lo)?|hazlo)\s)?(?:it\s|this\s|me\s|das\s|es\s|mich\s|lo\s){0,2}(?:every (?:day|week|month|morning|evening|night)|daily|weekly|jeden (?:tag|abend|morgen)|jede woche|täglich|wöchentlich|cada (?:día|semana|noche|mañana)|a diario)(?!\p{L}).{0,30}$/iu,
    say: {
      en: 'I cannot ask at a set time or again by myself: a survey is answered whenever somebody opens it. Set yourself a reminder; the questions stay as they are.',
      es: 'No puedo preguntar a una hora fija ni repetir por mi cuenta: una encuesta se contesta cuando alguien la abre. Ponte un recordatorio; las preguntas siguen igual.',
      de: 'Zu einer festen Zeit oder von selbst wieder fragen kann ich nicht: Eine Umfrage wird beantwortet, wenn jemand sie öffnet. Stell dir eine Erinnerung; die Fragen bleiben, wie sie sind.',
    },
  },
  {
    asked: words(
      '(?:which|what) (?:medication|medicine|drug|pills?|dose|treatment)(?: .{0,60})?|should (?:i|we|they) take|diagnos\\p{L}*|prescri\\p{L}*|qué (?:medicaci[oó]n|medicamento|medicina|dosis|pastillas?|tratamiento)(?: .{0,60})?|welche[sn]? (?:medikamente?|mittel|tabletten|dosis|behandlung)(?: .{0,60})?|welches medikament|(?:is|are) (?:it|this|these) (?:dangerous|a symptom)',
    ),
    say: {
      en: 'I do not advise on medicines or treatment; a doctor or a pharmacist can. The questions stay as they are.',
      es: 'No aconsejo sobre medicinas ni tratamientos; eso lo puede hacer un médico o una farmacia. Las preguntas siguen igual.',
      de: 'Zu Medikamenten oder Behandlungen rate ich nicht; das kann eine Ärztin, ein Arzt oder die Apotheke. Die Fragen bleiben, wie sie sind.',
    },
  },
  {
    asked: words(
      '(?:is|are) (?:it|this|that|we) (?:legal|allowed|gdpr)|gdpr|data protection|can i be sued|es legal|protección de datos|rgpd|lopd|ist das (?:legal|erlaubt|rechtens)|datenschutz(?:konform)?|dsgvo',
    ),
    say: {
      en: 'I cannot give legal advice. What I can do: keep out names and anything else that identifies people; tell me to.',
      es: 'No puedo dar consejo legal. Lo que sí puedo: dejar fuera nombres y todo lo que identifique; dímelo.',
      de: 'Rechtsrat kann ich nicht geben. Was ich kann: Namen und alles, woran man jemanden erkennt, weglassen; sag es mir.',
    },
  },
  {
    asked: words(
      "(?:what are|show me|any|see|give me|tell me) (?:the )?(?:results?|answers|responses)(?: (?:so far|yet|now|in))?\\??|results so far|who(?:['’]s| is) (?:winning|ahead|in front|leading)|quién (?:va ganando|gana)|wer (?:führt|liegt vorn|gewinnt)|who (?:has )?(?:answered|replied|responded)(?: (?:so far|yet|already))?|how many (?:people )?(?:have )?(?:answered|replied|responded).*|what did (?:they|people|everyone) (?:say|answer|write).*|(?:cuáles son |qué )?(?:los )?resultados(?: hasta ahora)?|quién (?:ha|han) (?:contestado|respondido).*|cuánt[oa]s han (?:contestado|respondido).*|qué han (?:contestado|respondido|dicho).*|(?:was sind |wie sind |gibt es schon |zeig mir )?(?:die )?ergebnisse(?: bisher| schon)?|wer hat (?:schon |bisher )?geantwortet.*|wie viele haben (?:schon |bisher )?geantwortet.*|was haben (?:sie|die leute) geantwortet.*",
    ),
    say: {
      en: 'There are no answers here: the survey is still being written. Once it is published and people have answered, its results page shows them.',
      es: 'Aquí aún no hay respuestas: la encuesta se está escribiendo. Cuando esté publicada y contesten, las verás en su página de resultados.',
      de: 'Hier gibt es noch keine Antworten: Die Umfrage wird gerade erst geschrieben. Ist sie veröffentlicht und beantwortet, stehen sie auf ihrer Ergebnisseite.',
    },
  },
  {
    asked: words(
      '(?:tell me |say |decide )?(?:which|who) (?:of (?:them|these|those|the \\p{L}+) )?(?:i should|should i|should get|deserves|do i|should we|we should)(?: \\p{L}+){1,10}|who should (?:get|have|win|be|i|we).*|decide for me|a quién (?:debería|le doy|debo|elijo).*|dime (?:a quién|cuál de ell[oa]s).*|decide tú|wem (?:soll|sollte|gebe) ich.*|wen (?:soll|sollte|nehme) ich.*|wer (?:soll|sollte) .{2,30} (?:bekommen|kriegen).*|entscheide du.*',
    ),
    say: {
      en: 'I cannot decide that for you: I know nobody, and there are no answers yet. I can add a question that would help you to decide; tell me what should count.',
      es: 'Eso no lo puedo decidir por ti: no conozco a nadie y aún no hay respuestas. Puedo añadir una pregunta que te ayude a decidir; dime qué debería contar.',
      de: 'Das kann ich nicht für dich entscheiden: Ich kenne niemanden, und Antworten gibt es noch keine. Ich kann eine Frage ergänzen, die dir hilft; sag mir, was zählen soll.',
    },
  },
  {
    asked: words(
      "(?:don['’]?t|do not) let (?:her|him|them|\\p{L}+) (?:see|find|know).*|keep it (?:a )?secret.*|hide it from.*|(?:she|he) (?:mustn['’]?t|must not|can['’]?t) (?:see|know).*|que no (?:lo|la) vea.*|que no se entere.*|(?:sie|er) darf (?:es|das|sie) nicht (?:sehen|wissen|erfahren).*",
    ),
    say: {
      en: 'I show it to nobody, and I cannot hide it from anybody either: who sees it depends on whom you give the link to.',
      es: 'No se la enseño a nadie, pero tampoco puedo esconderla: quién la ve depende de a quién le des el enlace.',
      de: 'Ich zeige sie niemandem, verstecken kann ich sie aber auch nicht: Wer sie sieht, hängt davon ab, wem du den Link gibst.',
    },
  },
  {
    asked: words(
      'print(?:ing|s)?(?: (?:it|\\d+|this|them|out|the|me|off|some|copies)(?: .{0,40})?)?|(?:make|get) (?:me )?\\d+ copies|imprim\\p{L}*(?: .{0,40})?|(?:aus)?druck(?:e|en|st)?(?: (?:es|sie|mir|das|die)(?: .{0,40})?)?|ausgedruckt|(?:as|to) (?:a )?pdf|als pdf|en pdf',
    ),
    say: {
      en: 'I cannot print anything; once the survey is made you can print its page from your browser. Nothing has changed.',
      es: 'No puedo imprimir nada; cuando la encuesta esté hecha puedes imprimir su página desde el navegador. No cambié nada.',
      de: 'Drucken kann ich nichts; ist die Umfrage fertig, kannst du ihre Seite im Browser drucken. Geändert habe ich nichts.',
    },
  },
  {
    asked: words(
      '(?:can|could|will|would) you (?:please |also |just )?(?:tell|remind|inform|let|call|phone|text|ring) (?:them|everyone|everybody|people|the \\p{L}+|my \\p{L}+).*|(?:tell|remind|call|text|phone) (?:them|everyone|everybody) (?:that|to|when|where|about).*|diles .*|(?:puedes )?(?:decirles|avisarles|recordarles|llámal[oa]s|avisa a)(?: .*)?|(?:kannst du|könntest du|können sie) (?:denen|ihnen|allen|den leuten|meinen \\p{L}+)(?: auch| gleich| bitte| schon)* (?:sagen|bescheid|mitteilen|ausrichten|schreiben).*|sag (?:denen|ihnen|allen) .*|richte (?:ihnen|denen) .*',
    ),
    say: {
      en: 'I cannot tell anybody anything, so nobody knows of it yet. You can write it into the survey’s description, which people read first, and share the link.',
      es: 'No puedo avisar a nadie, así que todavía no lo sabe nadie. Puedes escribirlo en la descripción de la encuesta, que se lee primero, y compartir el enlace.',
      de: 'Ich kann niemandem etwas ausrichten; es weiß also noch niemand davon. Du kannst es in die Beschreibung der Umfrage schreiben, die alle zuerst lesen, und den Link teilen.',
    },
  },
  {
    asked: words(
      '(?:can|could|will|would) you (?:please )?(?:send|mail|e-?mail|forward|share|post|publish|whatsapp) (?:it|this|them|the survey).*|send (?:it|this|them) (?:to|out|round).*|(?:mánda|envía|pása|compárte)(?:se)?(?:la|lo|las|los)(?: .*)?|(?:puedes )?(?:mandar|enviar|pasar|compartir)(?:se)?(?:la|lo)(?: .*)?|(?:kannst du|können sie) (?:es|sie|das|die umfrage) .{0,40}(?:schicken|senden|verschicken|teilen|weiterleiten|posten).*|schick (?:es|sie|das|die umfrage) .*',
    ),
    say: {
      en: 'I cannot send it to anybody; once the survey is published you can share its link yourself. The questions stay as they are.',
      es: 'No puedo enviársela a nadie; cuando la encuesta esté publicada, puedes compartir tú su enlace. Las preguntas siguen igual.',
      de: 'Schicken kann ich sie niemandem; ist die Umfrage veröffentlicht, kannst du ihren Link selbst teilen. Die Fragen bleiben, wie sie sind.',
    },
  },
]

/** What is asked of it that it cannot do, and does not pretend to have done; null where it can. */
export const cannotDo = (message: string): InLanguages<string> | null =>
  REFUSALS.find(({ asked }) => {
    const found = asked.exec(message)
    return found !== null && found[0].length >= Math.min(message.length * 0.4, 40)
  })?.say ?? null
