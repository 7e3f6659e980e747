import { degree, many, names, one, rank, short, story } from '../known-question.ts'
import { ANYTHING_ELSE } from './common.ts'
import type { Situation } from './situation.ts'

/** What people spend on something that they buy again and again. */
export const SPENDING: Situation = {
  id: 'spending',
  name: names('what it costs', 'lo que cuesta', 'was es kostet'),
  words: names(
    '(?:what|how much) (?:we|you|people|i|they) (?:\\p{L}+ )?spend on|spending on|(?:lunch|coffee|takeaway|grocery|snack) (?:money|budget|habits?|costs?|spending)|lunch at work|lunch breaks?',
    '(?:qué|cuánto) (?:gastamos|gastáis|gasta la gente|gastas) en|gasto en|(?:comer|almuerzo|café) (?:en el|fuera del) trabajo|la pausa de la comida',
    '(?:was|wie viel) (?:wir|ihr|leute|man|ihr) (?:für|fürs) [^.?!]{2,30}(?:ausgeb\\p{L}*|zahl\\p{L}*)|ausgaben für|mittagspause|mittagessen (?:bei der|im)',
  ),
  questions: [
    one(
      'How often do you buy it, rather than bring or make it yourself?',
      '¿Con qué frecuencia [lo compras|lo compra] en vez de traerlo o hacerlo en casa?',
      'Wie oft [kaufst|kaufen] du etwas, statt es mitzubringen oder selbst zu machen?',
      'every day / three or four times a week / once or twice a week / hardly ever / never',
      'cada día / tres o cuatro veces por semana / una o dos veces por semana / casi nunca / nunca',
      'jeden Tag / drei- oder viermal in der Woche / ein- oder zweimal in der Woche / kaum / nie',
    ),
    one(
      'How much do you spend on it in a week?',
      '¿Cuánto [gastas|gasta] a la semana?',
      'Wie viel [gibst|geben] du in der Woche dafür aus?',
      'nothing / up to 10 / 10 to 25 / 25 to 50 / more / no idea',
      'nada / hasta 10 / de 10 a 25 / de 25 a 50 / más / ni idea',
      'nichts / bis 10 / 10 bis 25 / 25 bis 50 / mehr / keine Ahnung',
    ),
    many(
      'Where do you get it?',
      '¿Dónde [lo consigues|lo consigue]?',
      'Woher [bekommst|bekommen] du es?',
      'from home / supermarket / bakery or café / canteen / takeaway or delivery / restaurant',
      'de casa / supermercado / panadería o café / comedor / comida para llevar / restaurante',
      'von zu Hause / Supermarkt / Bäckerei oder Café / Kantine / Imbiss oder Lieferung / Restaurant',
    ),
    rank(
      'What matters most to you? Put it in order.',
      '¿Qué es lo más importante? Ordénalo.',
      'Was ist dir am wichtigsten? Bring es in eine Reihenfolge.',
      'the price / the taste / that it is healthy / that it is quick / the company / that it is kind to the environment',
      'el precio / el sabor / que sea sano / que sea rápido / la compañía / que cuide el medio ambiente',
      'der Preis / der Geschmack / dass es gesund ist / dass es schnell geht / die Gesellschaft / dass es umweltfreundlich ist',
    ),
    one(
      'With whom, and where?',
      '¿Con quién y dónde?',
      'Mit wem und wo?',
      'at my desk / with colleagues / with friends or family / alone, outside / it varies',
      'en mi mesa / con compañeros / con amistades o familia / a solas, fuera / según el día',
      'am Schreibtisch / mit Kollegen / mit Freunden oder Familie / allein draußen / verschieden',
    ),
    degree(
      'How well does what you spend sit with you?',
      '¿Qué tal [llevas|lleva] lo que [gastas|gasta]?',
      'Wie zufrieden [bist|sind] du mit dem, was du dafür [ausgibst|ausgeben]?',
      'too much / just right',
      'es demasiado / está bien',
      'zu viel / genau richtig',
    ),
    one(
      'Would you like to spend less on it?',
      '¿[Te|Le] gustaría gastar menos?',
      '[Würdest|Würden] du gern weniger dafür ausgeben?',
      'yes, and I try / yes, but it is hard / no / I have never thought about it',
      'sí, y lo intento / sí, pero cuesta / no / nunca lo había pensado',
      'ja, und ich versuche es / ja, aber es ist schwer / nein / darüber habe ich nie nachgedacht',
    ),
    short('What is your favourite?', '¿Cuál es tu favorito?', 'Was ist dein Favorit?'),
    short(
      'What is the most you ever paid for it, and was it worth it?',
      '¿Qué es lo más que [has|ha] pagado, y mereció la pena?',
      'Was war das Teuerste, und hat es sich gelohnt?',
    ),
    story(
      'Which trick of yours should others know?',
      '¿Qué truco tuyo deberían conocer los demás?',
      'Welchen Trick von dir sollten andere kennen?',
    ),
  ],
}

