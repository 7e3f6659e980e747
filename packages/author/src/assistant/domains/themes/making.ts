import { degree, many, names, one, rank, type Subject, story, yesNo } from '../../known-question.ts'

export const making: Subject = {
  id: 'making',
  name: names('making things', 'hacer cosas con las manos', 'das Selbermachen'),
  words: names(
    'hobb* craft* making handmade diy repair* paint* drawing pottery carpent* woodwork* tool* collect* photograph* knitting',
    'afici* artesan* manualidad* bricolaje* reparar pintar pintura* dibuj* cerámica carpint* herramienta* colecci* fotograf*',
    'hobby* handwerk* basteln selbermachen repar* malen zeichnen töpfer* werkzeug* sammel* fotograf* stricken',
  ),
  questions: [
    one(
      'When you make something, what do you usually end up with?',
      'Cuando [haces|hace] algo a mano, ¿con qué [terminas|termina] normalmente?',
      'Wenn [du etwas selbst machst, womit endest du|Sie etwas selbst machen, womit enden Sie] meistens?',
      'something finished / something half finished / three new tools / a present for somebody / a better idea for next time',
      'algo terminado / algo a medias / tres herramientas nuevas / un regalo / una idea mejor para la próxima',
      'mit etwas Fertigem / mit etwas Halbfertigem / mit drei neuen Werkzeugen / mit einem Geschenk / mit einer besseren Idee fürs nächste Mal',
    ),
    many(
      'What have your hands learned to do?',
      '¿Qué han aprendido tus manos?',
      'Was haben deine Hände gelernt?',
      'knit or sew / saw and screw / draw or paint / repair machines / bake / fold, glue, cut / type very fast',
      'tejer o coser / serrar y atornillar / dibujar o pintar / reparar máquinas / hornear / doblar, pegar, cortar / teclear muy rápido',
      'stricken oder nähen / sägen und schrauben / zeichnen oder malen / Maschinen reparieren / backen / falten, kleben, schneiden / sehr schnell tippen',
    ),
    degree(
      'How patient are you with something that will not work?',
      '¿Cuánta paciencia [tienes|tiene] con lo que no sale?',
      'Wie geduldig [bist|sind] du mit etwas, das nicht gelingen will?',
      'it flies against the wall / until three in the morning',
      'sale volando / hasta las tres de la mañana',
      'es fliegt an die Wand / bis drei Uhr früh',
    ),
    story(
      'Tell us about the best thing you ever made: for whom, out of what, and where is it now?',
      '[Cuéntanos|Cuéntenos] lo mejor que [has|ha] hecho: ¿para quién, de qué, y dónde está ahora?',
      '[Erzähl|Erzählen Sie] vom Besten, was [du je gemacht hast|Sie je gemacht haben]: für wen, woraus, und wo ist es jetzt?',
    ),
    story(
      'Which tool would you save from a fire, and who had it before you?',
      '¿Qué herramienta [salvarías|salvaría] de un incendio, y quién la tuvo antes?',
      'Welches Werkzeug [würdest|würden] du aus dem Feuer retten, und wem hat es vorher gehört?',
    ),
    rank(
      'What is best about making things? Put it in order.',
      '¿Qué es lo mejor de hacer algo a mano? [Ordénalo|Ordénelo].',
      'Was ist das Beste am Selbermachen? [Bring|Bringen Sie] es in eine Reihenfolge.',
      'the planning / the material / forgetting the time / the mistake that turned out well / showing it / being asked how',
      'planear / el material / olvidarse del tiempo / el error que salió bien / enseñarlo / que pregunten cómo',
      'das Planen / das Material / die Zeit zu vergessen / der Fehler, der gut ausging / es herzuzeigen / gefragt zu werden, wie es geht',
    ),
    yesNo(
      'Is something unfinished waiting for you right now?',
      '¿Hay algo tuyo a medias a la espera ahora mismo?',
      'Wartet gerade etwas Unfertiges auf dich?',
    ),
    story(
      'What did you ruin completely, and what did you learn from it?',
      '¿Qué [estropeaste|estropeó] del todo, y qué [aprendiste|aprendió]?',
      'Was [hast|haben] du gründlich verdorben, und was [hast|haben] du daraus gelernt?',
    ),
  ],
}
