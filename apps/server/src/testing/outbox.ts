import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Mail {
  to: string
  subject: string
  raw: string
  /** The first address in it that leads to one of our pages. */
  link: string
}

const decode = (text: string) =>
  text
    .replace(/=\r?\n/g, '')
    .replace(/(?:=[0-9A-F]{2})+/g, (run) => Buffer.from(run.replaceAll('=', ''), 'hex').toString('utf8'))

const header = (raw: string, name: string) => new RegExp(`^${name}: (.*)$`, 'mi').exec(raw)?.[1]?.trim() ?? ''

/** What the product would have sent, oldest first. */
export function readOutbox(dataDir: string): Mail[] {
  const folder = join(dataDir, 'outbox')
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .map((name) => {
      const raw = readFileSync(join(folder, name), 'utf8')
      const body = decode(raw)
      const link = /https?:\/\/\S+\/(?:confirm-email|reset-password|import)\/[\w-]+/.exec(body)?.[0] ?? ''
      return { to: header(raw, 'To'), subject: header(raw, 'Subject'), raw: body, link }
    })
}

/** The newest mail to this address, once there are `count` of them. */
export async function mailTo(dataDir: string, to: string, count = 1): Promise<Mail> {
  for (const began = Date.now(); Date.now() - began < 60_000; ) {
    const mails = readOutbox(dataDir).filter((mail) => mail.to === to)
    const newest = mails.at(-1)
    if (newest && mails.length >= count) return newest
    await new Promise((tick) => setTimeout(tick, 25))
  }
  throw new Error(`No mail number ${count} to ${to} came.`)
}

export const tokenOf = (mail: Mail) => mail.link.split('/').at(-1) ?? ''