/** How those sleep, and are, who have a small child. */
export const NEW_PARENTS: Situation = {
  id: 'new parents',
  name: names('the first months', 'los primeros meses', 'die ersten Monate'),
  words: names(
    'new (?:parents?|mums?|dads?|mothers?|fathers?)|bab(?:y|ies)|parent and (?:baby|toddler)|postnatal|newborns?',
    'madres? y padres? recientes|bebés?|recién nacid\\p{L}*|posparto|primeros meses',
    'junge eltern|babys?|neugeborene\\p{L}*|wochenbett|krabbelgruppe|frischgebackene\\p{L}*',
  ),
  unless: /(?<!\p{L})(?:shower|names?|nombre|trip|holiday|vacaciones|urlaub|viaje|party)(?!\p{L})/iu,
  isGentle: true,
  questions: [
    short('How old is your baby?', '¿Qué edad tiene tu bebé?', 'Wie alt ist dein Baby?'),
    short(
      'How many hours do you sleep in a night, roughly?',
      '¿Cuántas horas [duermes|duerme] por noche, más o menos?',
      'Wie viele Stunden [schläfst|schlafen] du ungefähr in einer Nacht?',
    ),
    one(
      'How often does the baby wake at night?',
      '¿Cuántas veces se despierta el bebé por la noche?',
      'Wie oft wacht das Baby nachts auf?',
      'hardly / once or twice / three or four times / more often / I have stopped counting',
      'casi nunca / una o dos veces / tres o cuatro / más / ya no las cuento',
      'kaum / ein- oder zweimal / drei- oder viermal / öfter / ich zähle nicht mehr',
    ),
    one(
      'Who gets up?',
      '¿Quién se levanta?',
      'Wer steht auf?',
      'mostly I do / mostly somebody else / in turn / both of us / nobody, the baby sleeps with us',
      'casi siempre yo / casi siempre otra persona / por turnos / los dos / nadie, duerme con nosotros',
      'meistens ich / meistens jemand anderes / abwechselnd / beide / niemand, das Baby schläft bei uns',
    ),
    one(
      'How are you feeling these days?',
      '¿Cómo [te sientes|se siente] estos días?',
      'Wie geht es dir zurzeit?',
      'well / tired, but all right / up and down / rather low / I would rather not say',
      'bien / con cansancio, pero bien / a ratos / con poco ánimo / prefiero no decirlo',
      'gut / müde, aber in Ordnung / mal so, mal so / eher niedergeschlagen / das behalte ich für mich',
    ),
    many(
      'Who supports you at home?',
      '¿Quién [te|le] ayuda en casa?',
      'Wer unterstützt dich zu Hause?',
      'partner / grandparents / other family / friends or neighbours / a midwife or other helper / nobody at present',
      'pareja / abuelos / más familia / amistades o vecinos / matrona u otra ayuda / nadie por ahora',
      'Partnerin oder Partner / Großeltern / andere Verwandte / Freunde oder Nachbarn / Hebamme oder andere Hilfe / zurzeit niemand',
    ),
    short(
      'What has helped, even a little?',
      '¿Qué ha ayudado, aunque sea un poco?',
      'Was hat geholfen, und sei es ein wenig?',
    ),
    many(
      'What would you like from the group?',
      '¿Qué [te|le] gustaría recibir del grupo?',
      'Was [wünschst|wünschen] du dir von der Gruppe?',
      'to talk / to laugh / advice / somebody who knows about it / walks together / helping each other out / quiet company',
      'hablar / reír / consejos / alguien que sepa / pasear juntos / echarnos una mano / compañía tranquila',
      'reden / lachen / Rat / jemand, der sich auskennt / gemeinsam spazieren gehen / einander aushelfen / stille Gesellschaft',
    ),
    story(
      'What did nobody tell you beforehand?',
      '¿Qué no [te|le] había contado nadie antes?',
      'Was hat dir vorher niemand gesagt?',
    ),
    story(
      'What else would you like to say?',
      '¿Qué más [te|le] gustaría decir?',
      'Was [möchtest|möchten] du noch sagen?',
    ),
  ],
}

