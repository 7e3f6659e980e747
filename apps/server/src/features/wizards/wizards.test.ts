import type { WizardMessage, WizardSession } from '@youzine/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { surveys, topics, wizardSessions } from '#schema'
import { aStart, aWizardSession, upToLast } from '#testing/access-wizards.ts'
import { aMember, type Person } from '#testing/people.ts'
import { type Seen, startScriptedModels, type Turn } from '#testing/scripted-models.ts'
import { aPublishedSurvey } from '#testing/surveys.ts'
import { startTestApp, type TestApp, useTestApp } from '#testing/test-app.ts'
import { until } from '#testing/until.ts'

type Kind = 'survey' | 'template'

const at = (kind: Kind, id: number | string) => `/api/${kind}-wizard/sessions/${id}`
const send = ({ browser }: Person, kind: Kind, id: number, content: string) =>
  browser.post(`${at(kind, id)}/messages`, { json: { content } })
const act = ({ browser }: Person, kind: Kind, id: number, msgId: number, action: string, json?: object) =>
  browser.post(`${at(kind, id)}/messages/${msgId}/${action}`, json ? { json } : {})
const get = async ({ browser }: Person, kind: Kind, id: number): Promise<WizardSession> =>
  (await browser.get(at(kind, id))).json()
const last = (messages: WizardMessage[]) => messages.at(-1) as WizardMessage
const rawOf = (message: WizardMessage) => JSON.parse(message.raw_json ?? '{}')

