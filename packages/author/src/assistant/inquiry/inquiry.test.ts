import { expect, test } from 'vitest'
import { assist } from '../assist.ts'
import { ruleFaults } from '../testing/judge.ts'
import { assistantRequest } from '../testing/request.ts'
import { LIFE_STORY } from '../testing/sessions-english.table.ts'

/** What is said to be wanted, and the questions that must stand there, in these words. */
const WANTED: [title: string, description: string, ...questions: RegExp[]][] = [
  [
    'Allotment shop',
    'I want to know from members what they buy, how often, and whether they would volunteer behind the counter',
    /^What do you buy\?$/m,
    /^How often do you buy something\?$/m,
    /^Would you volunteer behind the counter\?$/m,
  ],
  [
    'Book club',
    'Need to find out which genre people want next, who can host and when',
    /^Which genre do you want next\?$/m,
    /^Can you host\?$/m,
    /^When can you host\?$/m,
  ],
  [
    'Staff canteen',
    'want honest answers about the food, the queue and the prices',
    /the food\?/,
    /the queue\?/,
    /the prices\?/,
  ],
  [
    'Delivery drivers',
    'I manage 12 drivers. I want to know how they are doing: hours, safety, pay',
    /how are you coping/,
    /the hours/,
    /How safe do you feel\?/,
    /the pay\?/,
  ],
  [
    'Ski trip',
    'we need to know who is coming, who can drive and what level they ski',
    /Are you coming\?/,
    /Can you drive\?/,
    /your level\?/,
  ],
  [
    'Yoga class',
    'I teach yoga on Thursdays and would like to hear what people want more of, and if the room is warm enough',
    /^What do you want more of\?$/m,
    /^Is the room warm enough\?$/m,
  ],
  [
    'Community fridge',
    'We run a community fridge. Who uses it, when, and what is missing?',
    /use the community fridge\?/,
    /What is missing\?/,
  ],
  [
    'Band name vote',
    'four of us, need to settle on a name: The Gutters, Pale Horses, Norwich Union. also do we keep the sax',
    /^Which name would you choose\?\nThe Gutters\nPale Horses\nNorwich Union/m,
    /^Do we keep the sax\?$/m,
  ],
  [
    'Twin town visit',
    'need hosts. who can put someone up, how many beds, any pets, do they speak French',
    /^Can you put someone up\?$/m,
    /^How many beds do you have\?$/m,
    /^Do you have any pets\?$/m,
    /^Do you speak French\?$/m,
  ],
  [
    'Club de lectura',
    'Quiero saber qué libros quieren leer, cuándo pueden quedar y si les gustaría invitar a autores',
    /^¿Qué libros quieres leer\?$/m,
    /^¿Te gustaría invitar a autores\?$/m,
  ],
  [
    'Mercadillo solidario',
    'Necesito saber quién puede poner un puesto, qué venderían y si prefieren sábado o domingo',
    /^¿Puedes poner un puesto\?$/m,
    /^¿Qué venderías\?$/m,
    /^¿Prefieres sábado o domingo\?\nsábado\ndomingo/m,
  ],
  [
    'Enfermeras de planta',
    'Soy supervisora y quiero preguntar cómo duermen, si tienen descansos y si se sienten apoyadas. Que sea anónimo',
    /duermes/,
    /descanso/,
    /apoyo/,
  ],
  [
    'Ruta de senderismo',
    'para decidir la próxima ruta: Pico del Águila, las Lagunas o el Cañón. y quién lleva coche y cuántas plazas',
    /Pico del Águila\nlas Lagunas\nel Cañón/,
    /^¿Llevas coche\?$/m,
    /^¿Cuántas plazas tienes\?$/m,
  ],
  [
    'Grillfest',
    'Wir müssen wissen, wer kommt, wer was mitbringt und wer einen Pavillon hat',
    /^Kommst du\?$/m,
    /^Was bringst du mit\?$/m,
    /^Hast du einen Pavillon\?$/m,
  ],
  [
    'Azubis',
    'Ich bin Ausbilderin und will wissen, wie zufrieden die Azubis sind, ob sie genug erklärt bekommen und wovor sie Angst haben. Ohne Namen.',
    /Wie zufrieden bist du/,
    /^Bekommst du genug erklärt\?$/m,
    /^Wovor hast du Angst\?$/m,
  ],
  [
    'Kleiderkammer',
    'Ich möchte von den Leuten im Ort wissen, ob sie uns kennen, was sie abgeben könnten und ob sie mal mithelfen würden',
    /^Kennst du uns\?$/m,
    /^Was könntest du abgeben\?$/m,
    /^Würdest du mal mithelfen\?$/m,
  ],
  [
    'Hausgemeinschaft',
    'Streit um die Fahrräder im Flur. Ich will eine faire Umfrage, für Leute mit und ohne Rad',
    /zu denen mit Rad\?/,
    /über die Fahrräder im Flur\?/,
  ],
]

test.each(WANTED)('%s: %s', (title, description, ...wanted) => {
  const reply = assist(assistantRequest({ title, description }))
  expect(ruleFaults(reply, [])).toEqual([])
  const text = (reply.type === 'questions' ? reply.questions : [])
    .flatMap(({ question_text, options }) => [
      question_text,
      ...(options ?? []).map((one) => one.option_text),
    ])
    .join('\n')
  for (const question of wanted) expect(text).toMatch(question)
  expect(text).not.toMatch(LIFE_STORY)
})

test.each(['Night shift nurses', 'Florists', 'Cuidadoras de mayores', 'Pflegekräfte', 'Padres primerizos'])(
  'people in a title are who answers, never what it is about: %s',
  (title) => {
    const reply = assist(assistantRequest({ title }))
    const texts = reply.type === 'questions' ? reply.questions.map(({ question_text }) => question_text) : []
    expect(texts.length).toBeGreaterThanOrEqual(6)
    expect(texts.join('\n')).not.toMatch(LIFE_STORY)
    expect(texts.join('\n').toLowerCase()).not.toContain(title.toLowerCase())
  },
)
