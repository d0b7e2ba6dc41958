import type { Page } from '@playwright/test'

import { calculatorSlugs } from '../calculators.ts'
import { ONE_OF_EACH_KIND, toolPagePaths, toolPageSlugs } from '../site-map.ts'
import { expectedCalculator } from './expected-calculator.ts'
import { expect, sharedTest as test } from './site.ts'
import { results } from './visitor.ts'

// What needs no script on any page, and what single pages have for those who have none.

test.use({ javaScriptEnabled: false })

const LAPTOP = { width: 1366, height: 768 }
const shown = (page: Page) => page.locator('[data-results]')

// That every page has its text, and a tool its notice, is tests/built/without-scripts.test.ts.
test('pages of every kind read without a script', async ({ page }) => {
  for (const path of ONE_OF_EACH_KIND) {
    await page.goto(path)
    await expect(page.locator('h1')).toBeVisible()
    expect((await page.locator('main').innerText()).length, path).toBeGreaterThan(200)
    // Playwright looks for texts everywhere but in a <noscript>.
    const notice = page.locator('noscript p').filter({ visible: true })
    await expect(notice, path).toHaveCount(toolPagePaths.includes(path) ? 1 : 0)
    const header = page.locator('body > header')
    await header.locator('summary', { hasText: 'Finance' }).click()
    await expect(header.getByRole('link', { name: /EMI Calculator/ })).toBeVisible()
  }
})

/** Figures from other sources than the definition, rules and questions. */
const SAYS: Readonly<Record<string, readonly string[]>> = {
  // By the separate program of epf.test.ts
  'sip-calculator/epf': [
    '₹2,44,33,338',
    'rule 277 of the Income-tax Rules 2026',
    'Is the interest on VPF tax-free?',
  ],
  // Section 53 of the Code on Social Security, 2020: 52,000 × 15 ÷ 26 is 30,000 for each of eleven years.
  'tax-calculator/gratuity': [
    '₹3,30,000',
    'Exactly six months add nothing.',
    'Is gratuity taxable?',
  ],
  // Exact arithmetic: golden-rate-changes.ts
  'loan-calculator/rate-change': [
    ...['₹740', '10 months', '₹370', 'RBI/2023-24/55 of 18 August 2023'],
    'Why do more months cost more than a higher EMI?',
  ],
  'percentage-calculator/gst': ['₹11,800.00'],
}

for (let start = 0; start < toolPageSlugs.length; start += 12) {
  const slugs = toolPageSlugs.slice(start, start + 12)
  test(`the example of each tool is answered and explained: ${slugs.length} pages from ${slugs[0]}`, async ({
    page,
  }) => {
    for (const slug of slugs) {
      await page.goto(`/tools/${slug}`)
      const main = page.locator('main')
      await expect(main.locator('[data-explainer] h2').first(), slug).toBeVisible()
      if (calculatorSlugs.includes(slug)) {
        const figures = Object.values((await expectedCalculator(slug)).results)
        await expect(results(page), slug).toHaveText(figures)
      }
      for (const text of SAYS[slug] ?? []) await expect(main, slug).toContainText(text)
    }
  })
}

test('the three choices of a new rate are figures', async ({ page }) => {
  await page.goto('/tools/loan-calculator/rate-change')
  await expect(page.locator('.answers .answer')).toHaveText(['₹740', '10 months', '₹370'])
})

test('the chart is drawn in the built page', async ({ page }) => {
  await page.goto('/tools/loan-calculator')
  const slices = page.locator('.chart circle')
  await expect(slices).toHaveCount(2)
  const [principal, interest] = await slices.evaluateAll((circles) =>
    circles.map((circle) => Number.parseFloat(circle.getAttribute('stroke-dasharray') ?? '')),
  )
  // 10,00,000 of 20,82,776; both arcs are shorter by the same gap.
  expect((principal ?? 0) - (interest ?? 0)).toBeCloseTo(0.48013 - 0.51987, 3)
  await expect(page.locator('.over-time')).toBeHidden()
})

test('the years of the loan hang from their line', async ({ page }) => {
  await page.goto('/tools/loan-calculator')
  const drawing = page.getByRole('figure', { name: 'What each year pays' })
  await expect(drawing.locator('rect')).toHaveCount(2 * 20)
  await expect(drawing).toContainText(/^Year 1.*20$/)
})

test('no empty table can be unfolded', async ({ page }) => {
  await page.goto('/tools/loan-calculator')
  const folds = page.locator('details.table-fold:visible')
  await expect(folds).toHaveCount(1)
  await folds.locator('summary').click()
  await expect(folds.locator('tbody tr')).toHaveCount(20)
})

test('the first answer of a prepayment and its tables are visible', async ({ page }) => {
  await page.goto('/tools/loan-calculator/prepayment')
  await expect(shown(page).locator('.headline dd').first()).toHaveText('₹4,23,768')
  const lines = page.locator('form .list').first().getByRole('listitem')
  await expect(lines).toHaveText(/₹25,000 every year from month 13/)
  await expect(page.getByRole('button', { name: 'Edit event 1' })).toBeHidden()
  await page.getByText('By year of the loan').click()
  await expect(page.locator('[data-details] tfoot').first()).toContainText('Total')
  await expect(page.locator('[data-details] tfoot').first()).toContainText('₹')
})

test('the home page shows the complete loan', async ({ page }) => {
  await page.goto('/')
  const loan = page.locator('[data-small-loan]')
  await expect(loan).toContainText(/₹8,678.*₹10,00,000.*₹10,82,776/s)
  await expect(loan.getByRole('slider')).toBeHidden()
})

test('links lead from page to page of a tool', async ({ page }) => {
  const row = page.getByRole('navigation', { name: 'Pages of Percentage Calculator' })
  await page.goto('/tools/percentage-calculator')
  await row.getByRole('link', { name: 'GST' }).click()
  await expect(page.locator('h1')).toHaveText('GST Calculator')
  await expect(row.locator('[aria-current=page]')).toHaveText('GST')
  await expect(shown(page)).toContainText('₹11,800.00')
  await row.getByRole('link', { name: 'Percentages' }).click()
  await expect(page.locator('h1')).toHaveText('Percentage Calculator')
})

test('the links below a tool lead to open folds and back', async ({ page }) => {
  await page.setViewportSize(LAPTOP)
  await page.goto('/tools/loan-calculator#flat-rates')
  const fold = page.locator('details', { has: page.locator('#flat-rates') })
  await expect(fold).toHaveAttribute('open')
  await expect(fold.locator('summary')).toBeInViewport()
  await page.locator('[data-back-to-answer]').click()
  await expect(page.locator('h1')).toBeInViewport()
})

test('the FAQ has no filter, and a group opens', async ({ page }) => {
  await page.goto('/faq#loan-calculator-questions')
  await expect(page.locator('[data-faq-filter]')).toBeHidden()
  await expect(page.locator('[data-faq-group][open] > summary h3')).toHaveText('EMI Calculator')
})
