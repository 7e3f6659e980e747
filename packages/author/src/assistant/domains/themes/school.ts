import { degree, many, names, one, rank, type Subject, short, story, yesNo } from '../../known-question.ts'

export const school: Subject = {
  id: 'school',
  name: names('school', 'la escuela', 'die Schule'),
  words: names(
    'school* teacher* class classroom* student* universit* exam* learn* homework lesson* college*',
    'escuela* colegio* maestr* profesor* clase* estudi* universi* examen* aprend* deberes',
    'schul* lehrer* klasse* schüler* studi* universi* prüfung* lernen hausaufgaben unterricht*',
  ),
  questions: [
    one(
      'Where did you sit at school?',
      '¿Dónde [te sentabas|se sentaba] en clase?',
      'Wo [hast|haben] du in der Schule gesessen?',
      'at the front / by the window / at the back / next to the same person for years / wherever I had been moved to',
      'delante / junto a la ventana / al fondo / con la misma persona durante años / donde me hubieran cambiado',
      'vorn / am Fenster / ganz hinten / jahrelang neben derselben Person / wohin man mich gesetzt hatte',
    ),
    short(
      'Which subject did you look forward to, and which teacher spoiled or saved it?',
      '¿Qué asignatura [esperabas|esperaba] con ganas, y quién la estropeó o la salvó?',
      'Auf welches Fach [hast du dich|haben Sie sich] gefreut, und wer hat es verdorben oder gerettet?',
    ),
    many(
      'What was in your pencil case, bag or desk?',
      '¿Qué había en tu estuche, tu mochila o tu pupitre?',
      'Was war in deinem Mäppchen, deinem Ranzen oder unter der Bank?',
      'a compass with a past / notes from others / food / a second book to read / drawings / somebody else’s homework',
      'un compás con historia / notas de otros / comida / otro libro para leer / dibujos / los deberes de otra persona',
      'ein Zirkel mit Vergangenheit / Zettel von anderen / Essen / ein zweites Buch zum Lesen / Zeichnungen / fremde Hausaufgaben',
    ),
    degree(
      'How much of what you were taught do you still use?',
      '¿Cuánto de lo que [te|le] enseñaron [usas|usa] todavía?',
      'Wie viel von dem Gelernten [brauchst|brauchen] du noch?',
      'nothing / all of it',
      'nada / todo',
      'nichts / alles',
    ),
    story(
      'Tell us about one lesson you could still give yourself, minute by minute.',
      '[Cuéntanos|Cuéntenos] una clase que hoy [podrías|podría] repetir, minuto a minuto.',
      '[Erzähl|Erzählen Sie] von einer Stunde, die [du heute noch halten könntest|Sie heute noch halten könnten], Minute für Minute.',
    ),
    story(
      'What did you get into trouble for, and was it fair?',
      '¿Por qué [te|le] castigaron alguna vez, y fue justo?',
      'Wofür [hast|haben] du Ärger bekommen, und war es gerecht?',
    ),
    rank(
      'What did you learn best from? Put it in order.',
      '¿De qué [aprendiste|aprendió] más? [Ordénalo|Ordénelo].',
      'Woraus [hast|haben] du am meisten gelernt? [Bring|Bringen Sie] es in eine Reihenfolge.',
      'a teacher / other children / books / mistakes / boredom / the way home',
      'una maestra o un maestro / los demás niños / los libros / los errores / el aburrimiento / el camino a casa',
      'von einer Lehrkraft / von den anderen / aus Büchern / aus Fehlern / aus der Langeweile / auf dem Heimweg',
    ),
    yesNo(
      'Do you still dream of an exam you are late for?',
      '¿[Sueñas|Sueña] todavía con un examen al que [llegas|llega] tarde?',
      '[Träumst|Träumen] du noch von einer Prüfung, zu der [du zu spät kommst|Sie zu spät kommen]?',
    ),
    story(
      'Whom from those years would you like to ask one thing? What?',
      '¿A quién de aquellos años [te|le] gustaría preguntarle una cosa? ¿Cuál?',
      'Wem aus jenen Jahren [würdest|würden] du gern eine Frage stellen? Welche?',
    ),
  ],
}
