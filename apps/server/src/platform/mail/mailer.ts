import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import nodemailer from 'nodemailer'
import type { Env } from '../env.ts'
import type { Log } from '../log.ts'
import { type Letter, letterHtml, letterText } from './letter.ts'

export interface Mailer {
  send(to: string, letter: Letter): Promise<void>
  close(): void
}

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
    close: () => transport.close(),
  }
}

/** Without an SMTP server every mail becomes a file, and its link a line in the log. */
function outboxMailer(folder: string, from: string, log: Log): Mailer {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async send(to, letter) {
      const composed = await composer.sendMail(message(from, to, letter))
      await mkdir(folder, { recursive: true })
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`
      await writeFile(join(folder, `${name}.new`), composed.message as Buffer)
      await rename(join(folder, `${name}.new`), join(folder, name))
      log.info({ file: name, link: letter.button?.url }, `mail written to the outbox: ${letter.subject}`)
    },
    close() {},
  }
}

export const createMailer = (env: Env, log: Log): Mailer =>
  env.mail.smtpUrl
    ? smtpMailer(env.mail.smtpUrl, env.mail.from)
    : outboxMailer(join(env.dataDir, 'outbox'), env.mail.from, log)
