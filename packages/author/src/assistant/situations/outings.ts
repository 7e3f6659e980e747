import { PER_HEAD } from '../inquiry/taking-part.ts'
import { degree, many, names, one, rank, short, story } from '../known-question.ts'
import { ANYTHING_ELSE, COMING, DIET, FOR_CHILDREN, IDEAS, LEND_A_HAND, WHAT_TO_EAT } from './common.ts'
import type { Situation } from './situation.ts'

/** A group goes out for a day on foot or by bike, and perhaps for a night. */
export const HIKE: Situation = {
  id: 'hike',
  name: names('the outing', 'la salida', 'die Tour'),
  words: names(
    "(?:day|group|club|annual|summer|autumn|winter|spring|new year)[’']?s? (?:walk|hike|ramble|bike ride|cycle tour)|(?:hike|walk|ramble|bike ride) (?:with|for) (?:the|our) (?:group|club|team)|(?:our|the) next (?:hike|walk|ramble)",
    '(?:paseo|caminata|excursión|salida|ruta|marcha) (?:de|del|con|en|para) [^.?!]{0,40}|senderismo[^.?!]{0,20}(?:salida|paseo|ruta)',
    '(?:gruppen|vereins|tages|jahres|frühlings|herbst)?wanderung|wandertag|radtour|fahrradtour|wandertour',
  ),
  also: names(
    'group|club|we|us|our|team',
    'grupo|club|somos|nos|nuestr[oa]s?|senderis\\p{L}*|amig[oa]s|familia',
    'gruppe|verein|wir|uns|unser\\p{L}*|team|klasse|freunde',
  ),
  unless: /(?<!\p{L})(?:feedback|was last|fue|war letzte\p{L}*|school|colegio|schule)(?!\p{L})/iu,
  questions: [
    COMING,
    many(
      'Which dates suit you?',
      '¿Qué fechas [te|le] vienen bien?',
      'Welche Termine passen dir?',
      'a Saturday / a Sunday / a whole weekend / on a weekday / in the holidays / I am flexible',
      'un sábado / un domingo / un fin de semana entero / entre semana / en un puente o vacaciones / me adapto',
      'ein Samstag / ein Sonntag / ein ganzes Wochenende / unter der Woche / in den Ferien / ich bin flexibel',
    ),
    one(
      'Which kind of route would you like?',
      '¿Qué tipo de ruta [te|le] gustaría?',
      'Welche Art von Strecke [möchtest|möchten] du?',
      'short and level / a few hills / long, but easy / steep, with a view / I leave it to the others',
      'corta y llana / con alguna subida / larga pero fácil / empinada, con vistas / lo dejo a los demás',
      'kurz und eben / mit ein paar Hügeln / lang, aber leicht / steil, mit Aussicht / das überlasse ich den anderen',
    ),
    one(
      'How many hours on the move are right for you?',
      '¿Cuántas horas de marcha [te|le] van bien?',
      'Wie viele Stunden unterwegs sind für dich richtig?',
      'two to three / four to five / six or more / as many as the day has',
      'dos o tres / cuatro o cinco / seis o más / las que tenga el día',
      'zwei bis drei / vier bis fünf / sechs oder mehr / so viele der Tag hat',
    ),
    one(
      'Would you stay the night in a hut or hostel?',
      '¿[Dormirías|Dormiría] en un refugio?',
      '[Würdest|Würden] du in einer Hütte übernachten?',
      'yes, gladly / yes, if there are few to a room / only if it is needed / no, I would rather go home',
      'sí, con gusto / sí, si somos pocos por habitación / solo si hace falta / no, prefiero volver a casa',
      'ja, gern / ja, wenn wenige im Zimmer sind / nur wenn es sein muss / nein, lieber nach Hause',
    ),
    one(
      'How will you get to the start?',
      '¿Cómo [vas|va] a llegar al punto de salida?',
      'Wie [kommst|kommen] du zum Start?',
      'by car, with seats to spare / by car, full / by train or bus / I would be glad of a lift',
      'en coche o carro, con sitio libre / en coche o carro, sin sitio / en tren o autobús / necesito que me lleven',
      'mit dem Auto, mit freien Plätzen / mit dem Auto, voll / mit Bahn oder Bus / ich würde gern mitfahren',
    ),
    one(
      'How should we share the cost of petrol?',
      '¿Cómo repartimos la gasolina?',
      'Wie teilen wir das Benzin?',
      'everybody in the car pays the same / the drivers decide / a collection for all cars / it need not be shared',
      'a partes iguales en cada coche o carro / que decida quien conduce / un fondo común / no hace falta',
      'alle im Auto zahlen gleich viel / wer fährt, entscheidet / eine Kasse für alle Autos / muss nicht sein',
    ),
    many(
      'What about food?',
      '¿Cómo hacemos con la comida?',
      'Wie machen wir es mit dem Essen?',
      'everybody brings a picnic / we share what we bring / a meal at the hut / a restaurant afterwards',
      'cada cual lleva su comida / compartimos lo que llevemos / comemos en el refugio / un restaurante al acabar',
      'alle bringen ein Picknick mit / wir teilen Mitgebrachtes / Essen auf der Hütte / danach einkehren',
    ),
    story(
      'Is there anything about your health or your legs that we should bear in mind? Only what you would like to say.',
      '¿Hay algo de [tu|su] salud o de [tus|sus] rodillas que convenga tener en cuenta? Solo lo que [quieras|quiera] contar.',
      'Gibt es etwas an Gesundheit oder Kondition, worauf wir Rücksicht nehmen sollen? Nur, was du sagen [magst|mögen].',
    ),
    IDEAS,
  ],
  spare: [LEND_A_HAND, ANYTHING_ELSE],
}

