import type { Page } from '@playwright/test'

/** A 404 that these calls answer by design: nothing has been imported yet. */
const NOTHING_YET = /\/api\/(get_fb_import_progress|magazine\/current)$/

export interface Watch {
  /** What went wrong that the test did not expect. */
  faults: string[]
  /** Requests whose address matches may fail in this test. */
  expectFailures(address: RegExp): void
  /** What a page is to say in the console in this test. */
  expectLogged(text: string): void
}

/** Console errors, uncaught exceptions, failed requests and requests to anywhere but our own server. */
export function watch(page: Page, origin: string): Watch {
  const faults: string[] = []
  const expected: RegExp[] = []
  const logged: string[] = []
  const isExpected = (url: string) => expected.some((address) => address.test(url))
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return
    const { url } = message.location()
    // Failed requests are judged below, by their address and status.
    if (message.text().startsWith('Failed to load resource')) return
    // Said by the browser's driver, where it keeps the worker out.
    if (message.text().includes('blocked by Playwright')) return
    if (logged.some((text) => message.text().includes(text))) return
    faults.push(`console ${message.type()}: ${message.text()} (${url})`)
  })
  page.on('response', (response) => {
    if (response.status() < 400 || isExpected(response.url())) return
    if (response.status() === 404 && NOTHING_YET.test(response.url())) return
    faults.push(`${response.status()} ${response.request().method()} ${response.url()}`)
  })
  page.on('requestfailed', (request) => {
    // Leaving a page cancels what it was still asking for.
    if (request.failure()?.errorText === 'net::ERR_ABORTED' || isExpected(request.url())) return
    faults.push(`failed: ${request.url()} ${request.failure()?.errorText}`)
  })
  page.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(origin) && !/^(data|blob|about):/.test(url)) faults.push(`left our host: ${url}`)
  })
  return {
    faults,
    expectFailures: (address) => expected.push(address),
    expectLogged: (text) => logged.push(text),
  }
}
