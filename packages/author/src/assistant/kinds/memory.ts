import { degree, type KnownQuestion, many, one, rank, short, story, yesNo } from '../known-question.ts'

/** A time that is over: {x} is “your school days”. */
export const MEMORY: KnownQuestion[] = [
  one(
    'How often do you think back to {x}?',
    '¿Cada cuánto [recuerdas|recuerda] {x}?',
    'Wie oft [denkst|denken] du an {x} zurück?',
    'nearly every day / now and then / when others speak of it / hardly ever',
    'casi a diario / de vez en cuando / cuando otros hablan de ello / casi nunca',
    'fast täglich / ab und zu / wenn andere davon reden / kaum',
  ),
  degree(
    'How happy were you then?',
    '¿Cuánta felicidad hubo en aquel tiempo?',
    'Wie glücklich [warst|waren] du damals?',
    'not at all / never happier',
    'ninguna / nunca tanta',
    'gar nicht / nie glücklicher',
  ),
  many(
    'What brings that time back to you at once?',
    '¿Qué [te|le] devuelve enseguida a aquel tiempo?',
    'Was bringt dir diese Zeit sofort zurück?',
    'a song / a smell / a taste / a photo / a place / a person',
    'una canción / un olor / un sabor / una foto / un lugar / una persona',
    'ein Lied / ein Geruch / ein Geschmack / ein Foto / ein Ort / ein Mensch',
  ),
  short(
    'Which place stands for that time?',
    '¿Qué lugar representa aquel tiempo?',
    'Welcher Ort steht für diese Zeit?',
  ),
  story(
    'Describe an ordinary day from then: what did you do from morning to night?',
    '[Describe|Describa] un día cualquiera de entonces, de la mañana a la noche.',
    '[Beschreib|Beschreiben Sie] einen gewöhnlichen Tag von damals, vom Morgen bis zum Abend.',
  ),
  story(
    'Who was always there, and what were you up to together?',
    '¿Quién estaba siempre, y qué hacíais juntos?',
    'Wer war immer dabei, und was habt ihr zusammen angestellt?',
  ),
  rank(
    'What do you miss most? Put it in order.',
    '¿Qué [echas|echa] más de menos? [Ordénalo|Ordénelo].',
    'Was fehlt dir davon am meisten? [Bring|Bringen Sie] es in eine Reihenfolge.',
    'having time / the people / the place / the freedom / the food / not having to decide',
    'tener tiempo / la gente / el lugar / la libertad / la comida / no tener que decidir',
    'Zeit zu haben / die Leute / der Ort / die Freiheit / das Essen / nichts entscheiden zu müssen',
  ),
  story(
    'What was forbidden, and who did it all the same?',
    '¿Qué estaba prohibido, y quién lo hacía de todos modos?',
    'Was war verboten, und wer hat es trotzdem getan?',
  ),
  yesNo(
    'Do you still own something from that time?',
    '¿[Conservas|Conserva] algo de entonces?',
    '[Besitzt|Besitzen] du noch etwas aus dieser Zeit?',
  ),
  one(
    'Would you go back for a day?',
    '¿[Volverías|Volvería] por un día?',
    '[Würdest|Würden] du für einen Tag zurückgehen?',
    'at once / only to watch / only if I could change something / no, once was enough',
    'ahora mismo / solo para mirar / solo si pudiera cambiar algo / no, con una vez basta',
    'sofort / nur zum Zuschauen / nur, wenn ich etwas ändern könnte / nein, einmal reicht',
  ),
  story(
    'What would you tell yourself back then?',
    '¿Qué [te dirías|se diría] a [ti|usted] en aquel momento?',
    'Was [würdest du dir|würden Sie sich] selbst von heute aus sagen?',
  ),
  story(
    'Which story of {x} have you never told anybody?',
    '¿Qué historia de {x} no [has|ha] contado nunca?',
    'Welche Geschichte über {x} [hast|haben] du noch nie erzählt?',
  ),
]
