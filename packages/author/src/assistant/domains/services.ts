import { degree, many, names, one, short, story } from '../known-question.ts'
import type { Domain } from './domain.ts'

const hairdresser: Domain = {
  id: 'hairdresser',
  kind: 'service',
  name: names('the salon', 'la peluquería', 'den Friseursalon'),
  words: names(
    'hairdresser hair_salon salon barber barbershop haircut* nail_studio beauty_salon',
    'peluquería peluquero barbería salón_de_belleza',
    'friseur frisör friseursalon salon barbier kosmetikstudio nagelstudio',
  ),
  questions: [
    many(
      'What do you have done?',
      '¿Qué [te haces|se hace]?',
      'Was [lässt|lassen] du machen?',
      'a cut / colour / styling for an occasion / beard / care / just the ends',
      'corte / color / peinado para una ocasión / barba / tratamiento / solo las puntas',
      'Schnitt / Farbe / Frisur für einen Anlass / Bart / Pflege / nur die Spitzen',
    ),
    degree(
      'How well do we understand what you want?',
      '¿Hasta qué punto entendemos lo que [quieres|quiere]?',
      'Wie gut verstehen wir, was [du möchtest|Sie möchten]?',
      'not at all / without words',
      'nada / sin palabras',
      'gar nicht / ohne Worte',
    ),
    one(
      'How do you like to be entertained meanwhile?',
      '¿Cómo [prefieres|prefiere] pasar el rato?',
      'Wie [möchtest|möchten] du die Zeit verbringen?',
      'with a good chat / a little talk / in peace / with a magazine or the phone',
      'con una buena charla / hablando un poco / en silencio / con una revista o el móvil',
      'mit einem guten Gespräch / ein bisschen reden / in Ruhe / mit Zeitschrift oder Handy',
    ),
    one(
      'How do you prefer to book?',
      '¿Cómo [prefieres|prefiere] pedir cita?',
      'Wie [buchst|buchen] du am liebsten einen Termin?',
      'by phone / online / by message / at the counter / I just drop in',
      'por teléfono / por internet / por mensaje / en el mostrador / me paso sin más',
      'telefonisch / online / per Nachricht / vor Ort / ich komme einfach vorbei',
    ),
    story(
      'Which haircut do you still laugh or cry about?',
      '¿De qué corte de pelo [sigues|sigue] riendo o llorando?',
      'Über welchen Haarschnitt [lachst oder weinst|lachen oder weinen] du heute noch?',
    ),
  ],
}
const practice: Domain = {
  id: 'doctor',
  kind: 'service',
  name: names('the practice', 'la consulta', 'die Praxis'),
  words: names(
    'doctor’s_practice surgery practice doctor gp dentist clinic physio_practice pharmacy hospital',
    'consulta centro_de_salud ambulatorio dentista clínica farmacia hospital médico',
    'praxis arztpraxis hausarztpraxis zahnarzt arzt klinik apotheke krankenhaus physiopraxis',
  ),
  questions: [
    degree(
      'How easily do you get an appointment?',
      '¿Con cuánta facilidad [consigues|consigue] cita?',
      'Wie leicht [bekommst|bekommen] du einen Termin?',
      'hardly at all / at once',
      'casi imposible / enseguida',
      'kaum / sofort',
    ),
    one(
      'How long did you last wait in the waiting room?',
      '¿Cuánto [esperaste|esperó] la última vez en la sala?',
      'Wie lange [hast|haben] du zuletzt im Wartezimmer gesessen?',
      'up to ten minutes / up to half an hour / up to an hour / longer',
      'hasta diez minutos / hasta media hora / hasta una hora / más',
      'bis zehn Minuten / bis eine halbe Stunde / bis eine Stunde / länger',
    ),
    degree(
      'How well are you listened to?',
      '¿Hasta qué punto [te|le] escuchan?',
      'Wie gut wird dir zugehört?',
      'badly / very well',
      'mal / muy bien',
      'schlecht / sehr gut',
    ),
    degree(
      'How clearly are things explained to you?',
      '¿Con cuánta claridad [te|le] explican las cosas?',
      'Wie verständlich wird dir alles erklärt?',
      'I leave with questions / everything is clear',
      'salgo con dudas / todo queda claro',
      'ich gehe mit Fragen / alles ist klar',
    ),
    many(
      'What should be improved?',
      '¿Qué habría que mejorar?',
      'Was sollte besser werden?',
      'reaching us by phone / booking online / waiting times / the waiting room / time for talking / opening hours / nothing',
      'el teléfono / la cita por internet / los tiempos de espera / la sala de espera / el tiempo para hablar / el horario / nada',
      'telefonische Erreichbarkeit / Online-Termine / Wartezeiten / das Wartezimmer / Zeit für Gespräche / Sprechzeiten / nichts',
    ),
    story(
      'When did you feel in especially good hands?',
      '¿Cuándo [te sentiste|se sintió] en muy buenas manos?',
      'Wann [hast du dich|haben Sie sich] besonders gut aufgehoben gefühlt?',
    ),
  ],
}
const secondHand: Domain = {
  id: 'second-hand',
  kind: 'service',
  name: names('the second-hand shop', 'la tienda de segunda mano', 'den Secondhandladen'),
  words: names(
    'charity_shop second-hand_shop thrift_store flea_market jumble_sale swap_shop second-hand clothes_swap',
    'tienda_solidaria segunda_mano mercadillo rastro',
    'secondhandladen flohmarkt sozialkaufhaus tauschladen umsonstladen kleiderkammer secondhand kleidertausch',
  ),
  questions: [
    many(
      'What do you look for?',
      '¿Qué [buscas|busca]?',
      'Wonach [suchst|suchen] du?',
      'clothes / books / toys / furniture / dishes / records / nothing special, I browse',
      'ropa / libros / juguetes / muebles / vajilla / discos / nada en concreto, curioseo',
      'Kleidung / Bücher / Spielzeug / Möbel / Geschirr / Schallplatten / nichts Bestimmtes, ich stöbere',
    ),
    many(
      'Why second-hand?',
      '¿Por qué de segunda mano?',
      'Warum gebraucht?',
      'the price / the environment / finding something special / supporting a good cause / the fun of it / I do not buy used things',
      'el precio / el medio ambiente / encontrar algo especial / apoyar una buena causa / por diversión / no compro usado',
      'der Preis / die Umwelt / etwas Besonderes finden / eine gute Sache unterstützen / der Spaß / ich kaufe nichts Gebrauchtes',
    ),
    degree(
      'How tidy and clear do you find it?',
      '¿Qué tal de ordenado lo [encuentras|encuentra]?',
      'Wie übersichtlich [findest|finden] du es?',
      'a jungle / I find everything',
      'una selva / lo encuentro todo',
      'ein Dschungel / ich finde alles',
    ),
    story(
      'What is your best find, and what do you know of its first life?',
      '¿Cuál es tu mejor hallazgo, y qué [sabes|sabe] de su vida anterior?',
      'Was ist dein bester Fund, und was [weißt|wissen] du über sein erstes Leben?',
    ),
    short(
      'What have you given away and regretted?',
      '¿Qué [has|ha] regalado y luego echado de menos?',
      'Was [hast|haben] du weggegeben und später bereut?',
    ),
  ],
}
const gym: Domain = {
  id: 'gym',
  kind: 'service',
  name: names('the gym', 'el gimnasio', 'das Fitnessstudio'),
  words: names(
    'gym gyms fitness_studio fitness_centre',
    'gimnasio gimnasios centro_deportivo polideportivo',
    'fitnessstudio fitnesscenter sportstudio kraftraum',
  ),
  questions: [
    many(
      'What do you train?',
      '¿Qué [entrenas|entrena]?',
      'Was [trainierst|trainieren] du?',
      'weights / endurance / classes / stretching / swimming or sauna / mostly my conscience',
      'pesas / resistencia / clases / estiramientos / piscina o sauna / más que nada la conciencia',
      'Gewichte / Ausdauer / Kurse / Dehnen / Schwimmen oder Sauna / vor allem mein Gewissen',
    ),
    degree(
      'How good is the equipment?',
      '¿Qué tal está el equipamiento?',
      'Wie gut sind die Geräte?',
      'old and broken / excellent',
      'viejo y roto / excelente',
      'alt und kaputt / ausgezeichnet',
    ),
    degree(
      'How do you find the classes?',
      '¿Qué [te|le] parecen las clases?',
      'Wie [findest|finden] du die Kurse?',
      'boring / I come because of them',
      'aburridas / vengo por ellas',
      'langweilig / ihretwegen komme ich',
    ),
    degree(
      'How clean are the changing rooms?',
      '¿Qué tal de limpios están los vestuarios?',
      'Wie sauber sind die Umkleiden?',
      'not at all / spotless',
      'nada / impecables',
      'gar nicht / blitzsauber',
    ),
    one(
      'When is it too crowded?',
      '¿Cuándo hay demasiada gente?',
      'Wann ist es zu voll?',
      'early / at noon / after work / at the weekend / never',
      'a primera hora / a mediodía / después del trabajo / el fin de semana / nunca',
      'frühmorgens / mittags / nach der Arbeit / am Wochenende / nie',
    ),
    story(
      'What gets you here on days when you do not feel like it?',
      '¿Qué [te|le] hace venir los días sin ganas?',
      'Was bringt dich an Tagen her, an denen [du keine Lust hast|Sie keine Lust haben]?',
    ),
  ],
}

export const SERVICES = [hairdresser, practice, secondHand, gym]
