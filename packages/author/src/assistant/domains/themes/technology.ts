import { degree, many, names, one, rank, type Subject, story, yesNo } from '../../known-question.ts'

export const technology: Subject = {
  id: 'technology',
  name: names('technology', 'la tecnología', 'Technik'),
  words: names(
    'technolog* phone* smartphone* computer* internet online screen* app apps digital social facebook game games gaming ai',
    'tecnolog* móvil* teléfono* ordenador* computador* internet pantalla* aplicaci* digital* redes videojuego*',
    'technik* technolog* handy* telefon* computer* internet bildschirm* app apps digital* spiele ki',
  ),
  questions: [
    one(
      'What is the first thing you look at in the morning?',
      '¿Qué es lo primero que [miras|mira] por la mañana?',
      'Worauf [schaust|schauen] du morgens zuerst?',
      'the time / messages / the news / the weather / a person / the ceiling',
      'la hora / los mensajes / las noticias / el tiempo / a una persona / el techo',
      'auf die Uhr / auf Nachrichten von anderen / auf die Schlagzeilen / aufs Wetter / auf einen Menschen / an die Decke',
    ),
    many(
      'Which of these have you kept in a drawer?',
      '¿Qué [guardas|guarda] en un cajón?',
      'Was davon liegt bei dir noch in der Schublade?',
      'an old phone / cables for nothing / a camera / a disk nobody can read / a charger of unknown origin / nothing, I throw things out',
      'un móvil viejo / cables de nada / una cámara / un disco que nadie puede leer / un cargador de origen desconocido / nada, lo tiro todo',
      'ein altes Handy / Kabel für nichts / eine Kamera / eine Diskette, die niemand lesen kann / ein Ladegerät unbekannter Herkunft / nichts, ich werfe weg',
    ),
    degree(
      'How well would a week without a screen suit you?',
      '¿Qué tal [te|le] sentaría una semana sin pantallas?',
      'Wie gut täte dir eine Woche ohne Bildschirm?',
      'unthinkable / when do we start',
      'impensable / cuándo empezamos',
      'undenkbar / wann geht es los',
    ),
    story(
      'Which device did you love first? Where did it stand, and who was allowed to touch it?',
      '¿Cuál fue el primer aparato que [quisiste|quiso]? ¿Dónde estaba, y quién podía tocarlo?',
      'Welches Gerät [hast|haben] du zuerst geliebt? Wo stand es, und wer durfte es anfassen?',
    ),
    story(
      'Tell us about a message you sent too early, too late or to the wrong person.',
      '[Cuéntanos|Cuéntenos] de un mensaje que [enviaste|envió] demasiado pronto, demasiado tarde o a quien no era.',
      '[Erzähl|Erzählen Sie] von einer Nachricht, die zu früh, zu spät oder an die falsche Person ging.',
    ),
    rank(
      'What would you save first if all your data were about to go? Put it in order.',
      '¿Qué [salvarías|salvaría] primero si fueran a borrarse todos tus datos? [Ordénalo|Ordénelo].',
      'Was [würdest|würden] du zuerst retten, wenn alle Daten verschwänden? [Bring|Bringen Sie] es in eine Reihenfolge.',
      'photos / messages from one person / music / contacts / documents / saved games',
      'fotos / los mensajes de una persona / música / contactos / documentos / partidas guardadas',
      'Fotos / die Nachrichten eines Menschen / Musik / Kontakte / Dokumente / Spielstände',
    ),
    yesNo(
      'Is there somebody you have never met and would still call a friend?',
      '¿Hay alguien a quien nunca [has|ha] visto y aun así [llamarías|llamaría] amigo o amiga?',
      'Gibt es jemanden, den [du nie getroffen hast und trotzdem Freund nennst|Sie nie getroffen haben und trotzdem Freund nennen]?',
    ),
    story(
      'What do you still do by hand, on paper or on foot, and would defend?',
      '¿Qué [sigues|sigue] haciendo a mano, en papel o a pie, y [defenderías|defendería]?',
      'Was [machst|machen] du noch von Hand, auf Papier oder zu Fuß und [würdest|würden] es verteidigen?',
    ),
  ],
}
