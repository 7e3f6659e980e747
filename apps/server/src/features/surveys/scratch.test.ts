import { expect, test } from 'vitest'
import { aMember, aGuest } from '#testing/people.ts'
import { useTestApp } from '#testing/test-app.ts'
const app = useTestApp()
test('scratch', async () => {
  const v = app.browser()
  const out: unknown[] = []
  for (const p of ['/api/templates/9999999999', '/api/templates/9999999999/requirements','/api/templates/9999999999/articles', '/api/share/a/%00', '/api/share/a/%ff', '/share/a/%00','/share/a/aaaaaaaaaaaaaaaaaaaaaa', '/api/share/a/'+ 'x'.repeat(150), '/api/creator/surveys/9999999999','/api/creator/surveys/99999999999999', '/share/a/aaaaaaaaaaaaaaaaaaaaaa/picture.png', '/media/video/9999999999'])
    out.push([p, (await v.get(p)).statusCode, (await v.get(p)).body.slice(0, 80)])
  const m = await aMember(app)
  for (const p of ['/api/templates/9999999999/status', '/media/video/9999999999', '/media/video/1']) out.push([p, (await m.browser.get(p)).statusCode])
  out.push(['gen', (await m.browser.post('/api/generate_article', { form: { template_id: '9999999999' } })).statusCode])
  const raw = (method: string, url: string, payload: string) => m.browser.send(method, url, { headers: { 'content-type': 'application/json' } , json: undefined } as never).then(() => (app.app.http.inject({ method: method as 'POST', url, payload, headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...m.browser.socketHeaders(null) } })))
  const q = (more: object) => ({ title: 'T', description: 'D', questions: [{ question_text: 'Q', question_type: 'short_text', ...more }] })
  const bad = [
    q({ question_text: 'lone \ud800' }), q({ question_type: 'single_select', options: [{ option_text: 'a\ud800' }, { option_text: 'b' }] }),
    q({ question_type: 'likert_scale', question_config: { options: [{ value: 1, text: 'a\ud800' }, { value: 2, text: 'b' }] } }),
    q({ question_type: 'rating_scale', question_config: { options: { labels: { min: 'a\ud800', max: 'b\u0000' } } } }),
    q({ question_type: 'boolean', question_config: { options: [{ value: 'true', text: 'a\ud800' }] } }),
    q({ order_index: 99999999999 }), q({ order_index: 2147483648 }), q({ id: 5 }),
    { ...q({}), title: 'x'.repeat(201) }, { ...q({}), description: 'x'.repeat(5001) },
    q({ question_type: '__proto__' }), q({ question_type: 'constructor' }), q({ question_config: { __proto__x: 1 } }),
    q({ question_type: 'likert_scale', question_config: { options: [{ value: 2 ** 52, text: 'a' }, { value: 2, text: 'b' }] } }),
    q({ question_type: 'single_select', options: [null, 'x'] }), q({ options: 'abc' , question_type: 'single_select' }), q({ question_type: 'single_select', options: [{}, {}] }),
  ]
  for (const b of bad) { const a = await raw('POST', '/api/creator/surveys', JSON.stringify(b)); out.push([JSON.stringify(b).slice(0, 90), a.statusCode, a.statusCode === 200 ? JSON.stringify(a.json().questions).slice(0,120) : a.body.slice(0, 160)]) }
  const g = await aGuest(app)
  const s = await m.browser.post('/api/creator/surveys', { json: q({}) })
  const { id, questions } = s.json()
  await m.browser.patch(`/api/creator/surveys/${id}`, { json: { status: 'published' } })
  const qid = questions[0].id
  for (const response_json of [{ text: 'lone \ud800 x' }, { text: 'x\u0000' }, { text: 'ok', id: 4, user_id: 3 }, { text: 'x'.repeat(60000) }, { text: 'é'.repeat(33000) }]) {
    const a = await g.browser.post(`/api/user/surveys/${id}/responses/${qid}`, { json: { question_id: qid, response_json, user_id: m.id, survey_id: 1, updated_at: '2000-01-01' } })
    out.push([JSON.stringify(response_json).slice(0, 40), a.statusCode, a.body.slice(0, 150)])
  }
  const deep = `{"question_id":${qid},"response_json":{"text":${'['.repeat(20000)}${']'.repeat(20000)}}}`
  const d = await app.app.http.inject({ method: 'POST', url: `/api/user/surveys/${id}/responses/${qid}`, payload: deep, headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...g.browser.socketHeaders(null) } })
  out.push(['deep', d.statusCode, d.body.slice(0, 150)])
  out.push(['progress', (await g.browser.put(`/api/user/surveys/${id}/progress`, { json: { last_question_idx: 2147483648 } })).statusCode])
  console.log(out.map((o) => JSON.stringify(o)).join('\n'))
  console.log(app.errors.map((e) => JSON.stringify(e).slice(0, 300)).join('\n'))
  app.errors.length = 0
  expect(1).toBe(1)
})
