import type { InLanguages, Language } from '../known-question.ts'
import type { Recipe } from './recipe.ts'

/** The sentences that prompts are made of. */
export interface PromptWording {
  names: { read: string; plan: string; draft: string; write: string; check: string }
  task: (title: string) => string
  wanted: (description: string) => string
  instructions: (words: string) => string
  answers: (survey: string | null) => string
  posts: string
  findings: string
  nothing: string
  list: string
  carrying: (questions: string[]) => string
  more: (subjects: string) => string
  less: (subjects: string) => string
  contradictions: string
  contradictionsInAnswers: string
  plan: (title: string) => string
  planParts: string
  writeByPlan: (title: string) => string
  writeFromNotes: (title: string) => string
  draft: (title: string) => string
  check: string
  checkRules: string
  notesAre: string
  planIs: string
  draftIs: string
  honest: string
  quotes: Record<Recipe['quotes'], string>
  care: string
  tone: Record<Recipe['tone'], string>
  person: Record<Recipe['person'], string>
  form: (form: string) => string
  title: (title: string) => string
  language: Record<Language, string>
  length: (most: number | null) => string
  asked: (words: string) => string
  functionSays: string
  titleSays: string
  bodySays: string
}

export const PROMPT_WORDING: InLanguages<PromptWording> = {
  en: {
    names: { read: 'Read', plan: 'Plan', draft: 'Draft', write: 'Write', check: 'Check the quotes' },
    task: (title) =>
      `You prepare an article called “${title}” about {{ first_name }} for a personal magazine. Today is {{ today }}.`,
    wanted: (description) => `What it should be about: “${description}”`,
    instructions: (words) => `The creator of this topic adds: “${words}”`,
    answers: (survey) => `What {{ first_name }} answered${survey ? ` to “${survey}”` : ''}:`,
    posts: 'Posts that {{ first_name }} wrote over the years:',
    findings: 'What was counted and found over all posts:',
    nothing: 'There is no material but the name {{ first_name }}. Say so, and do not make anything up.',
    list: 'List the ten most particular things in it: objects, people, moments, habits, changes, disagreements, words that return. Give each with its date where there is one, and with the words it rests on. Skip what could be said of anybody.',
    carrying: (questions) =>
      `The answers to these questions carry the article; read them first and twice:\n${questions.map((one) => `- “${one}”`).join('\n')}`,
    more: (subjects) => `Give most room to ${subjects}.`,
    less: (subjects) => `Leave aside ${subjects}.`,
    contradictions:
      'Where answers and posts contradict each other, keep both and note the two dates: that is where a story is. Never decide which one is true.',
    contradictionsInAnswers:
      'Where two answers contradict each other, keep both: that is where a story is. Never decide which one is true.',
    plan: (title) => `Choose one angle for “${title}” that would fit nobody but {{ first_name }}.`,
    planParts:
      'Give an opening scene, three or four parts that build on each other, and an ending that answers the opening. For each part name what it rests on. If there is too little for a part, drop the part.',
    writeByPlan: (title) =>
      `Write “${title}” for {{ first_name }}, dated {{ today }}, by the plan below. Use only what is in the notes.`,
    writeFromNotes: (title) =>
      `Write “${title}” for {{ first_name }}, dated {{ today }}. Choose one angle that would fit nobody else, open with a scene, and let the ending answer the opening. Use only what is in the notes.`,
    draft: (title) =>
      `Write a whole draft of “${title}” for {{ first_name }}, dated {{ today }}, by the plan below. Use only what is in the notes.`,
    check: 'Check this draft against the material, then hand it over.',
    checkRules:
      'Go through it sentence by sentence. A quote that is not in the material letter by letter is mended or turned into plain telling. A name, number or date that is not in the material goes. Change nothing else.',
    notesAre: 'The notes:',
    planIs: 'The plan:',
    draftIs: 'The draft:',
    honest:
      'Invent nothing: no scene, no feeling, no reason that the material does not hold. Say less rather than more where it is thin.',
    quotes: {
      many: 'Let {{ first_name }} speak: a quote in every part. Quote to the letter.',
      some: 'Quote to the letter, and only where the words themselves are worth it.',
      none: 'Write without quotes: tell what was said in your own words, and do not change its meaning.',
    },
    care: 'Loss, illness and quarrels: with care, without jokes, without details that were not given freely, and never as the punch line.',
    tone: {
      plain: 'Plain, warm, exact. No advice, no praise, no summary of what was just said.',
      funny:
        'Funny, with the humour that is in the material: exact details, dry remarks, comic comparisons; the joke is never at somebody’s expense, and serious things stay serious.',
      serious: 'Calm and serious. No jokes, no advice, no praise.',
    },
    person: {
      third: 'Write about {{ first_name }} by name; guess no pronouns.',
      second: 'Write in the second person: {{ first_name }} is “you” all the way through.',
      first: 'Write in the first person, as {{ first_name }}, and only what {{ first_name }} has said.',
    },
    form: (form) => `The form: ${form}.`,
    title: (title) => `The title is “${title}”.`,
    language: {
      en: 'Write the article in English.',
      es: 'Write the article in Spanish.',
      de: 'Write the article in German.',
    },
    length: (most) =>
      most ? `At most ${most} words.` : 'Between 600 and 900 words, less if there is not enough to say.',
    asked: (words) => `The creator also asks: “${words}”`,
    functionSays: 'Hands over the finished article',
    titleSays: 'The title: short, particular, in the language of the article',
    bodySays: 'The article in simple HTML: p, h2, blockquote, em, strong, ul, ol, li',
  },
  es: {
    names: {
      read: 'Leer',
      plan: 'Planear',
      draft: 'Borrador',
      write: 'Escribir',
      check: 'Comprobar las citas',
    },
    task: (title) =>
      `Preparas un artículo titulado «${title}» sobre {{ first_name }} para una revista personal. Hoy es {{ today }}.`,
    wanted: (description) => `De qué debe tratar: «${description}»`,
    instructions: (words) => `Quien creó este tema añade: «${words}»`,
    answers: (survey) => `Lo que respondió {{ first_name }}${survey ? ` a «${survey}»` : ''}:`,
    posts: 'Publicaciones que {{ first_name }} escribió a lo largo de los años:',
    findings: 'Lo que se contó y encontró en todas las publicaciones:',
    nothing: 'No hay más material que el nombre {{ first_name }}. Dilo, y no inventes nada.',
    list: 'Enumera las diez cosas más particulares que contiene: objetos, personas, momentos, costumbres, cambios, desacuerdos, palabras que vuelven. Cada una con su fecha, si la hay, y con las palabras en que se apoya. Deja fuera lo que podría decirse de cualquiera.',
    carrying: (questions) =>
      `Las respuestas a estas preguntas sostienen el artículo; léelas primero y dos veces:\n${questions.map((one) => `- «${one}»`).join('\n')}`,
    more: (subjects) => `Da el mayor espacio a ${subjects}.`,
    less: (subjects) => `Deja de lado ${subjects}.`,
    contradictions:
      'Donde respuestas y publicaciones se contradigan, conserva ambas y anota las dos fechas: ahí hay una historia. No decidas nunca cuál es la verdadera.',
    contradictionsInAnswers:
      'Donde dos respuestas se contradigan, conserva ambas: ahí hay una historia. No decidas nunca cuál es la verdadera.',
    plan: (title) => `Elige para «${title}» un enfoque que no sirva para nadie más que {{ first_name }}.`,
    planParts:
      'Da una escena inicial, tres o cuatro partes que se apoyen unas en otras y un final que responda al principio. Di en qué se apoya cada parte. Si para una parte hay demasiado poco, quítala.',
    writeByPlan: (title) =>
      `Escribe «${title}» para {{ first_name }}, con fecha {{ today }}, según el plan. Usa solo lo que está en las notas.`,
    writeFromNotes: (title) =>
      `Escribe «${title}» para {{ first_name }}, con fecha {{ today }}. Elige un enfoque que no sirva para nadie más, empieza con una escena y deja que el final responda al principio. Usa solo lo que está en las notas.`,
    draft: (title) =>
      `Escribe un borrador completo de «${title}» para {{ first_name }}, con fecha {{ today }}, según el plan. Usa solo lo que está en las notas.`,
    check: 'Coteja este borrador con el material y entrégalo.',
    checkRules:
      'Recórrelo frase por frase. Una cita que no esté en el material letra por letra se corrige o se cuenta sin comillas. Un nombre, número o fecha que no esté en el material se quita. No cambies nada más.',
    notesAre: 'Las notas:',
    planIs: 'El plan:',
    draftIs: 'El borrador:',
    honest:
      'No inventes nada: ninguna escena, ningún sentimiento, ningún motivo que no esté en el material. Donde haya poco, di menos.',
    quotes: {
      many: 'Deja hablar a {{ first_name }}: una cita en cada parte. Cita al pie de la letra.',
      some: 'Cita al pie de la letra, y solo donde las palabras lo merezcan.',
      none: 'Escribe sin citas: cuenta lo dicho con tus palabras, sin cambiar su sentido.',
    },
    care: 'Pérdidas, enfermedades y peleas: con cuidado, sin bromas, sin detalles que no se dieron libremente, y nunca como remate.',
    tone: {
      plain: 'Sencillo, cálido, exacto. Sin consejos, sin elogios, sin resumir lo recién dicho.',
      funny:
        'Divertido, con el humor que hay en el material: detalles exactos, comentarios secos, comparaciones cómicas; nunca a costa de nadie, y lo serio sigue siendo serio.',
      serious: 'Sereno y serio. Sin bromas, sin consejos, sin elogios.',
    },
    person: {
      third: 'Escribe sobre {{ first_name }} por su nombre; no adivines pronombres.',
      second: 'Escribe en segunda persona: {{ first_name }} es «tú» de principio a fin.',
      first: 'Escribe en primera persona, como {{ first_name }}, y solo lo que {{ first_name }} ha dicho.',
    },
    form: (form) => `La forma: ${form}.`,
    title: (title) => `El título es «${title}».`,
    language: {
      en: 'Escribe el artículo en inglés.',
      es: 'Escribe el artículo en español.',
      de: 'Escribe el artículo en alemán.',
    },
    length: (most) =>
      most
        ? `Como máximo ${most} palabras.`
        : 'Entre 600 y 900 palabras; menos si no hay bastante que decir.',
    asked: (words) => `Quien creó el tema pide además: «${words}»`,
    functionSays: 'Entrega el artículo terminado',
    titleSays: 'El título: breve, particular, en la lengua del artículo',
    bodySays: 'El artículo en HTML sencillo: p, h2, blockquote, em, strong, ul, ol, li',
  },
  de: {
    names: { read: 'Lesen', plan: 'Planen', draft: 'Entwurf', write: 'Schreiben', check: 'Zitate prüfen' },
    task: (title) =>
      `Du bereitest einen Artikel mit dem Titel „${title}“ über {{ first_name }} für ein persönliches Magazin vor. Heute ist {{ today }}.`,
    wanted: (description) => `Worum es gehen soll: „${description}“`,
    instructions: (words) => `Wer das Thema angelegt hat, ergänzt: „${words}“`,
    answers: (survey) => `Was {{ first_name }} geantwortet hat${survey ? `, in „${survey}“` : ''}:`,
    posts: 'Beiträge, die {{ first_name }} über die Jahre geschrieben hat:',
    findings: 'Was über alle Beiträge gezählt und gefunden wurde:',
    nothing: 'Es gibt kein Material außer dem Namen {{ first_name }}. Sag das, und erfinde nichts.',
    list: 'Nenne die zehn eigensten Dinge darin: Gegenstände, Menschen, Augenblicke, Gewohnheiten, Veränderungen, Meinungsverschiedenheiten, Wörter, die wiederkehren. Jedes mit seinem Datum, wo es eines gibt, und mit den Worten, auf denen es ruht. Lass weg, was man über jeden sagen könnte.',
    carrying: (questions) =>
      `Die Antworten auf diese Fragen tragen den Artikel; lies sie zuerst und zweimal:\n${questions.map((one) => `- „${one}“`).join('\n')}`,
    more: (subjects) => `Gib den meisten Raum: ${subjects}.`,
    less: (subjects) => `Lass beiseite: ${subjects}.`,
    contradictions:
      'Wo sich Antworten und Beiträge widersprechen, behalte beides und notiere die zwei Daten: Dort liegt eine Geschichte. Entscheide nie, was davon wahr ist.',
    contradictionsInAnswers:
      'Wo sich zwei Antworten widersprechen, behalte beide: Dort liegt eine Geschichte. Entscheide nie, was davon wahr ist.',
    plan: (title) => `Wähle für „${title}“ einen Blickwinkel, der auf niemanden als {{ first_name }} passt.`,
    planParts:
      'Gib eine Eingangsszene an, drei oder vier Teile, die aufeinander aufbauen, und ein Ende, das dem Anfang antwortet. Sag zu jedem Teil, worauf er ruht. Gibt es für einen Teil zu wenig, lass ihn weg.',
    writeByPlan: (title) =>
      `Schreib „${title}“ für {{ first_name }}, mit dem Datum {{ today }}, nach dem Plan unten. Verwende nur, was in den Notizen steht.`,
    writeFromNotes: (title) =>
      `Schreib „${title}“ für {{ first_name }}, mit dem Datum {{ today }}. Wähle einen Blickwinkel, der auf niemand anderen passt, beginne mit einer Szene und lass das Ende dem Anfang antworten. Verwende nur, was in den Notizen steht.`,
    draft: (title) =>
      `Schreib einen ganzen Entwurf von „${title}“ für {{ first_name }}, mit dem Datum {{ today }}, nach dem Plan unten. Verwende nur, was in den Notizen steht.`,
    check: 'Prüfe diesen Entwurf am Material und gib ihn dann ab.',
    checkRules:
      'Geh Satz für Satz durch. Ein Zitat, das nicht Buchstabe für Buchstabe im Material steht, wird berichtigt oder ohne Anführungszeichen erzählt. Ein Name, eine Zahl, ein Datum, das nicht im Material steht, fällt weg. Ändere sonst nichts.',
    notesAre: 'Die Notizen:',
    planIs: 'Der Plan:',
    draftIs: 'Der Entwurf:',
    honest:
      'Erfinde nichts: keine Szene, kein Gefühl, keinen Grund, den das Material nicht hergibt. Wo es dünn ist, sag lieber weniger.',
    quotes: {
      many: 'Lass {{ first_name }} sprechen: in jedem Teil ein Zitat. Zitiere wörtlich.',
      some: 'Zitiere wörtlich, und nur, wo es die Worte wert sind.',
      none: 'Schreib ohne Zitate: Erzähl mit eigenen Worten, was gesagt wurde, und verändere den Sinn nicht.',
    },
    care: 'Verlust, Krankheit und Streit: behutsam, ohne Witze, ohne Einzelheiten, die nicht freiwillig gegeben wurden, und nie als Pointe.',
    tone: {
      plain: 'Schlicht, warm, genau. Kein Rat, kein Lob, keine Zusammenfassung des eben Gesagten.',
      funny:
        'Komisch, mit dem Humor, der im Material steckt: genaue Einzelheiten, trockene Bemerkungen, komische Vergleiche; nie auf Kosten von jemandem, und Ernstes bleibt ernst.',
      serious: 'Ruhig und ernst. Keine Witze, kein Rat, kein Lob.',
    },
    person: {
      third: 'Schreib über {{ first_name }} mit Namen; rate keine Pronomen.',
      second: 'Schreib in der zweiten Person: {{ first_name }} ist durchgehend „du“.',
      first: 'Schreib in der ersten Person, als {{ first_name }}, und nur, was {{ first_name }} gesagt hat.',
    },
    form: (form) => `Die Form: ${form}.`,
    title: (title) => `Der Titel ist „${title}“.`,
    language: {
      en: 'Schreib den Artikel auf Englisch.',
      es: 'Schreib den Artikel auf Spanisch.',
      de: 'Schreib den Artikel auf Deutsch.',
    },
    length: (most) =>
      most
        ? `Höchstens ${most} Wörter.`
        : 'Zwischen 600 und 900 Wörtern, weniger, wenn es nicht genug zu sagen gibt.',
    asked: (words) => `Wer das Thema angelegt hat, wünscht außerdem: „${words}“`,
    functionSays: 'Gibt den fertigen Artikel ab',
    titleSays: 'Der Titel: kurz, eigen, in der Sprache des Artikels',
    bodySays: 'Der Artikel in einfachem HTML: p, h2, blockquote, em, strong, ul, ol, li',
  },
}
