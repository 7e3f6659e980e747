import { describe, expect, test } from 'vitest'
import { assist } from '../assist.ts'
import type { AssistantQuestion } from '../model.ts'
import { ruleFaults } from '../testing/judge.ts'
import { assistantRequest } from '../testing/request.ts'

const one = (
  question_text: string,
  question_type: AssistantQuestion['question_type'] = 'long_text',
  options?: string[],
): AssistantQuestion => ({
  question_text,
  question_type,
  ...(options ? { options: options.map((option_text) => ({ option_text })) } : {}),
  ...(question_type === 'rating_scale'
    ? { question_config: { options: { min: 1, max: 5, step: 1, labels: { min: 'low', max: 'high' } } } }
    : {}),
})

const SURVEYS = {
  en: {
    title: 'Sailing club',
    description: 'I run a sailing club and want to know how members find the boats, the fees and the bar.',
    questions: [
      one('How do you find the boats?', 'rating_scale'),
      one('How do you find the fees?', 'single_select', ['too low', 'just right', 'too high']),
      one('What would you like to eat at the bar?', 'single_select', ['soup', 'pie', 'salad']),
      one('How long does it take you to get here?', 'short_text'),
      one('Which boats would you like to sail?'),
      one('Is there anything you cannot eat?', 'short_text'),
      one('What is your name?', 'short_text'),
      one('What else should we know?'),
    ],
  },
  es: {
    title: 'Club de vela',
    description:
      'Llevo un club de vela y quiero saber qué opinan los socios de los barcos, la cuota y el bar.',
    questions: [
      one('¿Cómo valoras los barcos?', 'rating_scale'),
      one('¿Cómo ves la cuota?', 'single_select', ['baja', 'justa', 'alta']),
      one('¿Qué te gustaría comer en el bar?', 'single_select', ['sopa', 'tortilla', 'ensalada']),
      one('¿Cuánto tardas en llegar?', 'short_text'),
      one('¿Qué barcos te gustaría llevar?'),
      one('¿Hay algo que no puedas comer?', 'short_text'),
      one('¿Cuál es tu nombre?', 'short_text'),
      one('¿Qué más deberíamos saber?'),
    ],
  },
  de: {
    title: 'Segelclub',
    description:
      'Ich leite einen Segelclub und will wissen, wie die Mitglieder die Boote, den Beitrag und die Bar finden.',
    questions: [
      one('Wie findest du die Boote?', 'rating_scale'),
      one('Wie findest du den Beitrag?', 'single_select', ['zu niedrig', 'genau richtig', 'zu hoch']),
      one('Was möchtest du an der Bar essen?', 'single_select', ['Suppe', 'Brot', 'Salat']),
      one('Wie lange brauchst du bis hierher?', 'short_text'),
      one('Welche Boote würdest du gern segeln?'),
      one('Gibt es etwas, das du nicht essen kannst?', 'short_text'),
      one('Wie heißt du?', 'short_text'),
      one('Was sollten wir sonst noch wissen?'),
    ],
  },
}
type Language = keyof typeof SURVEYS

function said(language: Language, wish: string, earlier: string[] = ['x']) {
  const { title, description, questions } = SURVEYS[language]
  const reply = assist(assistantRequest({ title, description, questions, wish, earlier }))
  const now = reply.type === 'questions' ? reply.questions : questions
  expect(ruleFaults(reply, [])).toEqual([])
  const changed = now.flatMap((question, at) =>
    JSON.stringify(question) === JSON.stringify(questions[at]) ? [] : [at],
  )
  return { reply, now, changed, before: questions }
}
const options = (question: AssistantQuestion | undefined) =>
  (question?.options ?? []).map(({ option_text }) => option_text)