/** Those who look after somebody old or ill. */
export const CARING: Situation = {
  id: 'caring',
  name: names('caring', 'los cuidados', 'die Pflege'),
  words: names(
    "(?:caring|care) (?:for|of) (?:mum|dad|mom|our|my|an? |elderly|aging|ageing|grand|parents?|father|mother)|carers|looking after (?:mum|dad|mom|our (?:parents?|mother|father)|grand\\p{L}+|my (?:mother|father|parents))|(?:mum|dad|mom|gran|grandma|grandpa)[’']?s care",
    'cuidar (?:de |a )?(?:mamá|papá|nuestr[oa]s? (?:madre|padre|padres)|l[oa]s? abuel\\p{L}+|mayores)|cuidadores|cuidado de (?:mamá|papá|la abuela|el abuelo|nuestros padres)',
    '(?:pflege|betreuung) (?:von|unserer|unseres) (?:mutter|vater|eltern|mama|papa|oma|opa)|pflegende angehörige|(?:mama|papa|oma|opa|eltern) pflegen',
  ),
  isGentle: true,
  questions: [
    one(
      'How often are you there or on duty?',
      '¿Con qué frecuencia [estás|está] o [te toca|le toca]?',
      'Wie oft [bist|sind] du da oder an der Reihe?',
      'every day / several times a week / every week / now and then / from a distance',
      'cada día / varias veces por semana / cada semana / de vez en cuando / a distancia',
      'jeden Tag / mehrmals in der Woche / jede Woche / ab und zu / aus der Ferne',
    ),
    many(
      'What do you do?',
      '¿Qué [haces|hace]?',
      'Was [übernimmst|übernehmen] du?',
      'company / shopping and cooking / nursing and washing / medicine and doctors / papers and money / driving / calls',
      'compañía / compra y cocina / aseo y cuidados / medicinas y médicos / papeles y dinero / llevar en coche / llamadas',
      'Gesellschaft / einkaufen und kochen / Pflege und Waschen / Medikamente und Ärzte / Papiere und Geld / fahren / telefonieren',
    ),
    many(
      'When could you take on more?',
      '¿Cuándo [podrías|podría] hacer algo más?',
      'Wann [könntest|könnten] du mehr übernehmen?',
      'in the morning / in the afternoon / in the evening / at night / at weekends / in the holidays / I cannot at present',
      'por la mañana / por la tarde / a última hora / por la noche / el fin de semana / en vacaciones / ahora no puedo',
      'morgens / nachmittags / abends / nachts / am Wochenende / im Urlaub / zurzeit nicht',
    ),
    degree(
      'How much does it weigh on you at the moment?',
      '¿Cuánto [te|le] pesa ahora mismo?',
      'Wie sehr belastet es dich im Moment?',
      'lightly / heavily',
      'poco / mucho',
      'wenig / schwer',
    ),
    many(
      'What weighs most?',
      '¿Qué es lo que más pesa?',
      'Was belastet am meisten?',
      'the time / the nights / the worry / the money / decisions / the distance / that I do it alone',
      'el tiempo / las noches / la preocupación / el dinero / las decisiones / la distancia / que lo hago a solas',
      'die Zeit / die Nächte / die Sorge / das Geld / Entscheidungen / die Entfernung / dass ich es allein mache',
    ),
    many(
      'What help would you welcome from outside?',
      '¿Qué ayuda de fuera [te|le] vendría bien?',
      'Welche Hilfe von außen wäre dir recht?',
      'a nursing service / household help / meals / day care / technical aids / advice / none',
      'servicio de cuidados / ayuda en casa / comida a domicilio / centro de día / ayudas técnicas / asesoramiento / ninguna',
      'ein Pflegedienst / Haushaltshilfe / Essen auf Rädern / Tagespflege / Hilfsmittel / Beratung / keine',
    ),
    one(
      'How should the costs be shared?',
      '¿Cómo habría que repartir los gastos?',
      'Wie sollen die Kosten verteilt werden?',
      'equally / as each can / from their own savings first / whoever does less pays more / let us talk about it',
      'a partes iguales / según lo que pueda cada cual / primero con sus ahorros / quien hace menos paga más / mejor hablarlo',
      'zu gleichen Teilen / nach Möglichkeit / zuerst aus ihrem Ersparten / wer weniger tut, zahlt mehr / lasst uns reden',
    ),
    story('What goes well between us?', '¿Qué va bien entre nosotros?', 'Was läuft gut zwischen uns?'),
    story(
      'What should we decide before it becomes urgent?',
      '¿Qué deberíamos decidir antes de que sea urgente?',
      'Was sollten wir entscheiden, bevor es dringend wird?',
    ),
    ANYTHING_ELSE,
  ],
}

