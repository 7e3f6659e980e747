import { day, degree, type KnownQuestion, many, one, rank, short, story, yesNo } from './known-question.ts'

/** Questions for any subject: {x} is what it is called inside a sentence, in German as an object. */

export const FRAME: KnownQuestion[] = [
  one(
    'How did it start between you and {x}?',
    '¿Cómo empezó lo tuyo con {x}?',
    'Wie [bist|sind] du auf {x} gekommen?',
    'by accident / because of somebody / as a plan / it was always there / it has not started yet',
    'por casualidad / por culpa de alguien / como un plan / siempre estuvo ahí / aún no ha empezado',
    'durch Zufall / wegen eines Menschen / mit Absicht / es war immer da / es hat noch gar nicht angefangen',
  ),
  degree(
    'How much of your week has to do with {x}?',
    '¿Cuánto de tu semana tiene que ver con {x}?',
    'Wie viel von deiner Woche dreht sich um {x}?',
    'nothing / nearly everything',
    'nada / casi todo',
    'nichts / fast alles',
  ),
  many(
    'With whom do you talk about {x}?',
    '¿Con quién [hablas|habla] sobre {x}?',
    'Mit wem [sprichst|sprechen] du über {x}?',
    'with somebody I live with / with my family / with friends / with people at work / with strangers / with nobody so far',
    'con quien vivo / con mi familia / con amistades / con gente del trabajo / con desconocidos / hasta ahora con nadie',
    'mit jemandem, mit dem ich lebe / mit der Familie / mit Freunden / mit Leuten von der Arbeit / mit Fremden / bisher mit niemandem',
  ),
  story(
    'When you think of {x}, which single moment comes up first? Where were you, and who was there?',
    'Cuando [piensas|piensa] en {x}, ¿qué momento concreto [te|le] viene primero? ¿Dónde fue, y quién estaba?',
    'Wenn [du an {x} denkst|Sie an {x} denken], welcher einzelne Augenblick kommt zuerst? Wo war das, und wer war dabei?',
  ),
  story(
    'Which object in your home has most to do with {x}? How did it get there?',
    '¿Qué objeto de tu casa tiene más que ver con {x}? ¿Cómo llegó allí?',
    'Welcher Gegenstand bei dir zu Hause erzählt am meisten über {x}? Wie kam er dorthin?',
  ),
  story(
    'Who taught you most about {x}, perhaps without meaning to?',
    '¿Quién [te|le] enseñó más sobre {x}, quizá sin querer?',
    'Wer hat dir am meisten über {x} beigebracht, vielleicht ohne es zu wollen?',
  ),
  rank(
    'What counts most when it comes to {x}? Put it in order.',
    '¿Qué cuenta más cuando se trata de {x}? [Ordénalo|Ordénelo].',
    'Was zählt am meisten, wenn es um {x} geht? [Bring|Bringen Sie] es in eine Reihenfolge.',
    'the people / the feeling / doing it well / what one remembers / the time it takes / that it stays as it was',
    'la gente / lo que se siente / hacerlo bien / lo que se recuerda / el tiempo que lleva / que siga igual',
    'die Menschen / das Gefühl / es gut zu machen / was in Erinnerung bleibt / die Zeit, die es braucht / dass es bleibt, wie es war',
  ),
  story(
    'What did you think about {x} ten years ago, and what has changed since?',
    '¿Qué [pensabas|pensaba] sobre {x} hace diez años, y qué ha cambiado desde entonces?',
    'Was [hast|haben] du vor zehn Jahren über {x} gedacht, und was hat sich seither geändert?',
  ),
  yesNo(
    'Have you ever argued with somebody about {x}?',
    '¿[Has|Ha] discutido alguna vez con alguien por {x}?',
    '[Hast du dich|Haben Sie sich] schon einmal mit jemandem über {x} gestritten?',
  ),
  story(
    'Tell us one small story about {x} that you have told before.',
    '[Cuéntanos|Cuéntenos] una pequeña historia sobre {x} que ya [hayas|haya] contado alguna vez.',
    '[Erzähl|Erzählen Sie] eine kleine Geschichte über {x}, die [du schon öfter erzählt hast|Sie schon öfter erzählt haben].',
  ),
  short(
    'Which sentence about {x} have you heard too often?',
    '¿Qué frase sobre {x} [has|ha] oído demasiadas veces?',
    'Welchen Satz über {x} [hast|haben] du zu oft gehört?',
  ),
  story(
    'What do you and somebody close to you see differently about {x}?',
    '¿Qué [ves|ve] de otra manera que alguien cercano cuando se habla de {x}?',
    'Was [siehst|sehen] du anders als jemand, der dir nahesteht, wenn es um {x} geht?',
  ),
  degree(
    'How easily do you talk with others about {x}?',
    '¿Con cuánta facilidad [hablas|habla] con otras personas sobre {x}?',
    'Wie leicht [sprichst|sprechen] du mit anderen über {x}?',
    'never / with anybody',
    'nunca / con cualquiera',
    'nie / mit jedem',
  ),
  day(
    'When did you last have something to do with {x}?',
    '¿Cuándo fue la última vez que [tuviste|tuvo] algo que ver con {x}?',
    'Wann ging es bei dir zuletzt um {x}?',
  ),
  story(
    'What would you tell somebody who knows nothing about {x}?',
    '¿Qué le [contarías|contaría] a alguien que no sabe nada sobre {x}?',
    'Was [würdest|würden] du jemandem erzählen, der nichts über {x} weiß?',
  ),
]

