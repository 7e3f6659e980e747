import { degree, many, names, one, rank, short, story } from '../known-question.ts'
import { ANYTHING_ELSE, IDEAS, KEEPS_AWAY, WELL_INFORMED, WHAT_TIME, WHICH_EVENINGS } from './common.ts'
import type { Situation } from './situation.ts'

/** Why something is done, or is not. */
export const WHY: Situation = {
  id: 'why',
  name: names('it', 'esto', 'das'),
  words: names(
    "why (?:don[’']?t|do|does|doesn[’']?t|is|are|aren[’']?t|isn[’']?t|nobody|no one|so few|people|we|are we)(?! I\\b)",
    'por qué (?:no |nadie |la gente |tan poc[oa]s )',
    '(?:warum|wieso) (?:kommt|kommen|wählen|gehen|macht|machen|ist|sind|niemand|keiner|so wenige|die leute|wir)',
  ),
  unless: /(?<!\p{L})why I(?!\p{L})|warum ich|por qué yo/iu,
  questions: [
    one(
      'How is it with you?',
      '¿Cómo es en tu caso?',
      'Wie ist es bei dir?',
      'yes, always / mostly / now and then / hardly ever / never',
      'sí, siempre / casi siempre / de vez en cuando / casi nunca / nunca',
      'ja, immer / meistens / ab und zu / kaum / nie',
    ),
    many(
      'Which reasons are yours?',
      '¿Cuáles son tus razones?',
      'Welche Gründe sind deine?',
      'no time / it changes nothing / I do not know enough about it / nobody asked me / it is made too hard / I do not feel I belong / I have had enough / there is no reason',
      'no tengo tiempo / no cambia nada / no sé lo bastante / nadie me lo ha pedido / lo ponen difícil / no me siento parte / estoy harto o harta / no hay razón',
      'keine Zeit / es ändert nichts / ich weiß zu wenig darüber / mich hat niemand gefragt / es wird einem schwer gemacht / ich fühle mich nicht dazugehörig / ich habe genug davon / es gibt keinen Grund',
    ),
    many(
      'And which do you hear from others?',
      '¿Y cuáles [oyes|oye] de otras personas?',
      'Und welche [hörst|hören] du von anderen?',
      'no time / it changes nothing / they do not know enough / nobody asked them / it is made too hard / they feel they do not belong / they have had enough',
      'no tienen tiempo / no cambia nada / no saben lo bastante / nadie se lo ha pedido / lo ponen difícil / no se sienten parte / están hartos',
      'keine Zeit / es ändert nichts / sie wissen zu wenig darüber / sie hat niemand gefragt / es wird einem schwer gemacht / sie fühlen sich nicht dazugehörig / sie haben genug davon',
    ),
    degree(
      'How important do you find it?',
      '¿Qué importancia le [das|da]?',
      'Wie wichtig [findest|finden] du es?',
      'not at all / very',
      'ninguna / mucha',
      'gar nicht / sehr',
    ),
    short(
      'When was it different, and what has changed since?',
      '¿Cuándo era distinto, y qué ha cambiado desde entonces?',
      'Wann war es anders, und was hat sich seitdem geändert?',
    ),
    rank(
      'What would help most? Put it in order.',
      '¿Qué ayudaría más? Ordénalo.',
      'Was würde am meisten helfen? Bring es in eine Reihenfolge.',
      'plainer information / another day or hour / being asked in person / seeing that it matters / doing it together / less effort',
      'información más clara / otro día u hora / que me lo pidan en persona / ver que sirve / hacerlo juntos / menos esfuerzo',
      'klarere Informationen / ein anderer Tag oder eine andere Zeit / persönlich gefragt werden / sehen, dass es etwas bewirkt / es gemeinsam tun / weniger Aufwand',
    ),
    short('Who could win you over?', '¿Quién podría convencer[te|le]?', 'Wer könnte dich dafür gewinnen?'),
    story(
      'Tell us about a time when you nearly did, or nearly did not.',
      '[Cuéntanos|Cuéntenos] una vez que casi lo [haces|hace], o casi no.',
      '[Erzähl|Erzählen Sie] von einem Mal, als du es beinahe getan oder beinahe gelassen [hättest|hätten].',
    ),
    ANYTHING_ELSE,
  ],
}

