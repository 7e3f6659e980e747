import { degree, many, names, one, rank, short, story } from '../known-question.ts'
import { ALL_IN_ALL, ANYTHING_ELSE, IDEAS, WELL_INFORMED } from './common.ts'
import type { Situation } from './situation.ts'

/** Something that several use is to be done up. */
export const RENOVATION: Situation = {
  id: 'renovation',
  name: names('the work', 'la obra', 'den Umbau'),
  words: names(
    'refurb\\p{L}*|renovat\\p{L}*|redecorat\\p{L}*|doing up|rebuild\\p{L}*',
    'reform(?:a|ar|as)(?! laboral)|renovaci[oó]n|renovar|rehabilita\\p{L}*',
    'renovier\\p{L}*|umbau\\p{L}*|sanier\\p{L}*|modernisier\\p{L}*',
  ),
  questions: [
    one(
      'How often do you use it?',
      '¿Con qué frecuencia [lo usas|lo usa]?',
      'Wie oft [nutzt|nutzen] du es?',
      'every week / a few times a month / a few times a year / hardly ever',
      'cada semana / varias veces al mes / varias veces al año / casi nunca',
      'jede Woche / ein paarmal im Monat / ein paarmal im Jahr / kaum',
    ),
    many(
      'What do you use it for?',
      '¿Para qué [lo usas|lo usa]?',
      'Wofür [nutzt|nutzen] du es?',
      'meetings / celebrations / sport or movement / music or theatre / children / keeping things / something else',
      'reuniones / fiestas / deporte / música o teatro / niños / guardar cosas / otra cosa',
      'Treffen / Feiern / Sport oder Bewegung / Musik oder Theater / Kinder / Lagern / etwas anderes',
    ),
    degree(
      'How do you like it as it is?',
      '¿Cuánto [te|le] gusta tal como está?',
      'Wie gefällt es dir, so wie es ist?',
      'not at all / very much',
      'nada / mucho',
      'gar nicht / sehr',
    ),
    rank(
      'What should be done first? Put it in order.',
      '¿Qué habría que hacer primero? [Ordénalo|Ordénelo].',
      'Was soll zuerst gemacht werden? [Bring|Bringen Sie] es in eine Reihenfolge.',
      'heating and windows / kitchen / toilets / floor and walls / light and sound / access without steps',
      'calefacción y ventanas / cocina / baños / suelo y paredes / luz y sonido / acceso sin escalones',
      'Heizung und Fenster / Küche / Toiletten / Boden und Wände / Licht und Ton / Zugang ohne Stufen',
    ),
    short(
      'What is missing for what you do there?',
      '¿Qué falta para lo que [haces|hace] allí?',
      'Was fehlt dir für das, was du dort [machst|machen]?',
    ),
    short('What must stay as it is?', '¿Qué tiene que quedar igual?', 'Was muss so bleiben, wie es ist?'),
    one(
      'How should it be paid for?',
      '¿Cómo debería pagarse?',
      'Wie soll es bezahlt werden?',
      'from savings / by grants and donations / by higher fees / bit by bit, as money comes in / I do not know',
      'con los ahorros / con ayudas y donativos / con cuotas más altas / poco a poco, según haya dinero / no lo sé',
      'aus Rücklagen / durch Zuschüsse und Spenden / durch höhere Beiträge / nach und nach, wie Geld da ist / weiß ich nicht',
    ),
    many(
      'What could you help with?',
      '¿En qué [podrías|podría] ayudar?',
      'Wobei [könntest|könnten] du helfen?',
      'planning / painting / a trade I know / raising money / food for the helpers / nothing',
      'planificar / pintar / un oficio que conozco / reunir dinero / comida para quienes ayuden / nada',
      'Planen / Streichen / ein Handwerk, das ich kann / Geld sammeln / Essen für die Helfer / nichts',
    ),
    one(
      'When could it be closed for the work?',
      '¿Cuándo podría cerrarse por las obras?',
      'Wann könnte es für die Arbeiten geschlossen sein?',
      'in the summer holidays / in winter / on weekdays / only in parts / never for long',
      'en verano / en invierno / entre semana / solo por partes / nunca mucho tiempo',
      'in den Sommerferien / im Winter / unter der Woche / nur in Teilen / nie lange',
    ),
    story(
      'What would you dream of for it?',
      '¿Con qué [sueñas|sueña] para este sitio?',
      'Was [würdest|würden] du [dir|sich] dafür erträumen?',
    ),
  ],
}