describe('a survey made with the built-in author', () => {
  const app = useTestApp()

  test('[WIZ-S-02] [WIZ-S-17] [WIZ-S-18] [WIZ-S-21] [WIZ-S-23] [WIZ-S-24] [WIZ-S-25] [WIZ-S-27] [WIZ-S-28] [WIZ-S-29] [WIZ-S-30] [WIZ-S-31] from the first proposal to what was created, through the code of the editors', async () => {
    const creator = await aMember(app)
    const session = await aWizardSession(creator)
    expect(session).toMatchObject({
      title: 'How people cook',
      creator_id: creator.id,
      status: 'draft',
      generated_survey_id: null,
      generated_template_id: null,
    })
    const [first] = session.messages
    expect(first).toMatchObject({
      role: 'assistant',
      message_type: 'questions',
      is_approved: null,
      pending: false,
    })
    const { questions } = rawOf(first as WizardMessage)
    expect(questions.length).toBeGreaterThanOrEqual(8)
    for (const question of questions) expect(question).toHaveProperty('question_type')

    const changed = (await send(creator, 'survey', session.id, 'Fewer questions')).json() as WizardMessage[]
    expect(changed.map(({ role, is_approved }) => [role, is_approved])).toEqual([
      ['assistant', false],
      ['user', null],
      ['assistant', null],
    ])
    expect(rawOf(last(changed)).questions.length).toBeLessThan(questions.length)

    const prompts = (await act(creator, 'survey', session.id, last(changed).id, 'approve')).json()
    expect(last(prompts)).toMatchObject({ message_type: 'prompt' })
    expect(rawOf(last(prompts)).prompt_template).toContain('{{ survey_answers }}')
    const sql = (await act(creator, 'survey', session.id, last(prompts).id, 'approve')).json()
    expect(last(sql)).toMatchObject({ message_type: 'sql', is_approved: null })
    expect(rawOf(last(sql)).sql_code).toContain('INSERT INTO surveys')
    const done = await act(creator, 'survey', session.id, last(sql).id, 'approve')
    expect(last(done.json())).toMatchObject({ is_approved: true })
    const finished = await get(creator, 'survey', session.id)
    expect(finished.status).toBe('completed')
    const survey = (await creator.browser.get(`/api/creator/surveys/${finished.generated_survey_id}`)).json()
    expect(survey).toMatchObject({ title: 'How people cook', status: 'draft' })
    expect(survey.questions).toHaveLength(rawOf(last(changed)).questions.length)
    const topic = (
      await creator.browser.get(`/api/creator/templates/${finished.generated_template_id}`)
    ).json()
    expect(topic.requirements).toMatchObject([{ alias: 'survey_answers', required_survey_id: survey.id }])
    expect(topic.prompts.length).toBeGreaterThanOrEqual(2)
    const listed = (await creator.browser.get('/api/survey-wizard/sessions')).json()
    expect(listed.map(({ id }: WizardSession) => id)).toEqual([session.id])
  })

  test('two clicks on approve at once create once; a second answers as the first did', async () => {
    const creator = await aMember(app)
    const session = await upToLast(creator, 'survey', await aWizardSession(creator))
    const sql = last(session.messages)
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => act(creator, 'survey', session.id, sql.id, 'approve')),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
    expect(
      await app.platform.db.select().from(surveys).where(eq(surveys.creatorId, creator.id)),
    ).toHaveLength(1)
    expect(await app.platform.db.select().from(topics).where(eq(topics.creatorId, creator.id))).toHaveLength(
      1,
    )
  })

  test('[WIZ-S-19] [WIZ-S-20] [WIZ-S-37] retracting removes what came later; resetting deletes after; old proposals are not approved', async () => {
    const creator = await aMember(app)
    const { id, messages } = await aWizardSession(creator)
    const first = last(messages)
    await act(creator, 'survey', id, first.id, 'approve')
    const retracted = (await act(creator, 'survey', id, first.id, 'retract')).json()
    expect(retracted).toMatchObject([{ id: first.id, is_approved: null }])
    expect((await act(creator, 'survey', id, first.id, 'retract')).json()).toEqual(retracted)
    const changed = (await send(creator, 'survey', id, 'Add one about spices')).json() as WizardMessage[]
    expect((await act(creator, 'survey', id, first.id, 'approve')).statusCode).toBe(409)
    const user = changed.find(({ role }) => role === 'user') as WizardMessage
    expect((await act(creator, 'survey', id, user.id, 'approve')).statusCode).toBe(409)
    const reset = (await act(creator, 'survey', id, first.id, 'reset')).json()
    expect(reset.map((message: WizardMessage) => message.id)).toEqual([first.id])
  })

  test('[WIZ-S-15] [WIZ-S-16] [WIZ-S-32] [WIZ-S-38] [WIZ-S-40] finalize waits for everything before it; completed, resumed, abandoned and brought back', async () => {
    const creator = await aMember(app)
    const session = await aWizardSession(creator)
    const path = at('survey', session.id)
    expect((await creator.browser.post(`${path}/resume`)).json()).toMatchObject({ status: 'draft' })
    const early = await creator.browser.post(`${path}/finalize`)
    expect([early.statusCode, early.json().detail]).toEqual([409, 'Approve everything before it first.'])
    await upToLast(creator, 'survey', session)
    const done = (await creator.browser.post(`${path}/finalize`)).json()
    expect(done).toMatchObject({ status: 'completed', generated_survey_id: expect.any(Number) })
    expect((await creator.browser.post(`${path}/finalize`)).json()).toEqual(done)
    const late = await send(creator, 'survey', session.id, 'One more')
    expect([late.statusCode, late.json().detail]).toEqual([
      409,
      'This session is completed. Resume it to go on.',
    ])
    expect((await act(creator, 'survey', session.id, done.messages[0].id, 'retract')).statusCode).toBe(409)
    expect((await creator.browser.post(`${path}/resume`)).json()).toMatchObject({ status: 'draft' })
    await app.platform.db
      .update(wizardSessions)
      .set({ status: 'abandoned' })
      .where(eq(wizardSessions.id, session.id))
    expect((await send(creator, 'survey', session.id, 'Fewer questions')).statusCode).toBe(200)
    expect((await get(creator, 'survey', session.id)).status).toBe('draft')
  })

  test('what was edited in place is what is approved; a faulty edit is named and changes nothing', async () => {
    const creator = await aMember(app)
    const { id, messages } = await aWizardSession(creator)
    const mine = { questions: [{ question_text: 'What do you burn?', question_type: 'short_text' }] }
    const wrong = { questions: [{ question_text: 'Pick', question_type: 'ranking', options: [] }] }
    const refused = await act(creator, 'survey', id, last(messages).id, 'approve', {
      raw_json: JSON.stringify(wrong),
    })
    expect([refused.statusCode, refused.json().detail[0].msg]).toEqual([
      422,
      'Question 1 (options): At least 2 options are required',
    ])
    await act(creator, 'survey', id, last(messages).id, 'approve', { raw_json: JSON.stringify(mine) })
    const now = await get(creator, 'survey', id)
    expect(rawOf(now.messages[0] as WizardMessage).questions).toMatchObject(mine.questions)
    expect(now.messages[0]?.is_approved).toBe(true)
  })

  test('[WIZ-S-09] [WIZ-S-39] a start without words, with somebody else’s id, or with a hostile title', async () => {
    const [creator, other] = [await aMember(app), await aMember(app)]
    const refused = await creator.browser.post('/api/survey-wizard/sessions', {
      json: aStart(creator, { title: '  ', description: '' }),
    })
    expect(refused.json().detail.map(({ msg }: { msg: string }) => msg)).toEqual([
      'Please enter a title',
      'Please enter a description',
    ])
    const foreign = await creator.browser.post('/api/survey-wizard/sessions', { json: aStart(other) })
    expect(foreign.statusCode).toBe(403)
    const hostile = `'); DROP TABLE surveys; -- {{ 7 | times: 7 }} {% if x %}`
    const session = await upToLast(
      creator,
      'survey',
      await aWizardSession(creator, 'survey', { title: hostile }),
    )
    expect((await creator.browser.post(`${at('survey', session.id)}/finalize`)).statusCode).toBe(200)
    expect((await creator.browser.get('/api/surveys')).statusCode).toBe(200)
    expect((await creator.browser.get(at('survey', 'x'))).statusCode).toBe(404)
    expect((await other.browser.get(at('survey', session.id))).statusCode).toBe(404)
    expect((await creator.browser.get(at('template', session.id))).statusCode).toBe(404)
    const message = last(session.messages)
    const mine = await aWizardSession(other)
    expect((await act(other, 'survey', mine.id, message.id, 'approve')).statusCode).toBe(404)
  })
})

