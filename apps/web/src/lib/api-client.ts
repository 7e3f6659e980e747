import {
  type BodyOf,
  type EndpointSpec,
  type ParamsOf,
  PROBLEM_HEADER,
  type QueryOf,
  type ResponseOf,
} from '@youzine/contract'
import { ApiError, errorFromAnswer, UNREACHABLE } from './api-error.ts'
import { keepReading, keptReading } from './kept-reading.ts'

type Given<Name extends string, T> = [T] extends [undefined]
  ? { [K in Name]?: undefined }
  : { [K in Name]: T }

export type CallInput<E extends EndpointSpec> = Given<'params', ParamsOf<E>> &
  Given<'query', QueryOf<E>> &
  Given<'body', BodyOf<E>> & { files?: Record<string, Blob | undefined>; signal?: AbortSignal }

type InputArgs<E extends EndpointSpec> =
  Record<string, never> extends CallInput<E> ? [input?: CallInput<E>] : [input: CallInput<E>]

type LooseInput = {
  params?: unknown
  query?: unknown
  body?: unknown
  files?: Record<string, Blob | undefined>
  signal?: AbortSignal
}

const AWAY = [502, 503, 504]
const KEPT_HEADER = 'x-kept'

let atUnauthorized: () => void = () => {}

/** Says what happens when any call answers 401; the app sends the browser to the log-in page. */
export function onUnauthorized(handler: () => void) {
  atUnauthorized = handler
}

/** Our own answers name their problem; without one it is a proxy that speaks in the place of a server that is away. */
const isOfProxy = ({ status, headers }: Response) => AWAY.includes(status) && !headers.has(PROBLEM_HEADER)

export async function api<E extends EndpointSpec>(
  endpoint: E,
  ...[input]: InputArgs<E>
): Promise<ResponseOf<E>> {
  const { url, init } = buildRequest(endpoint, input)
  const isReading = endpoint.method === 'GET'
  const orKept = async <Else>(otherwise: () => Else): Promise<Response | Else> => {
    const kept = isReading ? await keptReading(url) : undefined
    return kept === undefined ? otherwise() : Response.json(kept, { headers: { [KEPT_HEADER]: 'yes' } })
  }
  const answer = await fetch(url, init).catch((cause: unknown) => {
    // A cancelled call is the caller's own doing and no failure to report.
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause
    return orKept((): never => {
      throw new ApiError(0, UNREACHABLE, { cause })
    })
  })
  const response = isOfProxy(answer) ? await orKept(() => answer) : answer
  const body: unknown = await response.json().catch(() => undefined)
  if (response.ok) {
    if (isReading && !response.headers.has(KEPT_HEADER)) void keepReading(url, body)
    return body as ResponseOf<E>
  }
  if (response.status === 401) atUnauthorized()
  throw errorFromAnswer(response.status, body, response.headers.get(PROBLEM_HEADER))
}

export function buildRequest(endpoint: EndpointSpec, input: LooseInput = {}) {
  const init: RequestInit = { method: endpoint.method, credentials: 'include', signal: input.signal }
  const headers: Record<string, string> = { accept: 'application/json' }
  const encoding = endpoint.encoding ?? 'json'
  const fields = textFields(input.body)

  if (encoding === 'multipart') {
    const form = new FormData()
    for (const [name, value] of fields) form.append(name, value)
    for (const [name, file] of Object.entries(input.files ?? {})) if (file) form.append(name, file)
    init.body = form
  } else if (encoding === 'form') {
    init.body = new URLSearchParams(fields)
  } else if (input.body !== undefined) {
    headers['content-type'] = 'application/json'
    init.body = JSON.stringify(input.body)
  }
  return { url: pathOf(endpoint.path, input), init: { ...init, headers } }
}

function pathOf(template: string, { params, query }: LooseInput) {
  const values = new Map(textFields(params))
  const path = template.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values.get(name) ?? ''))
  const search = new URLSearchParams(textFields(query)).toString()
  return search ? `${path}?${search}` : path
}

const textFields = (fields: unknown): [string, string][] =>
  Object.entries((fields ?? {}) as Record<string, unknown>)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => [name, String(value)])
