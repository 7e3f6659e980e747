/** Nine types as the person's own answers may name them. Descriptions are conditional: they explain a score, not a soul. */
export interface EnneagramType {
  number: number
  name: string
  words: string
  question: string
}

export const TYPES: EnneagramType[] = [
  {
    number: 1,
    name: 'the Reformer',
    words:
      'right wrong correct improve order rules standards mistake mistakes perfect perfectionist principle principles responsible should tidy fair critic criticise precise duty proper honest ordenado correcto mejorar reglas error perfecto justo deber',
    question: 'What would be good enough?',
  },
  {
    number: 2,
    name: 'the Helper',
    words:
      'help helping others care caring give giving needed love friends support kind warm generous please please people thanks appreciated ayudar cuidar dar otros apoyo cariño generoso',
    question: 'Who helps you?',
  },
  {
    number: 3,
    name: 'the Achiever',
    words:
      'success successful goal goals win winning achieve achievement best ambitious efficient career image compete competitive admired results busy éxito meta ganar logro ambición resultados eficiente',
    question: 'What would you do if nobody were counting?',
  },
  {
    number: 4,
    name: 'the Individualist',
    words:
      'different unique feelings feel deep creative art beauty melancholy longing missing authentic special alone understood emotion moody diferente único sentir creativo belleza nostalgia auténtico emoción',
    question: 'What is ordinary and good?',
  },
  {
    number: 5,
    name: 'the Investigator',
    words:
      'know knowledge understand think thinking read reading observe alone quiet space private learn learning facts expert curious energy withdraw saber entender pensar leer observar aprender solo silencio curioso',
    question: 'When do you know enough to begin?',
  },
  {
    number: 6,
    name: 'the Loyalist',
    words:
      'safe safety worry worrying prepare prepared plan plans loyal trust doubt careful risk worst case security check questions team seguro preocupar preparar leal confianza duda riesgo cuidado',
    question: 'What would you do if it were already safe?',
  },
  {
    number: 7,
    name: 'the Enthusiast',
    words:
      'fun new adventure exciting ideas options travel bored boring freedom enjoy plans many spontaneous optimistic variety laugh divertido nuevo aventura libertad ideas viajar aburrido disfrutar',
    question: 'What is worth staying for?',
  },
  {
    number: 8,
    name: 'the Challenger',
    words:
      'strong control direct fight power lead leader decide protect justice confront boss independent weak anger argue fuerte control directo luchar proteger decidir justicia líder',
    question: 'Where can you put the weight down?',
  },
  {
    number: 9,
    name: 'the Peacemaker',
    words:
      'peace peaceful calm harmony conflict avoid easy easygoing agree comfortable everyone routine relax patient listen slow paz calma armonía conflicto evitar tranquilo paciencia escuchar acuerdo',
    question: 'What do you want for dinner, really?',
  },
]