describe('a topic made with the built-in author', () => {
  const app = useTestApp()

  test('[WIZ-T-18] [WIZ-T-19] [WIZ-T-20] [WIZ-T-22] [WIZ-T-23] [WIZ-T-24] [WIZ-T-25] [WIZ-T-26] [WIZ-T-27] from two requirements to a topic that uses both', async () => {
    const creator = await aMember(app)
    const survey = await aPublishedSurvey(await aMember(app))
    const requirements = [
      { requirement_type: 'survey', alias: 'tea', required_survey_id: survey.id },
      { requirement_type: 'facebook_posts', alias: 'facebook_posts_sample', required_survey_id: null },
    ]
    const session = await aWizardSession(creator, 'template', {
      requirements,
      custom_instructions: ' Be brief. ',
    })
    expect(session).toMatchObject({ requirements, custom_instructions: 'Be brief.' })
    const proposal = last(session.messages)
    expect(proposal.message_type).toBe('prompt')
    for (const alias of ['tea', 'facebook_posts_sample'])
      expect(rawOf(proposal).prompt_template).toContain(`{{ ${alias} }}`)
    const rejected = (await act(creator, 'template', session.id, proposal.id, 'reject')).json()
    expect(rejected).toMatchObject([{ is_approved: false }, { role: 'assistant', message_type: 'text' }])
    expect((await act(creator, 'template', session.id, proposal.id, 'reject')).json()).toEqual(rejected)
    const again = (await send(creator, 'template', session.id, 'Make it shorter')).json()
    const sql = (await act(creator, 'template', session.id, last(again).id, 'approve')).json()
    await act(creator, 'template', session.id, last(sql).id, 'approve')
    const done = await get(creator, 'template', session.id)
    expect(done).toMatchObject({ status: 'completed', generated_survey_id: null })
    const topic = (await creator.browser.get(`/api/creator/templates/${done.generated_template_id}`)).json()
    expect(topic.requirements).toMatchObject(requirements)
  })

  test('[WIZ-T-07] [WIZ-T-08] [WIZ-T-09] [WIZ-T-10] [WIZ-T-11] what is missing at the start is named at its field', async () => {
    const creator = await aMember(app)
    const faults = async (more: Record<string, unknown>) => {
      const answer = await creator.browser.post('/api/template-wizard/sessions', {
        json: aStart(creator, more),
      })
      expect(answer.statusCode).toBe(422)
      return answer
        .json()
        .detail.map(({ loc, msg }: { loc: string[]; msg: string }) => `${loc.slice(1).join('.')}: ${msg}`)
    }
    expect(await faults({ requirements: [] })).toEqual([
      'requirements: You must add at least one requirement',
    ])
    expect(
      await faults({ requirements: [{ requirement_type: 'survey', alias: ' ', required_survey_id: null }] }),
    ).toEqual([
      'requirements.0.alias: Alias is required',
      'requirements.0.required_survey_id: Please select a survey',
    ])
    const twice = { requirement_type: 'survey', alias: 'a ', required_survey_id: 25 }
    expect(await faults({ requirements: [twice, { ...twice, alias: ' a' }] })).toEqual([
      'requirements.0.alias: Duplicate alias',
      'requirements.1.alias: Duplicate alias',
    ])
  })

  test('a survey that is deleted in between is said, and nothing is created', async () => {
    const creator = await aMember(app)
    const survey = await aPublishedSurvey(creator)
    const requirements = [{ requirement_type: 'survey', alias: 'tea', required_survey_id: survey.id }]
    const session = await aWizardSession(creator, 'template', { requirements })
    await creator.browser.delete(`/api/creator/surveys/${survey.id}`)
    const answer = await act(creator, 'template', session.id, last(session.messages).id, 'approve')
    expect([answer.statusCode, answer.json().detail]).toEqual([
      409,
      'A survey that this topic needs is not there any more.',
    ])
    expect((await get(creator, 'template', session.id)).messages).toEqual(session.messages)
  })
})