/** Several people have to decide, whatever it is. */
export const DECISION: Situation = {
  id: 'decision',
  isAim: true,
  name: names('the decision', 'la decisión', 'die Entscheidung'),
  words: names(
    "sell or keep|keep or sell|(?:have|need|want|got) to (?:decide|choose|agree)|(?:shall|should) we (?!get|adopt|watch|play|read)|yes or no|or not\\?|stay or (?:go|leave)|go on or stop|for or against|undecided|we can[’']?t agree",
    'vender o|decidir si|(?:hay|tenemos) que decidir|¿?deberíamos|sí o no|seguir o no|a favor o en contra|no nos ponemos de acuerdo',
    'verkaufen oder|(?:müssen|wollen) (?:uns )?entscheiden|entscheiden, ob|sollen wir|ja oder nein|wie weiter|weitermachen oder|dafür oder dagegen|nicht einig',
  ),
  questions: [
    one(
      'Which way do you lean at the moment?',
      '¿Hacia dónde [te inclinas|se inclina] ahora mismo?',
      'Wohin [neigst|neigen] du im Moment?',
      'clearly in favour / rather in favour / undecided / rather against / clearly against',
      'claramente a favor / más bien a favor / no lo sé / más bien en contra / claramente en contra',
      'klar dafür / eher dafür / unentschieden / eher dagegen / klar dagegen',
    ),
    degree(
      'How much does it matter to you?',
      '¿Cuánto [te|le] importa?',
      'Wie wichtig ist dir das?',
      'not at all / very much',
      'nada / mucho',
      'gar nicht / sehr',
    ),
    story(
      'What speaks for it, in your view?',
      '¿Qué habla a favor, a tu modo de ver?',
      'Was spricht aus deiner Sicht dafür?',
    ),
    story('And what speaks against it?', '¿Y qué habla en contra?', 'Und was spricht dagegen?'),
    rank(
      'What should count most? Put it in order.',
      '¿Qué debería contar más? Ordénalo.',
      'Was soll am meisten zählen? Bring es in eine Reihenfolge.',
      'the money / the memories and feelings / fairness to everybody / how much work it is / the long run / peace among us',
      'el dinero / los recuerdos y sentimientos / que sea justo para todos / el trabajo que da / el largo plazo / la paz entre nosotros',
      'das Geld / Erinnerungen und Gefühle / Gerechtigkeit für alle / wie viel Arbeit es macht / die lange Sicht / der Frieden unter uns',
    ),
    short(
      'Under which condition could you live with the other way?',
      '¿Con qué condición [podrías|podría] vivir con lo contrario?',
      'Unter welcher Bedingung [könntest|könnten] du mit dem Gegenteil leben?',
    ),
    many(
      'What would you take on yourself?',
      '¿De qué [te encargarías|se encargaría]?',
      'Was [würdest|würden] du selbst übernehmen?',
      'time / money / the paperwork / talking to others / practical work / nothing at present',
      'tiempo / dinero / los papeles / hablar con otros / trabajo práctico / nada por ahora',
      'Zeit / Geld / die Unterlagen / mit anderen reden / praktische Arbeit / zurzeit nichts',
    ),
    one(
      'How should it be decided?',
      '¿Cómo habría que decidirlo?',
      'Wie soll entschieden werden?',
      'by majority / only if all agree / by those it concerns most / with somebody neutral / we try it for a while first',
      'por mayoría / solo si hay acuerdo de todos / quienes más lo viven / con alguien neutral / probando primero un tiempo',
      'mit Mehrheit / nur wenn alle zustimmen / von denen, die es am meisten betrifft / mit jemand Neutralem / erst eine Weile probieren',
    ),
    one(
      'By when should it be settled?',
      '¿Para cuándo debería estar decidido?',
      'Bis wann soll es entschieden sein?',
      'as soon as possible / within a month / within half a year / there is no hurry',
      'cuanto antes / en un mes / en medio año / no hay prisa',
      'so bald wie möglich / in einem Monat / in einem halben Jahr / es eilt nicht',
    ),
    ANYTHING_ELSE,
  ],
  spare: [WELL_INFORMED],
}

