import { PER_HEAD } from '../inquiry/taking-part.ts'
import { many, one, short, yesNo } from '../known-question.ts'
import {
  COMING,
  DIET,
  FOR_CHILDREN,
  GETTING_THERE,
  HOW_MANY_COME,
  LEND_A_HAND,
  WHAT_TIME,
  WHAT_TO_BRING,
  WHAT_TO_EAT,
  WHICH_DATE,
  WHICH_MUSIC,
} from '../situations/common.ts'
import { facet } from './facet.ts'

/** What has to be known before people meet, travel or celebrate. */
export const MEETING_FACETS = [
  facet(
    'coming',
    [
      "who(?:[’']s|se| is| can| will)? (?:coming|come|be there)|coming(?: yes ?\\/ ?no)?|attendance|rsvps?|can (?:they|people) come",
      'quién(?:es)? (?:viene|vienen|va|van|puede venir)|asistencia|si vienen',
      'wer (?:alles )?kommt|zusagen?|ob (?:sie|man|ihr|jemand) (?:kommen|kommt)',
    ],
    COMING,
  ),
  facet(
    'how many',
    [
      'how many (?:people|of (?:them|you)|are coming|come)|numbers|head ?count|plus[- ]?ones?',
      'cuánt[oa]s (?:personas|vienen|son)|número de personas|acompañantes?',
      'wie viele(?: (?:leute|personen|kommen))?|personen(?:zahl|anzahl)?|begleitung',
    ],
    HOW_MANY_COME,
  ),
  facet(
    'date',
    [
      '(?:which |what |best |the )?(?:dates?|days?|weekends?)|when|availability',
      '(?:la |las |qué )?(?:fechas?|días?)|cuándo|disponibilidad',
      'termin(?:e|wahl|wunsch)?|datum|(?:welche[rn]? )?tage?|wann|wochenenden?',
    ],
    WHICH_DATE,
  ),
  facet(
    'time',
    [
      '(?:start(?:ing)? |the |what )?times?(?: of day)?|hours?',
      '(?:la |qué )?hora(?:rio)?s?',
      'uhrzeit(?:en)?|um wie viel uhr|beginn|anfangszeit',
    ],
    WHAT_TIME,
  ),
  facet(
    'until when',
    [
      'until when|how (?:late|long)(?: (?:to|should) (?:go|last)[^,]{0,20})?|closing time|finish(?:ing)? time',
      'hasta (?:qué hora|cuándo)|(?:la )?hora de (?:acabar|terminar|cierre)',
      'bis (?:wann|wie spät|wie lange)|wie (?:spät|lange)|ende',
    ],
    one(
      'Until when should it go on?',
      '¿Hasta qué hora debería durar?',
      'Bis wann soll es gehen?',
      'until the early evening / until 10 p.m. / until midnight / as long as people stay',
      'hasta media tarde / hasta las diez / hasta medianoche / mientras quede gente',
      'bis zum frühen Abend / bis 22 Uhr / bis Mitternacht / solange Leute bleiben',
    ),
  ),
  facet(
    'place',
    [
      '(?:the |what )?(?:place|venue|location)s?|where(?: to (?:meet|go|hold it))?',
      '(?:el )?(?:lugar|sitio|local)|dónde(?: (?:quedar|quedamos|vernos))?',
      '(?:der )?ort|treffpunkt|wo(?: (?:wir uns treffen|es stattfindet))?|lokal',
    ],
    many(
      'Where should it be?',
      '¿Dónde debería ser?',
      'Wo sollte es stattfinden?',
      'at somebody’s home / outdoors / in a restaurant or pub / in a hall / wherever it is easy to reach',
      'en casa de alguien / al aire libre / en un restaurante o bar / en una sala / donde sea fácil llegar',
      'bei jemandem zu Hause / draußen / in einem Lokal / in einem Saal / wo man gut hinkommt',
    ),
  ),
  facet(
    'whose house',
    [
      'who(?:se| can) (?:house|place|flat|home|hosts?)(?: (?:it is|to go to))?|who hosts|hosting',
      '(?:en )?(?:casa de quién|qué casa)|quién (?:recibe|pone la casa)',
      'bei wem|wer (?:ist )?gastgeber\\p{L}*|wessen wohnung',
    ],
    one(
      'At whose place should we meet?',
      '¿En casa de quién deberíamos quedar?',
      'Bei wem sollten wir uns treffen?',
      'gladly at mine / at mine, in turn with others / at somebody else’s / out somewhere / I do not mind',
      'en la mía, con gusto / en la mía, por turnos / en la de otra persona / fuera de casa / me da igual',
      'gern bei mir / reihum, auch bei mir / lieber bei jemand anderem / irgendwo auswärts / ist mir gleich',
    ),
  ),
  facet(
    'food',
    [
      'food|meals?|menu|dinner|what (?:to|they) eat|snacks?|catering',
      'comida|menú|cena|qué comer|catering',
      '(?:das )?essen(?:swünsche)?|verpflegung|speisen|was (?:wir|es zu) essen',
    ],
    WHAT_TO_EAT,
  ),
  facet(
    'diet',
    [
      '(?:food )?allerg(?:y|ies)|diets?|dietary(?: \\p{L}+)?|intolerances?|vegetarians?',
      'alergias?|intolerancias?|dietas?|vegetarianos?',
      'allergien?|unverträglichkeiten|ernährung|vegetarier\\p{L}*',
    ],
    DIET,
  ),
  facet(
    'bring',
    [
      "who(?:[’']s|se| is| will| can| could)? (?:brings?|bringing)(?: what)?|what (?:to|(?:people|they|everyone) (?:can |could |will )?) ?bring|bringing",
      'quién (?:trae|lleva)(?: qué)?|qué (?:trae|traen|llevar|traer)(?: cada (?:uno|cual))?',
      'wer (?:was )?(?:bringt|mitbringt)(?: was)?(?: mit)?|was (?:alle |man )?mitbring\\p{L}*|mitbringen',
    ],
    WHAT_TO_BRING,
  ),
  facet(
    'helping',
    [
      "who(?:[’']d| would| can| could| will|[’']s able to)? (?:like to )?help(?: out)?(?: with \\p{L}+)?|help(?:ing|ers)?(?: out)?|volunteers?",
      'quién (?:ayuda|puede ayudar|echa una mano)|ayuda|voluntarios',
      'wer (?:hilft|helfen kann|mithilft|anpackt)|helfer\\p{L}*|mithilfe|aufbau\\p{L}*',
    ],
    LEND_A_HAND,
  ),
  facet(
    'budget',
    [
      'money|budget|costs?|price|how much (?:to|they (?:would|can|want to)) (?:spend|pay)|contribution',
      'dinero|presupuesto|coste|precio|gastos?|cuánto (?:gastar|pagar)',
      '(?:das )?(?:geld|budget)|kosten|preis|beitrag|wie viel (?:es kosten|ausgeben)',
    ],
    PER_HEAD.question,
  ),
  facet('children', ['kids|children|little ones', 'niñ[oa]s|peques|hij[oa]s', 'kinder'], FOR_CHILDREN),
  facet(
    'music',
    [
      'music|playlist|song requests?',
      'música|canciones|playlist',
      'musik(?: ja oder nein)?|musikwünsche|lieder|playlist',
    ],
    WHICH_MUSIC,
  ),
  facet(
    'transport',
    [
      "transport|travel|getting (?:there|here)|lifts?|parking|how (?:to get|they(?:[’']ll| will)? get|people get) there|rides?|needs? a lift|car ?pool\\p{L}*",
      'transporte|cómo (?:llegar|llegamos|vamos|ir)|coches?|carros?|aparcamiento',
      'anreise|anfahrt|fahrt|mitfahr\\p{L}*|wie (?:man|alle|wir) hin ?kommen?|parkplätze|autos?',
    ],
    GETTING_THERE,
  ),
  facet(
    'lodging',
    [
      'accommodation|where to (?:sleep|stay)|beds?|lodging|hotels?|staying (?:over|overnight)|rooms?',
      'alojamiento|dónde dormir|hotel(?:es)?|habitaciones|(?:si )?(?:dormimos|nos quedamos a dormir)',
      'unterkunft|übernachtung\\p{L}*|wo (?:wir |alle )?schlafen|hotels?|betten|zimmer',
    ],
    one(
      'Where would you like to sleep?',
      '¿Dónde [te|le] gustaría dormir?',
      'Wo [möchtest|möchten] du übernachten?',
      'at home / with friends or family / in a hotel / in a hut or hostel / in a tent / I am leaving the same night',
      'en casa / con amistades o familia / en un hotel / en un refugio o albergue / en una tienda de campaña / me voy esa misma noche',
      'zu Hause / bei Freunden oder Familie / im Hotel / in einer Hütte oder Herberge / im Zelt / ich fahre noch in der Nacht',
    ),
  ),
  facet(
    'overnight in a hut',
    [
      '(?:if|whether) (?:we|they|people) (?:stay|sleep)[^,]{0,30}(?:hut|hostel|overnight|over)',
      'si (?:dormimos|nos quedamos|se duerme)[^,]{0,30}|refugio',
      'ob (?:wir|man|sie) (?:auf |in )?(?:einer |der )?(?:hütte|herberge)?[^,]{0,20}übernacht\\p{L}*|hütte',
    ],
    one(
      'Would you stay the night in a hut or hostel?',
      '¿[Dormirías|Dormiría] en un refugio?',
      '[Würdest|Würden] du in einer Hütte übernachten?',
      'yes, gladly / yes, if there are few to a room / only if it is needed / no, I would rather go home',
      'sí, con gusto / sí, si somos pocos por habitación / solo si hace falta / no, prefiero volver a casa',
      'ja, gern / ja, wenn wenige im Zimmer sind / nur wenn es sein muss / nein, lieber nach Hause',
    ),
  ),
  facet(
    'route',
    [
      'routes?|trails?|which (?:route|walk|way)',
      '(?:qué |la )?rutas?|senderos?|recorrido',
      'routen?|strecken?|wege?|welche (?:route|tour|strecke)',
    ],
    one(
      'Which kind of route would you like?',
      '¿Qué tipo de ruta [te|le] gustaría?',
      'Welche Art von Strecke [möchtest|möchten] du?',
      'short and level / a few hills / long, but easy / steep, with a view / I leave it to the others',
      'corta y llana / con alguna subida / larga pero fácil / empinada, con vistas / lo dejo a los demás',
      'kurz und eben / mit ein paar Hügeln / lang, aber leicht / steil, mit Aussicht / das überlasse ich den anderen',
    ),
  ),
  facet(
    'destination',
    [
      '(?:the )?destinations?|where to(?: go)?(?: next)?',
      '(?:el )?destino|ad[oó]nde(?: (?:ir|vamos))?',
      '(?:das )?(?:reise)?ziel|wohin(?: (?:es geht|wir fahren))?',
    ],
    short('Where should we go?', '¿Adónde deberíamos ir?', 'Wohin soll es gehen?'),
  ),
  facet(
    'names',
    ['(?:their |your )?names?', 'nombres?', 'namen?'],
    short('What is your name?', '¿Cómo [te llamas|se llama]?', 'Wie [heißt|heißen] du?'),
  ),
  facet(
    'drinks',
    ['drinks?|beer|wine', 'bebidas?|cerveza|vino', 'getränke|trinken|bier|wein'],
    short(
      'What would you like to drink?',
      '¿Qué [te|le] gustaría beber?',
      'Was [möchtest|möchten] du trinken?',
    ),
  ),
  facet(
    'present',
    ['(?:a |the )?(?:presents?|gifts?)', 'regalos?', 'geschenke?'],
    short(
      'Which present would be just right?',
      '¿Qué regalo sería perfecto?',
      'Welches Geschenk wäre genau richtig?',
    ),
  ),
  facet(
    'games',
    ['games?|which games?', 'juegos?', 'spiele?'],
    short(
      'Which games would you like to play?',
      '¿A qué juegos [te|le] gustaría jugar?',
      'Welche Spiele [möchtest|möchten] du spielen?',
    ),
  ),
  facet(
    'other animals',
    [
      '(?:kids|children) (?:or|and) (?:other )?pets|(?:other )?(?:pets|animals)(?: at home)?',
      '(?:otr[oa]s )?(?:mascotas|animales)(?: en casa)?|niños (?:u|o|y) (?:otras )?mascotas',
      '(?:andere )?(?:haustiere|tiere)|kinder (?:oder|und) (?:andere )?(?:haustiere|tiere)',
    ],
    many(
      'Who else lives at home?',
      '¿Quién más vive en casa?',
      'Wer lebt sonst noch im Haushalt?',
      'babies or toddlers / school children / other adults / another dog / a cat / small animals / nobody else',
      'bebés o niños pequeños / niños en edad escolar / otros adultos / otro perro / un gato / animales pequeños / nadie más',
      'Babys oder Kleinkinder / Schulkinder / andere Erwachsene / ein weiterer Hund / eine Katze / Kleintiere / sonst niemand',
    ),
  ),
  facet(
    'photos',
    ['photos?|pictures?|photo consent', 'fotos?', 'fotos?|bilder'],
    yesNo(
      'Is it all right with you if photos are taken?',
      '¿[Te|Le] parece bien que se hagan fotos?',
      'Ist es für dich in Ordnung, wenn fotografiert wird?',
    ),
  ),
]
