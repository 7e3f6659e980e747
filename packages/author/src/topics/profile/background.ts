import type { Page } from '../../writing/page.ts'
import { post, say } from '../../writing/page.ts'

/** Work, place and family, one clause each, as the posts say them. */
export function background(page: Page) {
  const { d } = page
  const { work, family } = d.stories.background
  const facts = [work, ...family].filter((x) => x !== null)
  page.p(facts.map((f) => say(`${d.w.capital(f.text.replace(/[.]$/, ''))}.`, post(...f.posts), 'background')))
}