/** Somebody shows what they have made. */
export const MADE_WORK: Situation = {
  id: 'made work',
  isAim: true,
  name: names('it', 'esto', 'das'),
  words: names(
    '(?:my|our) (?:new |first |own |latest )?(?:\\p{L}+ )?(?:stor(?:y|ies)|novel|manuscript|book|poems?|album|songs?|demo|game|app|website|film|comic|paintings?|drawings?|photos?|recipes?|cakes?|jams?|soaps?|mugs|ceramics|knitwear|jewell?ery|designs?|collection|prototype|thesis|talk|slides)|beta ?(?:test|readers?)|what sells|(?:read|tested|tried|tasted) (?:the|my|our)|market stall',
    '(?:mi|mis|nuestr[oa]s?) (?:primer[oa]? |nuev[oa]s? )?(?:novela|cuentos?|relatos?|libro|poemas?|disco|canciones|maqueta|juego|app|web|corto|cómic|cuadros?|dibujos?|fotos|recetas?|tartas?|mermeladas?|jabones|cerámicas?|diseños?|colección|prototipo|tesis)|lectores beta|puesto del mercado',
    '(?:mein\\p{L}?|unser\\p{L}*) (?:neue[srn]? |erste[srn]? )?(?:geschichten?|roman|manuskript|buch|gedichte?|album|lieder?|spiel|app|website|film|comic|bilder|zeichnungen|fotos|rezepte?|kuchen|marmeladen?|seifen|keramik|entwürfe?|kollektion|prototyp)|testleser\\p{L}*|probeleser\\p{L}*|marktstand',
  ),
  unless:
    /(?<!\p{L})(?:memor\p{L}*|remember|favou?rite|childhood|first book (?:you|we)|book club)(?!\p{L})/iu,
  questions: [
    degree(
      'What is your first impression?',
      '¿Qué primera impresión [te|le] da?',
      'Wie ist dein erster Eindruck?',
      'not for me / wonderful',
      'no es para mí / maravillosa',
      'nichts für mich / wunderbar',
    ),
    short(
      'Which part or piece do you like best?',
      '¿Qué parte o pieza [te|le] gusta más?',
      'Welchen Teil oder welches Stück [magst|mögen] du am liebsten?',
    ),
    short('And which least?', '¿Y cuál menos?', 'Und welches am wenigsten?'),
    one(
      'How easily did you find your way into it?',
      '¿Con qué facilidad [entraste|entró] en ello?',
      'Wie leicht [hast|haben] du hineingefunden?',
      'at once / after a while / with difficulty / not at all',
      'enseguida / al cabo de un rato / con esfuerzo / nada',
      'sofort / nach einer Weile / mit Mühe / gar nicht',
    ),
    many(
      'Which words fit it?',
      '¿Qué palabras le van?',
      'Welche Wörter passen dazu?',
      'original / warm / funny / useful / beautiful / confusing / too long / familiar',
      'original / cálido / divertido / útil / bonito / confuso / demasiado largo / ya visto',
      'eigen / warm / lustig / nützlich / schön / verwirrend / zu lang / bekannt',
    ),
    story(
      'Where did you stumble, or lose interest?',
      '¿Dónde [tropezaste|tropezó] o [perdiste|perdió] el interés?',
      'Wo [bist|sind] du hängen geblieben, oder wo ließ dein Interesse nach?',
    ),
    short(
      'For whom would it be just right?',
      '¿Para quién sería perfecto?',
      'Für wen wäre es genau richtig?',
    ),
    one(
      'What would it be worth to you, or what do you think of the price?',
      '¿Cuánto valdría para [ti|usted], o qué [te|le] parece el precio?',
      'Was wäre es dir wert, oder wie [findest|finden] du den Preis?',
      'low / fair / a little high / too high / I would not buy such a thing',
      'bajo / justo / algo alto / demasiado alto / no compraría algo así',
      'niedrig / fair / etwas hoch / zu hoch / so etwas würde ich nicht kaufen',
    ),
    degree(
      'How likely are you to recommend it?',
      '¿Hasta qué punto lo [recomendarías|recomendaría]?',
      'Wie wahrscheinlich ist es, dass du es weiterempfiehlst?',
      'not at all / certainly',
      'nada / seguro',
      'gar nicht / bestimmt',
    ),
    story(
      'What should come next, or be different?',
      '¿Qué debería venir ahora o ser distinto?',
      'Was soll als Nächstes kommen oder anders werden?',
    ),
  ],
}