/** Those who share grounds, dues and rules prepare to decide together. */
export const ASSOCIATION: Situation = {
  id: 'association',
  name: names('the site', 'el recinto', 'die Anlage'),
  words: names(
    'allotments?(?: \\p{L}+){0,3}|community garden',
    'huertos? (?:urbanos?|comunitarios?|vecinal\\p{L}*)',
    'kleingart\\p{L}*|schrebergart\\p{L}*|gartenverein\\p{L}*|gemeinschaftsgarten',
  ),
  unless: /(?<!\p{L})(?:playground|kids|spielplatz|new playground|parque infantil)(?!\p{L})/iu,
  questions: [
    one(
      'How long have you been with us?',
      '¿Cuánto tiempo [llevas|lleva] aquí?',
      'Wie lange [bist|sind] du schon dabei?',
      'less than a year / one to five years / six to fifteen years / longer',
      'menos de un año / de uno a cinco años / de seis a quince / más',
      'weniger als ein Jahr / ein bis fünf Jahre / sechs bis fünfzehn Jahre / länger',
    ),
    many(
      'What do you use for watering, and how?',
      '¿Con qué [riegas|riega]?',
      'Womit [gießt|gießen] du?',
      'hose / watering can from the tap / rain water butt / a drip system / I hardly water',
      'manguera / regadera del grifo / bidón de agua de lluvia / riego por goteo / casi no riego',
      'Schlauch / Gießkanne vom Hahn / Regentonne / Tröpfchenbewässerung / ich gieße kaum',
    ),
    one(
      'How should the costs of water be shared?',
      '¿Cómo debería repartirse el gasto del agua?',
      'Wie sollen die Wasserkosten verteilt werden?',
      'the same for everybody / by the size of the plot / by use, with meters / some other way',
      'igual para todos / según el tamaño de la parcela / según el consumo, con contador / de otra manera',
      'für alle gleich / nach Größe der Parzelle / nach Verbrauch, mit Zähler / anders',
    ),
    one(
      'What do you think about hosepipes?',
      '¿Qué [opinas|opina] sobre las mangueras?',
      'Was [hältst|halten] du von Schläuchen?',
      'allowed at any time / allowed at certain hours / only for some plants or weeks / not allowed / no opinion',
      'permitidas siempre / permitidas a ciertas horas / solo para algunas plantas o semanas / no permitidas / sin opinión',
      'jederzeit erlaubt / zu bestimmten Zeiten erlaubt / nur für manche Pflanzen oder Wochen / nicht erlaubt / keine Meinung',
    ),
    many(
      'What could be done about the waiting list?',
      '¿Qué se podría hacer con la lista de espera?',
      'Was könnte man gegen die Warteliste tun?',
      'offer half plots / let people share a plot / take back plots that are not used / look for more land / leave it as it is',
      'ofrecer media parcela / compartir parcelas / recuperar las que no se usan / buscar más terreno / dejarlo como está',
      'halbe Parzellen anbieten / Parzellen teilen lassen / ungenutzte zurücknehmen / mehr Land suchen / so lassen',
    ),
    degree(
      'How do you find the upkeep of paths and shared places?',
      '¿Qué [te|le] parece el cuidado de caminos y zonas comunes?',
      'Wie gepflegt [findest|finden] du Wege und gemeinsame Flächen?',
      'neglected / very good',
      'deficiente / muy bueno',
      'vernachlässigt / sehr gepflegt',
    ),
    rank(
      'What should come first? Put it in order.',
      '¿Qué debería ir primero? [Ordénalo|Ordénelo].',
      'Was soll zuerst kommen? [Bring|Bringen Sie] es in eine Reihenfolge.',
      'keeping costs down / repairs / saving water / more plots / getting together',
      'contener los gastos / reparaciones / ahorrar agua / más parcelas / vernos más',
      'Kosten senken / Reparaturen / Wasser sparen / mehr Parzellen / das Miteinander',
    ),
    many(
      'When would a meeting suit you?',
      '¿Cuándo [te|le] vendría bien una reunión?',
      'Wann würde dir eine Versammlung passen?',
      'a weekday evening / Saturday morning / Saturday afternoon / Sunday / online',
      'una tarde entre semana / sábado por la mañana / sábado por la tarde / domingo / por internet',
      'ein Abend unter der Woche / Samstagvormittag / Samstagnachmittag / Sonntag / online',
    ),
    one(
      'Would you join in a day of work together?',
      '¿[Vendrías|Vendría] a una jornada de trabajo común?',
      '[Würdest|Würden] du bei einem gemeinsamen Arbeitstag mitmachen?',
      'yes, gladly / yes, for light work / perhaps / no',
      'sí, con gusto / sí, en tareas ligeras / quizá / no',
      'ja, gern / ja, bei leichten Arbeiten / vielleicht / nein',
    ),
    story(
      'What should be talked about at the meeting that nobody has asked yet?',
      '¿De qué habría que hablar en la reunión que no hayamos preguntado?',
      'Worüber sollte bei der Versammlung gesprochen werden, wonach noch niemand gefragt hat?',
    ),
  ],
  spare: [
    short(
      'What would you do with a little more money for the site?',
      '¿Qué [harías|haría] con algo más de dinero para el recinto?',
      'Was [würdest|würden] du mit etwas mehr Geld für die Anlage machen?',
    ),
  ],
}

