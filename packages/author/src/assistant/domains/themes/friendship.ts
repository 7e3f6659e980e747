import { day, degree, many, names, one, rank, type Subject, story } from '../../known-question.ts'

export const friendship: Subject = {
  id: 'friendship',
  name: names('friendship', 'la amistad', 'die Freundschaft'),
  words: names(
    'friend* companion* pal pals neighbor neighbors neighbour neighbours',
    'amig* amistad* compañer* vecin*',
    'freund* freundschaft* kumpel* nachbar*',
  ),
  questions: [
    one(
      'How do you and your closest friend mostly keep in touch?',
      '¿Cómo [mantienes|mantiene] el contacto con tu mejor amistad?',
      'Wie [hältst|halten] du mit deinen engsten Freunden Kontakt?',
      'we see each other / phone calls / messages all day / one long letter or mail a year / not at all, and then as if no time had passed',
      'nos vemos / por teléfono / mensajes todo el día / una carta o correo largo al año / nada, y luego como si no hubiera pasado el tiempo',
      'wir sehen uns / am Telefon / Nachrichten, den ganzen Tag / ein langer Brief im Jahr / gar nicht, und dann als wäre keine Zeit vergangen',
    ),
    many(
      'Where did your friends come from?',
      '¿De dónde salieron tus amistades?',
      'Woher kommen deine Freunde?',
      'school / work / the neighbourhood / an ex / a hobby or club / the internet / pure accident',
      'el colegio / el trabajo / el barrio / una ex pareja / una afición o un club / internet / pura casualidad',
      'aus der Schule / von der Arbeit / aus der Nachbarschaft / über eine frühere Liebe / aus Verein oder Hobby / aus dem Internet / durch Zufall',
    ),
    story(
      'How did you meet the friend you have had longest? Where, and what was said first?',
      '¿Cómo [conociste|conoció] a tu amistad más antigua? ¿Dónde, y qué fue lo primero que se dijo?',
      'Wie [hast|haben] du den Menschen kennengelernt, mit dem [du am längsten befreundet bist|Sie am längsten befreundet sind]? Wo, und was wurde zuerst gesagt?',
    ),
    degree(
      'How honest can your friends be with you?',
      '¿Con cuánta franqueza pueden hablarte tus amistades?',
      'Wie ehrlich dürfen deine Freunde zu dir sein?',
      'please be kind / tell me everything',
      'con cuidado / sin filtros',
      'bitte schonend / alles, sofort',
    ),
    story(
      'Which joke would only the two of you understand? Try to explain it.',
      '¿Qué broma no entiende nadie más? [Intenta|Intente] explicarla.',
      'Welchen Witz versteht sonst niemand? [Versuch|Versuchen Sie] ihn zu erklären.',
    ),
    rank(
      'What do you forgive most easily in a friend? Put it in order.',
      '¿Qué [perdonas|perdona] más fácilmente en una amistad? [Ordénalo|Ordénelo].',
      'Was [verzeihst|verzeihen] du Freunden am leichtesten? [Bring|Bringen Sie] es in eine Reihenfolge.',
      'being late / forgetting a birthday / borrowed and never returned / not answering for weeks / a bad new love / an unkind word',
      'llegar tarde / olvidar un cumpleaños / no devolver lo prestado / semanas sin contestar / una mala pareja nueva / una palabra dura',
      'Verspätung / einen vergessenen Geburtstag / Geliehenes, das nie zurückkommt / wochenlang keine Antwort / eine neue Liebe, die nicht passt / ein hartes Wort',
    ),
    story(
      'Tell us about a time when a friend turned up without being asked.',
      '[Cuéntanos|Cuéntenos] una vez en que alguien apareció sin que se lo [pidieras|pidiera].',
      '[Erzähl|Erzählen Sie] von einem Mal, als ein Freund oder eine Freundin ungefragt vor der Tür stand.',
    ),
    day(
      'When did you last laugh together until it hurt?',
      '¿Cuándo fue la última vez que se rieron juntos hasta llorar?',
      'Wann wurde zuletzt zusammen gelacht, bis es wehtat?',
    ),
    story(
      'Which friendship ended quietly, and what do you still have from it?',
      '¿Qué amistad se acabó sin ruido, y qué [conservas|conserva] de ella?',
      'Welche Freundschaft ist leise zu Ende gegangen, und was [hast|haben] du noch von ihr?',
    ),
  ],
}