/** People who have never met, or are new together. */
export const GETTING_TO_KNOW: Situation = {
  id: 'getting to know',
  name: names('you', 'ti', 'dich'),
  words: names(
    'get(?:ting)? to know|ice ?breakers?|(?:new|first) (?:class|team|group|semester|year group|colleagues?)[^.?!]{0,20}(?:questions|intro\\p{L}*|know|start)|introduc\\p{L}+ (?:ourselves|yourself|round)|who (?:we|are you|is who)',
    'conoc(?:er(?:nos|se)?|ámonos)|rompehielos|presentaci[oó]n(?:es)? del? (?:grupo|clase|equipo)|quiénes somos|quién es quién',
    'kennenlern\\p{L}*|vorstellungsrunde|steckbriefe?|wer (?:sind wir|ist wer|bist du)|eisbrecher',
  ),
  questions: [
    short('What should we call you?', '¿Cómo [te|le] llamamos?', 'Wie sollen wir dich nennen?'),
    short(
      'Where have you come from, and what brought you here?',
      '¿De dónde [vienes|viene] y qué [te|le] trajo aquí?',
      'Woher [kommst|kommen] du, und was hat dich hierher geführt?',
    ),
    short(
      'What can you do that nobody here knows?',
      '¿Qué [sabes|sabe] hacer que nadie aquí sabe?',
      'Was [kannst|können] du, wovon hier niemand weiß?',
    ),
    one(
      'When are you at your best?',
      '¿Cuándo [estás|está] en tu mejor momento?',
      'Wann [bist|sind] du in Bestform?',
      'early in the morning / before lunch / in the afternoon / late at night',
      'a primera hora / antes de comer / por la tarde / de noche',
      'früh am Morgen / vormittags / nachmittags / spät am Abend',
    ),
    many(
      'What do you like to do when nothing has to be done?',
      '¿Qué [te|le] gusta hacer cuando no hay nada que hacer?',
      'Was [machst|machen] du gern, wenn nichts zu tun ist?',
      'being outdoors / reading / sport / music / cooking / making things / games / sleeping',
      'estar al aire libre / leer / deporte / música / cocinar / manualidades / juegos / dormir',
      'draußen sein / lesen / Sport / Musik / kochen / basteln und bauen / spielen / schlafen',
    ),
    degree(
      'How easily do you talk to people you do not know?',
      '¿Con qué facilidad [hablas|habla] con desconocidos?',
      'Wie leicht [kommst|kommen] du mit Fremden ins Gespräch?',
      'it takes me a while / at once',
      'me cuesta / enseguida',
      'ich brauche eine Weile / sofort',
    ),
    rank(
      'What matters most to you in a group? Put it in order.',
      '¿Qué es lo más importante en un grupo? Ordénalo.',
      'Was ist dir in einer Gruppe am wichtigsten? Bring es in eine Reihenfolge.',
      'that we laugh / that we can rely on each other / that we get something done / that everybody is heard / that there is quiet',
      'que nos riamos / poder confiar / que avancemos / que se escuche a todo el mundo / que haya calma',
      'dass wir lachen / dass man sich verlassen kann / dass wir etwas schaffen / dass alle gehört werden / dass es ruhig zugeht',
    ),
    short(
      'What should we ask you about?',
      '¿Sobre qué deberíamos preguntar[te|le]?',
      'Wonach sollten wir dich fragen?',
    ),
    story(
      'Tell us a small story in which you are easily recognised.',
      '[Cuéntanos|Cuéntenos] una pequeña historia en la que se [te|le] reconozca.',
      '[Erzähl|Erzählen Sie] eine kleine Geschichte, in der man dich gut erkennt.',
    ),
    short(
      'What do you wish for our time together?',
      '¿Qué [deseas|desea] para este tiempo juntos?',
      'Was [wünschst|wünschen] du dir für unsere gemeinsame Zeit?',
    ),
  ],
}

