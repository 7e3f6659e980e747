/** What travels between the server's thread and the thread that runs the embedded database. */
export interface QueryOptions {
  rowMode?: 'array' | 'object'
  /** Type ids whose values are wanted as the database wrote them; functions cannot cross threads. */
  raw?: number[]
}

export interface Statement {
  transaction: number
  sql: string
  params?: unknown[]
  options?: QueryOptions
}

export interface Operations {
  query(statement: Statement): Promise<unknown>
  exec(statement: Statement): Promise<unknown>
  begin(transaction: number): Promise<unknown>
  commit(transaction: number): Promise<unknown>
  rollback(transaction: number): Promise<unknown>
  listen(subscription: { id: number; channel: string }): Promise<unknown>
  unlisten(id: number): Promise<unknown>
  close(): Promise<unknown>
}

export type Call = {
  [K in keyof Operations]: { call: number; operation: K; argument: Parameters<Operations[K]>[0] }
}[keyof Operations]

export type Reply =
  | { kind: 'ready' }
  | { kind: 'result'; call: number; result: unknown }
  | { kind: 'failure'; call: number; error: Record<string, unknown> }
  | { kind: 'notification'; subscription: number; payload: string }

export interface HostOptions {
  folder: string
  durable: boolean
}
