import { signInAsMember } from '../harness/people.ts'
import { caller, publishSurvey } from '../harness/surveys.ts'
import { expect, test } from '../harness/test.ts'

test('heavy', async ({ page, context, server }) => {
  test.setTimeout(180_000)
  await signInAsMember(context, server)
  const call = caller(context.request, server)
  const opts = Array.from({ length: 100 }, (_, at) => ({ option_text: `Option number ${at}` }))
  const questions = Array.from({ length: 80 }, (_, at) => ({ question_text: `Question text ${at}`, question_type: 'single_select', options: opts.slice(0, 30) }))
  const { id } = await publishSurvey(call, { title: 'Heavy', questions })
  await page.goto(`/creator/surveys/${id}`)
  await expect(page.getByRole('heading', { name: 'Question 80' })).toBeVisible({ timeout: 60_000 })
  await page.getByLabel('Title').focus()
  const run = async (what: string) => {
    const ms = await page.evaluate(async () => {
      const input = document.activeElement as HTMLInputElement
      const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
      const began = performance.now()
      for (let at = 0; at < 10; at += 1) {
        set?.call(input, input.value + 'x')
        input.dispatchEvent(new Event('input', { bubbles: true }))
        await new Promise((r) => requestAnimationFrame(() => setTimeout(r)))
      }
      return performance.now() - began
    })
    console.log(what, Math.round(ms / 10), 'ms per key')
  }
  await run('as it is')
  await page.evaluate(() => { document.styleSheets[0]?.insertRule('ol[aria-label="Questions"] > li { content-visibility: auto; contain-intrinsic-size: auto 400px }') })
  await run('content-visibility')
  await page.evaluate(() => {
    const walk = (rules: CSSRuleList, owner: CSSStyleSheet | CSSGroupingRule) => {
      for (let at = rules.length - 1; at >= 0; at -= 1) {
        const rule = rules[at] as CSSGroupingRule
        if (rule.cssText.startsWith(':root:has(')) owner.deleteRule(at)
        else if (rule.cssRules && !(rule instanceof CSSStyleRule)) walk(rule.cssRules, rule)
      }
    }
    const sheet = document.styleSheets[0] as CSSStyleSheet
    walk(sheet.cssRules, sheet)
  })
  await run('without has')
  await page.goto('/')
})