/** Something that people have to live with. */
export const COPING: Situation = {
  id: 'coping',
  name: names('it', 'esto', 'das'),
  words: names(
    '(?:living|coping|dealing) with|(?:exam|work|school|study|money) (?:stress|anxiety|pressure|worries)|menopause|adhd|autism|dyslexia|long covid|diabetes|arthritis|chronic|hearing loss|tinnitus|stress|burn ?out|loneliness|homesick\\p{L}*|anxiety|depression|unemploy\\p{L}*|redundancy|divorce|infertility|miscarriage',
    '(?:vivir|convivir|lidiar) con|estrés|ansiedad|menopausia|tdah|autismo|dislexia|covid persistente|diabetes|artritis|crónic\\p{L}*|soledad|agobio|desempleo|paro|divorcio|depresión|nervios (?:antes|de)',
    '(?:leben|umgang|umgehen) mit|prüfungs(?:stress|angst)|stress|angst vor|wechseljahre\\p{L}*|adhs|autismus|legasthenie|long covid|diabetes|rheuma|chronisch\\p{L}*|tinnitus|einsamkeit|heimweh|arbeitslos\\p{L}*|scheidung|depression|überlastung',
  ),
  also: names(
    'group|school|work|company|class|year \\d+|students?|pupils|colleagues|teens?|teenagers|members|women|men|parents|friends|family|people|survey|for|we|our',
    'grupo|escuela|trabajo|empresa|clase|estudiantes|alumn\\p{L}*|compañer\\p{L}*|adolescentes|soci\\p{L}*|mujeres|hombres|padres|amig\\p{L}*|familia|gente|encuesta|para|nuestr\\p{L}*|somos',
    'gruppe|schule|arbeit|firma|klasse|studierende\\p{L}*|schüler\\p{L}*|kolleg\\p{L}*|jugendliche\\p{L}*|mitglieder|frauen|männer|eltern|freunde|familie|leute|umfrage|für|wir|unser\\p{L}*',
  ),
  isGentle: true,
  questions: [
    one(
      'How much is it part of your days at the moment?',
      '¿Cuánto forma parte de tus días ahora mismo?',
      'Wie sehr gehört es im Moment zu deinen Tagen?',
      'all the time / every day / now and then / hardly / it concerns somebody close to me',
      'todo el tiempo / cada día / de vez en cuando / apenas / le pasa a alguien cercano',
      'ständig / jeden Tag / ab und zu / kaum / es betrifft jemanden, der mir nahesteht',
    ),
    degree(
      'How much does it get in your way?',
      '¿Cuánto [te|le] dificulta las cosas?',
      'Wie sehr steht es dir im Weg?',
      'hardly / very much',
      'apenas / mucho',
      'kaum / sehr',
    ),
    many(
      'What does it affect most?',
      '¿A qué afecta más?',
      'Worauf wirkt es sich am meisten aus?',
      'sleep / mood / concentration / work or school / family and friends / the body / leisure / nothing in particular',
      'el sueño / el ánimo / la concentración / el trabajo o los estudios / la familia y los amigos / el cuerpo / el ocio / nada en concreto',
      'Schlaf / Stimmung / Konzentration / Arbeit oder Schule / Familie und Freunde / den Körper / Freizeit / nichts Bestimmtes',
    ),
    many(
      'When is it hardest?',
      '¿Cuándo cuesta más?',
      'Wann ist es am schwersten?',
      'in the morning / during the day / in the evening / at night / before something important / among people / alone / it varies',
      'por la mañana / durante el día / por la tarde / por la noche / antes de algo importante / entre la gente / a solas / depende',
      'morgens / tagsüber / abends / nachts / vor etwas Wichtigem / unter Leuten / allein / verschieden',
    ),
    many(
      'What helps, even a little?',
      '¿Qué ayuda, aunque sea un poco?',
      'Was hilft, und sei es ein wenig?',
      'talking about it / movement and fresh air / rest / a plan / information / medical or other professional help / distraction / nothing so far',
      'hablarlo / moverme y tomar el aire / descansar / tener un plan / información / ayuda médica o profesional / distraerme / de momento nada',
      'darüber reden / Bewegung und frische Luft / Ruhe / ein Plan / Informationen / ärztliche oder andere fachliche Hilfe / Ablenkung / bisher nichts',
    ),
    many(
      'Whom can you talk to about it?',
      '¿Con quién [puedes|puede] hablar de ello?',
      'Mit wem [kannst|können] du darüber reden?',
      'family / friends / colleagues or classmates / somebody at work or school / a professional / people it happens to as well / nobody at present',
      'familia / amistades / compañeros / alguien del trabajo o del centro / un profesional / gente a la que le pasa lo mismo / nadie por ahora',
      'Familie / Freunde / Kollegen oder Mitschüler / jemand bei der Arbeit oder in der Schule / Fachleute / Leute, denen es auch so geht / zurzeit niemand',
    ),
    degree(
      'How well do others understand it?',
      '¿Cuánto lo entienden los demás?',
      'Wie gut verstehen es andere?',
      'not at all / very well',
      'nada / muy bien',
      'gar nicht / sehr gut',
    ),
    short(
      'What should others know, or stop saying?',
      '¿Qué deberían saber los demás, o dejar de decir?',
      'Was sollten andere wissen oder nicht mehr sagen?',
    ),
    story(
      'What would make it easier, here with us?',
      '¿Qué lo haría más fácil, aquí entre nosotros?',
      'Was würde es leichter machen, hier bei uns?',
    ),
    story(
      'If you like: what else would you want to say?',
      'Si [te|le] apetece: ¿qué más [querrías|querría] decir?',
      'Nur wenn [du magst|Sie mögen]: Was [möchtest|möchten] du noch sagen?',
    ),
  ],
}

