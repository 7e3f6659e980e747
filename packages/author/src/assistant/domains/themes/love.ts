import { degree, many, names, one, personal, rank, type Subject, short, story } from '../../known-question.ts'

export const love: Subject = {
  id: 'love',
  name: names('love', 'el amor', 'die Liebe'),
  words: names(
    'love* romance* romantic dating marriage* married wedding* couple* partner* kiss* crush* husband* wife',
    'amor* amar pareja* boda* matrimonio* casad* beso* novi* enamor* marido esposa',
    'liebe lieben liebes* verliebt* hochzeit* ehe ehen paar paare partner* kuss küsse heirat* romantik*',
  ),
  questions: [
    one(
      'How do you show that you like somebody?',
      '¿Cómo [demuestras|demuestra] que alguien [te|le] gusta?',
      'Wie [zeigst|zeigen] du, dass [du jemanden magst|Sie jemanden mögen]?',
      'I say it / I cook / I tease / I repair things for them / I send songs / I go very quiet',
      'lo digo / cocino / bromeo / le arreglo cosas / mando canciones / me quedo sin palabras',
      'ich sage es / ich koche / ich necke / ich repariere etwas für sie / ich schicke Lieder / ich werde ganz still',
    ),
    short(
      'Who was the first person you had a crush on, and what did they wear?',
      '¿Quién fue tu primer flechazo, y qué llevaba puesto?',
      'In wen [warst|waren] du zum ersten Mal verliebt, und was hatte die Person an?',
    ),
    many(
      'What counts as romantic for you?',
      '¿Qué [te|le] parece romántico?',
      'Was ist für dich romantisch?',
      'flowers / a made bed / being listened to / a joke at the right moment / a trip / being left the last piece',
      'las flores / una cama hecha / que me escuchen / una broma en el momento justo / un viaje / que me dejen el último trozo',
      'Blumen / ein gemachtes Bett / dass mir jemand zuhört / ein Witz im richtigen Augenblick / eine Reise / das letzte Stück, das man mir lässt',
    ),
    story(
      'Tell us about a small gesture that nobody else would have noticed.',
      '[Cuéntanos|Cuéntenos] un gesto pequeño que nadie más habría notado.',
      '[Erzähl|Erzählen Sie] von einer kleinen Geste, die sonst niemand bemerkt hätte.',
    ),
    degree(
      'How much do you believe in love at first sight?',
      '¿Cuánto [crees|cree] en el amor a primera vista?',
      'Wie sehr [glaubst|glauben] du an Liebe auf den ersten Blick?',
      'not at all / it happened to me',
      'nada / me pasó a mí',
      'gar nicht / ich habe sie erlebt',
    ),
    story(
      'Which place belongs to a love of yours? What happened there?',
      '¿Qué lugar pertenece a un amor tuyo? ¿Qué pasó allí?',
      'Welcher Ort gehört zu einer Liebe von dir? Was ist dort geschehen?',
    ),
    rank(
      'What keeps two people together? Put it in order.',
      '¿Qué mantiene juntas a dos personas? [Ordénalo|Ordénelo].',
      'Was hält zwei Menschen zusammen? [Bring|Bringen Sie] es in eine Reihenfolge.',
      'laughing / routine / desire / patience / a common project / being able to argue',
      'la risa / la rutina / el deseo / la paciencia / un proyecto común / saber discutir',
      'Lachen / Alltag / Begehren / Geduld / etwas Gemeinsames zu tun / streiten zu können',
    ),
    story(
      'Which sentence did somebody say or write to you that you still know by heart?',
      '¿Qué frase [te|le] dijo o escribió alguien que [aún te sabes|aún se sabe] de memoria?',
      'Welchen Satz hat dir jemand gesagt oder geschrieben, den [du noch auswendig weißt|Sie noch auswendig wissen]?',
    ),
    personal(
      story(
        'What did a love that ended leave behind in the way you live?',
        '¿Qué dejó en tu forma de vivir un amor que terminó?',
        'Was hat eine Liebe, die zu Ende ging, in deinem Alltag hinterlassen?',
      ),
    ),
  ],
}
