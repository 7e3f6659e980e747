import { expect, type Page } from '@playwright/test'

const MOST_PRESSES = 160

/** Presses Tab until what is focused has this name: the way of somebody who has no mouse. */
export async function tabTo(page: Page, name: RegExp, { back = false } = {}) {
  const passed: string[] = []
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    const focused = page.locator('*:focus')
    const snapshot = (await focused.count()) > 0 ? await focused.first().ariaSnapshot() : ''
    const [line = ''] = snapshot.split('\n')
    if (name.test(line)) return
    passed.push(line)
    await page.keyboard.press(back ? 'Shift+Tab' : 'Tab')
  }
  expect(passed, `nothing called ${name} is reached by Tab`).toEqual([])
}

export async function press(page: Page, name: RegExp, options?: { back?: boolean; key?: string }) {
  await tabTo(page, name, options)
  await page.keyboard.press(options?.key ?? 'Enter')
}

export async function typeInto(page: Page, name: RegExp, text: string, options?: { back?: boolean }) {
  await tabTo(page, name, options)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.insertText(text)
}
