import { degree, many, names, one, short, story, yesNo } from '../known-question.ts'
import { ANYTHING_ELSE } from './common.ts'
import type { Situation } from './situation.ts'

const agree = (en: string, es: string, de: string) => ({
  type: 'likert_scale' as const,
  text: { en, es, de },
})

/** The first weeks in a job. */
export const ONBOARDING: Situation = {
  id: 'onboarding',
  name: names('the start here', 'la incorporación', 'die Einarbeitung'),
  words: names(
    'onboarding|new (?:hires?|starters?|joiners?|employees?|staff)|(?:first|your) (?:30|60|90|hundred|\\d+) days|first (?:week|weeks|month) (?:at|in|with)|induction',
    'onboarding|incorporaci[oó]n|nuev[oa]s (?:emplead[oa]s|contrataciones|trabajador[ea]s|compañer[oa]s)|primer(?:os?|as?) (?:días|semanas|mes)|acogida',
    'onboarding|einarbeitung|neue (?:mitarbeit\\p{L}*|kolleg\\p{L}*)|erste[nr]? (?:wochen?|monate?|tage|\\d+ tage)|probezeit',
  ),
  unless: /(?<!\p{L})(?:baby|parents|class|school|kita|schule|colegio)(?!\p{L})/iu,
  questions: [
    agree(
      'I know what is expected of me in my role.',
      'Sé lo que se espera de mí en mi puesto.',
      'Ich weiß, was in meiner Rolle von mir erwartet wird.',
    ),
    agree(
      'I have access to the tools and accounts that I need.',
      'Tengo acceso a las herramientas y cuentas que necesito.',
      'Ich habe Zugang zu den Werkzeugen und Konten, die ich brauche.',
    ),
    agree(
      'My manager takes the time that I need.',
      'Mi responsable me dedica el tiempo que necesito.',
      'Meine Führungskraft nimmt sich die Zeit, die ich brauche.',
    ),
    agree(
      'I know whom to ask when I am stuck, for example a buddy.',
      'Sé a quién preguntar cuando me atasco, por ejemplo a un compañero de referencia.',
      'Ich weiß, wen ich fragen kann, wenn ich nicht weiterkomme, zum Beispiel eine Patin oder einen Paten.',
    ),
    agree(
      'I feel that I belong to the team, even at a distance.',
      'Siento que formo parte del equipo, también a distancia.',
      'Ich fühle mich dem Team zugehörig, auch aus der Ferne.',
    ),
    one(
      'How was the pace of your first weeks?',
      '¿Qué tal el ritmo de las primeras semanas?',
      'Wie war das Tempo der ersten Wochen?',
      'too slow / just right / a lot at once / far too much',
      'demasiado lento / adecuado / mucho de golpe / demasiado',
      'zu langsam / genau richtig / viel auf einmal / viel zu viel',
    ),
    story(
      'What helped you most in getting started?',
      '¿Qué [te|le] ayudó más al empezar?',
      'Was hat dir beim Einstieg am meisten geholfen?',
    ),
    story(
      'What was missing, or came too late?',
      '¿Qué faltó o llegó tarde?',
      'Was hat gefehlt oder kam zu spät?',
    ),
    degree(
      'How does the job match what you were told before you started?',
      '¿Cuánto se parece el trabajo a lo que [te|le] contaron antes?',
      'Wie sehr entspricht die Arbeit dem, was dir vorher gesagt wurde?',
      'hardly / completely',
      'poco / del todo',
      'kaum / völlig',
    ),
    story(
      'What one thing should we change for the next person who starts?',
      '¿Qué deberíamos cambiar para la próxima persona que empiece?',
      'Was sollten wir für die Nächsten ändern, die anfangen?',
    ),
  ],
  spare: [ANYTHING_ELSE],
}