/** Something has become different for many, and they are asked how it is. */
export const CHANGE_MADE: Situation = {
  id: 'change made',
  name: names('the change', 'el cambio', 'die Änderung'),
  words: names(
    '(?:the|our) new (?:timetable|schedule|bins?|collection|system|rules?|rota|layout|office|building|software|app|uniform|menu|hours|opening hours|policy|playground|one-?way|crossing)|new (?:bins|timetable|uniform|software|opening hours)|changed (?:collection|to|the)|since (?:they|we) (?:changed|moved|introduced|brought in)',
    '(?:el|la|los|las) nuev[oa]s? (?:horarios?|contenedores?|recogida|sistema|normas?|turnos?|oficina|programa|uniforme|menú)|han cambiado|desde que (?:cambi\\p{L}*|nos mud\\p{L}*)',
    '(?:der|die|das|unser\\p{L}?) neue[nr]? (?:stundenplan|fahrplan|tonnen?|abholung|system|regeln?|dienstplan|büro|software|uniform|öffnungszeiten)|neue (?:tonnen|software|öffnungszeiten)|seit der umstellung|geändert hat|umgestellt',
  ),
  unless:
    /(?<!\p{L})(?:planned|proposed|geplant\p{L}*|council wants|vote|residents think|anwohner|halten|think of|meinung\p{L}*|opina\p{L}*)(?!\p{L})/iu,
  questions: [
    one(
      'How much does it concern you?',
      '¿Cuánto [te|le] afecta?',
      'Wie sehr betrifft es dich?',
      'every day / every week / now and then / hardly',
      'cada día / cada semana / de vez en cuando / apenas',
      'jeden Tag / jede Woche / ab und zu / kaum',
    ),
    degree(
      'How do you find it compared with before?',
      '¿Qué [te|le] parece en comparación con antes?',
      'Wie [findest|finden] du es im Vergleich zu vorher?',
      'much worse / much better',
      'mucho peor / mucho mejor',
      'viel schlechter / viel besser',
    ),
    short('What has become better?', '¿Qué ha mejorado?', 'Was ist besser geworden?'),
    short('What has become worse?', '¿Qué ha empeorado?', 'Was ist schlechter geworden?'),
    one(
      'How well was it explained beforehand?',
      '¿Qué tal se explicó antes?',
      'Wie gut wurde es vorher erklärt?',
      'well / in part / hardly / I heard of it only afterwards',
      'bien / en parte / apenas / me enteré después',
      'gut / teilweise / kaum / ich habe erst danach davon gehört',
    ),
    one(
      'How have you got used to it?',
      '¿[Te has|Se ha] acostumbrado?',
      'Wie [hast|haben] du dich daran gewöhnt?',
      'quickly / slowly / not yet / I do not want to',
      'rápido / poco a poco / todavía no / no quiero',
      'schnell / langsam / noch nicht / ich will nicht',
    ),
    story(
      'Tell us what it changes on an ordinary day or week.',
      '[Cuéntanos|Cuéntenos] qué cambia en un día o una semana cualquiera.',
      '[Erzähl|Erzählen Sie], was sich an einem gewöhnlichen Tag oder in einer Woche ändert.',
    ),
    one(
      'What should happen now?',
      '¿Qué debería pasar ahora?',
      'Was soll jetzt geschehen?',
      'keep it as it is / keep it, with small changes / a middle way / go back to how it was',
      'seguir así / seguir con pequeños cambios / un término medio / volver a lo de antes',
      'so lassen / so lassen, mit kleinen Änderungen / ein Mittelweg / zurück zum Alten',
    ),
    short('Which one thing would help at once?', '¿Qué ayudaría ya mismo?', 'Was würde sofort helfen?'),
    ANYTHING_ELSE,
  ],
}

