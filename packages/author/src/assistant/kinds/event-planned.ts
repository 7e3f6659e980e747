import { degree, type KnownQuestion, many, one, rank, short, story } from '../known-question.ts'

export const WHEN = many(
  'When would it suit you?',
  '¿Cuándo [te|le] vendría bien?',
  'Wann würde es dir passen?',
  'on a weekday evening / Friday evening / Saturday by day / Saturday evening / Sunday by day / I am flexible',
  'una tarde entre semana / el viernes por la noche / el sábado de día / el sábado por la noche / el domingo de día / me adapto',
  'unter der Woche abends / Freitagabend / Samstag tagsüber / Samstagabend / Sonntag tagsüber / ich bin flexibel',
)

/** A celebration, a trip or a meeting that is still to come. */
export const EVENT_PLANNED: KnownQuestion[] = [
  one(
    'Will you be there?',
    '¿[Vendrás|Vendrá]?',
    '[Bist|Sind] du dabei?',
    'yes, certainly / probably / I do not know yet / no, sadly not',
    'sí, seguro / probablemente / aún no lo sé / no, por desgracia',
    'ja, sicher / wahrscheinlich / weiß ich noch nicht / leider nein',
  ),
  WHEN,
  degree(
    'How much are you looking forward to {x}?',
    '¿Cuántas ganas [tienes|tiene] de {x}?',
    'Wie sehr [freust du dich|freuen Sie sich] auf {x}?',
    'not much / I can hardly wait',
    'pocas / muchísimas',
    'wenig / ich kann es kaum erwarten',
  ),
  short(
    'How many people would you bring, children included?',
    '¿Con cuántas personas [vendrías|vendría], contando a los niños?',
    'Mit wie vielen Leuten [würdest|würden] du kommen, Kinder mitgezählt?',
  ),
  rank(
    'What makes it a good day for you? Put it in order.',
    '¿Qué hace falta para que sea un buen día? [Ordénalo|Ordénelo].',
    'Was gehört für dich zu einem gelungenen Tag? [Bring|Bringen Sie] es in eine Reihenfolge.',
    'good company / good food / music / something to do / time to talk / that it is easy for children',
    'la buena compañía / la buena comida / la música / tener algo que hacer / tiempo para hablar / que sea cómodo con niños',
    'nette Leute / gutes Essen / Musik / etwas zu tun / Zeit zum Reden / dass es mit Kindern geht',
  ),
  many(
    'Is there anything you do not eat or drink?',
    '¿Hay algo que no [comas o bebas|coma o beba]?',
    'Gibt es etwas, das [du nicht isst oder trinkst|Sie nicht essen oder trinken]?',
    'no, everything is fine / meat / fish / gluten / milk / nuts / alcohol / something else',
    'no, todo va bien / carne / pescado / gluten / leche / frutos secos / alcohol / otra cosa',
    'nein, alles geht / Fleisch / Fisch / Gluten / Milch / Nüsse / Alkohol / etwas anderes',
  ),
  many(
    'What could you take on?',
    '¿De qué [podrías|podría] encargarte?',
    'Was [könntest|könnten] du übernehmen?',
    'setting up / clearing away / bringing food / music / giving lifts / looking after children / nothing this time',
    'montar / recoger / traer comida / la música / llevar gente en coche / cuidar de los niños / esta vez nada',
    'Aufbau / Abbau / etwas zu essen mitbringen / Musik / Leute fahren / Kinder betreuen / diesmal nichts',
  ),
  one(
    'What would you find a fair contribution per person?',
    '¿Qué aportación por persona [te|le] parecería justa?',
    'Welchen Beitrag pro Person [fändest|fänden] du angemessen?',
    'nothing, everybody brings something / up to 10 / 10 to 20 / 20 to 40 / more, if it is worth it',
    'nada, que cada cual traiga algo / hasta 10 / de 10 a 20 / de 20 a 40 / más, si vale la pena',
    'nichts, alle bringen etwas mit / bis 10 / 10 bis 20 / 20 bis 40 / mehr, wenn es sich lohnt',
  ),
  one(
    'How long would you like it to last?',
    '¿Cuánto [te|le] gustaría que durara?',
    'Wie lange sollte es für dich dauern?',
    'an hour or two / half a day / the whole day / until late / several days',
    'una o dos horas / medio día / todo el día / hasta tarde / varios días',
    'ein, zwei Stunden / einen halben Tag / den ganzen Tag / bis spät / mehrere Tage',
  ),
  many(
    'How would you like to hear the details?',
    '¿Cómo [quieres|quiere] recibir los detalles?',
    'Wie [möchtest|möchten] du die Einzelheiten erfahren?',
    'by e-mail / in the chat group / by post / in person / on a notice board',
    'por correo electrónico / en el grupo de chat / por carta / en persona / en un tablón',
    'per E-Mail / in der Chatgruppe / per Post / persönlich / per Aushang',
  ),
  story(
    'Which idea would make it unforgettable?',
    '¿Qué idea lo haría inolvidable?',
    'Welche Idee würde es unvergesslich machen?',
  ),
  short(
    'Which song must be played?',
    '¿Qué canción no puede faltar?',
    'Welches Lied muss unbedingt gespielt werden?',
  ),
  story(
    'What should we avoid at all costs?',
    '¿Qué habría que evitar a toda costa?',
    'Was sollten wir auf keinen Fall machen?',
  ),
  story(
    'What else should we know before we plan {x}?',
    '¿Qué más deberíamos saber antes de organizar {x}?',
    'Was sollten wir noch wissen, bevor wir {x} planen?',
  ),
]
