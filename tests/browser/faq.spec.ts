import type { Page } from '@playwright/test'

import { tools } from '../site-map.ts'
import { expect, sharedTest as test } from './site.ts'
import { PHONE } from './visitor.ts'

test.describe('FAQ', () => {
  const questions = (page: Page) => page.locator('[data-question]')

  test('has its four sections and at least 24 questions with answers', async ({ page }) => {
    await page.goto('/faq')
    await expect(page.locator('[data-faq-section] > h2')).toHaveText([
      'General',
      'Financial Tools',
      'Developer Tools',
      'Technical',
    ])
    const headings = await page.locator('.group-fold h3').allTextContents()
    expect(headings).not.toEqual([])
    expect(tools.map(({ label }) => label)).toEqual(expect.arrayContaining(headings))
    const count = await questions(page).count()
    expect(count).toBeGreaterThanOrEqual(24)
  })

  test('the questions of each tool are folded, and its contents open them', async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 900 })
    await page.goto('/faq')
    const groups = page.locator('[data-faq-group]')
    await expect(page.locator('[data-faq-group][open]')).toHaveCount(0)
    const contents = page.getByRole('navigation', { name: 'On this page' })
    await expect(contents.getByRole('link')).toHaveCount(4 + (await groups.count()))
    await contents.getByRole('link', { name: 'SIP Calculator' }).click()
    const group = page.locator('[data-faq-group][open]')
    await expect(group.locator('summary h3')).toHaveText('SIP Calculator')
    await expect(group.locator('summary h3')).toBeInViewport()
    await expect(group.getByRole('link', { name: 'Open SIP Calculator' })).toBeVisible()
  })

  test('the filter shows the questions with all words, and Escape shows all again', async ({
    page,
  }) => {
    await page.goto('/faq')
    const all = await questions(page).count()
    const field = page.getByLabel('Filter the questions')
    const status = page.locator('[data-filter-found]')
    await expect(status).toHaveText(`There are ${all} questions.`)
    const shown = questions(page).filter({ visible: true })
    await field.fill('payment holiday')
    await expect(status).toHaveText(`1 of ${all} questions matches.`)
    await expect(shown).toHaveCount(1)
    await expect(shown.locator('summary')).toHaveText('What does a payment holiday cost?')
    // "XIRR" is in answers as well as in questions.
    await field.fill('XIRR')
    const count = await shown.count()
    expect(count).toBeGreaterThan(2)
    await expect(status).toHaveText(`${count} of ${all} questions match.`)
    await expect(page.locator('[data-faq-section]').filter({ visible: true })).not.toHaveCount(4)
    await field.fill('qqqq')
    await expect(status).toHaveText(/^No question matches “qqqq”/)
    await expect(shown).toHaveCount(0)
    await field.press('Escape')
    await expect(field).toHaveValue('')
    await expect(status).toHaveText(`There are ${all} questions.`)
    await expect(page.locator('[data-faq-group][open]')).toHaveCount(0)
    await expect(page.locator('[data-question]:not([hidden])')).toHaveCount(all)
  })

  test('one answer is open at a time, across sections, and it can be closed', async ({ page }) => {
    await page.goto('/faq')
    const [first, last] = [questions(page).first(), questions(page).last()]
    await expect(page.locator('[data-question][open]')).toHaveCount(0)
    await first.locator('summary').click()
    await expect(first.locator('.answer')).toBeVisible()
    // Running text, not the figure of a result.
    await expect(first.locator('.answer')).toHaveCSS('font-size', '16px')
    await last.locator('summary').click()
    await expect(page.locator('[data-question][open]')).toHaveCount(1)
    await expect(last.locator('.answer')).toBeVisible()
    await last.locator('summary').focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('[data-question][open]')).toHaveCount(0)
  })

  for (const javaScriptEnabled of [true, false])
    test.describe(`${javaScriptEnabled ? 'with' : 'without'} a script`, () => {
      test.use({ javaScriptEnabled })

      test('an address opens its question', async ({ page }) => {
        await page.goto('/faq#is-base64-a-kind-of-encryption')
        const open = page.locator('[data-question][open]')
        await expect(open).toHaveCount(1)
        await expect(open.locator('summary')).toBeInViewport()
        await expect(open.locator('summary')).toHaveText('Is Base64 a kind of encryption?')
      })
    })

  test('an address with a malformed escape opens no answer', async ({ page }) => {
    for (const fragment of ['%', '%zz', '%ff']) {
      await page.goto(`/faq#${fragment}`)
      await page.reload()
      await expect(questions(page).first()).toBeVisible()
    }
    await expect(page.locator('[data-question][open]')).toHaveCount(0)
  })

  test('a link within the page opens another question', async ({ page }) => {
    await page.goto('/faq#is-base64-a-kind-of-encryption')
    await page.evaluate(() => (location.hash = '#do-i-need-javascript'))
    await expect(page.locator('[data-question][open] summary')).toHaveText('Do I need JavaScript?')
    const link = page.locator('[data-question][open]').getByRole('link', { name: 'Link to this' })
    await expect(link).toHaveAttribute('href', '#do-i-need-javascript')
  })

  for (const [name, device] of [
    ['a phone', PHONE],
    ['a wide screen', { viewport: { width: 1366, height: 768 } }],
  ] as const) {
    test.describe(`jumps on ${name}`, () => {
      const belowEnd = (page: Page) =>
        page.evaluate(() => {
          const { scrollHeight, clientHeight } = document.documentElement
          return Math.round(scrollHeight - clientHeight - scrollY)
        })
      const topOf = (page: Page, selector: string) =>
        page.locator(selector).evaluate((part) => Math.round(part.getBoundingClientRect().top))

      test('End reaches the end', async ({ browser }) => {
        const page = await browser.newPage(device)
        await page.goto('/faq')
        await page.keyboard.press('End')
        await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000)
        await expect.poll(() => belowEnd(page)).toBeLessThan(2)
        await page.close()
      })

      test('a link to a section and a reload keep their place', async ({ browser }) => {
        const page = await browser.newPage(device)
        await page.goto('/faq')
        await page.evaluate(() => (location.hash = '#technical-questions'))
        await expect.poll(() => topOf(page, '#technical-questions')).toBe(80)
        await page.evaluate(() => scrollBy(0, -1500))
        const before = await topOf(page, '#technical-questions')
        await page.reload()
        await expect.poll(() => topOf(page, '#technical-questions')).toBe(before)
        await page.goto('/about')
        await page.goBack()
        await expect.poll(() => topOf(page, '#technical-questions')).toBe(before)
        await page.close()
      })

      test('a link from another page arrives at its answer', async ({ browser }) => {
        const page = await browser.newPage(device)
        await page.goto('/faq#do-i-need-javascript')
        const question = page.locator('[data-question][open] summary')
        await expect(question).toHaveText('Do I need JavaScript?')
        await expect(question).toBeInViewport()
        await page.close()
      })
    })
  }

  test('says when we reply and leads to the contact page', async ({ page }) => {
    await page.goto('/faq')
    await expect(page.locator('main')).toContainText('24-48 hours')
    const link = page.locator('main').getByRole('link', { name: 'Contact Us' })
    await expect(link).toHaveAttribute('href', '/contact')
  })

  test('prints every answer', async ({ page }) => {
    await page.goto('/faq')
    await page.emulateMedia({ media: 'print' })
    for (const answer of await page.locator('.answer > p:first-child').all()) {
      await expect(answer).toBeVisible()
    }
  })
})
