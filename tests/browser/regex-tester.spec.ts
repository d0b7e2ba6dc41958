import type { Page } from '@playwright/test'

import { axeFindings } from './axe.ts'
import { expect, holdScripts, sharedTest as test, test as ownTest, WORKERS } from './site.ts'
import { openTool, press, region, field, clipboardOf, widthOf, PHONE } from './visitor.ts'

const pattern = (page: Page) => page.getByLabel('Pattern, without slashes')
const input = (page: Page) => field(page, 'Text')
const results = (page: Page) => page.locator('[data-results]')
const answer = (page: Page) => results(page).getByRole('status')

test.describe('on one page', () => {
  test.beforeEach(async ({ page }) => openTool(page, 'regex-tester'))

  test('matches are counted, marked and listed with their groups', async ({ page }) => {
    await input(page).fill('Paid 2026-11-28,\ndue 2026-12-05.')
    await pattern(page).fill(String.raw`(?<year>\d{4})-(\d\d)-(\d\d)`)
    await expect(answer(page)).toHaveText('2 matches in 2 lines')
    await expect(results(page).locator('mark')).toHaveText(['2026-11-28', '2026-12-05'])
    const list = region(page, 'List of matches')
    await expect(list.getByRole('listitem').nth(1)).toContainText('line 2, character 5')
    await expect(list.getByRole('definition')).toHaveText(['2026', '11', '28', '2026', '12', '05'])
    await expect(list.getByRole('term').nth(3)).toHaveText('year')
    await list.getByRole('button').nth(1).press('Enter')
    await expect(results(page).locator('mark').nth(1)).toHaveAttribute('aria-current', 'true')
    await page.keyboard.press('ArrowUp')
    await expect(list.getByRole('button').first()).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(results(page).locator('mark').first()).toHaveAttribute('aria-current', 'true')
    await press(page, 'Copy matches')
    expect(await clipboardOf(page)).toBe('2026-11-28\n2026-12-05')
    await page.getByLabel('g all').uncheck()
    await expect(answer(page)).toHaveText('1 match in 1 line')
  })

  test('a pattern without an end is stopped', async ({ page }) => {
    await pattern(page).fill('(a+)+$')
    await input(page).fill(`${'a'.repeat(28)}!`)
    await expect(answer(page)).toHaveText('Stopped: this pattern takes too long on this text')
    await expect(input(page)).toHaveValue(`${'a'.repeat(28)}!`)
    expect(await axeFindings(page, 'main')).toEqual([])
    // The next pattern gets a new worker.
    await pattern(page).fill('a+')
    await expect(answer(page)).toHaveText('1 match in 1 line')
  })

  test('an error of the pattern is explained at its place', async ({ page }) => {
    await pattern(page).fill('(?P<year>20')
    await expect(
      page.getByText('Character 1: In JavaScript a named group is written'),
    ).toBeVisible()
    await expect(pattern(page)).toHaveAttribute('aria-invalid', 'true')
    await pattern(page).fill('20(a|b')
    await expect(page.getByText('Character 3: This bracket is not closed.')).toBeVisible()
    await pattern(page).fill('20')
    await expect(pattern(page)).not.toHaveAttribute('aria-invalid')
  })

  test('a literal is taken apart on request', async ({ page }) => {
    await input(page).fill('a/B')
    await pattern(page).fill('/[ab]/gi')
    await expect(answer(page)).toHaveText('No match')
    await press(page, 'Use what is between the slashes')
    await expect(pattern(page)).toHaveValue('[ab]')
    await expect(page.getByLabel('i any case')).toBeChecked()
    await expect(answer(page)).toHaveText('2 matches in 1 line')
  })

  test('matches are replaced, and a text is split', async ({ page }) => {
    await input(page).fill('a1, b2')
    await pattern(page).fill(String.raw`([a-z])(\d)`)
    await press(page, 'Replace')
    await page.getByLabel('Replace with').fill(String.raw`$2$1\n`)
    await expect(page.getByLabel('Replaced text')).toHaveValue('1a\n, 2b\n')
    await expect(answer(page)).toHaveText('2 replacements')
    await press(page, 'Split')
    await pattern(page).fill(', ')
    await expect(page.getByLabel('Pieces as a JSON list')).toHaveValue('[\n  "a1",\n  "b2"\n]')
  })

  test('each line shows whether it passes', async ({ page }) => {
    await press(page, 'Test')
    await press(page, 'Try an example')
    await expect(answer(page)).toHaveText('4 of 4 lines pass')
    await page.getByLabel('Lines that should not match').fill('28-11-2026\n2026-01-05')
    await expect(answer(page)).toHaveText('3 of 4 lines pass')
    const failed = page.getByRole('listitem').filter({ hasText: 'Fail' })
    await expect(failed).toHaveText(/2026-01-05.*matches, but should not/)
    expect(await axeFindings(page, 'main')).toEqual([])
  })

  test('the pattern is explained, and copied as code', async ({ page }) => {
    await pattern(page).fill(String.raw`(?<day>\d{2})$`)
    await input(page).fill('05')
    await page.getByText('Explain the pattern').click()
    const pieces = page.locator('.regex-pieces').first()
    await expect(pieces).toContainText('group 1, named day')
    await expect(pieces).toContainText('exactly 2 times: a digit 0 to 9')
    await page.getByText('Copy as JavaScript or Python').click()
    await press(page, 'Copy: Python')
    expect(await clipboardOf(page)).toContain(String.raw`pattern = re.compile(r"(?P<day>\d{2})$")`)
    await expect(page.getByText('Python reads some patterns in another way')).toBeVisible()
    expect(await axeFindings(page, 'main')).toEqual([])
    await pattern(page).fill('(')
    await expect(page.getByText('Correct the pattern first.')).toHaveCount(2)
  })

  test('a text of 1 MB lists 10,000 matches, of which few are drawn', async ({ page }) => {
    await pattern(page).fill(String.raw`\w+`)
    const buffer = Buffer.from('four words in line\n'.repeat(55_000))
    const file = { name: 'long.txt', mimeType: 'text/plain', buffer }
    await page.locator('input[type=file]').setInputFiles(file)
    await expect(answer(page)).toHaveText('More than 10,000 matches')
    expect(await results(page).getByRole('listitem').count()).toBe(50)
    expect(await results(page).locator('mark').count()).toBeLessThan(3_000)
    await press(page, 'Next')
    await expect(page.getByText('From 51')).toBeVisible()
    await results(page).getByRole('listitem').nth(1).getByRole('button').click()
    await expect(results(page).locator('mark[aria-current]')).toBeInViewport()
  })
})

ownTest('a worker that loads slowly does not stop a pattern', async ({ page }) => {
  const release = await holdScripts(page, WORKERS)
  await openTool(page, 'regex-tester')
  await pattern(page).fill('a+')
  await input(page).fill('aab')
  await page.waitForTimeout(1000)
  await expect(answer(page)).toHaveText('')
  release()
  await expect(answer(page)).toHaveText('1 match in 1 line')
})

ownTest.describe('on a phone', () => {
  ownTest.use(PHONE)

  ownTest('taps set flags, and a slow pattern is stopped', async ({ page }) => {
    await openTool(page, 'regex-tester')
    await pattern(page).tap()
    await pattern(page).fill('(A+)+$')
    await page.getByText('i any case').tap()
    await input(page).tap()
    await input(page).fill(`${'a'.repeat(28)}!`)
    await expect(answer(page)).toContainText('Stopped')
    await page.getByText('g all').tap()
    const wide = await widthOf(page)
    expect(wide).toBe(360)
  })
})
