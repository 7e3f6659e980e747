import { degree, many, names, one, rank, type Subject, short, story, yesNo } from '../../known-question.ts'

export const sleep: Subject = {
  id: 'sleep',
  name: names('sleep', 'el sueño', 'den Schlaf'),
  words: names(
    'sleep* dream* bed bedtime insomnia nap naps nightmare*',
    'sueño* dormir soñar insomnio siesta* pesadilla* cama',
    'schlaf* schläf* traum träume* nickerchen albtr* bett',
  ),
  questions: [
    one(
      'What kind of sleeper are you?',
      '¿Cómo [duermes|duerme]?',
      'Was für ein Schlaftyp [bist|sind] du?',
      'an early bird / an owl / both, badly / whatever the children decide / asleep by nine',
      'de madrugar / de trasnochar / ambas cosas, mal / lo que decidan los niños / a las nueve ya duermo',
      'eine Lerche / eine Eule / beides, schlecht / was die Kinder bestimmen / um neun schon eingeschlafen',
    ),
    many(
      'What must be right before you can sleep?',
      '¿Qué tiene que estar en su sitio para que [puedas|pueda] dormir?',
      'Was muss stimmen, damit [du schlafen kannst|Sie schlafen können]?',
      'dark / quiet / an open window / socks / a book / somebody next to me / nobody next to me',
      'oscuridad / silencio / la ventana abierta / calcetines / un libro / alguien a mi lado / nadie a mi lado',
      'Dunkelheit / Stille / ein offenes Fenster / Socken / ein Buch / jemand neben mir / niemand neben mir',
    ),
    degree(
      'How rested are you on an ordinary Wednesday?',
      '¿Con cuánto descanso [llegas|llega] a un miércoles cualquiera?',
      'Wie ausgeschlafen [bist|sind] du an einem gewöhnlichen Mittwoch?',
      'not at all / completely',
      'ninguno / todo el del mundo',
      'gar nicht / ganz und gar',
    ),
    short(
      'What do you think about in the minute before you fall asleep?',
      '¿En qué [piensas|piensa] el minuto antes de [dormirte|dormirse]?',
      'Woran [denkst|denken] du in der letzten Minute vor dem Einschlafen?',
    ),
    story(
      'Which dream returns, or returned for years? Tell it as it happens.',
      '¿Qué sueño vuelve, o volvió durante años? [Cuéntalo|Cuéntelo] tal como ocurre.',
      'Welcher Traum kehrt wieder oder kam jahrelang? [Erzähl|Erzählen Sie] ihn, wie er abläuft.',
    ),
    story(
      'Describe the strangest place you ever slept in, and who else was there.',
      '[Describe|Describa] el lugar más raro donde [has|ha] dormido, y quién más estaba.',
      '[Beschreib|Beschreiben Sie] den seltsamsten Ort, an dem [du je geschlafen hast|Sie je geschlafen haben], und wer noch da war.',
    ),
    rank(
      'What keeps you awake? Put it in order.',
      '¿Qué [te|le] quita el sueño? [Ordénalo|Ordénelo].',
      'Was hält dich wach? [Bring|Bringen Sie] es in eine Reihenfolge.',
      'tomorrow / something I said / noises / love / a screen / an idea',
      'el día de mañana / algo que dije / los ruidos / el amor / una pantalla / una idea',
      'der nächste Tag / etwas, das ich gesagt habe / Geräusche / die Liebe / ein Bildschirm / eine Idee',
    ),
    yesNo(
      'Has a night without sleep ever been a good one?',
      '¿[Has|Ha] pasado alguna noche en vela que fuera buena?',
      'Gab es eine Nacht ohne Schlaf, die gut war?',
    ),
    story(
      'How did the people you grew up with put you to bed? Words, songs, rules.',
      '¿Cómo [te|le] acostaban en tu infancia? Palabras, canciones, reglas.',
      'Wie [wurdest|wurden] du als Kind ins Bett gebracht? Worte, Lieder, Regeln.',
    ),
  ],
}
