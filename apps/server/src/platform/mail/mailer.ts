import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import nodemailer from 'nodemailer'
import type { Env } from '../env.ts'
import type { Log } from '../log.ts'
import { type Letter, letterHtml, letterText } from './letter.ts'

export interface Mailer {
  /** `about`: the person because of whom it is sent, if there is one. */
  send(to: string, letter: Letter, about?: number | null): Promise<void>
  /** Takes away what is still here of the mails because of that person, and of those to that address. */
  forget(userId: number, address?: AddressMark): Promise<void>
  close(): void
}

/** Tells an address again without saying it. */
export type AddressMark = string

export const addressMark = (address: string): AddressMark =>
  `to${createHash('sha256').update(address.toLowerCase()).digest('hex').slice(0, 16)}`

const markOf = (userId: number) => `person${userId}`

const message = (from: string, to: string, letter: Letter) => ({
  from,
  to,
  subject: letter.subject,
  text: letterText(letter),
  html: letterHtml(letter),
})

function smtpMailer(url: string, from: string): Mailer {
  const transport = nodemailer.createTransport(url, { from })
  return {
    async send(to, letter) {
      await transport.sendMail(message(from, to, letter))
    },
    forget: async () => {},
    close: () => transport.close(),
  }
}

/** Without an SMTP server every mail becomes a file, and its link a line in the log. */
function outboxMailer(folder: string, from: string, log: Log): Mailer {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async send(to, letter, about) {
      const composed = await composer.sendMail(message(from, to, letter))
      await mkdir(folder, { recursive: true })
      const moment = new Date().toISOString().replaceAll(':', '-')
      const name = `${moment}-${markOf(about ?? 0)}-${addressMark(to)}-${randomUUID().slice(0, 8)}.eml`
      const draft = join(folder, `${name}.new`)
      try {
        await writeFile(draft, composed.message as Buffer)
        await rename(draft, join(folder, name))
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
      log.info({ file: name, link: letter.button?.url }, `mail written to the outbox: ${letter.subject}`)
    },
    async forget(userId, address) {
      const marks = [markOf(userId), ...(address ? [address] : [])]
      const files = await readdir(folder).catch(() => [])
      for (const file of files)
        if (marks.some((mark) => file.includes(`-${mark}-`))) await rm(join(folder, file), { force: true })
    },
    close() {},
  }
}

export const createMailer = (env: Env, log: Log): Mailer =>
  env.mail.smtpUrl
    ? smtpMailer(env.mail.smtpUrl, env.mail.from)
    : outboxMailer(join(env.dataDir, 'outbox'), env.mail.from, log)