describe('with a model', () => {
  let models: Awaited<ReturnType<typeof startScriptedModels>>
  let app: TestApp
  let decide: (seen: Seen) => Turn
  const QUESTIONS = {
    say: 'Nine questions would be too many, so here are two.',
    questions: [
      { question_text: 'What do you burn?', question_type: 'short_text' },
      {
        question_text: 'Which?',
        question_type: 'single_select',
        options: [{ option_text: 'A' }, { option_text: 'B' }],
      },
    ],
  }
  const PROMPTS = {
    say: 'Two steps.',
    prompts: [
      { prompt_type: 'text', system_prompt: 'Read {{ survey_answers }}', output_key: 'notes' },
      { prompt_type: 'text', system_prompt: 'Write from {{ notes }}, title first.' },
    ],
  }
  const well = (seen: Seen): Turn => ({
    say: JSON.stringify(JSON.stringify(seen.body).includes('chain of prompts') ? PROMPTS : QUESTIONS),
  })

  beforeAll(async () => {
    models = await startScriptedModels((seen) => decide(seen))
    app = await startTestApp({
      settings: {
        ANTHROPIC_BASE_URL: models.url,
        ANTHROPIC_API_KEY: 'k',
        ANTHROPIC_MODEL: 'scripted-1',
        MODEL_TIMEOUT_MS: '1500',
      },
    })
  })
  afterAll(async () => {
    await app.close()
    models.close()
  })
  const settled = async (person: Person, id: number) =>
    until(
      async () => {
        const session = await get(person, 'survey', id)
        expect(session.messages.some(({ pending }) => pending)).toBe(false)
        return session
      },
      { timeout: 100_000, interval: 50 },
    )

  test('it leads the conversation to the end; steps are given to the provider that can be asked', async () => {
    decide = well
    const creator = await aMember(app)
    const session = await aWizardSession(creator)
    const first = last((await settled(creator, session.id)).messages)
    expect(first).toMatchObject({ content: QUESTIONS.say, written_by: 'scripted-1' })
    await upToLast(creator, 'survey', { ...session, messages: [first] })
    const done = (await creator.browser.post(`${at('survey', session.id)}/finalize`)).json()
    const topic = (await creator.browser.get(`/api/creator/templates/${done.generated_template_id}`)).json()
    expect(topic.prompts.map((prompt: { model_id: number }) => prompt.model_id)).toEqual([2, 2])
  })

  test('what does not validate goes back twice, then is shown with its faults, and can be mended by hand', async () => {
    const unknown = { say: 'Here.', questions: [{ question_text: 'Draw it', question_type: 'drawing' }] }
    decide = () => ({ say: JSON.stringify(unknown) })
    const creator = await aMember(app)
    const before = models.seen.length
    const session = await settled(creator, (await aWizardSession(creator)).id)
    expect(models.seen.length - before).toBe(3)
    expect(JSON.stringify(models.seen.at(-1)?.body)).toContain('This cannot be used')
    expect(rawOf(last(session.messages)).faults[0]).toContain('Question 1')
    const refused = await act(creator, 'survey', session.id, last(session.messages).id, 'approve')
    expect([refused.statusCode, refused.json().detail]).toEqual([
      409,
      'This proposal still has faults. Mend them, or ask for another one.',
    ])
    decide = well
    const mended = await act(creator, 'survey', session.id, last(session.messages).id, 'approve', {
      raw_json: JSON.stringify({
        questions: [{ question_text: 'Draw it in words', question_type: 'long_text' }],
      }),
    })
    expect(last(mended.json()).message_type).toBe('prompt')
  })

  test.each<[string, Turn]>([
    ['prose', { say: 'Sure! I would ask about onions.' }],
    ['half a JSON', { say: '{"say": "Here", "questions": [{"question_te' }],
    [
      '500 questions',
      {
        say: JSON.stringify({
          say: 'Many.',
          questions: Array.from({ length: 500 }, (_, at) => ({
            question_text: `Q ${at}`,
            question_type: 'short_text',
          })),
        }),
      },
    ],
    [
      'markup and statements',
      {
        say: JSON.stringify({
          say: '<img src=x onerror=alert(1)>',
          questions: [
            { question_text: '<script>alert(1)</script>; DROP TABLE users', question_type: 'short_text' },
          ],
        }),
      },
    ],
    ['silence', 'never answer'],
    ['a cut line', { cutAfter: '{"say": "He' }],
    ['an error', { status: 500 }],
  ])(
    'through %s: a sentence or a proposal, nothing lost, and the next message works',
    async (_name, turn) => {
      decide = () => turn
      const creator = await aMember(app)
      const made = await aWizardSession(creator)
      const session = await settled(creator, made.id)
      const message = last(session.messages)
      expect(message.content || message.error).toBeTruthy()
      decide = well
      const answer = await send(creator, 'survey', made.id, 'Two questions, please.')
      expect(answer.statusCode, answer.body).toBe(200)
      expect(last(answer.json())).toMatchObject({ message_type: 'questions', content: QUESTIONS.say })
      expect(answer.json().filter(({ role }: WizardMessage) => role === 'user')).toHaveLength(1)
    },
    60_000,
  )

  test('a provider that fails is said, and what was asked stays', async () => {
    decide = well
    const creator = await aMember(app)
    const { id } = await settled(creator, (await aWizardSession(creator)).id)
    decide = () => ({ status: 400 })
    const failed = await send(creator, 'survey', id, 'Something else')
    expect(failed.statusCode).toBe(503)
    const session = await get(creator, 'survey', id)
    expect(session.messages.find(({ role }) => role === 'user')?.content).toBe('Something else')
    expect(last(session.messages).error).toBeTruthy()
    expect(app.errors).toEqual([])
  }, 240_000)

  test('while it answers, another message waits its turn', async () => {
    decide = () => 'never answer'
    const creator = await aMember(app)
    const starting = aWizardSession(creator)
    const id = await until(
      async () => {
        const [session] = (await creator.browser.get('/api/survey-wizard/sessions')).json() as WizardSession[]
        expect(session?.messages[0]?.pending).toBe(true)
        return session?.id ?? 0
      },
      { timeout: 100_000, interval: 10 },
    )
    const second = await send(creator, 'survey', id, 'Hello?')
    expect([second.statusCode, second.json().detail]).toEqual([
      409,
      'The assistant is still answering. Wait for it to finish.',
    ])
    await starting
    await settled(creator, id)
  }, 240_000)
})
