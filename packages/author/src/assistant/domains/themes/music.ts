import { degree, many, names, one, rank, type Subject, short, story, yesNo } from '../../known-question.ts'

export const music: Subject = {
  id: 'music',
  name: names('music', 'la música', 'Musik'),
  words: names(
    'music* song* sing singing band bands concert* record* album* instrument* guitar* piano* choir* playlist* danc* brass',
    'música* músic* canci* cantar canto banda* concierto* disco* instrumento* guitarra* piano* coro* bail*',
    'musik* lied lieder singen band bands konzert* platte* instrument* gitarre* klavier* chor* tanz*',
  ),
  questions: [
    one(
      'When is music on?',
      '¿Cuándo [pones|pone] música?',
      'Wann läuft bei dir Musik?',
      'from waking to sleeping / on the way somewhere / while I work or clean / only when I really listen / hardly ever',
      'desde que me levanto hasta que me acuesto / de camino / mientras trabajo o limpio / solo cuando escucho de verdad / casi nunca',
      'vom Aufwachen bis zum Einschlafen / unterwegs / beim Arbeiten oder Putzen / nur, wenn ich wirklich zuhöre / fast nie',
    ),
    short(
      'Which song can you sing from beginning to end?',
      '¿Qué canción [te sabes|se sabe] de principio a fin?',
      'Welches Lied [kannst|können] du von Anfang bis Ende singen?',
    ),
    many(
      'Which instruments have you ever held in your hands?',
      '¿Qué instrumentos [has|ha] tenido alguna vez en las manos?',
      'Welche Instrumente [hattest|hatten] du schon in der Hand?',
      'a recorder / a guitar / a piano / a violin / a drum / a trumpet or another brass / only my own voice',
      'una flauta dulce / una guitarra / un piano / un violín / un tambor / una trompeta u otro metal / solo mi voz',
      'Blockflöte / Gitarre / Klavier / Geige / Trommel / Trompete oder anderes Blech / nur die eigene Stimme',
    ),
    story(
      'Which song takes you back to one particular room? Who was in it?',
      '¿Qué canción [te|le] devuelve a una habitación concreta? ¿Quién estaba allí?',
      'Welches Lied bringt dich in ein ganz bestimmtes Zimmer zurück? Wer war dort?',
    ),
    degree(
      'How likely are you to sing where others can hear it?',
      '¿Qué probabilidad hay de que [cantes|cante] donde se oiga?',
      'Wie wahrscheinlich ist es, dass [du singst|Sie singen], wo andere es hören?',
      'never / try to stop me',
      'ninguna / no hay quien me pare',
      'nie / haltet mich auf',
    ),
    story(
      'Tell us about a concert, a rehearsal or a party that you would know again by its sound alone.',
      '[Cuéntanos|Cuéntenos] un concierto, un ensayo o una fiesta que [reconocerías|reconocería] solo por el sonido.',
      '[Erzähl|Erzählen Sie] von einem Konzert, einer Probe oder einem Fest, das [du allein am Klang wiedererkennen würdest|Sie allein am Klang wiedererkennen würden].',
    ),
    rank(
      'What gets you first in a piece of music? Put it in order.',
      '¿Qué [te|le] atrapa primero en una música? [Ordénalo|Ordénelo].',
      'Was packt dich an Musik zuerst? [Bring|Bringen Sie] es in eine Reihenfolge.',
      'the rhythm / the words / a voice / the melody / who gave it to me',
      'el ritmo / la letra / una voz / la melodía / quién me la regaló',
      'der Rhythmus / der Text / eine Stimme / die Melodie / wer sie mir geschenkt hat',
    ),
    yesNo(
      'Is there a piece of music you avoid because of what it brings back?',
      '¿Hay alguna música que [evitas|evita] por lo que [te|le] recuerda?',
      'Gibt es Musik, der [du ausweichst|Sie ausweichen], weil sie etwas zurückbringt?',
    ),
    story(
      'Whose taste shaped yours, and what did the two of you disagree about?',
      '¿De quién [heredaste|heredó] el gusto, y en qué no coincidían?',
      'Wessen Geschmack hat deinen geprägt, und worüber gab es Streit?',
    ),
  ],
}
