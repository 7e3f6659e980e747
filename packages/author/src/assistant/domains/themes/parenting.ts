import { degree, many, names, one, personal, rank, type Subject, short, story } from '../../known-question.ts'

export const parenting: Subject = {
  id: 'parenting',
  name: names('being a parent', 'ser madre o padre', 'das Elternsein'),
  words: names(
    'parenting parenthood motherhood fatherhood baby babies toddler* son sons daughter* pregnan* raising',
    'crianza maternidad paternidad bebé* hij* embaraz* criar',
    'elternschaft elternsein mutterschaft vaterschaft baby babys sohn söhne tochter töchter schwanger* erziehung*',
  ),
  questions: [
    one(
      'What kind of parent does your child think you are?',
      '¿Cómo cree tu hijo o hija que [eres|es]?',
      'Für was für eine Mutter, was für einen Vater hält dich dein Kind?',
      'strict / funny / always late / soft / embarrassing / they have not told me yet',
      'estricto o estricta / con gracia / siempre tarde / blando o blanda / da vergüenza ajena / aún no me lo ha dicho',
      'streng / lustig / immer zu spät / weich / peinlich / das hat es noch nicht gesagt',
    ),
    short(
      'Which sentence do you say every single day?',
      '¿Qué frase [dices|dice] todos los días?',
      'Welchen Satz [sagst|sagen] du jeden Tag?',
    ),
    many(
      'What did you swear never to do, and do?',
      '¿Qué [juraste|juró] no hacer nunca, y [haces|hace]?',
      'Was [wolltest|wollten] du nie tun und [tust|tun] es doch?',
      'count to three / bribe with sweets / sound like my parents / a screen at the table / go in and check at night / none of these',
      'contar hasta tres / sobornar con dulces / sonar como mis padres / una pantalla en la mesa / entrar de noche a mirar / nada de eso',
      'bis drei zählen / mit Süßem bestechen / klingen wie meine Eltern / ein Bildschirm am Tisch / nachts nachsehen gehen / nichts davon',
    ),
    degree(
      'How much of the day goes by the rules you once had?',
      '¿Cuánto del día sigue las reglas que [tenías|tenía]?',
      'Wie viel vom Tag läuft nach den Regeln, die [du einmal hattest|Sie einmal hatten]?',
      'which rules / all of it',
      'qué reglas / todo',
      'welche Regeln / alles',
    ),
    story(
      'What did your child say that you wrote down or wish you had?',
      '¿Qué dijo tu hijo o hija que [apuntaste|apuntó], o que [ojalá hubieras|ojalá hubiera] apuntado?',
      'Was hat dein Kind gesagt, das [du aufgeschrieben hast oder gern aufgeschrieben hättest|Sie aufgeschrieben haben oder gern aufgeschrieben hätten]?',
    ),
    story(
      'Tell us about ten minutes in which everything went wrong at once.',
      '[Cuéntanos|Cuéntenos] diez minutos en que todo salió mal a la vez.',
      '[Erzähl|Erzählen Sie] von zehn Minuten, in denen alles zugleich schiefging.',
    ),
    rank(
      'What do you want them to take along? Put it in order.',
      '¿Qué [quieres|quiere] que se lleven? [Ordénalo|Ordénelo].',
      'Was sollen sie mitnehmen? [Bring|Bringen Sie] es in eine Reihenfolge.',
      'courage / manners / a trade / a sense of humour / good memories / a recipe',
      'valor / buenos modales / un oficio / sentido del humor / buenos recuerdos / una receta',
      'Mut / Benehmen / ein Handwerk / Humor / gute Erinnerungen / ein Rezept',
    ),
    personal(
      story(
        'What has being a parent taught you about the people who raised you?',
        '¿Qué [te|le] ha enseñado ser madre o padre sobre quienes [te|le] criaron?',
        'Was [hast|haben] du als Mutter oder Vater über die Menschen gelernt, die dich großgezogen haben?',
      ),
    ),
  ],
}
