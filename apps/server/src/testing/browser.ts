import type { InjectOptions, LightMyRequestResponse } from 'fastify'

export interface SentFile {
  filename: string
  type: string
  data: Buffer | string
}

export interface Sent {
  json?: unknown
  form?: Record<string, string>
  multipart?: Record<string, string | SentFile | SentFile[]>
  headers?: Record<string, string>
  ip?: string
}

function encodeMultipart(parts: NonNullable<Sent['multipart']>) {
  const boundary = '----youzine-test-boundary'
  const chunks: Buffer[] = []
  const all = Object.entries(parts).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((one) => ({ name, one })),
  )
  for (const { name, one } of all) {
    const file = typeof one === 'string' ? null : one
    const named = `content-disposition: form-data; name="${name}"${file ? `; filename="${file.filename}"` : ''}\r\n`
    const typed = file ? `content-type: ${file.type}\r\n` : ''
    chunks.push(
      Buffer.from(`--${boundary}\r\n${named}${typed}\r\n`),
      Buffer.from(typeof one === 'string' ? one : one.data),
      Buffer.from('\r\n'),
    )
  }
  chunks.push(Buffer.from(`--${boundary}--\r\n`))
  return {
    payload: Buffer.concat(chunks),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  }
}

function encode({ json, form, multipart }: Sent): {
  payload?: string | Buffer
  headers: Record<string, string>
} {
  if (multipart) return encodeMultipart(multipart)
  if (form)
    return {
      payload: new URLSearchParams(form).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    }
  if (json !== undefined)
    return { payload: JSON.stringify(json), headers: { 'content-type': 'application/json' } }
  return { headers: {} }
}

export type Answer = Pick<
  LightMyRequestResponse,
  'statusCode' | 'body' | 'json' | 'cookies' | 'headers' | 'rawPayload'
>

/** The app itself, or a program somewhere else. */
export interface Server {
  inject(options: InjectOptions): Promise<Answer>
}

/** A browser as the server sees it: it keeps cookies, and says that it comes from our own pages. */
export class Browser {
  readonly cookies = new Map<string, string>()
  readonly #http: Server
  readonly #ip: string

  constructor(http: Server, ip: string) {
    this.#http = http
    this.#ip = ip
  }

  async send(method: string, url: string, sent: Sent = {}): Promise<Answer> {
    const { payload, headers } = encode(sent)
    const { cookie } = this.socketHeaders(null)
    const answer = await this.#http.inject({
      method: method as InjectOptions['method'] & string,
      url,
      remoteAddress: sent.ip ?? this.#ip,
      headers: {
        'sec-fetch-site': 'same-origin',
        ...headers,
        ...(cookie ? { cookie } : {}),
        ...sent.headers,
      },
      ...(payload === undefined ? {} : { payload }),
    })
    for (const { name, value } of answer.cookies) {
      if (value) this.cookies.set(name, value)
      else this.cookies.delete(name)
    }
    return answer
  }

  get = (url: string, sent?: Sent) => this.send('GET', url, sent)
  post = (url: string, sent?: Sent) => this.send('POST', url, sent)
  patch = (url: string, sent?: Sent) => this.send('PATCH', url, sent)
  put = (url: string, sent?: Sent) => this.send('PUT', url, sent)
  delete = (url: string, sent?: Sent) => this.send('DELETE', url, sent)

  /** What a page of ours sends when it opens a socket. */
  socketHeaders(origin: string | null = 'http://localhost:3000'): Record<string, string> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    return { ...(cookie ? { cookie } : {}), ...(origin ? { origin } : {}) }
  }

  async user() {
    return (await this.get('/api/get_user')).json().user
  }

  /** The same cookies in another hand. */
  copy(): Browser {
    const other = new Browser(this.#http, this.#ip)
    for (const [name, value] of this.cookies) other.cookies.set(name, value)
    return other
  }
}