/** How people are with one another. */
export const WITH_EACH_OTHER: Situation = {
  id: 'with each other',
  name: names('how we are with each other', 'cómo nos tratamos', 'unser Miteinander'),
  words: names(
    'how (?:we|couples|families|you|people) (?:argue|fight|quarrel|make up|talk (?:to|with) each other|decide|apologi[sz]e|share)|arguing|arguments|quarrels|talking to each other',
    'cómo (?:discutimos|nos peleamos|nos reconciliamos|hablamos|decidimos|nos pedimos perdón)|discusiones (?:de|en) (?:pareja|familia)',
    'wie (?:wir|paare|familien|leute) (?:uns )?(?:streiten|versöhnen|miteinander reden|entscheiden|entschuldigen)|streit in der (?:familie|beziehung)|streitkultur',
  ),
  questions: [
    one(
      'How often does it come to that?',
      '¿Con qué frecuencia pasa?',
      'Wie oft kommt es dazu?',
      'every day / every week / every month / hardly ever',
      'cada día / cada semana / cada mes / casi nunca',
      'jeden Tag / jede Woche / jeden Monat / kaum',
    ),
    many(
      'What is it usually about?',
      '¿Sobre qué suele ser?',
      'Worum geht es meistens?',
      'the household / money / children / time and plans / family / small things / being tired / the same old thing',
      'la casa / el dinero / los hijos / el tiempo y los planes / la familia / pequeñeces / el cansancio / lo de siempre',
      'den Haushalt / Geld / Kinder / Zeit und Pläne / die Familie / Kleinigkeiten / Müdigkeit / immer dasselbe',
    ),
    one(
      'How does it usually begin?',
      '¿Cómo suele empezar?',
      'Wie fängt es meistens an?',
      'with a word / with a silence / with a look / with something left undone / out of nothing',
      'con una palabra / con un silencio / con una mirada / con algo sin hacer / de la nada',
      'mit einem Wort / mit Schweigen / mit einem Blick / mit etwas Liegengebliebenem / aus dem Nichts',
    ),
    one(
      'What are you like then?',
      '¿Cómo [eres|es] en esos momentos?',
      'Wie [bist|sind] du dann?',
      'loud / silent / sharp / calm / I leave the room / I make jokes',
      'en voz alta / en silencio / cortante / con calma / me voy / hago bromas',
      'laut / still / scharf / ruhig / ich gehe aus dem Zimmer / ich mache Witze',
    ),
    degree(
      'How well do you listen to each other then?',
      '¿Cuánto se escuchan entonces?',
      'Wie gut hört man einander dann zu?',
      'not at all / very well',
      'nada / muy bien',
      'gar nicht / sehr gut',
    ),
    one(
      'Who makes the first step afterwards?',
      '¿Quién da el primer paso después?',
      'Wer macht danach den ersten Schritt?',
      'mostly I do / mostly the other / in turn / nobody, it passes',
      'casi siempre yo / casi siempre la otra persona / por turnos / nadie, se pasa',
      'meistens ich / meistens die andere Seite / abwechselnd / niemand, es vergeht',
    ),
    many(
      'What helps?',
      '¿Qué ayuda?',
      'Was hilft?',
      'waiting a night / a walk / laughing / saying sorry / a meal / somebody else’s view / writing it down',
      'dejar pasar una noche / un paseo / reír / pedir perdón / comer algo / otra mirada / escribirlo',
      'eine Nacht warten / ein Spaziergang / lachen / sich entschuldigen / etwas essen / ein Blick von außen / es aufschreiben',
    ),
    short(
      'Which sentence should never be said?',
      '¿Qué frase no habría que decir nunca?',
      'Welcher Satz sollte nie fallen?',
    ),
    story(
      'Tell us about one that ended well.',
      '[Cuéntanos|Cuéntenos] una vez que acabó bien.',
      '[Erzähl|Erzählen Sie] von einem Mal, das gut ausging.',
    ),
    ANYTHING_ELSE,
  ],
}

/** People who give their time, and are too few. */
export const VOLUNTEERING: Situation = {
  id: 'volunteering',
  name: names('volunteering', 'el voluntariado', 'das Ehrenamt'),
  words: names(
    "volunteers?(?: at| in| for|’|')|volunteering|helpers? (?:at|for|in)|food bank|soup kitchen|charity shop|(?:we|not) (?:need|enough) (?:more )?(?:helpers|volunteers)",
    'voluntari[oa]s|voluntariado|banco de alimentos|comedor social',
    'ehrenamt\\p{L}*|freiwillige\\p{L}*|tafel(?!\\p{L})|kleiderkammer|helferkreis',
  ),
  unless:
    /(?<!\p{L})(?:museum|museo|feuerwehr|fire|bomber\p{L}*|clubs?|swim|shop: keep|village shop)(?!\p{L})/iu,
  questions: [
    one(
      'How often are you there at the moment?',
      '¿Con qué frecuencia [vienes|viene] ahora?',
      'Wie oft [bist|sind] du zurzeit dabei?',
      'every week / every two weeks / once a month / now and then / not at present',
      'cada semana / cada dos semanas / una vez al mes / de vez en cuando / ahora no',
      'jede Woche / alle zwei Wochen / einmal im Monat / ab und zu / zurzeit nicht',
    ),
    WHICH_EVENINGS,
    WHAT_TIME,
    many(
      'Which tasks do you like?',
      '¿Qué tareas [te|le] gustan?',
      'Welche Aufgaben [magst|mögen] du?',
      'being with people / sorting and packing / driving / cooking / organising / the phone and the computer / whatever is needed',
      'estar con la gente / clasificar y preparar / conducir / cocinar / organizar / teléfono y ordenador / lo que haga falta',
      'mit Menschen zu tun haben / sortieren und packen / fahren / kochen / organisieren / Telefon und Computer / was gerade nötig ist',
    ),
    many(
      'What makes it hard to fill a shift?',
      '¿Qué dificulta cubrir un turno?',
      'Was macht es schwer, eine Schicht zu übernehmen?',
      'work / family / the hour / the way there / I am asked too late / it is too heavy / nothing',
      'el trabajo / la familia / la hora / la distancia / me avisan tarde / es muy pesado / nada',
      'die Arbeit / die Familie / die Uhrzeit / der Weg / ich werde zu spät gefragt / es ist zu anstrengend / nichts',
    ),
    degree(
      'How well are you looked after and thanked?',
      '¿Hasta qué punto se [te|le] cuida y agradece?',
      'Wie gut wird für dich gesorgt und dir gedankt?',
      'hardly / very well',
      'poco / muy bien',
      'kaum / sehr gut',
    ),
    WELL_INFORMED,
    one(
      'Will you go on?',
      '¿[Seguirás|Seguirá]?',
      '[Machst|Machen] du weiter?',
      'yes, gladly / yes, but less / I do not know / no',
      'sí, con gusto / sí, pero menos / no lo sé / no',
      'ja, gern / ja, aber weniger / weiß ich nicht / nein',
    ),
    short(
      'Whom could we ask to join?',
      '¿A quién podríamos pedir que se una?',
      'Wen könnten wir noch fragen?',
    ),
    story(
      'What should be different, so that people come and stay?',
      '¿Qué debería cambiar para que la gente venga y se quede?',
      'Was soll anders werden, damit Leute kommen und bleiben?',
    ),
  ],
}