describe('answers that are listed go to the question that is named', () => {
  test.each<[Language, string, number, string[]]>([
    ['en', 'add options to the fee one: cheap, fair, steep', 1, ['cheap', 'fair', 'steep']],
    ['en', 'options for the price question: cheap, fair, steep', 1, ['cheap', 'fair', 'steep']],
    ['en', 'the price one should have these answers: cheap, fair, or steep', 1, ['cheap', 'fair', 'steep']],
    ['en', 'food: fish, chips, peas', 2, ['fish', 'chips', 'peas']],
    ['en', 'number 5: Lasers, Toppers, Wayfarers', 4, ['Lasers', 'Toppers', 'Wayfarers']],
    ['es', 'la de la cuota con opciones: barata, justa, cara', 1, ['barata', 'justa', 'cara']],
    ['es', 'añade opciones en la comida: pescado, arroz, tortilla', 2, ['pescado', 'arroz', 'tortilla']],
    ['es', 'respuestas para el precio: barato, justo, caro', 1, ['barato', 'justo', 'caro']],
    ['de', 'Antworten beim Beitrag: billig, fair, teuer', 1, ['billig', 'fair', 'teuer']],
    ['de', 'bei den Kosten bitte diese Optionen: billig, fair, teuer', 1, ['billig', 'fair', 'teuer']],
    ['de', 'Essen: Fisch, Nudeln, Reis', 2, ['Fisch', 'Nudeln', 'Reis']],
  ])('%s: %s', (language, wish, place, answers) => {
    const { now, changed } = said(language, wish)
    expect(changed).toEqual([place])
    expect(options(now[place])).toEqual(answers)
  })

  test.each<[Language, string, RegExp, string[]]>([
    [
      'en',
      'Add one about whether they have sailed before, yes / a bit / never',
      /sailed before/,
      ['yes', 'a bit', 'never'],
    ],
    ['en', 'ask if they own a boat: yes, no, a share of one', /own a boat/, ['yes', 'no', 'a share of one']],
    ['en', 'add answers for shoe size: small, medium, large', /[Ss]hoe size/, ['small', 'medium', 'large']],
    [
      'es',
      'añade una pregunta sobre si tienen barco propio: sí, no, a medias',
      /barco propio/,
      ['sí', 'no', 'a medias'],
    ],
    [
      'de',
      'Frag noch, ob sie ein eigenes Boot haben: ja, nein, geteilt',
      /eigenes Boot/,
      ['ja', 'nein', 'geteilt'],
    ],
  ])('a new one: %s: %s', (language, wish, text, answers) => {
    const { now, before } = said(language, wish)
    expect(now).toHaveLength(before.length + 1)
    const added = now.find(({ question_text }) => text.test(question_text))
    expect(options(added)).toEqual(answers)
  })
})

test.each<[Language, string]>([
  ['en', 'how many are there now'],
  ['en', 'how many questions is that'],
  ['en', 'and how many are left?'],
  ['es', '¿cuántas quedan?'],
  ['es', 'cuántas son ya'],
  ['de', "wie viele Fragen sind's jetzt?"],
  ['de', 'wie viele haben wir jetzt'],
])('they are counted: %s: %s', (language, wish) => {
  expect(said(language, wish).reply).toMatchObject({ type: 'text', content: expect.stringContaining('8') })
})

describe('from one number to another', () => {
  test.each<[Language, string, number, number, number]>([
    ['en', 'make number four a 1–10', 3, 1, 10],
    ['en', 'the fees should be 0 to 10', 1, 0, 10],
    ['en', 'make the boats one a 1-7', 0, 1, 7],
    ['es', 'pon la de la cuota del 1 al 10', 1, 1, 10],
    ['es', 'la segunda en escala de 1 a 5', 1, 1, 5],
    ['de', 'mach beim Beitrag ne Skala von 1 bis 10', 1, 1, 10],
    ['de', 'die zweite bitte von 1 bis 7', 1, 1, 7],
  ])('%s: %s', (language, wish, place, min, max) => {
    const { now, changed } = said(language, wish)
    expect(changed).toEqual([place])
    expect(now[place]).toMatchObject({
      question_type: 'rating_scale',
      question_config: { options: { min, max } },
    })
    expect(now[place]?.question_config?.options.labels.min).not.toBe('')
  })

  test.each<[Language, string, RegExp]>([
    ['en', 'and a 1-5 on how they rate the skipper', /How do you rate the skipper\?/],
    ['en', 'add a 1 to 10 on the showers', /showers/],
    ['es', 'añade una escala del 1 al 5 sobre las duchas', /duchas/],
    ['de', 'noch eine Skala von 1 bis 5 zu den Duschen', /Duschen/],
  ])('a new one: %s: %s', (language, wish, text) => {
    const { now, before } = said(language, wish)
    expect(now).toHaveLength(before.length + 1)
    expect(now.find(({ question_text }) => text.test(question_text))?.question_type).toBe('rating_scale')
  })
})

describe('gentler, and it is said which', () => {
  test.each<[Language, string, number]>([
    ['en', 'the second one is a bit nosy', 1],
    ['en', 'number 6 is too personal', 5],
    ['en', 'soften the one about the fees', 1],
    ['en', 'the food one - make it gentler', 2],
    ['es', 'la tercera es un poco indiscreta', 2],
    ['es', 'suaviza la de la cuota', 1],
    ['de', 'die zweite klingt vorwurfsvoll', 1],
    ['de', 'Frage 6 ist mir zu neugierig', 5],
  ])('%s: %s', (language, wish, place) => {
    const { changed, reply } = said(language, wish)
    expect(changed).toEqual([place])
    expect(reply.content).toContain(String(place + 1))
  })
})

