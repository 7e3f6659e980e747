/** Nine types as the person's own answers may name them. Descriptions are conditional: they explain a score, not a soul. */
export interface EnneagramType {
  number: number
  name: { en: string; es: string }
  words: string
  question: { en: string; es: string }
}

export const TYPES: EnneagramType[] = [
  {
    number: 1,
    name: { en: 'the Reformer', es: 'el Reformador' },
    words:
      'right wrong correct improve order rules standards mistake mistakes perfect perfectionist principle principles responsible should tidy fair critic criticise precise duty proper honest ordenado correcto mejorar reglas error perfecto justo deber',
    question: { en: 'What would be good enough?', es: '¿Qué sería suficientemente bueno?' },
  },
  {
    number: 2,
    name: { en: 'the Helper', es: 'el Ayudador' },
    words:
      'help helping others care caring give giving needed love friends support kind warm generous please please people thanks appreciated ayudar cuidar dar otros apoyo cariño generoso',
    question: { en: 'Who helps you?', es: '¿Quién te ayuda a ti?' },
  },
  {
    number: 3,
    name: { en: 'the Achiever', es: 'el Triunfador' },
    words:
      'success successful goal goals win winning achieve achievement best ambitious efficient career image compete competitive admired results busy éxito meta ganar logro ambición resultados eficiente',
    question: { en: 'What would you do if nobody were counting?', es: '¿Qué harías si nadie contara?' },
  },
  {
    number: 4,
    name: { en: 'the Individualist', es: 'el Individualista' },
    words:
      'different unique feelings feel deep creative art beauty melancholy longing missing authentic special alone understood emotion moody diferente único sentir creativo belleza nostalgia auténtico emoción',
    question: { en: 'What is ordinary and good?', es: '¿Qué hay de corriente y bueno?' },
  },
  {
    number: 5,
    name: { en: 'the Investigator', es: 'el Investigador' },
    words:
      'know knowledge understand think thinking read reading observe alone quiet space private learn learning facts expert curious energy withdraw saber entender pensar leer observar aprender solo silencio curioso',
    question: { en: 'When do you know enough to begin?', es: '¿Cuándo sabes bastante para empezar?' },
  },
  {
    number: 6,
    name: { en: 'the Loyalist', es: 'el Leal' },
    words:
      'safe safety worry worrying prepare prepared plan plans loyal trust doubt careful risk worst case security check questions team seguro preocupar preparar leal confianza duda riesgo cuidado',
    question: { en: 'What would you do if it were already safe?', es: '¿Qué harías si ya fuera seguro?' },
  },
  {
    number: 7,
    name: { en: 'the Enthusiast', es: 'el Entusiasta' },
    words:
      'fun new adventure exciting ideas options travel bored boring freedom enjoy plans many spontaneous optimistic variety laugh divertido nuevo aventura libertad ideas viajar aburrido disfrutar',
    question: { en: 'What is worth staying for?', es: '¿Por qué merece la pena quedarse?' },
  },
  {
    number: 8,
    name: { en: 'the Challenger', es: 'el Desafiador' },
    words:
      'strong control direct fight power lead leader decide protect justice confront boss independent weak anger argue fuerte control directo luchar proteger decidir justicia líder',
    question: { en: 'Where can you put the weight down?', es: '¿Dónde puedes soltar el peso?' },
  },
  {
    number: 9,
    name: { en: 'the Peacemaker', es: 'el Pacificador' },
    words:
      'peace peaceful calm harmony conflict avoid easy easygoing agree comfortable everyone routine relax patient listen slow paz calma armonía conflicto evitar tranquilo paciencia escuchar acuerdo',
    question: { en: 'What do you want for dinner, really?', es: '¿Qué quieres cenar tú, de verdad?' },
  },
]
