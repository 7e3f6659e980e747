import { degree, type KnownQuestion, many, one, rank, short, story, yesNo } from '../known-question.ts'

/** A poll: what is to be decided stands first, these come after it. */
export const DECISION: KnownQuestion[] = [
  story(
    'What should we bear in mind when we decide?',
    '¿Qué deberíamos tener en cuenta al decidir?',
    'Was sollten wir bei der Entscheidung bedenken?',
  ),
  degree(
    'How important is this decision to you?',
    '¿Cuánto [te|le] importa esta decisión?',
    'Wie wichtig ist dir diese Entscheidung?',
    'not at all / very',
    'nada / muchísimo',
    'gar nicht / sehr',
  ),
  short(
    'Which other suggestion do you have?',
    '¿Qué otra propuesta [tienes|tiene]?',
    'Welchen anderen Vorschlag [hast|haben] du?',
  ),
]

export const CHOSEN = short(
  'Which would you choose when it comes to {x}?',
  '¿Qué [elegirías|elegiría] cuando se trata de {x}?',
  'Was wäre dir am liebsten, wenn es um {x} geht?',
)

/** What people need and what would help. */
export const NEEDS: KnownQuestion[] = [
  degree(
    'How well does what there is today fit what you need?',
    '¿Hasta qué punto [te|le] sirve lo que hay ahora?',
    'Wie gut passt das, was es heute gibt, zu dem, was [du brauchst|Sie brauchen]?',
    'not at all / very well',
    'nada / muy bien',
    'gar nicht / sehr gut',
  ),
  many(
    'When would it suit you best?',
    '¿Cuándo [te|le] vendría mejor?',
    'Wann würde es dir am besten passen?',
    'weekday mornings / weekday afternoons / weekday evenings / Saturdays / Sundays / it varies',
    'mañanas entre semana / tardes entre semana / noches entre semana / sábados / domingos / según',
    'unter der Woche vormittags / unter der Woche nachmittags / unter der Woche abends / samstags / sonntags / unterschiedlich',
  ),
  many(
    'What keeps you from taking part?',
    '¿Qué [te|le] impide participar?',
    'Was hält dich davon ab, mitzumachen?',
    'too little time / the cost / the way there / I do not know anybody / I had not heard of it / nothing',
    'la falta de tiempo / el precio / la distancia / no conozco a nadie / no lo sabía / nada',
    'zu wenig Zeit / die Kosten / der Weg / ich kenne niemanden / ich wusste nichts davon / nichts',
  ),
  rank(
    'What would help you most? Put it in order.',
    '¿Qué [te|le] ayudaría más? [Ordénalo|Ordénelo].',
    'Was würde dir am meisten helfen? [Bring|Bringen Sie] es in eine Reihenfolge.',
    'somebody to ask / clear information / more time / lower costs / something close by / company',
    'alguien a quien preguntar / información clara / más tiempo / menos gastos / algo cerca / compañía',
    'jemand, den man fragen kann / klare Hinweise / mehr Zeit / geringere Kosten / etwas in der Nähe / Gesellschaft',
  ),
  story(
    'What is missing today? Give an example if you can.',
    '¿Qué falta hoy? Si [puedes|puede], con un ejemplo.',
    'Was fehlt heute? Wenn es geht, mit einem Beispiel.',
  ),
  one(
    'How often would you make use of it?',
    '¿Con qué frecuencia lo [usarías|usaría]?',
    'Wie oft [würdest|würden] du es nutzen?',
    'every week / every month / now and then / hardly ever / I cannot say yet',
    'cada semana / cada mes / de vez en cuando / casi nunca / aún no lo sé',
    'jede Woche / jeden Monat / ab und zu / fast nie / kann ich noch nicht sagen',
  ),
  many(
    'How would you like to hear from us?',
    '¿Cómo [prefieres|prefiere] recibir noticias?',
    'Wie [möchtest|möchten] du von uns hören?',
    'by e-mail / in a chat group / by letter / on a notice board / in person',
    'por correo / en un grupo de chat / por carta / en el tablón / en persona',
    'per E-Mail / in einer Chatgruppe / per Brief / am Schwarzen Brett / persönlich',
  ),
  yesNo(
    'Would you help to make it happen?',
    '¿[Ayudarías|Ayudaría] a hacerlo realidad?',
    '[Würdest|Würden] du dabei mithelfen?',
  ),
  story(
    'What have we not asked that matters to you?',
    '¿Qué no hemos preguntado y [te|le] importa?',
    'Wonach haben wir nicht gefragt, obwohl es dir wichtig ist?',
  ),
]
export const NEEDED = degree(
  'How much do you need {x}?',
  '¿Cuánto [necesitas|necesita] {x}?',
  'Wie sehr [brauchst|brauchen] du {x}?',
  'not at all / very much',
  'nada / muchísimo',
  'gar nicht / sehr',
)

