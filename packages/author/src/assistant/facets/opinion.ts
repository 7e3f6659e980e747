import { degree, many, one, rank, short, story } from '../known-question.ts'
import { HOW_CLEAN, PRICE_FAIR, WELL_INFORMED } from '../situations/common.ts'
import { facet } from './facet.ts'

const POOR_TO_FINE = ['poor / very good', 'mal / muy bien', 'schlecht / sehr gut'] as const

/** What people are asked to judge, whatever it belongs to. */
export const OPINION_FACETS = [
  facet(
    'why left',
    [
      '(?:the |main )?reasons?(?: (?:for|why) [^,]{2,24})?|why (?:they|people) (?:left|leave|cancell?ed|stopped|quit)',
      '(?:los |el )?motivos?(?: .{2,24})?|por qué (?:se fueron|se dieron de baja|lo dejaron)',
      'gr[uü]nde?(?: .{2,24})?|warum (?:sie|man) (?:gegangen|gekündigt)\\p{L}*',
    ],
    short('What was the main reason?', '¿Cuál fue el motivo principal?', 'Was war der Hauptgrund?'),
  ),
  facet(
    'staff',
    [
      '(?:the )?(?:staff|team|service|friendliness)',
      '(?:el )?(?:personal|trato|servicio)',
      '(?:das )?(?:personal|team|service)|freundlichkeit|bedienung',
    ],
    degree(
      'How did you find the staff?',
      '¿Qué tal el trato del personal?',
      'Wie [fandest|fanden] du das Personal?',
      ...POOR_TO_FINE,
    ),
  ),
  facet(
    'price',
    [
      '(?:the )?(?:prices?|fees?|value(?: for money)?)',
      '(?:los |el )?(?:precios?|cuotas?)|relación calidad[- ]precio',
      '(?:die |der )?(?:preise?|gebühr(?:en)?)|preis-leistung',
    ],
    PRICE_FAIR,
  ),
  facet('cleanliness', ['clean(?:liness|ing)?|hygiene', 'limpieza|higiene', 'sauberkeit|hygiene'], HOW_CLEAN),
  facet(
    'equipment',
    [
      '(?:the )?(?:equipment|facilities|machines?|tools|kit)',
      '(?:el )?(?:equipo|equipamiento|material|máquinas|instalaciones)',
      '(?:die )?(?:geräte|ausstattung|ausrüstung|material(?:ien)?)',
    ],
    degree(
      'How do you find the equipment?',
      '¿Qué tal el material?',
      'Wie [findest|finden] du die Ausstattung?',
      ...POOR_TO_FINE,
    ),
  ),
  facet(
    'communication',
    [
      '(?:the )?(?:communication|information|news|updates)',
      '(?:la )?(?:comunicación|información)',
      '(?:die )?(?:kommunikation|information(?:en)?|informationsfluss)',
    ],
    WELL_INFORMED,
  ),
  facet(
    'homework',
    ['(?:the )?homework', '(?:los )?deberes|tareas?', '(?:die )?hausaufgaben'],
    one(
      'How much homework is there?',
      '¿Cuántos deberes hay?',
      'Wie viele Hausaufgaben gibt es?',
      'too little / just right / a bit much / far too much',
      'pocos / los justos / bastantes / demasiados',
      'zu wenige / genau richtig / etwas viele / viel zu viele',
    ),
  ),
  facet(
    'pace',
    ['(?:the )?(?:pace|speed|tempo)', '(?:el )?ritmo|velocidad', '(?:das )?tempo|geschwindigkeit'],
    one(
      'How do you find the pace?',
      '¿Qué [te|le] parece el ritmo?',
      'Wie [findest|finden] du das Tempo?',
      'too slow / just right / a little fast / much too fast',
      'demasiado lento / adecuado / algo rápido / demasiado rápido',
      'zu langsam / genau richtig / etwas schnell / viel zu schnell',
    ),
  ),
  facet(
    'topics',
    [
      '(?:the |which )?(?:topics?|subjects?|themes?)(?: to (?:discuss|cover))?',
      '(?:los |qué )?temas?',
      '(?:die |welche )?themen',
    ],
    short(
      'Which topics should be covered?',
      '¿Qué temas deberían tratarse?',
      'Um welche Themen soll es gehen?',
    ),
  ),
  facet(
    'what to keep',
    [
      "what(?:[’']s| is)? (?:good|to keep|worked|works|going well|they like(?:d)?)",
      'qué (?:funciona|funcionó|está bien|les gusta|mantener)',
      'was (?:gut (?:ist|war|läuft|lief)|bleiben soll|gefällt)',
    ],
    story(
      'What works well, and should stay as it is?',
      '¿Qué funciona bien y debería seguir así?',
      'Was läuft gut und soll so bleiben?',
    ),
  ),
  facet(
    'what to change',
    [
      "what (?:to (?:change|improve)|(?:did(?:n[’']?t| not)|does(?:n[’']?t| not))(?: work)?|(?:could|should) be (?:better|different)|(?:they|people) (?:would )?(?:dislike|change))|improvements?",
      'qué (?:cambiar|mejorar|no funciona|no funcionó)|mejoras',
      'was (?:sich ändern|besser|anders|nicht (?:gut )?(?:lief|läuft|funktioniert))[^,]{0,20}|verbesserung(?:en|svorschläge)?',
    ],
    story('What should change first?', '¿Qué debería cambiar primero?', 'Was soll sich zuerst ändern?'),
  ),
  facet(
    'priorities',
    [
      "priorit(?:y|ies)|what matters(?: most)?|what(?:[’']s| is) (?:most )?important",
      'prioridades|qué (?:es lo más importante|importa(?: más)?)',
      'prioritäten|was (?:am )?(?:wichtig(?:sten)?)(?: ist)?',
    ],
    rank(
      'What should come first? Put it in order.',
      '¿Qué debería ir primero? [Ordénalo|Ordénelo].',
      'Was soll zuerst kommen? [Bring|Bringen Sie] es in eine Reihenfolge.',
      'the costs / the condition of things / rules that are fair / getting together / something new',
      'los gastos / el estado de las cosas / normas justas / vernos más / algo nuevo',
      'die Kosten / der Zustand der Sachen / faire Regeln / das Miteinander / etwas Neues',
    ),
  ),
  facet(
    'how often',
    ['how often|frequency', 'con qué frecuencia|cada cuánto|frecuencia', 'wie oft|häufigkeit'],
    one(
      'How often?',
      '¿Con qué frecuencia?',
      'Wie oft?',
      'every day / several times a week / about once a week / about once a month / less often',
      'cada día / varias veces por semana / una vez por semana / una vez al mes / menos',
      'täglich / mehrmals in der Woche / etwa einmal in der Woche / etwa einmal im Monat / seltener',
    ),
  ),
  facet(
    'recommend',
    [
      "(?:if|whether) (?:they|people)(?:[’']d| would) recommend(?: us| it)?|recommendation",
      'si (?:nos |lo )?recomendarían|recomendación',
      'ob (?:sie|man) (?:es |uns )?(?:weiter)?empfehlen(?: würden)?|empfehlung',
    ],
    degree(
      'How likely are you to recommend it?',
      '¿Hasta qué punto lo [recomendarías|recomendaría]?',
      'Wie wahrscheinlich [empfiehlst|empfehlen] du es weiter?',
      'not at all / certainly',
      'nada / con toda seguridad',
      'gar nicht / ganz sicher',
    ),
  ),
  facet(
    'come back',
    [
      "(?:if|whether) (?:they|people)(?:[’']d| would) (?:come back|return)|coming back",
      'si volverían|volver',
      'ob (?:sie|man) (?:wieder ?kommen|zurück ?kommen)[^,]{0,12}',
    ],
    one(
      'Would you come back?',
      '¿[Volverías|Volvería]?',
      '[Würdest|Würden] du wiederkommen?',
      'yes, certainly / perhaps later / only if something changes / no',
      'sí, seguro / quizá más adelante / solo si algo cambia / no',
      'ja, sicher / vielleicht später / nur wenn sich etwas ändert / nein',
    ),
  ),
  facet(
    'safety',
    ['safety|how safe (?:they|people) feel', 'seguridad', 'sicherheit'],
    degree(
      'How safe do you feel?',
      '¿Hasta qué punto [te sientes|se siente] en un lugar seguro?',
      'Wie sicher [fühlst|fühlen] du [dich|sich]?',
      'not at all / completely',
      'nada / por completo',
      'gar nicht / völlig',
    ),
  ),
  facet(
    'rules',
    ['(?:the )?rules', '(?:las )?(?:normas|reglas)', '(?:die )?regeln'],
    short(
      'Which rule would be fair for everybody?',
      '¿Qué norma sería justa para todos?',
      'Welche Regel wäre für alle fair?',
    ),
  ),
  facet(
    'new members',
    [
      'new (?:members|people|faces)|newcomers|taking (?:in|on) new (?:members|people)',
      'nuev[oa]s (?:miembros|soci[oa]s|personas)|gente nueva',
      'neue (?:mitglieder|leute|gesichter)|zuwachs',
    ],
    many(
      'How would you feel about new people joining?',
      '¿Qué [te|le] parecería que entrara gente nueva?',
      'Wie [fändest|fänden] du es, wenn neue Leute dazukämen?',
      'I would like it / one or two would be fine / only people we know / I would rather stay as we are',
      'me gustaría / una o dos personas estarían bien / solo gente conocida / prefiero que sigamos como estamos',
      'das fände ich schön / ein, zwei wären gut / nur Leute, die wir kennen / lieber so bleiben, wie wir sind',
    ),
  ),
]
