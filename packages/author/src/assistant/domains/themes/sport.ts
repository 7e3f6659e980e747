import { day, degree, many, names, one, rank, type Subject, story } from '../../known-question.ts'

export const sport: Subject = {
  id: 'sport',
  name: names('sport', 'el deporte', 'Sport'),
  words: names(
    'sport* football soccer tennis swim* gym run running runner* runs marathon* jog* cycling hik* climb* training team match* yoga basketball ski*',
    'deport* fútbol tenis nadar natación gimnasio* correr corredor* maratón* ciclismo senderis* escalar entren* equipo* partido* yoga',
    'sport* fußball tennis schwimm* fitness laufen lauf läufer* joggen marathon* radfahren wander* kletter* training verein* mannschaft* yoga ski*',
  ),
  questions: [
    one(
      'How did you come to your sport?',
      '¿Cómo [llegaste|llegó] a tu deporte?',
      'Wie [bist|sind] du zu deinem Sport gekommen?',
      'somebody took me along / a doctor said so / I wanted to win / I wanted to be left alone / I was made to / I have not begun',
      'alguien me llevó / lo dijo un médico / quería ganar / quería estar a solas / me obligaron / no he empezado',
      'jemand hat mich mitgenommen / auf ärztlichen Rat / ich wollte gewinnen / ich wollte allein sein / ich musste / ich habe nicht angefangen',
    ),
    many(
      'What do you always take along when you train or play?',
      '¿Qué [llevas|lleva] siempre cuando [entrenas o juegas|entrena o juega]?',
      'Was [hast|haben] du beim Training oder Spiel immer dabei?',
      'old shoes / a lucky thing / music / water / a watch that counts / somebody who talks / an excuse',
      'unas zapatillas viejas / un amuleto / música / agua / un reloj que lo cuenta todo / alguien que habla / una excusa',
      'alte Schuhe / einen Glücksbringer / Musik / Wasser / eine Uhr, die mitzählt / jemanden, der redet / eine Ausrede',
    ),
    degree(
      'How much do you care about winning?',
      '¿Cuánto [te|le] importa ganar?',
      'Wie wichtig ist dir das Gewinnen?',
      'not at all / ask the people I play with',
      'nada / que lo digan los demás',
      'gar nicht / fragt meine Gegner',
    ),
    day(
      'When did you last come home completely worn out and happy?',
      '¿Cuándo [volviste|volvió] por última vez a casa con cansancio y alegría?',
      'Wann [bist|sind] du zuletzt völlig erschöpft und glücklich nach Hause gekommen?',
    ),
    story(
      'Describe the place where you train or play: the ground, the light, the smell, the people who are always there.',
      '[Describe|Describa] el lugar donde [entrenas o juegas|entrena o juega]: el suelo, la luz, el olor, la gente que está siempre.',
      '[Beschreib|Beschreiben Sie] den Ort, an dem [du trainierst oder spielst|Sie trainieren oder spielen]: den Boden, das Licht, den Geruch, die Leute, die immer da sind.',
    ),
    story(
      'Tell us about a defeat you still explain to people.',
      '[Cuéntanos|Cuéntenos] una derrota que todavía [explicas|explica] a la gente.',
      '[Erzähl|Erzählen Sie] von einer Niederlage, die [du immer noch erklärst|Sie immer noch erklären].',
    ),
    rank(
      'What keeps you at it? Put it in order.',
      '¿Qué [te|le] hace seguir? [Ordénalo|Ordénelo].',
      'Was hält dich dabei? [Bring|Bringen Sie] es in eine Reihenfolge.',
      'the others / my body / the quiet / getting better / the drink afterwards / habit',
      'los demás / mi cuerpo / el silencio / mejorar / la bebida de después / la costumbre',
      'die anderen / mein Körper / die Ruhe / besser zu werden / das Getränk danach / Gewohnheit',
    ),
    story(
      'What did sport show you about a person that you would not have learned elsewhere?',
      '¿Qué [te|le] mostró el deporte de alguien que en otro sitio no [habrías|habría] sabido?',
      'Was [hast|haben] du beim Sport über einen Menschen gelernt, was [du anderswo nie erfahren hättest|Sie anderswo nie erfahren hätten]?',
    ),
  ],
}
