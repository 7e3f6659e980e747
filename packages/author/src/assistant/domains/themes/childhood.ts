import { degree, many, names, one, rank, type Subject, short, story } from '../../known-question.ts'

export const childhood: Subject = {
  id: 'childhood',
  name: names('childhood', 'la infancia', 'die Kindheit'),
  words: names(
    'child* kid kids toy* playground*',
    'infancia niñez niño* niña* juguete* crecer crecí*',
    'kindheit kindheits* kinder kind aufgewachsen spielzeug* spielplatz*',
  ),
  questions: [
    one(
      'Where did you mostly play?',
      '¿Dónde [jugabas|jugaba] sobre todo?',
      'Wo [hast|haben] du meistens gespielt?',
      'in the street / in a yard or garden / in the woods or fields / in my room / at other people’s homes / I mostly read',
      'en la calle / en un patio o jardín / en el campo / en mi cuarto / en casas ajenas / más bien leía',
      'auf der Straße / im Hof oder Garten / in Wald und Feld / in meinem Zimmer / bei anderen / ich habe eher gelesen',
    ),
    short(
      'What were you called as a child, and by whom?',
      '¿Cómo [te|le] llamaban de pequeño o pequeña, y quién?',
      'Wie [wurdest|wurden] du als Kind genannt, und von wem?',
    ),
    many(
      'Which smells take you straight back?',
      '¿Qué olores [te|le] llevan directamente allí?',
      'Welche Gerüche bringen dich sofort dorthin zurück?',
      'cut grass / floor polish / chlorine / a particular soup / somebody’s perfume or tobacco / a cellar / school chalk',
      'hierba recién cortada / cera del suelo / cloro / una sopa concreta / el perfume o el tabaco de alguien / un sótano / tiza',
      'gemähtes Gras / Bohnerwachs / Chlor / eine bestimmte Suppe / das Parfüm oder der Tabak von jemandem / ein Keller / Kreide',
    ),
    story(
      'Describe the way to school, corner by corner.',
      '[Describe|Describa] el camino al colegio, esquina por esquina.',
      '[Beschreib|Beschreiben Sie] den Schulweg, Ecke für Ecke.',
    ),
    story(
      'Which toy or object did you guard, and where is it now?',
      '¿Qué juguete u objeto [guardabas|guardaba] como un tesoro, y dónde está ahora?',
      'Welches Spielzeug oder Ding [hast|haben] du gehütet, und wo ist es jetzt?',
    ),
    degree(
      'How much of that child would your friends recognise in you today?',
      '¿Cuánto de aquella criatura reconocerían hoy tus amistades?',
      'Wie viel von diesem Kind würden deine Freunde heute wiedererkennen?',
      'nothing / everything',
      'nada / todo',
      'nichts / alles',
    ),
    story(
      'What did you firmly believe that turned out not to be true?',
      '¿Qué [creías|creía] a pie juntillas que resultó no ser verdad?',
      'Woran [hast|haben] du fest geglaubt, was sich als falsch herausstellte?',
    ),
    rank(
      'Who had the last word when you were small? Put them in order.',
      '¿Quién tenía la última palabra cuando [eras pequeño o pequeña|era pequeño o pequeña]? [Ordénalo|Ordénelo].',
      'Wer hatte das letzte Wort, als [du klein warst|Sie klein waren]? [Bring|Bringen Sie] es in eine Reihenfolge.',
      'my mother / my father / a grandparent / an older brother or sister / a teacher / me',
      'mi madre / mi padre / abuela o abuelo / un hermano o hermana mayor / maestra o maestro / yo',
      'meine Mutter / mein Vater / Oma oder Opa / ein älteres Geschwister / eine Lehrerin oder ein Lehrer / ich',
    ),
    story(
      'Tell us about a grown-up outside the family who mattered, and one thing they said or did.',
      '[Háblanos|Háblenos] de una persona adulta de fuera de la familia que fue importante, y de algo que dijo o hizo.',
      '[Erzähl|Erzählen Sie] von einem Erwachsenen außerhalb der Familie, der wichtig war, und von einer Sache, die er gesagt oder getan hat.',
    ),
  ],
}