export const PEOPLE_FRAME: KnownQuestion[] = [
  story(
    'Describe {x} doing one thing that nobody else does quite like that.',
    '[Describe|Describa] a {x} haciendo algo que nadie más hace igual.',
    '[Beschreib|Beschreiben Sie] {x} bei etwas, das sonst niemand so macht.',
  ),
  story(
    'Which sentence can you still hear {x} say, and when was it said?',
    '¿Qué frase [oyes|oye] todavía decir a {x}, y cuándo la decía?',
    'Welchen Satz [hörst|hören] du {x} noch sagen, und wann fiel er?',
  ),
  story(
    'What would you like to ask {x} today?',
    '¿Qué [te|le] gustaría preguntarle hoy a {x}?',
    'Was [würdest|würden] du {x} heute gern fragen?',
  ),
  degree(
    'How much of {x} do you find in yourself?',
    '¿Cuánto de {x} [encuentras|encuentra] en ti?',
    'Wie oft erinnert dich etwas an dir selbst an {x}?',
    'nothing / more than I like',
    'nada / más de lo que quisiera',
    'nie / öfter, als mir lieb ist',
  ),
  yesNo(
    'Do you have something at home that belonged to {x}, or came from there?',
    '¿[Tienes|Tiene] en casa algo que venga de {x}?',
    '[Hast|Haben] du zu Hause etwas, das dich an {x} erinnert?',
  ),
]