/** What people think of something that is disputed: both sides in the same words, and none needed. */
export const STANCE = one(
  'What do you think of {x}?',
  '¿Qué [opinas|opina] de {x}?',
  'Wie [denkst|denken] du über {x}?',
  'strongly in favour / rather in favour / rather against / strongly against / no opinion',
  'muy a favor / más bien a favor / más bien en contra / muy en contra / sin opinión',
  'sehr dafür / eher dafür / eher dagegen / sehr dagegen / keine Meinung',
)
export const OPINION: KnownQuestion[] = [
  degree(
    'How much does it affect your everyday life?',
    '¿Cuánto afecta a tu vida diaria?',
    'Wie stark betrifft es deinen Alltag?',
    'not at all / very much',
    'nada / muchísimo',
    'gar nicht / sehr',
  ),
  story(
    'What speaks in favour of it, in your view?',
    '¿Qué habla a favor, según [tú|usted]?',
    'Was spricht deiner Ansicht nach dafür?',
  ),
  story(
    'What speaks against it, in your view?',
    '¿Qué habla en contra, según [tú|usted]?',
    'Was spricht deiner Ansicht nach dagegen?',
  ),
  rank(
    'What should count most in the decision? Put it in order.',
    '¿Qué debería contar más en la decisión? [Ordénalo|Ordénelo].',
    'Was sollte bei der Entscheidung am meisten zählen? [Bring|Bringen Sie] es in eine Reihenfolge.',
    'safety / the cost / peace and quiet / fairness to everybody / nature / what most people want',
    'la seguridad / el coste / la tranquilidad / que sea justo para todos / la naturaleza / lo que quiera la mayoría',
    'Sicherheit / die Kosten / Ruhe / Gerechtigkeit für alle / die Natur / was die meisten wollen',
  ),
  one(
    'Which of these comes closest to your own situation?',
    '¿Qué se acerca más a tu situación?',
    'Was kommt deiner eigenen Lage am nächsten?',
    'I would gain from it / it would disturb me / both / neither / I would rather not say',
    'me beneficiaría / me molestaría / ambas cosas / ninguna / prefiero no decirlo',
    'ich hätte etwas davon / es würde mich stören / beides / keines von beiden / das behalte ich für mich',
  ),
  degree(
    'How well informed do you feel about it?',
    '¿Qué tal [te|le] ha llegado la información?',
    'Wie gut [fühlst du dich|fühlen Sie sich] darüber informiert?',
    'badly / very well',
    'mal / muy bien',
    'schlecht / sehr gut',
  ),
  story(
    'If it is decided the other way: what would make that easier to live with?',
    'Si se decide lo contrario: ¿qué [te|le] lo haría más llevadero?',
    'Wenn es anders entschieden wird: Was würde es dir erträglicher machen?',
  ),
  story(
    'What else should be considered?',
    '¿Qué más habría que tener en cuenta?',
    'Was sollte sonst noch bedacht werden?',
  ),
]