describe('so many and no more', () => {
  test.each<[Language, string, number]>([
    ['en', 'could you make it shorter, five at most', 5],
    ['en', 'no more than six', 6],
    ['en', 'max 4 please', 4],
    ['en', 'five is enough', 5],
    ['es', 'más corta, como mucho cinco', 5],
    ['es', 'máximo 4', 4],
    ['de', 'Und bitte kürzer, höchstens fünf.', 5],
    ['de', 'nicht mehr als sechs', 6],
  ])('%s: %s', (language, wish, count) => {
    expect(said(language, wish).now).toHaveLength(count)
  })
})

describe('gone by its name', () => {
  test.each<[Language, string, number]>([
    ['en', "drop the fees one we can't change that anyway", 1],
    ['en', 'lose the question about the boats we sail', 4],
    ['en', 'get rid of the money one', 1],
    ['es', 'quita la de la cuota, que no la podemos cambiar', 1],
    ['es', 'elimina la pregunta del nombre', 6],
    ['de', 'streich die Frage zum Beitrag', 1],
    ['de', 'nimm die Frage nach dem Namen raus', 6],
  ])('%s: %s', (language, wish, place) => {
    const { now, before } = said(language, wish)
    expect(now).toEqual(before.filter((_, at) => at !== place))
  })
})

describe('a unit goes into the question', () => {
  test.each<[Language, string, RegExp]>([
    ['en', "ask how far they'd travel but in km", /^How far would you travel, in km\?$/],
    ['en', 'make the time one in minutes', /^How long does it take you to get here, in minutes\?$/],
    ['es', 'el tiempo que sea en minutos', /^¿Cuánto tardas en llegar, en minutos\?$/],
    ['de', 'die Zeit bitte in Minuten', /^Wie lange brauchst du bis hierher, in Minuten\?$/],
    ['de', 'Frag noch wie weit sie segeln würden, in Kilometern', /, in Kilometern\?$/],
  ])('%s: %s', (language, wish, text) => {
    expect(said(language, wish).now.some(({ question_text }) => text.test(question_text))).toBe(true)
  })
})

describe('order', () => {
  test.each<[Language, string, number[]]>([
    ['en', 'swap 3 and 5', [0, 1, 4, 3, 2, 5, 6, 7]],
    ['en', 'put the fees one first', [1, 0, 2, 3, 4, 5, 6, 7]],
    ['en', 'ok put the fees one first', [1, 0, 2, 3, 4, 5, 6, 7]],
    ['es', 'cambia la 2 por la 4', [0, 3, 2, 1, 4, 5, 6, 7]],
    ['es', 'pon la de la cuota al final', [0, 2, 3, 4, 5, 6, 7, 1]],
    ['de', 'Tausche Frage 2 und 4', [0, 3, 2, 1, 4, 5, 6, 7]],
    ['de', 'stell die Frage zum Beitrag an den Anfang', [1, 0, 2, 3, 4, 5, 6, 7]],
  ])('%s: %s', (language, wish, order) => {
    const { now, before } = said(language, wish)
    expect(now).toEqual(order.map((at) => before[at]))
  })
})

describe('one of two', () => {
  test.each<[Language, string]>([
    ['en', 'merge the two about food'],
    ['en', 'combine the food one and the cannot eat one'],
    ['es', 'junta las dos de la comida'],
    ['de', 'fass die beiden Fragen zum Essen zusammen'],
  ])('%s: %s', (language, wish) => {
    const { now, before } = said(language, wish)
    expect(now).toHaveLength(before.length - 1)
  })
})

describe('what cannot be done is said, and changes nothing', () => {
  test.each<[Language, string, RegExp]>([
    ['en', 'can you send it to my sister so she can check it', /cannot send/],
    ['en', 'Print 38 copies for me would you', /cannot print/],
    ['en', 'what are the results so far?', /no answers/],
    ['en', 'which of them should I give a boat to first', /cannot decide/],
    ['en', 'which medication should I ask my doctor for', /doctor/],
    ['en', 'will I be able to see who wrote what?', /Question 7 asks for the name/],
    ['en', 'can you tell them when we meet? Thursday 7pm', /cannot tell/],
    ['es', 'mándasela tú a mis socios por whatsapp', /No puedo enviársela/],
    ['es', '¿me la puedes imprimir?', /imprimir/],
    ['es', '¿voy a ver quién ha escrito qué?', /nombre/],
    ['es', 'diles que nos vemos el jueves', /No puedo avisar/],
    ['de', 'kannst du denen auch gleich sagen wann wir uns treffen? Do 19 Uhr', /niemandem/],
    ['de', 'Kannst du sie bitte an alle schicken?', /Schicken kann ich/],
    ['de', 'sehe ich, wer was geschrieben hat?', /Namen/],
    ['de', 'wem soll ich das erste Boot geben?', /entscheiden/],
  ])('%s: %s', (language, wish, words) => {
    const { now, before, reply } = said(language, wish)
    expect(now).toEqual(before)
    expect(reply.content).toMatch(words)
  })
})

