import { degree, many, names, one, personal, rank, type Subject, short, story } from '../../known-question.ts'

export const moving: Subject = {
  id: 'moving',
  name: names('moving away', 'las mudanzas', 'das Umziehen'),
  words: names(
    'moving move moved relocat* emigra* immigra* migra* abroad homesick* expat* country left',
    'mudanza* mudarse emigra* inmigra* migra* extranjero país países nostalgia',
    'umzug* umzüge umzieh* umgezogen auswander* einwander* migra* ausland heimweh',
  ),
  questions: [
    short(
      'Where did you go from, and where to?',
      '¿De dónde [saliste|salió], y adónde?',
      'Von wo [bist|sind] du fortgegangen, und wohin?',
    ),
    one(
      'Why did you move away?',
      '¿Por qué [te mudaste|se mudó]?',
      'Warum [bist|sind] du umgezogen?',
      'work / love / studies / safety / curiosity / somebody else decided',
      'trabajo / amor / estudios / seguridad / curiosidad / lo decidió otra persona',
      'Arbeit / Liebe / Studium / Sicherheit / Neugier / jemand anders hat entschieden',
    ),
    many(
      'What did you pack that turned out to matter?',
      '¿Qué [metiste|metió] en la maleta que resultó importante?',
      'Was [hast|haben] du eingepackt, das sich als wichtig erwies?',
      'photos / a pan or a knife / letters / a blanket / books / a key to a door far away / nothing of it',
      'fotos / una sartén o un cuchillo / cartas / una manta / libros / la llave de una puerta lejana / nada',
      'Fotos / eine Pfanne oder ein Messer / Briefe / eine Decke / Bücher / den Schlüssel zu einer fernen Tür / nichts davon',
    ),
    story(
      'Tell us about the first evening in the new country, town or flat: what did you eat, what did you hear?',
      '[Cuéntanos|Cuéntenos] la primera noche en el nuevo país, ciudad o piso: ¿qué [cenaste|cenó], qué [oíste|oyó]?',
      '[Erzähl|Erzählen Sie] vom ersten Abend im neuen Land, in der neuen Stadt oder Wohnung: Was gab es zu essen, was war zu hören?',
    ),
    degree(
      'How much at home are you there by now?',
      '¿Hasta qué punto [te sientes|se siente] ya en casa?',
      'Wie sehr [bist|sind] du dort inzwischen zu Hause?',
      'a visitor / it is home',
      'de visita / es mi casa',
      'zu Besuch / daheim',
    ),
    rank(
      'What do you miss? Put it in order.',
      '¿Qué [echas|echa] de menos? [Ordénalo|Ordénelo].',
      'Was fehlt dir? [Bring|Bringen Sie] es in eine Reihenfolge.',
      'people / a taste / the light / the language / knowing how things work / being known',
      'la gente / un sabor / la luz / la lengua / saber cómo funciona todo / que me conozcan',
      'Menschen / ein Geschmack / das Licht / die Sprache / zu wissen, wie alles geht / gekannt zu werden',
    ),
    story(
      'Who was the first person there who used your name, and how did they say it?',
      '¿Quién fue la primera persona de allí que [te|le] llamó por tu nombre, y cómo lo dijo?',
      'Wer hat dich dort als Erstes beim Namen genannt, und wie klang er?',
    ),
    story(
      'What did you get wrong in the first weeks that makes you smile today?',
      '¿En qué [te equivocaste|se equivocó] las primeras semanas que hoy [te|le] hace sonreír?',
      'Was [hast|haben] du in den ersten Wochen falsch gemacht, worüber [du heute lächelst|Sie heute lächeln]?',
    ),
    personal(
      story(
        'What did you leave behind on purpose?',
        '¿Qué [dejaste|dejó] atrás a propósito?',
        'Was [hast|haben] du mit Absicht zurückgelassen?',
      ),
    ),
  ],
}