/** Several people go the same way in one car, or own one together. */
export const CAR_TOGETHER: Situation = {
  id: 'car together',
  name: names('the shared car', 'el coche compartido', 'das gemeinsame Auto'),
  words: names(
    'car ?pool\\p{L}*|car[- ]?shar\\p{L}*|shared (?:car|van|minibus)|lift ?share|sharing (?:a|the|our) (?:car|van)|school run rota',
    '(?:coche|furgoneta|furgo) compartid[oa]|compartir (?:el )?(?:coche|furgoneta)',
    'fahrgemeinschaft\\p{L}*|carsharing|(?:auto|bus|wagen) teilen|gemeinschaftsauto|mitfahr\\p{L}*',
  ),
  questions: [
    many(
      'On which days do you need it or go along?',
      '¿Qué días lo [necesitas|necesita] o [viajas|viaja]?',
      'An welchen Tagen [brauchst|brauchen] du es oder [fährst|fahren] du mit?',
      'Monday / Tuesday / Wednesday / Thursday / Friday / at the weekend',
      'lunes / martes / miércoles / jueves / viernes / el fin de semana',
      'Montag / Dienstag / Mittwoch / Donnerstag / Freitag / am Wochenende',
    ),
    short(
      'When do you have to leave, and when to be back?',
      '¿A qué hora [tienes|tiene] que salir y a qué hora volver?',
      'Wann [musst|müssen] du los, und wann zurück sein?',
    ),
    one(
      'Can you drive?',
      '¿[Puedes|Puede] conducir?',
      '[Kannst|Können] du fahren?',
      'yes, with my own car / yes, with the shared one / now and then / no',
      'sí, con mi coche / sí, con el común / de vez en cuando / no',
      'ja, mit meinem Auto / ja, mit dem gemeinsamen / ab und zu / nein',
    ),
    one(
      'How should the costs be shared?',
      '¿Cómo repartimos los gastos?',
      'Wie sollen die Kosten geteilt werden?',
      'in equal parts / by distance / by days / whoever drives pays nothing / we take turns, without money',
      'a partes iguales / por kilómetros / por días / quien conduce no paga / nos turnamos, sin dinero',
      'zu gleichen Teilen / nach Kilometern / nach Tagen / wer fährt, zahlt nichts / wir wechseln uns ab, ohne Geld',
    ),
    one(
      'How long should one wait for somebody?',
      '¿Cuánto hay que esperar a alguien?',
      'Wie lange soll man auf jemanden warten?',
      'not at all / five minutes / ten minutes / as long as it takes',
      'nada / cinco minutos / diez minutos / lo que haga falta',
      'gar nicht / fünf Minuten / zehn Minuten / so lange es dauert',
    ),
    one(
      'How should it be booked or arranged?',
      '¿Cómo se reserva o se organiza?',
      'Wie soll es gebucht oder abgesprochen werden?',
      'a shared calendar / a chat group / a fixed plan / from day to day',
      'un calendario común / un grupo de chat / un plan fijo / día a día',
      'ein gemeinsamer Kalender / eine Chatgruppe / ein fester Plan / von Tag zu Tag',
    ),
    one(
      'What holds for damage and cleaning?',
      '¿Qué pasa con los daños y la limpieza?',
      'Was gilt bei Schäden und fürs Saubermachen?',
      'whoever did it / all together / the owner / we talk about it',
      'quien lo hizo / entre todos / quien es dueño / lo hablamos',
      'wer es war / alle zusammen / wem es gehört / wir reden darüber',
    ),
    many(
      'What should it be like on the way?',
      '¿Cómo debería ser el viaje?',
      'Wie soll es unterwegs sein?',
      'talk / music / radio / quiet / no food / windows open',
      'charla / música / radio / silencio / sin comida / ventanas abiertas',
      'Gespräche / Musik / Radio / Ruhe / kein Essen / Fenster auf',
    ),
    short(
      'What has annoyed you so far?',
      '¿Qué [te|le] ha molestado hasta ahora?',
      'Was hat dich bisher gestört?',
    ),
    IDEAS,
  ],
}

