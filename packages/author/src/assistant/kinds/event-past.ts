import { degree, type KnownQuestion, many, one, rank, short, story, yesNo } from '../known-question.ts'

/** A celebration, a trip or a meeting that people have been to. */
export const EVENT_PAST: KnownQuestion[] = [
  degree(
    'All in all, how did you like {x}?',
    'En general, ¿cómo [valoras|valora] {x}?',
    'Wie [fandest|fanden] du {x} insgesamt?',
    'not at all / wonderful',
    'nada bien / estupendo',
    'gar nicht gut / wunderbar',
  ),
  many(
    'What did you enjoy most?',
    '¿Qué fue lo que más [te|le] gustó?',
    'Was hat dir am meisten Freude gemacht?',
    'the people / the food and drink / the music / the programme / the place / the mood',
    'la gente / la comida y la bebida / la música / el programa / el lugar / el ambiente',
    'die Leute / Essen und Trinken / die Musik / das Programm / der Ort / die Stimmung',
  ),
  one(
    'How did you find the length?',
    '¿Qué [te|le] pareció la duración?',
    'Wie [fandest|fanden] du die Dauer?',
    'too short / just right / a little long / far too long',
    'corta / la justa / algo larga / demasiado larga',
    'zu kurz / genau richtig / etwas lang / viel zu lang',
  ),
  degree(
    'How well was it organised?',
    '¿Qué tal estuvo organizado todo?',
    'Wie gut war alles organisiert?',
    'badly / perfectly',
    'mal / perfectamente',
    'schlecht / perfekt',
  ),
  story(
    'Which moment are you still talking or laughing about?',
    '¿De qué momento [sigues|sigue] hablando o riéndote todavía?',
    'Über welchen Moment [redest oder lachst|reden oder lachen] du heute noch?',
  ),
  degree(
    'How much did you feel part of it?',
    '¿Hasta qué punto [te sentiste|se sintió] parte de ello?',
    'Wie sehr [hast du dich|haben Sie sich] dazugehörig gefühlt?',
    'I stood at the edge / right in the middle',
    'estuve al margen / en pleno centro',
    'ich stand am Rand / mittendrin',
  ),
  many(
    'What was missing, or could have been better?',
    '¿Qué faltó o podría haber ido mejor?',
    'Was hat gefehlt oder hätte besser sein können?',
    'more to eat or drink / more places to sit / clearer information / something for children / quieter music / a better time / nothing',
    'más comida o bebida / más sitio para sentarse / información más clara / algo para los niños / la música más baja / otro horario / nada',
    'mehr zu essen oder zu trinken / mehr Sitzplätze / klarere Informationen / etwas für Kinder / leisere Musik / eine bessere Uhrzeit / nichts',
  ),
  rank(
    'What should we put most care into next time? Put it in order.',
    '¿A qué habría que dedicar más cuidado la próxima vez? [Ordénalo|Ordénelo].',
    'Worauf sollten wir beim nächsten Mal am meisten achten? [Bring|Bringen Sie] es in eine Reihenfolge.',
    'the date and time / the place / food and drink / the programme / the invitations / the cost',
    'la fecha y la hora / el lugar / la comida y la bebida / el programa / las invitaciones / el precio',
    'Tag und Uhrzeit / der Ort / Essen und Trinken / das Programm / die Einladungen / die Kosten',
  ),
  one(
    'Would you come again?',
    '¿[Volverías|Volvería]?',
    '[Würdest|Würden] du wiederkommen?',
    'certainly / probably / perhaps / rather not',
    'seguro / probablemente / quizá / más bien no',
    'auf jeden Fall / wahrscheinlich / vielleicht / eher nicht',
  ),
  short(
    'If you had to sum it up in three words, which would they be?',
    'Si [tuvieras|tuviera] que resumirlo en tres palabras, ¿cuáles serían?',
    'Welche drei Wörter beschreiben es am besten?',
  ),
  story(
    'What would you do differently next time?',
    '¿Qué [harías|haría] de otra manera la próxima vez?',
    'Was [würdest|würden] du beim nächsten Mal anders machen?',
  ),
  yesNo(
    'Would you lend a hand next time?',
    '¿[Echarías|Echaría] una mano la próxima vez?',
    '[Würdest|Würden] du beim nächsten Mal mithelfen?',
  ),
  story(
    'What else would you like to tell us about {x}?',
    '¿Qué más [te|le] gustaría contarnos sobre {x}?',
    'Was [möchtest|möchten] du uns noch über {x} erzählen?',
  ),
]