/** Those who were customers or members, and are no longer. */
export const LEAVERS: Situation = {
  id: 'leavers',
  name: names('us', 'nosotros', 'uns'),
  words: names(
    '(?:exit|cancell?ation|leavers?|churn|offboarding)[- ](?:survey|interview|questions|poll|form|feedback)|(?:members?|customers?|people|subscribers?|those) who (?:\\p{L}+ )?(?:cancell?ed|left|quit|stopped|unsubscribed)|why (?:members|customers|people) (?:leave|left|cancel)',
    '(?:encuesta|cuestionario) de (?:salida|baja)|(?:soci[oa]s|clientes|alumn[oa]s|quienes|gente) que se (?:han dado|dieron) de baja|bajas del?|por qué se (?:van|dan de baja)',
    'austritts\\p{L}*|kündigungs(?:umfrage|befragung|gründe)|(?:mitglieder|kund\\p{L}*|leute), die (?:gekündigt|aufgehört|ausgetreten)|ehemalige (?:mitglieder|kund\\p{L}*)|warum (?:mitglieder|leute) (?:gehen|kündigen)',
  ),
  questions: [
    one(
      'What was your main reason for leaving?',
      '¿Cuál fue el motivo principal para dejarlo?',
      'Was war dein Hauptgrund zu gehen?',
      'the price / I moved / no time / it was too crowded / it did not suit me / illness or injury / I found something else / another reason',
      'el precio / me mudé / falta de tiempo / demasiada gente / no era para mí / enfermedad o lesión / encontré otra cosa / otro motivo',
      'der Preis / Umzug / keine Zeit / zu voll / es passte nicht zu mir / Krankheit oder Verletzung / etwas anderes gefunden / ein anderer Grund',
    ),
    one(
      'How long were you with us?',
      '¿Cuánto tiempo [estuviste|estuvo] con nosotros?',
      'Wie lange [warst|waren] du bei uns?',
      'less than 3 months / 3 to 12 months / 1 to 3 years / longer',
      'menos de 3 meses / de 3 a 12 meses / de 1 a 3 años / más',
      'unter 3 Monate / 3 bis 12 Monate / 1 bis 3 Jahre / länger',
    ),
    one(
      'How often did you come in your last months?',
      '¿Con qué frecuencia [venías|venía] en los últimos meses?',
      'Wie oft [warst|waren] du zuletzt da?',
      'several times a week / about once a week / now and then / hardly ever',
      'varias veces por semana / una vez por semana / de vez en cuando / casi nunca',
      'mehrmals in der Woche / etwa einmal in der Woche / ab und zu / kaum noch',
    ),
    degree(
      'How was the value for the price?',
      '¿Qué tal la relación entre calidad y precio?',
      'Wie war das Verhältnis von Preis und Leistung?',
      'poor / very good',
      'mala / muy buena',
      'schlecht / sehr gut',
    ),
    degree(
      'How did you find the rooms and the equipment?',
      '¿Qué tal las instalaciones y el equipo?',
      'Wie waren Räume und Ausstattung?',
      'poor / very good',
      'mal / muy bien',
      'schlecht / sehr gut',
    ),
    degree(
      'How did you find the staff?',
      '¿Qué tal el trato del personal?',
      'Wie war das Personal?',
      'poor / very good',
      'mal / muy bien',
      'schlecht / sehr gut',
    ),
    one(
      'How easy was it to cancel?',
      '¿Fue fácil darse de baja?',
      'Wie einfach war das Kündigen?',
      'easy / all right / a nuisance',
      'fácil / normal / un engorro',
      'einfach / ging so / mühsam',
    ),
    one(
      'Would you come back some day?',
      '¿[Volverías|Volvería] algún día?',
      '[Würdest|Würden] du irgendwann wiederkommen?',
      'yes / perhaps / only if something changes / no',
      'sí / quizá / solo si algo cambia / no',
      'ja / vielleicht / nur wenn sich etwas ändert / nein',
    ),
    story(
      'What could we have done better?',
      '¿Qué podríamos haber hecho mejor?',
      'Was hätten wir besser machen können?',
    ),
  ],
}

