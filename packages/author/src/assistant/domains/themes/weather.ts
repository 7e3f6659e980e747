import { degree, many, names, one, rank, type Subject, short, story, yesNo } from '../../known-question.ts'

export const weather: Subject = {
  id: 'weather',
  name: names('weather and seasons', 'el tiempo y las estaciones', 'das Wetter und die Jahreszeiten'),
  words: names(
    'weather* season* rain* snow* summer* winter* autumn* sun sunny storm* wind winds windy climate*',
    'clima lluvia* nieve* verano* invierno* otoño* primavera* sol tormenta* viento* estaciones',
    'wetter* jahreszeit* regen* schnee* sommer* winter* herbst* frühling* sonne* sturm* wind winde windig klima*',
  ),
  questions: [
    one(
      'Which season are you?',
      '¿Qué estación [eres|es]?',
      'Welche Jahreszeit [bist|sind] du?',
      'spring / summer / autumn / winter / the week in between',
      'primavera / verano / otoño / invierno / la semana de en medio',
      'Frühling / Sommer / Herbst / Winter / die Woche dazwischen',
    ),
    many(
      'What do you do at the first sign of snow, heat or storm?',
      '¿Qué [haces|hace] al primer aviso de nieve, calor o tormenta?',
      'Was [tust|tun] du beim ersten Zeichen von Schnee, Hitze oder Sturm?',
      'go out at once / close the shutters / call somebody / take a photo / buy bread / pretend nothing happened',
      'salir enseguida / cerrar las persianas / llamar a alguien / hacer una foto / comprar pan / hacer como si nada',
      'sofort hinaus / die Läden schließen / jemanden anrufen / ein Foto machen / Brot kaufen / so tun, als wäre nichts',
    ),
    degree(
      'How much does the sky decide about your mood?',
      '¿Cuánto decide el cielo sobre tu humor?',
      'Wie sehr bestimmt der Himmel deine Laune?',
      'not at all / completely',
      'nada / por completo',
      'gar nicht / völlig',
    ),
    story(
      'Describe the worst weather you were ever out in, and who was with you.',
      '[Describe|Describa] el peor tiempo que [te|le] pilló fuera, y quién estaba contigo.',
      '[Beschreib|Beschreiben Sie] das schlimmste Wetter, in dem [du je draußen warst|Sie je draußen waren], und wer dabei war.',
    ),
    short(
      'By which small sign do you know that summer is over?',
      '¿En qué pequeña señal [notas|nota] que se acabó el verano?',
      'An welchem kleinen Zeichen [erkennst|erkennen] du, dass der Sommer vorbei ist?',
    ),
    rank(
      'What belongs to a perfect rainy day? Put it in order.',
      '¿Qué no puede faltar en un día de lluvia perfecto? [Ordénalo|Ordénelo].',
      'Was gehört zu einem vollkommenen Regentag? [Bring|Bringen Sie] es in eine Reihenfolge.',
      'tea or soup / a book / company / an empty street / a long bath / wet boots',
      'té o sopa / un libro / compañía / una calle vacía / un baño largo / botas mojadas',
      'Tee oder Suppe / ein Buch / Gesellschaft / eine leere Straße / ein langes Bad / nasse Stiefel',
    ),
    story(
      'Which day of your life do you remember by its weather?',
      '¿Qué día de tu vida [recuerdas|recuerda] por el tiempo que hacía?',
      'An welchen Tag deines Lebens [erinnerst du dich|erinnern Sie sich] wegen des Wetters?',
    ),
    yesNo(
      'Has the weather where you live changed since you were a child?',
      '¿Ha cambiado el tiempo donde [vives|vive] desde tu infancia?',
      'Hat sich das Wetter, wo [du lebst|Sie leben], seit deiner Kindheit verändert?',
    ),
    story(
      'What do you still have for a season that hardly comes any more?',
      '¿Qué [guardas|guarda] para una estación que ya casi no llega?',
      'Was [hast|haben] du noch für eine Jahreszeit, die kaum mehr kommt?',
    ),
  ],
}