/** Anything practical that concerns several people and that no other situation knows. */
export const ANY_MATTER: Situation = {
  id: 'any matter',
  name: names('this', 'esto', 'das'),
  words: names('', '', ''),
  questions: [
    one(
      'How much do you have to do with it?',
      '¿Cuánto [tienes|tiene] que ver con ello?',
      'Wie viel [hast|haben] du damit zu tun?',
      'every day / every week / now and then / hardly / not at all so far',
      'cada día / cada semana / de vez en cuando / apenas / hasta ahora nada',
      'täglich / jede Woche / ab und zu / kaum / bisher gar nicht',
    ),
    degree(
      'How satisfied are you with it as it is?',
      '¿Qué satisfacción [te|le] da tal como está?',
      'Wie zufrieden [bist|sind] du damit, so wie es ist?',
      'not at all / very',
      'ninguna / mucha',
      'gar nicht / sehr',
    ),
    short('What goes well?', '¿Qué va bien?', 'Was läuft gut?'),
    short('What bothers you?', '¿Qué [te|le] molesta?', 'Was stört dich?'),
    rank(
      'What should count most? Put it in order.',
      '¿Qué debería contar más? Ordénalo.',
      'Was soll am meisten zählen? Bring es in eine Reihenfolge.',
      'that it is fair / that it is simple / the cost / the time it takes / good company / quality',
      'que sea justo / que sea sencillo / el coste / el tiempo que lleva / la buena compañía / la calidad',
      'dass es gerecht ist / dass es einfach ist / die Kosten / die Zeit, die es braucht / gute Gesellschaft / Qualität',
    ),
    short('What should change first?', '¿Qué debería cambiar primero?', 'Was soll sich zuerst ändern?'),
    short(
      'And what should stay as it is?',
      '¿Y qué debería seguir como está?',
      'Und was soll bleiben, wie es ist?',
    ),
    one(
      'Would you lend a hand?',
      '¿[Echarías|Echaría] una mano?',
      '[Würdest|Würden] du mithelfen?',
      'yes, gladly / now and then / it depends / no',
      'sí, con gusto / de vez en cuando / depende / no',
      'ja, gern / ab und zu / kommt darauf an / nein',
    ),
    story(
      'Tell us about an experience with it, good or bad.',
      '[Cuéntanos|Cuéntenos] una experiencia, buena o mala.',
      '[Erzähl|Erzählen Sie] von einem Erlebnis damit, gut oder schlecht.',
    ),
    ANYTHING_ELSE,
  ],
}