/** Neighbours who do each other good turns. */
export const NEIGHBOUR_HELP: Situation = {
  id: 'help among neighbours',
  name: names('helping each other', 'la ayuda mutua', 'die gegenseitige Hilfe'),
  words: names(
    'neighbou?rhood (?:help|watch|support)|neighbou?rs helping|mutual aid|time ?bank|helping (?:each other|neighbou?rs)',
    'ayuda (?:vecinal|mutua|entre vecin[oa]s)|banco del? tiempo|red vecinal',
    'nachbarschaftshilfe|nachbarn helfen|tauschring|zeitbank',
  ),
  questions: [
    many(
      'What could you offer?',
      '¿Qué [podrías|podría] ofrecer?',
      'Was [könntest|könnten] du anbieten?',
      'shopping / lifts / small repairs / looking after pets or plants / minding children / help with computers / company / keeping an eye on things',
      'hacer la compra / llevar en coche / pequeños arreglos / cuidar mascotas o plantas / cuidar niños / ayuda con el ordenador / compañía / echar un ojo',
      'Einkaufen / Fahrten / kleine Reparaturen / Tiere oder Pflanzen versorgen / Kinder hüten / Hilfe am Computer / Gesellschaft / nach dem Rechten sehen',
    ),
    many(
      'What could you need yourself?',
      '¿Qué [podrías|podría] necesitar?',
      'Was [könntest|könnten] du selbst brauchen?',
      'shopping / lifts / small repairs / looking after pets or plants / minding children / help with computers / company / nothing at present',
      'hacer la compra / que me lleven / pequeños arreglos / que cuiden mascotas o plantas / que cuiden a los niños / ayuda con el ordenador / compañía / ahora nada',
      'Einkaufen / Fahrten / kleine Reparaturen / jemanden für Tiere oder Pflanzen / jemanden für die Kinder / Hilfe am Computer / Gesellschaft / zurzeit nichts',
    ),
    one(
      'How much time could you give in a month?',
      '¿Cuánto tiempo [podrías|podría] dar al mes?',
      'Wie viel Zeit [könntest|könnten] du im Monat geben?',
      'an hour / two to four hours / more / only in an emergency',
      'una hora / de dos a cuatro horas / más / solo en caso de apuro',
      'eine Stunde / zwei bis vier Stunden / mehr / nur im Notfall',
    ),
    many(
      'When are you mostly at home?',
      '¿Cuándo [sueles|suele] estar en casa?',
      'Wann [bist|sind] du meistens zu Hause?',
      'mornings / afternoons / evenings / weekends / it varies',
      'por la mañana / por la tarde / por la noche / fines de semana / depende',
      'vormittags / nachmittags / abends / am Wochenende / verschieden',
    ),
    one(
      'How should we reach each other?',
      '¿Cómo nos avisamos?',
      'Wie sollen wir uns erreichen?',
      'a chat group / by phone / a list in the hallway / one person who knows / in person',
      'un grupo de mensajes / por teléfono / una lista en el portal / una persona de contacto / en persona',
      'Chatgruppe / Telefon / eine Liste im Flur / eine Person, die Bescheid weiß / persönlich',
    ),
    degree(
      'How safe do you feel around here?',
      '¿Hasta qué punto [te sientes|se siente] en un sitio seguro?',
      'Wie sicher [fühlst|fühlen] du [dich|sich] hier?',
      'not at all / completely',
      'nada / por completo',
      'gar nicht / völlig',
    ),
    one(
      'How well do you know the people next door?',
      '¿Cuánto [conoces|conoce] a la gente de al lado?',
      'Wie gut [kennst|kennen] du die Leute nebenan?',
      'not at all / to say hello / we talk / we are friends',
      'nada / de saludarnos / hablamos / somos amigos',
      'gar nicht / vom Grüßen / wir reden / wir sind befreundet',
    ),
    short(
      'What would keep you from asking for help?',
      '¿Qué [te|le] impediría pedir ayuda?',
      'Was würde dich davon abhalten, um Hilfe zu bitten?',
    ),
    IDEAS,
  ],
}

