import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readEnv } from '#platform/env.ts'
import { RetryLater } from '#platform/jobs/job.ts'
import { createLog } from '#platform/log.ts'
import { letterHtml, letterText } from './letter.ts'
import { createMailer, type Mailer } from './mailer.ts'

const letter = {
  subject: 'Hello ✨',
  greeting: 'Hello <b>Zoë</b>,',
  paragraphs: ['One & only.'],
  button: { label: 'Open', url: 'http://localhost:3000/confirm-email/x?a="b"' },
  note: 'Bye.',
}

const received: { to: string[]; data: string }[] = []
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, session, done) {
    let data = ''
    stream.on('data', (chunk: Buffer) => {
      data += chunk.toString()
    })
    stream.on('end', () => {
      received.push({ to: session.envelope.rcptTo.map(({ address }) => address), data })
      done()
    })
  },
})
let mailer: Mailer
beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', () => listening()))
  const { port } = server.server.address() as AddressInfo
  const env = readEnv({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Youzine <zine@example.org>' })
  mailer = createMailer(env, createLog('silent'))
})
afterAll(async () => {
  mailer.close()
  await new Promise<void>((closed) => server.close(() => closed()))
})

test('with SMTP set, mail goes there in both forms', async () => {
  await mailer.send('zoe@example.org', letter)
  expect(received).toHaveLength(1)
  expect(received[0]?.to).toEqual(['zoe@example.org'])
  expect(received[0]?.data).toContain('From: Youzine <zine@example.org>')
  expect(received[0]?.data).toContain('multipart/alternative')
})

test('a mail waits for a server that is down, is not sent again to a mailbox that is gone, and once only where it may have been taken', async () => {
  const to = (url: string) =>
    createMailer(readEnv({ SMTP_URL: url, MAIL_FROM: 'zine@example.org' }), createLog('silent'))
  const nobody = to('smtp://127.0.0.1:9')
  await expect(nobody.send('zoe@example.org', letter)).rejects.toBeInstanceOf(RetryLater)
  nobody.close()
  const answering = async (options: SMTPServerOptions) => {
    const strict = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'], ...options })
    await new Promise<void>((listening) => strict.listen(0, '127.0.0.1', () => listening()))
    const there = to(`smtp://127.0.0.1:${(strict.server.address() as AddressInfo).port}`)
    const sent = await there.send('zoe@example.org', letter).then(
      () => 'done',
      (error: unknown) => (error instanceof RetryLater ? 'waits' : 'failed'),
    )
    there.close()
    await new Promise<void>((closed) => strict.close(() => closed()))
    return sent
  }
  const saying = (responseCode: number) => Object.assign(new Error('No'), { responseCode })
  expect(await answering({ onRcptTo: (_to, _session, done) => done(saying(550)) })).toBe('done')
  expect(await answering({ onRcptTo: (_to, _session, done) => done(saying(451)) })).toBe('waits')
  const afterwards = (stream: NodeJS.ReadableStream, done: (error: Error) => void) =>
    stream.on('end', () => done(saying(451))).resume()
  expect(await answering({ onData: (stream, _session, done) => void afterwards(stream, done) })).toBe(
    'failed',
  )
})

test('what people typed is text in the HTML form, and the plain form has the whole address', () => {
  const html = letterHtml(letter)
  expect(html).toContain('Hello &#60;b&#62;Zoë&#60;/b&#62;,')
  expect(html).not.toContain('<b>Zoë')
  expect(html).not.toContain('?a="b"')
  expect(letterText(letter)).toContain('http://localhost:3000/confirm-email/x?a="b"')
})