/** Known before a course, a treatment or a membership begins. */
export const INTAKE: Situation = {
  id: 'intake',
  name: names('the course', 'el curso', 'den Kurs'),
  words: names(
    '(?:intake|registration|sign-?up|enrol\\p{L}*|application|booking|pre-?course|welcome|newcomers?)[- ]?(?:form|questions|survey|questionnaire)?|before (?:the )?(?:course|class|workshop|season|camp|training|lessons?) (?:starts|begins)|new (?:students|clients|members|participants|owners)',
    '(?:inscripci[oó]n|matr[ií]cula|ficha|formulario de alta)|antes de (?:que empiece|empezar) (?:el |la )?(?:curso|taller|clase)|nuev[oa]s (?:alumn[oa]s|participantes|client[ea]s|soci[oa]s)',
    'anmeld(?:ung|ebogen)|aufnahmebogen|vor (?:dem )?(?:kurs|workshop|start|seminar)(?:beginn)?|neue (?:teilnehm\\p{L}*|mitglieder|kursleute)|anamnese\\p{L}*',
  ),
  questions: [
    one(
      'How much experience do you have with it?',
      '¿Cuánta experiencia [tienes|tiene]?',
      'Wie viel Erfahrung [hast|haben] du damit?',
      'none yet / a little / quite some / a lot',
      'ninguna todavía / un poco / bastante / mucha',
      'noch keine / ein wenig / einige / viel',
    ),
    short(
      'What do you hope to be able to do afterwards?',
      '¿Qué [te|le] gustaría saber hacer después?',
      'Was [möchtest|möchten] du danach können?',
    ),
    story(
      'What do you find hardest so far?',
      '¿Qué [te|le] resulta más difícil hasta ahora?',
      'Was fällt dir bisher am schwersten?',
    ),
    story(
      'What have you tried so far, and how did it go?',
      '¿Qué [has|ha] probado hasta ahora, y con qué resultado?',
      'Was [hast|haben] du bisher versucht, und wie ging es?',
    ),
    many(
      'When could you come?',
      '¿Cuándo [podrías|podría] venir?',
      'Wann [könntest|könnten] du kommen?',
      'weekdays by day / weekday evenings / Saturdays / Sundays / it varies',
      'entre semana de día / entre semana por la tarde / los sábados / los domingos / depende',
      'werktags tagsüber / werktags abends / samstags / sonntags / verschieden',
    ),
    many(
      'How do you learn best?',
      '¿Cómo [aprendes|aprende] mejor?',
      'Wie [lernst|lernen] du am besten?',
      'by watching / by trying / with something written / in small groups / at home with exercises',
      'mirando / probando / con algo escrito / en grupos pequeños / en casa con ejercicios',
      'beim Zuschauen / beim Ausprobieren / mit etwas Schriftlichem / in kleinen Gruppen / zu Hause mit Übungen',
    ),
    one(
      'How did you hear of us?',
      '¿Cómo [nos conociste|nos conoció]?',
      'Wie [bist|sind] du auf uns aufmerksam geworden?',
      'from friends or family / on the internet / on social media / from a notice or the paper / another way',
      'por amistades o familia / en internet / en redes sociales / por un cartel o el periódico / de otra manera',
      'durch Freunde oder Familie / im Internet / in sozialen Medien / durch einen Aushang oder die Zeitung / auf anderem Weg',
    ),
    short(
      'Is there anything we should bear in mind, such as health or allergies?',
      '¿Hay algo que debamos tener en cuenta, como la salud o alergias?',
      'Gibt es etwas, worauf wir achten sollen, etwa Gesundheit oder Allergien?',
    ),
    story(
      'What would you like to ask us before it begins?',
      '¿Qué [te|le] gustaría preguntarnos antes de empezar?',
      'Was [möchtest|möchten] du uns vorher fragen?',
    ),
  ],
  spare: [ANYTHING_ELSE],
}

