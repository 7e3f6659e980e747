import { PER_HEAD } from '../inquiry/taking-part.ts'
import { type KnownQuestion, many, one, short, yesNo } from '../known-question.ts'
import { WHEN } from './event-planned.ts'

/** What belongs to nearly every event, by what people call it. */
const PARTS: [RegExp, KnownQuestion][] = [
  [
    /(?<!\p{L})(?:dates?|weekends?|days?|times?|termine?|datum|wochenende|uhrzeit|fechas?|días?|fin(?:es)? de semana|horas?)(?!\p{L})/iu,
    WHEN,
  ],
  [
    /(?<!\p{L})(?:food|menu|meal|dinner|catering|essen|menü|comida|menú|cena)(?!\p{L})/iu,
    one(
      'What would you like to eat?',
      '¿Qué [te|le] gustaría comer?',
      'Was [möchtest|möchten] du essen?',
      'meat / fish / vegetarian / vegan / a children’s meal / I do not mind',
      'carne / pescado / vegetariano / vegano / menú infantil / me da igual',
      'Fleisch / Fisch / vegetarisch / vegan / ein Kindergericht / ist mir gleich',
    ),
  ],
  [
    /(?<!\p{L})(?:songs?|music|playlist|lieder|musik\p{L}*|liedwünsche|canci[oó]n(?:es)?|música)(?!\p{L})/iu,
    short(
      'Which song must be played?',
      '¿Qué canción no puede faltar?',
      'Welches Lied muss unbedingt gespielt werden?',
    ),
  ],
  [
    /(?<!\p{L})(?:plus ones?|guests?|partners?|companions?|begleitung|acompañantes?)(?!\p{L})/iu,
    yesNo(
      'Will you bring somebody along?',
      '¿[Vendrás|Vendrá] con alguien?',
      '[Bringst|Bringen] du jemanden mit?',
    ),
  ],
  [
    /(?<!\p{L})(?:bus|coach|shuttle|lifts?|transport|rides?|bus|mitfahr\p{L}*|fahrdienst|anreise|autobús|transporte)(?!\p{L})/iu,
    one(
      'Do you need a bus or a lift?',
      '¿[Necesitas|Necesita] autobús o que alguien [te|le] lleve?',
      '[Brauchst|Brauchen] du einen Bus oder eine Mitfahrgelegenheit?',
      'there and back / only there / only back / no, thank you / I can take others along',
      'ida y vuelta / solo ida / solo vuelta / no, gracias / puedo llevar a otros',
      'hin und zurück / nur hin / nur zurück / nein, danke / ich kann andere mitnehmen',
    ),
  ],
  [
    /(?<!\p{L})(?:budget|costs?|price|money|contribution|kosten|budget|beitrag|preis|geld|presupuesto|precio|dinero|coste|gastos)(?!\p{L})/iu,
    PER_HEAD.question,
  ],
  [
    /(?<!\p{L})(?:place|venue|location|where|ort|lokal|treffpunkt|lugar|sitio|local)(?!\p{L})/iu,
    many(
      'Where should it be?',
      '¿Dónde debería ser?',
      'Wo sollte es stattfinden?',
      'at somebody’s home / outdoors / in a restaurant or pub / in a hall / wherever it is easy to reach',
      'en casa de alguien / al aire libre / en un restaurante o bar / en una sala / donde sea fácil llegar',
      'bei jemandem zu Hause / draußen / in einem Lokal / in einem Saal / wo man gut hinkommt',
    ),
  ],
  [
    /(?<!\p{L})(?:beds?|accommodation|overnight|sleeping|hotel|übernachtung\p{L}*|unterkunft|alojamiento|dormir)(?!\p{L})/iu,
    one(
      'Where would you like to sleep?',
      '¿Dónde [te|le] gustaría dormir?',
      'Wo [möchtest|möchten] du übernachten?',
      'at home / with friends or family / in a hotel / in a tent / I am leaving the same night',
      'en casa / con amistades o familia / en un hotel / en una tienda / me voy esa misma noche',
      'zu Hause / bei Freunden oder Familie / im Hotel / im Zelt / ich fahre noch in der Nacht',
    ),
  ],
]

/** For anything else that was named. */
const WISHED = short(
  'What are your wishes when it comes to {x}?',
  '¿Qué [deseas|desea] en cuanto a {x}?',
  'Was [wünschst du dir|wünschen Sie sich], wenn es um {x} geht?',
)

export const partOfEvent = (named: string): KnownQuestion =>
  PARTS.find(([words]) => words.test(named))?.[1] ?? WISHED

export const EVENT_PARTS: KnownQuestion[] = [...PARTS.map(([, question]) => question), WISHED]