/** Where somebody may be grieving or ill: nothing to rank, nothing to laugh at, much left open. */
export const TENDER_FRAME: KnownQuestion[] = [
  degree(
    'How easily do you talk with others about {x}?',
    '¿Con cuánta facilidad [hablas|habla] con otras personas sobre {x}?',
    'Wie leicht [sprichst|sprechen] du mit anderen über {x}?',
    'I would rather not / it does me good',
    'prefiero no hacerlo / me hace bien',
    'lieber nicht / es tut mir gut',
  ),
  many(
    'What does you good when you think of {x}?',
    '¿Qué [te|le] hace bien cuando [piensas|piensa] en {x}?',
    'Was tut dir gut, wenn [du an {x} denkst|Sie an {x} denken]?',
    'talking / silence / music / a place / work / photos / company without many words',
    'hablar / el silencio / la música / un lugar / el trabajo / las fotos / la compañía sin muchas palabras',
    'reden / Stille / Musik / ein Ort / Arbeit / Fotos / Gesellschaft ohne viele Worte',
  ),
  yesNo(
    'Is there somebody you can call at any hour?',
    '¿Hay alguien a quien [puedas|pueda] llamar a cualquier hora?',
    'Gibt es jemanden, den [du zu jeder Stunde anrufen kannst|Sie zu jeder Stunde anrufen können]?',
  ),
  story(
    'What did somebody say or do that helped, even a little?',
    '¿Qué dijo o hizo alguien que ayudó, aunque fuera un poco?',
    'Was hat jemand gesagt oder getan, das geholfen hat, und sei es nur ein wenig?',
  ),
  story(
    'Which object or small habit has stayed, and what does it hold?',
    '¿Qué objeto o pequeña costumbre se ha quedado, y qué guarda?',
    'Welches Ding oder welche kleine Gewohnheit ist geblieben, und was steckt darin?',
  ),
  story(
    'Which ordinary moment comes back to you most often?',
    '¿Qué momento corriente [te|le] vuelve más a menudo?',
    'Welcher gewöhnliche Augenblick kommt dir am häufigsten wieder?',
  ),
  story(
    'What would you have liked to be told beforehand about {x}?',
    '¿Qué [te|le] habría gustado que alguien contara antes sobre {x}?',
    'Was hätte dir vorher jemand über {x} sagen sollen?',
  ),
  story(
    'If you like: what has changed in the way you live?',
    'Si [te|le] apetece: ¿qué ha cambiado en tu forma de vivir?',
    'Nur wenn [du magst|Sie mögen]: Was ist in deinem Alltag anders geworden?',
  ),
  story(
    'If you like: what should not be forgotten?',
    'Si [te|le] apetece: ¿qué no debería olvidarse?',
    'Nur wenn [du magst|Sie mögen]: Was soll nicht vergessen werden?',
  ),
]

export const PLAYFUL: KnownQuestion[] = [
  story(
    'If there were a complaints office for {x}, what would your letter say?',
    'Si hubiera una oficina de quejas para {x}, ¿qué diría tu carta?',
    'Gäbe es eine Beschwerdestelle für {x}, was stünde in deinem Brief?',
  ),
  one(
    'Which medal would you get for {x}?',
    '¿Qué medalla [te|le] darían por {x}?',
    'Welche Medaille [bekämst|bekämen] du für {x}?',
    'for endurance / for creative excuses / for courage before breakfast / for the least practice / the wooden spoon',
    'a la resistencia / a las excusas creativas / al valor antes del desayuno / a la mínima práctica / la cuchara de palo',
    'für Ausdauer / für kreative Ausreden / für Mut vor dem Frühstück / für die wenigste Übung / den Trostpreis',
  ),
  short(
    'What would the film about you and {x} be called, and who would play you?',
    '¿Cómo se llamaría la película de tu vida con {x}, y quién haría de ti?',
    'Wie hieße der Film über dich und {x}, und wer würde dich spielen?',
  ),
]

/** Where it is the asker who is asked about. */
export const PLAYFUL_OF_ME: KnownQuestion[] = [
  short(
    'Which animal would I be, and why?',
    '¿Qué animal sería yo, y por qué?',
    'Welches Tier wäre ich, und warum?',
  ),
  one(
    'Which medal do I deserve?',
    '¿Qué medalla merezco?',
    'Welche Medaille habe ich verdient?',
    'for endurance / for creative excuses / for courage before breakfast / for the loudest laugh / the wooden spoon',
    'a la resistencia / a las excusas creativas / al valor antes del desayuno / a la risa más sonora / la cuchara de palo',
    'für Ausdauer / für kreative Ausreden / für Mut vor dem Frühstück / für das lauteste Lachen / den Trostpreis',
  ),
  short(
    'What would the film about me be called, and who would play me?',
    '¿Cómo se llamaría la película sobre mí, y quién haría mi papel?',
    'Wie hieße der Film über mich, und wer würde mich spielen?',
  ),
]

export const ENDINGS: KnownQuestion[] = [
  story(
    'What about {x} has nobody ever asked you, although you would have an answer?',
    '¿Qué no [te|le] ha preguntado nunca nadie sobre {x}, aunque [tendrías|tendría] respuesta?',
    'Was hat dich noch nie jemand über {x} gefragt, obwohl [du eine Antwort hättest|Sie eine Antwort hätten]?',
  ),
  story(
    'What else about {x} should not be missing from your article?',
    '¿Qué más sobre {x} no debería faltar en tu artículo?',
    'Was sollte über {x} in deinem Artikel auf keinen Fall fehlen?',
  ),
]