describe('as people talk', () => {
  test.each<[Language, string]>([
    ['en', 'sound less like HR'],
    ['en', 'this sounds like a doctor'],
    ['en', 'make it more human'],
    ['es', 'que no suene a médico'],
    ['es', 'más natural por favor'],
    ['de', 'das soll nicht so nach Amt klingen'],
    ['de', 'klingt wie ein Formular'],
  ])('%s: %s', (language, wish) => {
    const { now, before, changed } = said(language, wish)
    expect(now.map(({ question_type }) => question_type)).toEqual(
      before.map(({ question_type }) => question_type),
    )
    expect(changed.length).toBeGreaterThan(4)
  })
})

describe('permission is yes or no', () => {
  test.each<[Language, string, RegExp]>([
    ['en', 'add a question if I may quote them', /^May I quote you\?$/],
    ['en', 'ask whether I can use their photos', /^Can I use your photos\?$/],
    ['es', 'pregunta si puedo citarlos', /citar/],
    ['de', 'frag ob ich sie zitieren darf', /zitieren/],
  ])('%s: %s', (language, wish, text) => {
    const { now, before } = said(language, wish)
    expect(now).toHaveLength(before.length + 1)
    expect(now.find(({ question_text }) => text.test(question_text))?.question_type).toBe('boolean')
  })
})

describe('a misunderstanding does nothing drastic', () => {
  test.each<[Language, string]>([
    ['en', 'actually what was the wording of the one you just took out'],
    ['en', 'i like the first one best to be honest, one of the better ones'],
    ['en', 'my wife says two of these made her laugh'],
    ['en', 'is there one for people who only come once a year'],
    ['es', 'una de las socias dice que está muy bien'],
    ['de', 'eine von denen hat meiner Frau gut gefallen'],
  ])('%s: %s', (language, wish) => {
    const { now, before } = said(language, wish)
    expect(now.length).toBeGreaterThanOrEqual(before.length)
  })
})

describe('said in passing', () => {
  const changed = (title: string, description: string, ...wishes: string[]) => {
    const start = assistantRequest({ title, description })
    const first = assist(start)
    let questions = first.type === 'questions' ? first.questions : []
    wishes.forEach((wish, at) => {
      const reply = assist({ ...start, questions, wish, earlier: wishes.slice(0, at) })
      if (reply.type === 'questions') questions = reply.questions
    })
    return questions
  }
  const texts = (questions: readonly { question_text: string }[]) =>
    questions.map(({ question_text }) => question_text)

  test('things that are asked alike are asked one by one', () => {
    expect(
      texts(changed('Night shift nurses', 'How nurses on nights eat, sleep and cope')).slice(0, 3),
    ).toEqual([
      'How do you eat?',
      'How well do you sleep at the moment?',
      'All in all, how are you coping at the moment?',
    ])
    expect(
      texts(changed('Nachtdienst', 'Wie Pflegekräfte essen, schlafen und durchhalten')).join(),
    ).not.toMatch(/schlafen und durchhalten/)
  })

  test('choices that are given with “as choices”, days from one to another', () => {
    const asked = changed(
      'My choir’s next season',
      'We want to know what members would like to sing',
      'add a question about which evening suits best, with Monday to Thursday as choices',
    ).find(({ question_text }) => question_text.includes('evening'))
    expect(asked?.question_text).toBe('Which evening suits best?')
    expect(asked?.options?.map(({ option_text }) => option_text)).toEqual([
      'Monday',
      'Tuesday',
      'Wednesday',
      'Thursday',
    ])
  })

  test('how people do something is about that, whoever answers', () => {
    expect(texts(changed('Cómo viajan los abuelos', 'Encuesta para mayores de 65')).join(' ')).toMatch(/viaj/)
    expect(texts(changed('Kleingärten', 'Was Leute in ihrem Schrebergarten tun')).join(' ')).toMatch(
      /Pflanze/,
    )
  })

  test('insurance is not safety', () => {
    const all = texts(changed('Cómo viajan los abuelos', '', 'añade una sobre los seguros'))
    expect(all.join(' ')).toContain('los seguros')
    expect(all.join(' ')).not.toContain('lugar seguro')
  })

  test('talking plainly leads up to no two questions alike', () => {
    const all = texts(
      changed(
        'Night shift nurses',
        'How nurses on nights eat, sleep and cope',
        'too clinical, make it warmer',
      ),
    )
    expect(all.filter((text) => text.startsWith('Just tell us:')).length).toBeLessThanOrEqual(1)
    expect(all.filter((text) => text.startsWith('Gut feeling:')).length).toBeLessThanOrEqual(1)
  })
})
