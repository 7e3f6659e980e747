import { mailTo, tokenOf } from './outbox.ts'

const JSON_TYPE = { 'content-type': 'application/json' }

/** A browser outside the process: it keeps its cookies, and says that it comes from our own pages. */
export class Outside {
  readonly url: string
  readonly headers: Record<string, string>

  constructor(url: string) {
    this.url = url
    this.headers = { origin: url, 'sec-fetch-site': 'same-origin' }
  }

  async call<Answer>(path: string, init: RequestInit = {}): Promise<Answer> {
    const answer = await fetch(`${this.url}${path}`, {
      ...init,
      headers: { ...this.headers, ...init.headers },
    })
    const set = answer.headers.getSetCookie().map((one) => one.split(';')[0])
    if (set.length) this.headers.cookie = set.join('; ')
    return (await answer.json()) as Answer
  }

  post = <Answer>(path: string, body: object = {}) =>
    this.call<Answer>(path, { method: 'POST', body: JSON.stringify(body), headers: JSON_TYPE })

  form<Answer>(path: string, fields: Record<string, string | Blob>) {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields))
      if (typeof value === 'string') form.set(name, value)
      else form.append(name, value, 'your_posts__check_ins__photos_and_videos_1.json')
    return this.call<Answer>(path, { method: 'POST', body: form })
  }

  async signUp(dataDir: string, email = 'robin@example.org') {
    const person = { email, first_name: 'Robin', last_name: 'E', password: 'correct horse battery' }
    await this.form('/api/signup', { ...person, recaptcha_token: 'off' })
    await this.post('/api/confirm_email', { token: tokenOf(await mailTo(dataDir, email)) })
  }

  /** Uploads posts as an archive would have them, and starts the import. */
  async importPosts(texts: string[]) {
    const posts = texts.map((post, at) => ({ timestamp: 1_300_000_000 + at * 9_000_000, data: [{ post }] }))
    const { job_id } = await this.form<{ job_id: number }>('/api/upload', {
      first_name: 'Robin',
      files: new Blob([JSON.stringify(posts)]),
    })
    await this.post('/api/start_fb_import_via_archive', { job_id })
  }
}
