import { press, typeInto } from '../harness/keyboard.ts'
import { signInAsMember } from '../harness/people.ts'
import { expect, test } from '../harness/test.ts'

test('[FEAT-23] [FEAT-02] [FEAT-03] [FEAT-04] [FEAT-05] [FEAT-06] [FEAT-19] [FEAT-21] [FEAT-22] [FEAT-24] features are made, filtered and moved', async ({
  page,
  context,
  server,
  look,
  watched,
}) => {
  await signInAsMember(context, server)
  await page.goto('/features')
  await expect(page.getByText('No features found')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Active' })).toHaveAttribute('aria-pressed', 'true')
  await look('features-empty')
  await page.goto('/features?title=Running')
  await expect(page.getByLabel('Title')).toHaveValue('Running')
  await page.getByLabel('Title').fill('')
  await page.getByRole('button', { name: 'Create Feature' }).click()
  await expect(page.getByText('Title is required')).toBeVisible()
  await page.getByLabel('Title').fill('Running')
  await page.getByLabel('Unit').fill('km')
  await page.getByLabel('Goal per week').fill('3')
  await look('features-form')
  watched.expectFailures(/features\/create$/)
  await page.route('**/api/features/create', (route) => route.fulfill({ status: 500, body: 'oh' }))
  await page.getByRole('button', { name: 'Create Feature' }).click()
  await expect(page.getByText('Failed to create feature: Unknown error')).toBeVisible()
  await page.unroute('**/api/features/create')
  await page.getByRole('button', { name: 'Create Feature' }).click()
  await expect(page.getByRole('link', { name: 'Running' })).toBeVisible()
  await look('features')
  await page.getByRole('button', { name: /^Mark as Completed/ }).click()
  await expect(page.getByText('Feature status updated successfully')).toBeVisible()
  await expect(page.getByText('Feature status updated successfully')).toHaveCount(0)
  await page.getByRole('button', { name: 'Completed', exact: true }).click()
  await page.getByRole('button', { name: /^Reactivate/ }).click()
  await expect(page.getByText('No features found')).toBeVisible()
  await page.getByRole('button', { name: 'All' }).click()
  await page.getByRole('link', { name: 'Running' }).click()
  await expect(page).toHaveURL(/\/features\/\d+$/)
})

test('[FEAT-08] [FEAT-09] [FEAT-11] [FEAT-20] [CHECK-03] a feature is looked at, edited, and gets check-ins with a value', async ({
  page,
  context,
  server,
  look,
  watched,
}) => {
  await signInAsMember(context, server)
  const headers = { origin: server.url, 'sec-fetch-site': 'same-origin' }
  const made = await context.request.post(`${server.url}/api/features/create`, {
    headers,
    data: { title: 'Running', unit: 'km' },
  })
  const { id } = await made.json()
  await page.goto(`/features/${id}`)
  await expect(page.getByText('No check-ins yet. Add the first one above.')).toBeVisible()
  await page.getByRole('button', { name: 'Add Check-in' }).click()
  await expect(page.getByText('A note is required')).toBeVisible()
  for (const [note, value] of [
    ['Along the river', '5'],
    ['Up the hill', '7.5'],
  ] as const) {
    await page.getByLabel('Note', { exact: true }).fill(note)
    await page.getByLabel('Value (km)').fill(value)
    await page.getByRole('button', { name: 'Add Check-in' }).click()
    await expect(page.getByText('Check-in added successfully')).toBeVisible()
    await expect(page.getByText(note)).toBeVisible()
  }
  await expect(page.getByText('2 values in km')).toBeVisible()
  await look('feature')
  await page.getByRole('button', { name: 'Edit' }).click()
  await page.getByLabel('Title').fill('Running far')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Feature updated successfully')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Running far' })).toBeVisible()
  await page.getByRole('button', { name: 'Archive' }).click()
  await expect(page.getByRole('button', { name: 'Unarchive' })).toBeVisible()
  watched.expectFailures(/features\/999999$/)
  await page.goto('/features/999999')
  await expect(page.getByRole('heading', { name: 'Feature not found' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to Features' }).click()
  await expect(page).toHaveURL('/features')
})

test('[CHECK-01] [CHECK-02] [CHECK-05] [CHECK-06] [CHECK-08] [CHECK-09] [CHECK-11] [CHECK-13] [CHECK-14] [CHECK-15] [CHECK-26] a note is saved as it is typed, read, corrected by hand, and deleted', async ({
  page,
  context,
  server,
  look,
}) => {
  await signInAsMember(context, server)
  const headers = { origin: server.url, 'sec-fetch-site': 'same-origin' }
  for (const data of [
    { title: 'Running', unit: 'km' },
    { title: 'Sleep', unit: 'hours' },
  ])
    await context.request.post(`${server.url}/api/features/create`, { headers, data })
  const list = async () => (await context.request.get(`${server.url}/api/features/checkins`)).json()
  await page.goto('/checkins')
  await expect(
    page.getByText('No checkins yet. Type a note above to create your first checkin.'),
  ).toBeVisible()
  await look('checkins-empty')
  const chips = page.getByRole('list', { name: 'Features of this note' })
  await page.getByLabel('Note', { exact: true }).fill('ran 5k before breakfast, 7.5 hours of sleep')
  await expect(chips.getByText('Running')).toBeVisible()
  await expect(page.getByLabel('Running in km')).toHaveValue('5')
  await expect(page.getByLabel('Sleep in hours')).toHaveValue('7.5')
  expect(await list()).toHaveLength(1)
  await look('checkins')
  // By hand, and then more words: what the hand set stays.
  await page.getByLabel('Running in km').fill('6')
  await page.getByLabel('Running in km').blur()
  await page.getByRole('button', { name: 'Remove Sleep' }).click()
  await page.getByLabel('Note', { exact: true }).fill('ran 5k before breakfast, 7.5 hours of sleep, and more')
  await expect(async () => {
    const [stored] = await list()
    expect(stored.body).toContain('and more')
    expect(Object.values(stored.values)).toEqual([6])
  }).toPass()
  await expect(chips.getByText('Sleep')).toHaveCount(0)
  // Without words, but with a feature: the last words stay, and the page says what is missing.
  await page.getByLabel('Note', { exact: true }).fill('')
  await expect(page.getByText('A note is required')).toBeVisible()
  expect((await list())[0].body).toContain('and more')
  // Without anything it goes by itself.
  await page.getByRole('button', { name: 'Remove Running' }).click()
  await expect(async () => expect(await list()).toEqual([])).toPass()
  await page.getByLabel('Note', { exact: true }).fill('A second note')
  await expect(page.getByRole('listitem').filter({ hasText: 'A second note' })).toBeVisible()
  await page.getByRole('button', { name: 'Delete checkin' }).click()
  await expect(page.getByRole('alertdialog', { name: 'Delete checkin?' })).toBeVisible()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(async () => expect(await list()).toEqual([])).toPass()
})

test('[CHECK-23] what is typed while the line is away is there afterwards, once', async ({
  page,
  context,
  server,
  watched,
}) => {
  watched.expectFailures(/api\//)
  await signInAsMember(context, server)
  const list = async () => (await context.request.get(`${server.url}/api/features/checkins`)).json()
  await page.goto('/checkins')
  await expect(page.getByText('No checkins yet.')).toBeVisible()
  await page.route('**/api/features/checkin', (route) => route.abort())
  await page.getByLabel('Note', { exact: true }).fill('Typed in a tunnel')
  await expect(page.getByText('Failed to save checkin')).toBeVisible()
  await expect(page.getByText('Kept on this device')).toBeVisible()
  await page.unroute('**/api/features/checkin')
  await page.reload()
  await expect(page.getByLabel('Note', { exact: true })).toHaveValue('Typed in a tunnel')
  await expect(async () => {
    const stored = await list()
    expect(stored.map(({ body }: { body: string }) => body)).toEqual(['Typed in a tunnel'])
  }).toPass()
})

test('an answer that is lost on its way doubles nothing; two tabs with one note lose nothing', async ({
  page,
  context,
  server,
  look,
  watched,
}) => {
  watched.expectFailures(/api\/features\/checkin/)
  await signInAsMember(context, server)
  const bodies = async () => {
    const stored = await (await context.request.get(`${server.url}/api/features/checkins`)).json()
    return stored.map(({ body }: { body: string }) => body)
  }
  await page.goto('/checkins')
  await expect(page.getByText('No checkins yet.')).toBeVisible()
  // It arrives, and nobody hears of it.
  await page.route('**/api/features/checkin', async (route) => {
    await route.fetch()
    await route.abort()
  })
  const mine = page.getByLabel('Note', { exact: true })
  await mine.fill('Up before the alarm')
  await expect(page.getByText('Kept on this device')).toBeVisible()
  expect(await bodies()).toEqual(['Up before the alarm'])
  await page.unroute('**/api/features/checkin')
  await mine.fill('Up before the alarm, again')
  await expect.poll(bodies).toEqual(['Up before the alarm, again'])
  // What has arrived is not kept for a next visit, which would send it again.
  const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('unsent')))
  await expect.poll(kept).toEqual([])

  await test.step('the other tab writes on, and so does this one', async () => {
    const other = await context.newPage()
    await other.goto('/checkins')
    await other.getByRole('button', { name: 'Edit checkin' }).click()
    const theirs = other.getByLabel('Note', { exact: true })
    await theirs.fill('Up before the alarm, and out')
    await expect.poll(bodies).toEqual(['Up before the alarm, and out'])
    await mine.fill('Up before the alarm, for once')
    await expect(page.getByText('This checkin was changed somewhere else')).toBeVisible()
    await expect(page.getByRole('blockquote')).toHaveText('Up before the alarm, and out')
    await look('checkins-elsewhere')
    expect(await bodies()).toEqual(['Up before the alarm, and out'])
    await page.getByRole('button', { name: 'Keep what is here' }).click()
    await expect.poll(bodies).toEqual(['Up before the alarm, for once'])
    await expect(page.getByRole('blockquote')).toHaveCount(0)
    await theirs.fill('Up, and out, and back')
    await other.getByRole('button', { name: 'Take the other' }).click()
    await expect(theirs).toHaveValue('Up before the alarm, for once')
    expect(await bodies()).toEqual(['Up before the alarm, for once'])
    await theirs.fill('Up before the alarm, for once, gladly')
    await expect.poll(bodies).toEqual(['Up before the alarm, for once, gladly'])
    await other.close()
  })
})

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