/** Everybody gives somebody something. */
export const GIFT_EXCHANGE: Situation = {
  id: 'gift exchange',
  name: names('the gift exchange', 'el amigo invisible', 'das Wichteln'),
  words: names(
    'secret santa|gift (?:exchange|swap)|kris kringle|white elephant',
    'amig[oa] (?:invisible|secret[oa])|intercambio de regalos',
    'wichteln|wichtel\\p{L}*|julklapp|geschenketausch',
  ),
  questions: [
    one(
      'Are you joining in?',
      '¿[Te apuntas|Se apunta]?',
      '[Machst|Machen] du mit?',
      'yes, gladly / yes, if it stays small / I only watch / no',
      'sí, con gusto / sí, si es algo pequeño / solo miro / no',
      'ja, gern / ja, wenn es klein bleibt / ich schaue nur zu / nein',
    ),
    one(
      'How much may a present cost?',
      '¿Cuánto puede costar el regalo?',
      'Wie viel darf ein Geschenk kosten?',
      'nothing, home-made / up to 5 / up to 10 / up to 20 / more',
      'nada, hecho a mano / hasta 5 / hasta 10 / hasta 20 / más',
      'nichts, selbst gemacht / bis 5 / bis 10 / bis 20 / mehr',
    ),
    many(
      'What do you like to get?',
      '¿Qué [te|le] gusta recibir?',
      'Worüber [freust|freuen] du [dich|sich]?',
      'something to eat / something to drink / a book / something useful / something silly / a plant / a surprise',
      'algo de comer / algo de beber / un libro / algo útil / una tontería / una planta / una sorpresa',
      'etwas zu essen / etwas zu trinken / ein Buch / etwas Nützliches / etwas Albernes / eine Pflanze / eine Überraschung',
    ),
    short('And what would be truly awful?', '¿Y qué sería horrible?', 'Und was wäre ganz furchtbar?'),
    short(
      'Is there anything you cannot have, such as nuts, alcohol or scent?',
      '¿Hay algo que no [puedas|pueda] tomar o usar, como frutos secos, alcohol o perfume?',
      'Gibt es etwas, das nicht geht, etwa Nüsse, Alkohol oder Düfte?',
    ),
    one(
      'When should we exchange them?',
      '¿Cuándo nos damos los regalos?',
      'Wann tauschen wir?',
      'at the party / in the lunch break / on the last day / secretly, during the week',
      'en la fiesta / a la hora de comer / el último día / en secreto, durante la semana',
      'auf der Feier / in der Mittagspause / am letzten Tag / heimlich, im Lauf der Woche',
    ),
    one(
      'Should it come out who gave what?',
      '¿Se descubre quién regaló qué?',
      'Soll herauskommen, von wem es ist?',
      'yes, that is the fun / only if one guesses / never',
      'sí, es la gracia / solo si se adivina / nunca',
      'ja, das ist der Spaß / nur wenn man es errät / nie',
    ),
    story(
      'What was the best or worst present you ever drew?',
      '¿Cuál fue el mejor o el peor regalo que [te|le] tocó?',
      'Was war dein bestes oder schlimmstes Geschenk bisher?',
    ),
  ],
}

/** Those who rent say how it is to live there. */
export const TENANTS: Situation = {
  id: 'tenants',
  name: names('living here', 'vivir aquí', 'das Wohnen hier'),
  words: names(
    'landlords?|tenants?(?! meeting)|rental (?:flats?|building)',
    'inquilin[oa]s|caser[oa]s?|arrendatari[oa]s',
    'mieter(?:umfrage|befragung|innen)?|vermieter\\p{L}*|mietshaus',
  ),
  unless: /(?<!\p{L})(?:noise|loud|lärm|ruido|parking|hedge)(?!\p{L})/iu,
  questions: [
    one(
      'How long have you lived here?',
      '¿Cuánto tiempo [llevas|lleva] viviendo aquí?',
      'Wie lange [wohnst|wohnen] du schon hier?',
      'less than a year / one to three years / four to ten years / longer',
      'menos de un año / de uno a tres años / de cuatro a diez años / más',
      'weniger als ein Jahr / ein bis drei Jahre / vier bis zehn Jahre / länger',
    ),
    ALL_IN_ALL,
    one(
      'How quickly are repairs done?',
      '¿Con qué rapidez se hacen las reparaciones?',
      'Wie schnell wird etwas repariert?',
      'within days / within weeks / after several reminders / not at all / I have not needed any',
      'en días / en semanas / después de insistir / nunca / no me ha hecho falta',
      'binnen Tagen / binnen Wochen / nach mehreren Erinnerungen / gar nicht / war noch nicht nötig',
    ),
    short(
      'Which repair is still to be done?',
      '¿Qué reparación está pendiente?',
      'Welche Reparatur steht noch aus?',
    ),
    one(
      'How well does the heating work?',
      '¿Qué tal funciona la calefacción?',
      'Wie gut funktioniert die Heizung?',
      'well / mostly / it is often too cold / it fails often',
      'bien / casi siempre / a menudo hace frío / falla a menudo',
      'gut / meistens / es ist oft zu kalt / sie fällt oft aus',
    ),
    degree(
      'How do you find the stairs, the yard and other shared places?',
      '¿Qué [te|le] parecen la escalera, el patio y las zonas comunes?',
      'Wie [findest|finden] du Treppenhaus, Hof und andere gemeinsame Flächen?',
      'neglected / well kept',
      'descuidados / bien cuidados',
      'vernachlässigt / gepflegt',
    ),
    one(
      'How easily do you reach us?',
      '¿Con qué facilidad nos [localizas|localiza]?',
      'Wie gut [erreichst|erreichen] du uns?',
      'easily / mostly / with luck / hardly',
      'fácilmente / casi siempre / con suerte / apenas',
      'leicht / meistens / mit Glück / kaum',
    ),
    WELL_INFORMED,
    rank(
      'What should be done first? Put it in order.',
      '¿Qué habría que hacer primero? [Ordénalo|Ordénelo].',
      'Was soll zuerst gemacht werden? [Bring|Bringen Sie] es in eine Reihenfolge.',
      'repairs / heating and windows / cleaning / places for bikes and bins / safety / internet',
      'reparaciones / calefacción y ventanas / limpieza / sitio para bicis y basura / seguridad / internet',
      'Reparaturen / Heizung und Fenster / Reinigung / Platz für Räder und Tonnen / Sicherheit / Internet',
    ),
    ANYTHING_ELSE,
  ],
}