/** A dog and its owner before a class. */
export const PUPPIES: Situation = {
  id: 'dog class',
  name: names('the class', 'la clase', 'den Kurs'),
  words: names(
    '(?:dog|puppy)[- ](?:training|class(?:es)?|school|obedience)[^.?!]{0,20}|puppy class(?:es)?|new (?:dog|puppy) owners',
    '(?:adiestramiento|clases?|escuela|curso) (?:canin[oa]|de perros|de cachorros|para (?:perros|cachorros))',
    '(?:hunde|welpen)(?:schule|kurs|training|stunde|gruppe)\\p{L}*',
  ),
  questions: [
    short('What is your dog called?', '¿Cómo se llama [tu|su] perro?', 'Wie heißt dein Hund?'),
    short(
      'Which breed is it, as far as you know?',
      '¿De qué raza es, hasta donde [sabes|sabe]?',
      'Welche Rasse ist es, soweit du [weißt|wissen]?',
    ),
    one(
      'What is the age of your puppy?',
      '¿Qué edad tiene [tu|su] cachorro?',
      'Wie alt ist dein Welpe?',
      'up to 3 months / 3 to 6 months / 6 to 12 months / older',
      'hasta 3 meses / de 3 a 6 meses / de 6 a 12 meses / más',
      'bis 3 Monate / 3 bis 6 Monate / 6 bis 12 Monate / älter',
    ),
    one(
      'How is it with vaccinations?',
      '¿Cómo está con las vacunas?',
      'Wie steht es mit den Impfungen?',
      'all done / begun / not yet / I do not know',
      'todas puestas / empezadas / todavía no / no lo sé',
      'alle erledigt / begonnen / noch nicht / weiß ich nicht',
    ),
    many(
      'Which problems would you like help with?',
      '¿Con qué problemas [te|le] gustaría recibir ayuda?',
      'Bei welchen Problemen [möchtest|möchten] du Hilfe?',
      'pulling on the lead / biting and chewing / house training / barking / jumping up / being left alone / coming when called / none so far',
      'tirar de la correa / morder y mordisquear / hacer sus necesidades dentro / ladrar / saltar encima / quedarse solo / no acudir a la llamada / ninguno por ahora',
      'Ziehen an der Leine / Beißen und Kauen / Stubenreinheit / Bellen / Hochspringen / Alleinbleiben / Rückruf / bisher keine',
    ),
    story(
      'What have you tried so far, and how did it go?',
      '¿Qué [has|ha] probado hasta ahora, y con qué resultado?',
      'Was [hast|haben] du bisher versucht, und wie ging es?',
    ),
    one(
      'Have you had a dog before?',
      '¿[Has|Ha] tenido perro antes?',
      '[Hattest|Hatten] du schon einmal einen Hund?',
      'no, this is the first / yes, as a child / yes, one / yes, several',
      'no, es el primero / sí, en mi infancia / sí, uno / sí, varios',
      'nein, das ist der erste / ja, als Kind / ja, einen / ja, mehrere',
    ),
    many(
      'Who else lives at home?',
      '¿Quién más vive en casa?',
      'Wer lebt sonst noch im Haushalt?',
      'babies or toddlers / school children / other adults / another dog / a cat / small animals / nobody else',
      'bebés o niños pequeños / niños en edad escolar / otros adultos / otro perro / un gato / animales pequeños / nadie más',
      'Babys oder Kleinkinder / Schulkinder / andere Erwachsene / ein weiterer Hund / eine Katze / Kleintiere / sonst niemand',
    ),
    short(
      'What would you like your dog to be able to do by the end?',
      '¿Qué [te|le] gustaría que supiera hacer [tu|su] perro al final?',
      'Was soll dein Hund am Ende können?',
    ),
    story(
      'Is there anything else we should know about you and your dog?',
      '¿Hay algo más que debamos saber de [ti|usted] y de [tu|su] perro?',
      'Was sollten wir noch über dich und deinen Hund wissen?',
    ),
  ],
  spare: [
    yesNo(
      'Is your dog relaxed with other dogs?',
      '¿Se lleva bien [tu|su] perro con otros perros?',
      'Kommt dein Hund mit anderen Hunden zurecht?',
    ),
  ],
}