test('a month of notes on a small screen, with the line cut now and then: all of them are there, once, and read', async ({
  page,
  context,
  server,
  look,
  watched,
}) => {
  watched.expectFailures(/api\/features\//)
  await signInAsMember(context, server)
  const headers = { origin: server.url, 'sec-fetch-site': 'same-origin' }
  const ids: number[] = []
  for (const data of [
    { title: 'Running', unit: 'km', config: { colour: 'pine', goal_per_week: 2 } },
    { title: 'Coffee', unit: 'cups', config: { colour: 'blue', direction: 'less' } },
  ]) {
    const made = await context.request.post(`${server.url}/api/features/create`, { headers, data })
    ids.push((await made.json()).id)
  }
  const [running, coffee] = ids
  const month: { ago: number; note: string; values: (number | undefined)[]; isCut?: true }[] = [
    { ago: 40, note: 'ran 4 km, slow', values: [4, undefined] },
    { ago: 36, note: 'ran 5k and had 4 coffees', values: [5, 4] },
    { ago: 31, note: 'five cups of coffee, oh dear', values: [undefined, 5] },
    { ago: 23, note: 'half an hour of running in the rain, 6 km', values: [6, undefined], isCut: true },
    { ago: 16, note: 'two coffees. no run today', values: [0, 2] },
    { ago: 12, note: 'rain. rang my sister', values: [undefined, undefined] },
    { ago: 8, note: 'ran 7 km, 3 cups of coffee', values: [7, 3], isCut: true },
    { ago: 1, note: 'ran 6k, no, 8', values: [8, undefined] },
    { ago: 0, note: 'one coffee', values: [undefined, 1] },
  ]
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/checkins')
  await expect(page.getByText('No checkins yet.')).toBeVisible()
  for (const { ago, note, isCut } of month) {
    if (isCut) await context.setOffline(true)
    await page.getByLabel('Date').fill(daysAgo(ago))
    await page.getByLabel('Note', { exact: true }).fill(note)
    if (isCut) {
      await expect(page.getByText('Kept on this device')).toBeVisible()
      // On to the next one before the line is back.
      await page.getByRole('button', { name: 'New checkin' }).click()
      await context.setOffline(false)
    } else {
      // Nobody waits for the word Saved.
      await page.getByRole('button', { name: 'New checkin' }).click()
    }
    await expect(page.getByLabel('Note', { exact: true })).toHaveValue('')
  }
  const stored = async () => {
    const list = await (await context.request.get(`${server.url}/api/features/checkins`)).json()
    return list.map((one: { applies_to: string; body: string; values: Record<string, number> }) => [
      one.applies_to,
      one.body,
      one.values[`${running}`],
      one.values[`${coffee}`],
    ])
  }
  await expect
    .poll(stored, { timeout: 60_000 })
    .toEqual(month.toReversed().map(({ ago, note, values }) => [daysAgo(ago), note, ...values]))
  await expect(page.getByRole('listitem').filter({ hasText: 'rang my sister' })).toHaveCount(1)
  await expect(page.getByRole('listitem').filter({ hasText: 'ran 6k, no, 8' })).toContainText('8 km')
  await look('checkins-month')

  await page.goto(`/features/${running}`)
  const calendar = page.getByRole('img', { name: /^5 days with a check-in in the half year before / })
  await expect(calendar).toBeVisible()
  const filled = await calendar
    .locator('[data-filled]')
    .evaluateAll((squares) => squares.map((square) => square.getAttribute('data-day')))
  // The day without a run is a note, not a run.
  expect(filled).toEqual([40, 36, 23, 8, 1].map(daysAgo))
  await look('feature-month')
  await page.goto(`/features/${coffee}`)
  await expect(page.getByText(/^2 cups on average in the last four weeks, 2.5 less than/)).toBeVisible()
  await expect(page.getByText('That is the way you want it.')).toBeVisible()
})

test('by keyboard alone, on a small screen: a feature is made, a note written, a value set, and the note deleted', async ({
  page,
  context,
  server,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signInAsMember(context, server)
  const list = async () => (await context.request.get(`${server.url}/api/features/checkins`)).json()
  await page.goto('/features?title=Swimming')
  await expect(page.getByLabel('Title')).toHaveValue('Swimming')
  await typeInto(page, /textbox "Unit"/, 'lengths')
  await press(page, /button "Create Feature"/)
  await expect(page.getByRole('link', { name: 'Swimming' })).toBeVisible()
  await page.goto('/checkins')
  await expect(page.getByText('No checkins yet.')).toBeVisible()
  await typeInto(page, /textbox "Note"/, 'The pool was empty')
  await press(page, /button "Swimming"/)
  await typeInto(page, /textbox "Swimming in lengths"/, '30', { back: true })
  await page.keyboard.press('Tab')
  await expect
    .poll(async () => (await list()).map(({ values }: { values: object }) => Object.values(values)))
    .toEqual([[30]])
  await press(page, /button "New checkin"/, { back: true })
  await expect(page.getByLabel('Note', { exact: true })).toHaveValue('')
  await press(page, /button "Delete checkin"/)
  await expect(page.getByRole('alertdialog', { name: 'Delete checkin?' })).toBeVisible()
  await press(page, /button "Delete"/)
  await expect.poll(list).toEqual([])
})

test('[CHECK-24] a search that fails is only logged, and the note goes on', async ({
  page,
  context,
  server,
  watched,
}) => {
  await signInAsMember(context, server)
  watched.expectFailures(/api\/features\/search$/)
  await page.route('**/api/features/search', (route) => route.fulfill({ status: 500, body: '' }))
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await page.goto('/checkins')
  await page.getByRole('searchbox').fill('run')
  await expect.poll(() => logged.some((text) => text.includes('The search for features failed.'))).toBe(true)
  await expect(page.getByRole('alert')).toHaveCount(0)
})
