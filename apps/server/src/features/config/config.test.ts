import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { CONFIG_DEFAULTS } from '@youzine/contract'
import { eq } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { createConfiguration } from '#platform/configuration.ts'
import { configChanges, users } from '#schema'
import { aMember, anEmail, signUpForm } from '#testing/people.ts'
import { useTestApp } from '#testing/test-app.ts'
import { lineOf } from './config.ts'

const app = useTestApp({ settings: { ADMIN_EMAIL: 'keeper@example.org' } })

async function anAdmin() {
  const admin = await aMember(app)
  await app.platform.db.update(users).set({ isAdmin: true }).where(eq(users.id, admin.id))
  const save = (config: unknown) =>
    admin.browser.post('/api/config', {
      form: { config_json: typeof config === 'string' ? config : JSON.stringify(config, null, 2) },
    })
  return { ...admin, save }
}

describe('the configuration', () => {
  test('[CONF-06] [CONF-07] [CONF-08] is kept and answered as JSON text', async () => {
    const { browser, save } = await anAdmin()
    const saved = await save({ site: { name: 'Ourzine' }, limits: { articles_per_template: 7 } })
    expect(JSON.parse(saved.json().config_json)).toEqual({
      site: { name: 'Ourzine' },
      limits: { articles_per_template: 7 },
    })
    expect((await browser.get('/api/config')).json()).toEqual(saved.json())
    expect((await app.browser().get('/api/site')).json()).toEqual({
      name: 'Ourzine',
      tagline: 'You as AI sees you',
      features: { video: true, signup: true },
    })
    await save({})
  })

  test('[CONF-02] what is wrong is named by its path and its line, and nothing is stored', async () => {
    const { browser, save } = await anAdmin()
    const before = (await browser.get('/api/config')).json()
    const detailOf = async (config: unknown) => {
      const answer = await save(config)
      expect(answer.statusCode).toBe(422)
      const { detail } = answer.json()
      return typeof detail === 'string' ? detail : detail.map(({ msg }: { msg: string }) => msg).join(' ')
    }
    expect(await detailOf('{"site": ')).toContain('Invalid JSON: ')
    expect(await detailOf({ site: { name: 'x', colour: 'red' } })).toContain(
      'site.colour: is not a key that we know (line 4)',
    )
    expect(await detailOf({ limits: { articles_per_template: 'many' } })).toContain(
      'limits.articles_per_template',
    )
    expect(await detailOf({ chat: { model_id: 'nobody' } })).toContain('nobody is not among the models')
    expect(await detailOf({ magazine: { topics: ['profile', 'nonsense'] } })).toContain(
      'there is no topic nonsense',
    )
    expect(await detailOf([])).toContain('The configuration')
    const twice = { id: 'a', provider: 'openai', model: 'm', label: 'L' }
    expect(await detailOf({ models: [twice, twice] })).toContain('a is there twice')
    expect((await browser.get('/api/config')).json()).toEqual(before)
  })

  test('takes effect at once, without a restart', async () => {
    const { save } = await anAdmin()
    await save({ features: { signup: false } })
    const refused = await app.browser().post('/api/signup', { multipart: signUpForm(anEmail()) })
    expect(refused.statusCode).toBe(403)
    await save({})
    expect((await app.browser().post('/api/signup', { multipart: signUpForm(anEmail()) })).statusCode).toBe(
      200,
    )
  })

  test('keeps who changed what, and the way back', async () => {
    const { browser, save, email } = await anAdmin()
    await save({ site: { name: 'First' } })
    await save({ site: { name: 'Second' } })
    const history = (await browser.get('/api/config/history')).json()
    expect(history[0]).toMatchObject({ changed_by: email, config_json: expect.stringContaining('Second') })
    const back = await browser.post(`/api/config/history/${history[1].id}/restore`)
    expect(JSON.parse(back.json().config_json)).toEqual({ site: { name: 'First' } })
    expect((await app.browser().get('/api/site')).json().name).toBe('First')
    await save({})
  })

  test('a key that would change every object is a key that we do not know, and changes none', async () => {
    const { save } = await anAdmin()
    for (const config of [
      '{"__proto__": {"isAdmin": true}}',
      '{"site": {"__proto__": {"isAdmin": true}}}',
      '{"constructor": {"prototype": {"isAdmin": true}}}',
    ])
      expect([config, (await save(config)).statusCode]).toEqual([config, 422])
    expect('isAdmin' in {}).toBe(false)
    const member = await aMember(app)
    expect((await member.browser.get('/api/config')).statusCode).toBe(403)
  })

  test('two admins who save at once: one of the two stands, whole, and both are in the history', async () => {
    const [first, second] = [await anAdmin(), await anAdmin()]
    const texts = [{ site: { name: 'Firstzine' } }, { site: { name: 'Secondzine' } }]
    const answers = await Promise.all([first.save(texts[0]), second.save(texts[1])])
    expect(answers.map(({ statusCode }) => statusCode).every((code) => code === 200 || code === 409)).toBe(
      true,
    )
    const stands = JSON.parse((await first.browser.get('/api/config')).json().config_json)
    expect(texts).toContainEqual(stands)
    const saved = answers.filter(({ statusCode }) => statusCode === 200).length
    const by = await app.platform.db.select().from(configChanges)
    expect(by.filter(({ userId }) => userId === first.id || userId === second.id)).toHaveLength(saved)
    await first.save({})
  })

  test('what no page or database can hold is refused', async () => {
    const { save } = await anAdmin()
    for (const name of ['a\u0000b', 'a\nb', '\ud800', '\u200b', ' ']) {
      const answer = await save({ site: { name } })
      expect([name, answer.statusCode]).toEqual([name, 422])
    }
  })

  test('no change locks the admins out: their addresses can sign up while nobody else can', async () => {
    const { save } = await anAdmin()
    await save({ features: { signup: false } })
    const signUp = (email: string) => app.browser().post('/api/signup', { multipart: signUpForm(email) })
    expect((await signUp('Keeper@example.org')).statusCode).toBe(200)
    expect((await signUp(anEmail())).statusCode).toBe(403)
    await save({})
  })

  test('what another version has stored, and this one does not understand, does not keep it from starting', async () => {
    const { db, events, log } = app.platform
    const strange = { site: { name: 'Kept' }, limits: { articles_per_template: 'many' }, moon: { phase: 1 } }
    await db.insert(configChanges).values({ config: strange as object, createdAt: new Date() })
    const started = await createConfiguration({ db, events, log })
    expect(started.get()).toEqual({ ...CONFIG_DEFAULTS, site: { ...CONFIG_DEFAULTS.site, name: 'Kept' } })
    expect(app.logged.at(-1)).toMatch(/moon.*limits.*are not understood/)
    started.close()
    await (await anAdmin()).save({})
  })

  test('says who writes, in plain words', async () => {
    const { browser } = await anAdmin()
    expect((await browser.get('/api/config/writers')).json()).toMatchObject({
      at_work: 'Articles are written by the built-in author: no model is set up.',
      models: [],
    })
  })

  /** Whatever is asked of Ollama's port is answered by a server of ours; the rest goes where it goes. */
  async function answeringAsOllama(answer: (response: ServerResponse) => void) {
    const asked: string[] = []
    const local = createServer((request, response) => {
      asked.push(request.url ?? '')
      answer(response)
    }).listen(0, '127.0.0.1')
    await once(local, 'listening')
    const { port } = local.address() as AddressInfo
    const send = globalThis.fetch
    const wire = vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation((url, init) => send(String(url).replace(':11434', `:${port}`), init))
    return {
      asked,
      hosts: () => wire.mock.calls.map(([url]) => new URL(String(url)).hostname),
      [Symbol.dispose]() {
        wire.mockRestore()
        local.close()
      },
    }
  }

  test('a model server on this machine is named and not used; nothing else is looked at', async () => {
    using ollama = await answeringAsOllama((response) =>
      response.end(JSON.stringify({ models: [{ name: 'llama3.2:3b' }] })),
    )
    const { browser } = await anAdmin()
    const writers = (await browser.get('/api/config/writers')).json()
    expect(writers.at_work).toBe('Articles are written by the built-in author: no model is set up.')
    expect(writers.models).toEqual([])
    expect(writers.local).toContainEqual({
      name: 'Ollama',
      base_url: 'http://127.0.0.1:11434/v1',
      models: ['llama3.2:3b'],
    })
    expect(app.platform.llm.first()).toBeNull()
    expect(new Set(ollama.hosts())).toEqual(new Set(['127.0.0.1']))
    expect(ollama.asked).toEqual(['/api/tags'])
  })

  test('a server on this machine that points elsewhere is not followed', async () => {
    using ollama = await answeringAsOllama((response) =>
      response.writeHead(302, { location: '/elsewhere' }).end(),
    )
    const { browser } = await anAdmin()
    const { local } = (await browser.get('/api/config/writers')).json()
    expect(local.filter(({ name }: { name: string }) => name === 'Ollama')).toEqual([])
    expect(ollama.asked).toEqual(['/api/tags'])
  })
})

test('a path is found on its line', () => {
  const text = '{\n  "a": {\n    "b": 1,\n    "c": 2\n  }\n}'
  expect([lineOf(text, ['a']), lineOf(text, ['a', 'c']), lineOf(text, [])]).toEqual([2, 4, 1])
})
