import { degree, many, names, one, rank, type Subject, short, story, yesNo } from '../../known-question.ts'

export const animals: Subject = {
  id: 'animals',
  name: names('animals', 'los animales', 'Tiere'),
  words: names(
    'animal* dog dogs cat cats pet pets horse* bird* puppy kitten* bee bees beekeep* hamster* rabbit* vet',
    'animal* perr* gat* mascota* caballo* pájaro* abeja* conejo*',
    'tier tiere* hund hunde* katze* kater haustier* pferd* vogel vögel biene* kaninchen hamster*',
  ),
  questions: [
    one(
      'Which animal shares your life, or once did?',
      '¿Qué animal comparte tu vida, o la compartió?',
      'Welches Tier teilt dein Leben, oder hat es einmal geteilt?',
      'a dog / a cat / a bird / a horse / bees or other small ones / somebody else’s / none',
      'un perro / un gato / un pájaro / un caballo / abejas u otros pequeños / el de otra persona / ninguno',
      'ein Hund / eine Katze / ein Vogel / ein Pferd / Bienen oder andere Kleine / das von anderen / keines',
    ),
    short(
      'What is your animal called, and how did it get the name?',
      '¿Cómo se llama tu animal, y de dónde salió el nombre?',
      'Wie heißt dein Tier, und wie kam es zu dem Namen?',
    ),
    many(
      'What is an animal allowed at your place?',
      '¿Qué se le permite a un animal en tu casa?',
      'Was darf ein Tier bei dir?',
      'on the sofa / in the bed / at the table / on the phone / in the holiday plans / nothing, officially',
      'en el sofá / en la cama / junto a la mesa / en las llamadas / en los planes de vacaciones / nada, oficialmente',
      'auf dem Sofa / im Bett / am Tisch / bei Telefonaten / in den Urlaubsplänen / nichts, offiziell',
    ),
    degree(
      'Who is in charge, you or the animal?',
      '¿Quién manda, [tú|usted] o el animal?',
      'Wer hat das Sagen, [du|Sie] oder das Tier?',
      'I am / it is',
      'yo / el animal',
      'ich / das Tier',
    ),
    story(
      'Tell us about the day an animal came to you: who carried it, what did it do first?',
      '[Cuéntanos|Cuéntenos] el día en que llegó un animal a tu vida: ¿quién lo trajo, qué hizo primero?',
      '[Erzähl|Erzählen Sie] vom Tag, an dem ein Tier zu dir kam: Wer hat es getragen, was hat es zuerst getan?',
    ),
    story(
      'What has an animal destroyed, stolen or eaten that you still talk about?',
      '¿Qué ha roto, robado o comido que todavía [comentas|comenta]?',
      'Was hat ein Tier bei dir zerstört, gestohlen oder gefressen, wovon noch heute die Rede ist?',
    ),
    rank(
      'What does an animal do for a person? Put it in order.',
      '¿Qué hace un animal por una persona? [Ordénalo|Ordénelo].',
      'Was tut ein Tier für einen Menschen? [Bring|Bringen Sie] es in eine Reihenfolge.',
      'it gets you out of the house / it listens / it makes you laugh / it needs you / it warms your feet / it brings you to strangers',
      'sacar de casa / escuchar / hacer reír / necesitar a alguien / calentar los pies / presentar a desconocidos',
      'es bringt einen vor die Tür / es hört zu / es bringt einen zum Lachen / es braucht einen / es wärmt die Füße / es bringt Fremde zusammen',
    ),
    yesNo(
      'Do you talk to animals when nobody is listening?',
      '¿[Hablas|Habla] con los animales cuando nadie escucha?',
      '[Sprichst|Sprechen] du mit Tieren, wenn niemand zuhört?',
    ),
    story(
      'What does your animal know about you that people do not?',
      '¿Qué sabe el animal de ti que la gente no sabe?',
      'Was weiß das Tier über dich, was Menschen nicht wissen?',
    ),
  ],
}
