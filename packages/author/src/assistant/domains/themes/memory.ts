import { degree, many, names, one, personal, rank, type Subject, short, story } from '../../known-question.ts'

export const memory: Subject = {
  id: 'memory',
  name: names('memory', 'la memoria', 'die Erinnerung'),
  words: names(
    'memor* remember* nostalgi* past keepsake* souvenir* forget* diary diaries photo* letter letters',
    'memoria* recuerd* recordar nostalgi* pasado olvid* diario* foto* carta*',
    'erinner* gedächtnis* nostalgi* vergangen* vergess* tagebuch* foto* brief briefe andenken',
  ),
  questions: [
    one(
      'How do you keep what you do not want to forget?',
      '¿Cómo [guardas|guarda] lo que no [quieres|quiere] olvidar?',
      'Wie [bewahrst|bewahren] du auf, was nicht vergessen werden soll?',
      'in a diary / in photos / in a box / by telling it / in songs / I trust my head',
      'en un diario / en fotos / en una caja / contándolo / en canciones / confío en mi cabeza',
      'im Tagebuch / in Fotos / in einer Kiste / durch Erzählen / in Liedern / ich vertraue meinem Kopf',
    ),
    short(
      'What is the earliest thing you remember?',
      '¿Qué es lo primero que [recuerdas|recuerda]?',
      'Was ist deine früheste Erinnerung?',
    ),
    many(
      'What brings memories back to you?',
      '¿Qué [te|le] trae recuerdos?',
      'Was bringt dir Erinnerungen zurück?',
      'a song / a smell / handwriting / a street / a taste / a dream / a date',
      'una canción / un olor / una letra manuscrita / una calle / un sabor / un sueño / una fecha',
      'ein Lied / ein Geruch / eine Handschrift / eine Straße / ein Geschmack / ein Traum / ein Datum',
    ),
    degree(
      'How far do you trust your own memory?',
      '¿Cuánto [te fías|se fía] de tu memoria?',
      'Wie weit [traust|trauen] du deiner Erinnerung?',
      'not at all / like a film',
      'nada / como una película',
      'gar nicht / wie einem Film',
    ),
    story(
      'Which small object would mean nothing to anybody else? What does it hold for you?',
      '¿Qué objeto pequeño no significaría nada para nadie más? ¿Qué guarda para ti?',
      'Welches kleine Ding würde anderen nichts bedeuten? Was steckt für dich darin?',
    ),
    story(
      'Tell us about something that you and another person remember quite differently.',
      '[Cuéntanos|Cuéntenos] algo que otra persona recuerda de manera muy distinta.',
      '[Erzähl|Erzählen Sie] von etwas, woran sich ein anderer Mensch ganz anders erinnert.',
    ),
    rank(
      'What fades first? Put it in order.',
      '¿Qué se borra primero? [Ordénalo|Ordénelo].',
      'Was verblasst zuerst? [Bring|Bringen Sie] es in eine Reihenfolge.',
      'voices / faces / names / what was said / places / how it felt',
      'las voces / las caras / los nombres / lo que se dijo / los lugares / lo que se sintió',
      'Stimmen / Gesichter / Namen / was gesagt wurde / Orte / wie es sich anfühlte',
    ),
    story(
      'Which ordinary afternoon would you like to have back for an hour, and why that one?',
      '¿Qué tarde cualquiera [te|le] gustaría recuperar una hora, y por qué esa?',
      'Welchen gewöhnlichen Nachmittag [hättest|hätten] du gern für eine Stunde zurück, und warum diesen?',
    ),
    personal(
      story(
        'What have you managed to forget, and are glad of it?',
        '¿Qué [has|ha] logrado olvidar, y [te alegras|se alegra] de ello?',
        'Was [hast|haben] du zum Glück vergessen können?',
      ),
    ),
  ],
}
