import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import nodemailer from 'nodemailer'
import type { Env } from '../env.ts'
import { RetryLater } from '../jobs/job.ts'
import type { Log } from '../log.ts'
import { type Letter, letterHtml, letterText } from './letter.ts'

export interface Mailer {
  /** `about`: the person because of whom it is sent, if there is one. Throws `RetryLater` while nothing can be sent. */
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

/** How soon a mail is tried again whose server could not be reached. */
const PAUSE_SECONDS = 15
/** A server that is frozen must not hold the others' mails for minutes. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

interface SmtpFault {
  code?: string
  command?: string
  responseCode?: number
}

/** No such mailbox: asking again changes nothing. */
const isRefused = ({ code, responseCode = 0 }: SmtpFault) => code === 'EENVELOPE' && responseCode >= 500
/** Once the text was on its way, the mail may have been taken. */
const isUnsent = ({ command }: SmtpFault) => command !== 'DATA'

function smtpMailer(url: string, from: string, log: Log): Mailer {
  const transport = nodemailer.createTransport({ url, ...PATIENCE }, { from })
  return {
    /** A mail waits for its server as long as that takes. */
    async send(to, letter) {
      try {
        await transport.sendMail(message(from, to, letter))
      } catch (error) {
        const fault = error as SmtpFault
        const about = { code: fault.code, answer: fault.responseCode }
        if (isRefused(fault)) return log.warn(about, 'a mail was refused for good')
        if (!isUnsent(fault)) throw error
        log.warn(about, 'the mail server does not take mails; they wait')
        throw new RetryLater(PAUSE_SECONDS, 'The mail server does not take mails.')
      }
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
    ? smtpMailer(env.mail.smtpUrl, env.mail.from, log)
    : outboxMailer(join(env.dataDir, 'outbox'), env.mail.from, log)
