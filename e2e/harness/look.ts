import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

const WIDTHS = [360, 768, 1280]
const THEMES = ['light', 'dark'] as const
/** Pictures are for people; taking them doubles the time of a test. */
const TAKES_PICTURES = process.env.PICTURES === '1'
const folder = join(import.meta.dirname, '../screenshots')

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Every rule, or only the ones that depend on the edition's colours. A page may be on its way to another when it is
 * looked at; what counts is where it comes to rest.
 */
export async function checkAccessibility(page: Page, where: string, rules: 'all' | 'colours' = 'all') {
  await expect(async () => {
    expect(await violationsOf(page, rules), `accessibility of ${where}`).toEqual([])
  }).toPass({ intervals: [300], timeout: 30_000 })
}

async function violationsOf(page: Page, rules: 'all' | 'colours'): Promise<string[]> {
  await page.locator('h1').first().waitFor()
  await settled(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(
    async (runOnly) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') }
      const { violations } = await axe.run({ runOnly, resultTypes: ['violations'] })
      return violations.map(
        ({ id, help, nodes }) => `${id}: ${help} — ${nodes.map(({ html }) => html).join(' | ')}`,
      )
    },
    rules === 'all' ? RULES : ['color-contrast'],
  )
}

/** Fonts are there and movements that end have ended. */
async function settled(page: Page) {
  await page.evaluate(async () => {
    await document.fonts.ready
    // What a change sets in motion begins with the next frame.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.all(ending.map((animation) => animation.finished.catch(() => {})))
  })
}

/** The page as it is now, in both editions: at three widths, accessible, and nothing scrolls sideways; with `PICTURES=1` it is photographed. */
export async function look(page: Page, name: string) {
  const before = page.viewportSize() ?? { width: 1280, height: 900 }
  for (const theme of THEMES) {
    await page.emulateMedia({ colorScheme: theme })
    // Colours move nothing, so the second edition is measured only where it is photographed.
    for (const width of theme === 'light' || TAKES_PICTURES ? WIDTHS : []) {
      await page.setViewportSize({ width, height: 900 })
      await settled(page)
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow, `${name} scrolls sideways at ${width}px`).toBeLessThanOrEqual(0)
      if (TAKES_PICTURES)
        await page.screenshot({
          path: join(folder, `${name}-${width}-${theme}.png`),
          fullPage: true,
          animations: 'disabled',
        })
    }
    await checkAccessibility(page, `${name} (${theme})`, theme === 'light' ? 'all' : 'colours')
  }
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize(before)
  lookedAt.set(page, page.url())
}

/** Where each page was last looked at, so that a test need not end by looking at it again. */
export const lookedAt = new WeakMap<Page, string>()