/** Relatives or old classmates come together from near and far. */
export const REUNION: Situation = {
  id: 'reunion',
  name: names('the reunion', 'el reencuentro', 'das Treffen'),
  words: names(
    "(?:family|class|school|regiment|cousins?[’']?|college|old friends[’']?)\\s?(?:re-?union|get-?together|gathering)s?|re-?union",
    'reencuentro|reuni[oó]n (?:familiar|de (?:la )?familia|de primos|de antigu[oa]s \\p{L}+)|encuentro familiar',
    'familientreffen|klassentreffen|cousin(?:en|s)?treffen|ehemaligentreffen|wiedersehen',
  ),
  unless: /(?<!\p{L})(?:feedback|was last|how was|war letzte\p{L}*|fue|rückmeldung)(?!\p{L})/iu,
  questions: [
    COMING,
    short(
      'How many of you will come, and how old are the children?',
      '¿Con cuántas personas [vienes|viene], y qué edad tienen los niños?',
      'Zu wievielt [kommt ihr|kommen Sie], und wie alt sind die Kinder?',
    ),
    many(
      'Which dates could you make?',
      '¿En qué fechas [podrías|podría] venir?',
      'Welche Termine kämen für dich infrage?',
      'a weekend in early summer / a weekend in high summer / a weekend in autumn / only in the school holidays / I am flexible',
      'un fin de semana al empezar el verano / un fin de semana en pleno verano / un fin de semana de otoño / solo en vacaciones escolares / me adapto',
      'ein Wochenende im Frühsommer / ein Wochenende im Hochsommer / ein Wochenende im Herbst / nur in den Schulferien / ich bin flexibel',
    ),
    one(
      'How long would you stay?',
      '¿Cuánto tiempo [te quedarías|se quedaría]?',
      'Wie lange [würdest|würden] du bleiben?',
      'just the day / one night / two nights / longer',
      'solo el día / una noche / dos noches / más',
      'nur den Tag / eine Nacht / zwei Nächte / länger',
    ),
    many(
      'Where would you like to sleep?',
      '¿Dónde [te|le] gustaría dormir?',
      'Wo [möchtest|möchten] du übernachten?',
      'a big house for all of us / a cabin or holiday flat / a hotel / a tent or camper / with relatives nearby / I am not staying over',
      'una casa grande para todo el grupo / una cabaña o apartamento / un hotel / una tienda de campaña o caravana / con familia cerca / no me quedo a dormir',
      'ein großes Haus für alle / eine Hütte oder Ferienwohnung / ein Hotel / Zelt oder Camper / bei Verwandten in der Nähe / ich bleibe nicht über Nacht',
    ),
    one(
      'How will you get there?',
      '¿Cómo [vas|va] a llegar?',
      'Wie [kommst|kommen] du hin?',
      'by car, with a seat to spare / by car, full / by train or bus / by plane / I would be glad of a lift',
      'en coche, con sitio libre / en coche, sin sitio / en tren o autobús / en avión / me vendría bien que me llevaran',
      'mit dem Auto, mit freiem Platz / mit dem Auto, voll / mit Bahn oder Bus / mit dem Flugzeug / ich würde gern mitfahren',
    ),
    WHAT_TO_EAT,
    DIET,
    PER_HEAD.question,
    LEND_A_HAND,
    FOR_CHILDREN,
    story(
      'Which story or photo should not be missing when we are together?',
      '¿Qué historia o foto no puede faltar cuando estemos juntos?',
      'Welche Geschichte oder welches Foto darf nicht fehlen, wenn wir zusammen sind?',
    ),
  ],
  spare: [
    short(
      'What would make it a good day for you?',
      '¿Qué haría que fuera un buen día para [ti|usted]?',
      'Was würde es für dich zu einem guten Tag machen?',
    ),
    ANYTHING_ELSE,
  ],
}