/** A group whose members are asked how it is doing. */
export const GROUP_NOW: Situation = {
  id: 'group now',
  isAim: true,
  name: names('the group', 'el grupo', 'die Gruppe'),
  words: names(
    '(?:our|the|my) (?:\\p{L}+ ){0,2}(?:club|group|team|society|circle|crew)|(?:quiz|running|football|hiking|chess|film|craft|sewing|gardening|walking|cycling|tennis|debating) (?:team|club|group)|attendance|fewer (?:people|members) come',
    '(?:nuestr[oa]|el|la) (?:club|grupo|equipo|peña|asociación) (?:de|del) |viene menos gente|menos soci[oa]s',
    '(?:unser\\p{L}?|der|die) (?:\\p{L}*(?:verein|gruppe|treff|team|kreis|club))|lauftreff|kegelclub|weniger mitglieder|kommen weniger',
  ),
  also: names(
    'attendance|dropping|fewer|members|go on|keep|change|future|nobody|how (?:is|are)|feedback|new people|stop\\p{L}*|leaving|tired|quiet',
    'menos|soci[oa]s|seguir|cambiar|futuro|nadie|gente nueva|dejan|cansad\\p{L}*',
    'weniger|mitglieder|weiter|ändern|zukunft|niemand|neue leute|aufhören|müde',
  ),
  questions: [
    one(
      'How long have you been with us?',
      '¿Cuánto [llevas|lleva] en el grupo?',
      'Wie lange [bist|sind] du schon dabei?',
      'I am new / under a year / one to three years / longer',
      'acabo de llegar / menos de un año / de uno a tres años / más',
      'ich bin neu / unter einem Jahr / ein bis drei Jahre / länger',
    ),
    one(
      'How often do you come at the moment?',
      '¿Con qué frecuencia [vienes|viene] ahora?',
      'Wie oft [kommst|kommen] du zurzeit?',
      'nearly every time / every other time / now and then / hardly any more',
      'casi siempre / una de cada dos / de vez en cuando / ya casi nunca',
      'fast immer / jedes zweite Mal / ab und zu / kaum noch',
    ),
    many(
      'Why do you come?',
      '¿Por qué [vienes|viene]?',
      'Warum [kommst|kommen] du?',
      'for the people / for the thing itself / to get better / to get out / out of habit',
      'por la gente / por la actividad / para mejorar / para salir de casa / por costumbre',
      'wegen der Leute / wegen der Sache / um besser zu werden / um rauszukommen / aus Gewohnheit',
    ),
    KEEPS_AWAY,
    degree(
      'How do you like it at the moment?',
      '¿Cuánto [te|le] gusta ahora mismo?',
      'Wie gut gefällt es dir zurzeit?',
      'not much / very much',
      'poco / mucho',
      'wenig / sehr',
    ),
    one(
      'How do the day, the hour and the place suit you?',
      '¿Qué tal [te|le] vienen el día, la hora y el lugar?',
      'Wie passen dir Tag, Uhrzeit und Ort?',
      'very well / another day would be better / another hour would be better / another place would be better',
      'muy bien / mejor otro día / mejor otra hora / mejor otro lugar',
      'sehr gut / ein anderer Tag wäre besser / eine andere Uhrzeit wäre besser / ein anderer Ort wäre besser',
    ),
    degree(
      'How welcome do new people feel?',
      '¿Hasta qué punto se acoge bien a la gente nueva?',
      'Wie willkommen fühlen sich Neue?',
      'not at all / very',
      'nada / mucho',
      'gar nicht / sehr',
    ),
    one(
      'Should we go on as we are?',
      '¿Deberíamos seguir como hasta ahora?',
      'Sollen wir so weitermachen?',
      'yes / yes, with some changes / only with big changes / it may end',
      'sí / sí, con algunos cambios / solo con grandes cambios / puede terminar',
      'ja / ja, mit kleinen Änderungen / nur mit großen Änderungen / es darf enden',
    ),
    story('What should be different?', '¿Qué debería ser distinto?', 'Was soll anders werden?'),
    IDEAS,
  ],
}

/** What can be the matter with nearly anything: tried after all that is more particular. */
export const AT_LARGE: readonly Situation[] = [
  WHY,
  WITH_EACH_OTHER,
  CAR_TOGETHER,
  VOLUNTEERING,
  COPING,
  MADE_WORK,
  GROUP_NOW,
  CHANGE_MADE,
  DECISION,
]
