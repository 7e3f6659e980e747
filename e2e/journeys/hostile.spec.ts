import type { Page } from '@playwright/test'
import { HOSTILE_TEXTS } from '../../apps/server/src/testing/hostile-texts.ts'
import { caller, publishSurvey } from '../harness/surveys.ts'
import { expect, test } from '../harness/test.ts'

const RUDE = `<img/src=x/onerror=hurt(0)>${'W'.repeat(173)}`
const options = HOSTILE_TEXTS.map((option_text) => ({ option_text }))

/** Every page with one of the texts on it, as text, on the narrowest screen. */
async function opens(page: Page, path: string, text = RUDE) {
  await page.goto(path)
  await expect(page.getByText(text).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect.soft(overflow, `${path} scrolls sideways`).toBeLessThanOrEqual(0)
}

test('hostile and endless texts are only texts: nothing runs, leaves our host or breaks a page', async ({
  page,
  context,
  server,
  become,
}) => {
  test.setTimeout(120_000)
  // What runs says so; the watch hears it, and every request to another host.
  await page.addInitScript(() => Object.assign(window, { hurt: (n: number) => console.error('hurt', n) }))
  await page.setViewportSize({ width: 360, height: 800 })
  const { articleId } = await become('memberWithRudeNames')
  const call = caller(context.request, server)
  const survey = await publishSurvey(call, {
    title: RUDE,
    description: HOSTILE_TEXTS.join('\n'),
    questions: [
      { question_text: HOSTILE_TEXTS.join('\n') + RUDE, question_type: 'multi_select', options },
      {
        question_text: RUDE,
        question_type: 'ranking',
        options: [...options.slice(0, 5), { option_text: RUDE }],
      },
      { question_text: RUDE, question_type: 'long_text' },
    ],
  })

  await test.step('a survey, its answers and its results', async () => {
    await opens(page, '/surveys')
    await opens(page, `/surveys/${survey.id}/take`, HOSTILE_TEXTS[3])
    for (const text of HOSTILE_TEXTS.slice(0, 4))
      await page.getByRole('checkbox', { name: text, exact: true }).check()
    await page.getByRole('button', { name: 'Next' }).click()
    await page
      .getByRole('button', { name: /onerror=hurt\(0\)/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByRole('textbox').fill(HOSTILE_TEXTS.join('\n') + RUDE)
    await page.getByRole('button', { name: 'Finish' }).click()
    await expect(page).toHaveURL('/surveys/my-responses')
    await opens(page, '/surveys/my-responses')
    await opens(page, '/creator/surveys')
    await opens(page, `/creator/surveys/${survey.id}/preview`)
    await opens(page, `/creator/surveys/${survey.id}/results`, HOSTILE_TEXTS[3])
    await opens(page, `/creator/surveys/${survey.id}`, `Edit Survey: ${RUDE}`)
  })

  await test.step('a topic, an article, its chat and its share', async () => {
    await opens(page, `/article/${articleId}`)
    const box = page.getByPlaceholder('Ask anything about this analysis...')
    await box.fill((RUDE + HOSTILE_TEXTS.join('\n')).slice(0, 4000))
    await page.getByRole('button', { name: 'Send' }).click()
    const log = page.getByRole('log', { name: 'Conversation' })
    await expect(log.getByText(RUDE)).toBeVisible()
    await expect(log.getByRole('button', { name: 'Copy' })).toBeVisible({ timeout: 30_000 })
    const { share_hash } = await call('POST', `/api/article/${articleId}/share`, { discoverable: true })
    await opens(page, `/share/a/${share_hash}`)
    const link = page.getByRole('link', { name: /^Write About Me/ })
    await opens(page, (await link.getAttribute('href')) ?? '')
    await opens(page, '/trending', 'Popular Topics')
    await opens(page, '/account', 'Delete Account')
  })
})
