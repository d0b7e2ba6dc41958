import { readFile } from 'node:fs/promises'

import type { Page } from '@playwright/test'

import { clipboardOf, expect, openTool, test } from './site.ts'

const results = (page: Page) => page.locator('[data-results] .ledger dd')
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const slider = (page: Page, label: string) => page.getByLabel(`${label}, slider`)
const openOptions = (page: Page) => page.getByText('More options', { exact: true }).click()

/** The pages as the specification has them: labels with defaults, slider bounds, results in order. */
const calculators = [
  {
    slug: 'sip-calculator',
    report: /^sip-report-/,
    chart: 'Investment Breakdown',
    fields: [
      ['Monthly Investment (₹)', '5,000', [500, 100_000, 500]],
      ['Expected Return Rate (% p.a.)', '12', [1, 30, 0.1]],
      ['Time Period (Years)', '10', [1, 40, 1]],
    ],
    results: {
      'Monthly Investment': '₹5,000',
      'Total Investment': '₹6,00,000',
      'Estimated Returns': '₹5,61,695',
      'Total Value': '₹11,61,695',
    },
  },
  {
    slug: 'fd-calculator',
    report: /^fd-report-/,
    chart: 'Deposit Breakdown',
    fields: [
      ['Principal Amount (₹)', '1,00,000', [1_000, 10_000_000, 1_000]],
      ['Interest Rate (% p.a.)', '6.5', [1, 15, 0.1]],
      ['Time Period (Years)', '5', [1, 30, 1]],
    ],
    results: {
      'Principal Amount': '₹1,00,000',
      'Interest Earned': '₹37,009',
      'Maturity Amount': '₹1,37,009',
    },
  },
  {
    slug: 'tax-calculator',
    report: /^tax-report-/,
    chart: 'Income Breakdown',
    fields: [
      ['Gross Annual Income (₹)', '10,00,000', [0, 10_000_000, 10_000]],
      ['Total Deductions (₹)', '50,000', [0, 200_000, 5_000]],
    ],
    results: {
      'Gross Income': '₹10,00,000',
      'Total Deductions': '₹50,000',
      'Taxable Income': '₹9,50,000',
      'Total Tax': '₹54,600',
      'Net Income': '₹9,45,400',
    },
  },
  {
    slug: 'compound-interest',
    report: /^compound-interest-report-/,
    chart: 'Investment Breakdown',
    fields: [
      ['Principal Amount (₹)', '1,00,000'],
      ['Annual Interest Rate (%)', '10'],
      ['Investment Period (Years)', '5'],
    ],
    results: { 'Future Value': '₹1,64,531', Principal: '₹1,00,000', Interest: '₹64,531' },
  },
  {
    slug: 'roi-calculator',
    report: /^roi-report-/,
    chart: 'Initial Investment vs Final Value',
    fields: [
      ['Initial Investment (₹)', '1,00,000'],
      ['Final Value (₹)', '1,50,000'],
    ],
    results: {
      'Return on Investment': '50.00%',
      'Initial Investment': '₹1,00,000',
      'Final Value': '₹1,50,000',
      'Net Profit/Loss': '₹50,000',
    },
  },
] as const

for (const { slug, report, chart, fields, results: expected } of calculators) {
  test.describe(slug, () => {
    test('the specified results of the defaults are there before any script', async ({
      browser,
      baseURL,
    }) => {
      const context = await browser.newContext({ javaScriptEnabled: false })
      const page = await context.newPage()
      await page.goto(`${baseURL}/tools/${slug}`)
      await expect(page.locator('[data-results] .ledger dt')).toHaveText(Object.keys(expected))
      await expect(results(page)).toHaveText(Object.values(expected))
      await context.close()
    })

    test('fields have the specified labels, defaults and sliders', async ({ page }) => {
      await openTool(page, slug)
      for (const [label, initial, bounds] of fields) {
        await expect(field(page, label)).toHaveValue(initial)
        if (label.includes('%'))
          await expect(field(page, label)).toHaveAttribute('data-step', '0.1')
        if (bounds === undefined) continue
        const [min, max, step] = bounds.map(String)
        await expect(slider(page, label)).toHaveAttribute('min', min ?? '')
        await expect(slider(page, label)).toHaveAttribute('max', max ?? '')
        await expect(slider(page, label)).toHaveAttribute('step', step ?? '')
        await field(page, label).fill(String(bounds[1] * 3))
        await expect(slider(page, label)).toHaveValue(String(bounds[1]))
        await slider(page, label).fill(String(bounds[0]))
        await expect(field(page, label)).toHaveValue(bounds[0].toLocaleString('en-IN'))
      }
    })

    test('options are folded away at first', async ({ page }) => {
      await openTool(page, slug)
      await expect(page.locator('form details')).not.toHaveAttribute('open')
    })

    test('the chart, its legend and the report say what the page says', async ({ page }) => {
      await openTool(page, slug)
      await expect(page.getByRole('figure', { name: chart })).toBeVisible()
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Download Report' }).click()
      const file = await download
      expect(file.suggestedFilename()).toMatch(report)
      expect(file.suggestedFilename()).toMatch(/\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.txt$/)
      const text = await readFile(await file.path(), 'utf8')
      expect(text).toContain('Generated on')
      for (const [label] of fields) expect(text).toContain(label.replace(' (₹)', ''))
      for (const figure of Object.values(expected)) expect(text).toContain(figure)
    })

    test('nonsense in any field shows a dash and a sentence, and the page recovers', async ({
      page,
    }) => {
      await openTool(page, slug)
      for (const [label, initial] of fields) {
        await field(page, label).fill('abc')
        await expect(results(page).filter({ hasText: '—' })).not.toHaveCount(0)
        await expect(page.locator('.notice').first()).toHaveText(/not a number/)
        await expect(page.locator('main')).not.toContainText(/NaN|∞|Infinity/)
        await field(page, label).fill('')
        await field(page, label).fill(initial)
        await expect(results(page)).toHaveText(Object.values(expected))
      }
    })
  })
}

test('a SIP at 0 % is what was paid in, and amounts may be typed as people write them', async ({
  page,
}) => {
  await openTool(page, 'sip-calculator')
  await field(page, 'Expected Return Rate (% p.a.)').fill('0')
  await expect(results(page)).toHaveText(['₹5,000', '₹6,00,000', '₹0', '₹6,00,000'])
  await field(page, 'Monthly Investment (₹)').fill('1 lakh')
  await expect(results(page).last()).toHaveText('₹1,20,00,000')
})

test('the Delete key takes every digit after the caret, across the commas', async ({ page }) => {
  await openTool(page, 'sip-calculator')
  const amount = field(page, 'Monthly Investment (₹)')
  await amount.fill('1234567')
  await amount.press('Home')
  await amount.press('ArrowRight')
  await amount.press('ArrowRight')
  const caret = () => amount.evaluate((box: HTMLInputElement) => box.selectionStart)
  await amount.press('Delete')
  await expect(amount).toHaveValue('12,34,567')
  expect(await caret()).toBe(3)
  await amount.press('Delete')
  await expect(amount).toHaveValue('1,24,567')
})

test('a million years neither hang the SIP page nor show an infinity', async ({ page }) => {
  await openTool(page, 'sip-calculator')
  await field(page, 'Time Period (Years)').fill('1000000')
  await expect(results(page).last()).toHaveText('—')
  await expect(page.locator('.notice')).toHaveText(/no result/)
  await expect(page.getByText('Growth year by year (first 100 years)')).toBeVisible()
  await field(page, 'Time Period (Years)').fill('10')
  await expect(results(page).last()).toHaveText('₹11,61,695')
})

// Amounts beyond any money: drawn as they are, the picture would never be finished.
for (const [slug, fragment, shown] of [
  ['loan-calculator', '#loanAmount=1e308&annualRatePercent=0', '₹1.00 × 10³⁰⁸'],
  ['sip-calculator', '#monthlyInvestment=1e307&years=1&annualRatePercent=0', '₹1.20 × 10³⁰⁸'],
  ['fd-calculator', '#principal=1e308&annualRatePercent=0', '₹1.00 × 10³⁰⁸'],
  ['tax-calculator', '#grossIncome=1e308', '₹1.00 × 10³⁰⁸'],
  ['compound-interest', '#principal=1e308&annualRatePercent=0', '₹1.00 × 10³⁰⁸'],
  ['roi-calculator', '#initialInvestment=1e308&finalValue=1e308', '₹1.00 × 10³⁰⁸'],
] as const) {
  test(`a shared link with an absurd amount does not freeze ${slug}`, async ({ page }) => {
    const drawn = page.waitForResponse(/draw-chart/)
    await openTool(page, slug, fragment)
    await drawn
    await expect(results(page).filter({ hasText: shown })).not.toHaveCount(0)
    await page.getByRole('button', { name: 'Reset', exact: true }).click()
    await expect(page.locator('[data-results]')).not.toContainText(/× 10[⁰¹²³⁴-⁹]/)
  })
}

test('step-up and inflation are options of the SIP, and the three conventions stand side by side', async ({
  page,
}) => {
  await openTool(page, 'sip-calculator')
  const conventions = page.getByRole('region', { name: 'What other calculators show' })
  await page.getByText('What other calculators show', { exact: true }).click()
  await expect(conventions.locator('td')).toHaveText(['₹11,61,695', '₹11,50,193', '₹11,20,179'])
  await openOptions(page)
  await field(page, 'Yearly Step-Up (%)').fill('10')
  await expect(results(page).last()).toHaveText('₹16,87,163')
  await field(page, 'Inflation (% p.a.)').fill('6')
  await expect(page.locator('.ledger dt').last()).toHaveText('Value in Today’s Rupees')
  await expect(page.locator('.notice')).toContainText('5.66%')
})

test('a key draws the chart once, after the figures', async ({ page }) => {
  const drawn = page.waitForResponse(/draw-chart/)
  await openTool(page, 'fd-calculator')
  await drawn
  const settled = () =>
    page.evaluate(
      () => new Promise((resolve) => requestIdleCallback(() => requestAnimationFrame(resolve))),
    )
  await settled()
  await page.evaluate(() => {
    const counts = window as unknown as { drawings: number }
    counts.drawings = 0
    const { clearRect } = CanvasRenderingContext2D.prototype
    CanvasRenderingContext2D.prototype.clearRect = function (...area) {
      counts.drawings++
      clearRect.apply(this, area)
    }
  })
  await field(page, 'Time Period (Years)').fill('2')
  // 1,00,000 × 1.065² = 1,13,422.50
  await expect(page.getByRole('list', { name: 'Legend' })).toContainText('₹13,423')
  await settled()
  expect(await page.evaluate(() => (window as unknown as { drawings: number }).drawings)).toBe(1)
})

test('growth is tabled year by year and comes as CSV', async ({ page }) => {
  await openTool(page, 'fd-calculator')
  await page.getByText('Growth year by year').click()
  const rows = page.getByRole('region', { name: 'Growth year by year' }).locator('tbody tr')
  await expect(rows).toHaveCount(5)
  await expect(rows.last()).toHaveText('5₹1,00,000₹37,009₹1,37,009')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  const file = await download
  const csv = await readFile(await file.path(), 'utf8')
  expect(csv.split('\r\n')[1]).toBe('1,100000,6500,106500')
})

test('an FD compounds as banks do when asked to, and a link keeps that', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openTool(page, 'fd-calculator')
  await expect(page.locator('.notice')).toContainText('₹1,38,042')
  await openOptions(page)
  await field(page, 'Compounding').selectOption({ label: 'Quarterly (usual at Indian banks)' })
  await expect(results(page)).toHaveText(['₹1,00,000', '₹38,042', '₹1,38,042', '6.66%'])
  await page.getByRole('button', { name: 'Copy link' }).click()
  const link = await clipboardOf(page)
  await page.goto('about:blank')
  await page.goto(link)
  await expect(results(page).nth(2)).toHaveText('₹1,38,042')
  await expect(page.locator('form details')).toHaveAttribute('open')
})

test('compound interest knows five frequencies and regular contributions', async ({ page }) => {
  await openTool(page, 'compound-interest')
  const frequency = field(page, 'Compounding Frequency')
  await expect(frequency).toHaveValue('12')
  await expect(frequency.locator('option')).toHaveText([
    'Annually',
    'Semi-Annually',
    'Quarterly',
    'Monthly',
    'Daily',
  ])
  for (const [name, value] of [
    ['Annually', '₹1,61,051'],
    ['Semi-Annually', '₹1,62,889'],
    ['Quarterly', '₹1,63,862'],
    ['Daily', '₹1,64,861'],
    ['Monthly', '₹1,64,531'],
  ] as const) {
    await frequency.selectOption({ label: name })
    await expect(results(page).first()).toHaveText(value)
  }
  await openOptions(page)
  await field(page, 'Annual Interest Rate (%)').fill('0')
  await field(page, 'Regular Contribution (₹)').fill('1,000')
  await expect(results(page)).toHaveText(['₹1,60,000', '₹1,00,000', '₹60,000', '₹0'])
})

test('the compound interest report names the frequency', async ({ page }) => {
  await openTool(page, 'compound-interest')
  await field(page, 'Compounding Frequency').selectOption({ label: 'Semi-Annually' })
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download Report' }).click()
  const text = await readFile(await (await download).path(), 'utf8')
  expect(text).toContain('Compounding Frequency: Semi-Annually')
})

test('ROI says profit or loss in words, colour and picture', async ({ page }) => {
  await openTool(page, 'roi-calculator')
  const badge = page.locator('[data-results] .badge')
  await expect(badge).toHaveText('Profitable Investment')
  await expect(badge.locator('[data-icon=up]')).toBeVisible()
  await expect(page.getByText('(Final - Initial) / Initial × 100', { exact: true })).toBeVisible()
  await expect(
    page.locator('section', { hasText: 'Understanding ROI' }).last().locator('li'),
  ).toHaveCount(4)
  await field(page, 'Final Value (₹)').fill('75000')
  await expect(badge).toHaveText('Investment Loss')
  await expect(badge).toHaveAttribute('data-tone', 'bad')
  await expect(badge.locator('[data-icon=down]')).toBeVisible()
  await expect(results(page).first()).toHaveText('-25.00%')
  await field(page, 'Final Value (₹)').fill('100000')
  await expect(badge).toHaveText('Profitable Investment')
  await field(page, 'Initial Investment (₹)').fill('0')
  await expect(results(page).first()).toHaveText('—')
  await expect(badge).toHaveCount(0)
  await expect(page.locator('.notice')).toHaveText(/not defined/)
  await field(page, 'Initial Investment (₹)').fill('-100')
  await expect(page.locator('.notice')).toHaveText(/opposite signs/)
})

test('a shared link changes only the fields that it gives an amount for', async ({ page }) => {
  await openTool(
    page,
    'fd-calculator',
    '#principal=%25&annualRatePercent=%20&years=२&compoundingsPerYear=__proto__',
  )
  await expect(results(page)).toHaveText(['₹1,00,000', '₹13,423', '₹1,13,423'])
})

test('the ROI report says the status, and a holding period adds the CAGR', async ({ page }) => {
  await openTool(page, 'roi-calculator')
  await openOptions(page)
  await field(page, 'Holding Period (Years)').fill('5')
  await expect(results(page).last()).toHaveText('8.45%')
  for (const [final, status] of [
    ['150000', 'Status: Profitable'],
    ['1', 'Status: Loss'],
  ] as const) {
    await field(page, 'Final Value (₹)').fill(final)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download Report' }).click()
    expect(await readFile(await (await download).path(), 'utf8')).toContain(status)
  }
})

test('the tax page names its rules, its estimate and the tax by the current law', async ({
  page,
}) => {
  await openTool(page, 'tax-calculator')
  await expect(page.locator('.notice')).toHaveText(
    'This is an estimate based on standard slabs. Actual liability may vary with rebates, surcharges and specific deductions.',
  )
  const rules = page.locator('[data-tax-rules]')
  await expect(rules).toContainText('FY 2023-24 slabs, before rebate and surcharge')
  await expect(rules).toContainText('Last checked on 21 November 2026')
  await expect(rules).toContainText('By the law of tax year 2026-27 the tax on this income is ₹0')
})

test('the tax regime recalculates at once, and the report carries the cess', async ({ page }) => {
  await openTool(page, 'tax-calculator')
  await page.getByLabel('Old Tax Regime').check()
  await expect(results(page).nth(3)).toHaveText('₹1,06,600')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download Report' }).click()
  const text = await readFile(await (await download).path(), 'utf8')
  expect(text).toContain('Total Tax (incl. 4% cess): ₹1,06,600')
  expect(text).toContain('Tax Regime: Old Tax Regime')
})

test('the current law is one click away, is worked out slab by slab, and is remembered', async ({
  page,
}) => {
  await openTool(page, 'tax-calculator')
  await field(page, 'Gross Annual Income (₹)').fill('13 lakh')
  await page.getByRole('button', { name: 'Use the law of tax year 2026-27' }).click()
  const tax = page.locator('.ledger .headline dd')
  await expect(tax).toHaveText('₹26,000')
  await expect(page.locator('form details')).toHaveAttribute('open')
  await page.getByText('How the tax is worked out').click()
  const working = page.getByRole('region', { name: /How the tax is worked out/ })
  await expect(working).toContainText('₹8,00,000 to ₹12,00,000')
  await expect(working).toContainText('Rebate-₹')
  await expect(page.locator('[data-comparison]')).toContainText('New regime')
  await page.reload()
  await expect(field(page, 'Tax Year')).toHaveValue('tax-year-2026-27')
  await expect(tax).toHaveText('₹0')
  await page.getByRole('button', { name: 'Back to the FY 2023-24 slabs' }).click()
  await expect(tax).toHaveText('₹54,600')
  await page.reload()
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0)
  await expect(tax).toHaveText('₹54,600')
})

test('a shared link shows its tax year without changing the visitor’s own', async ({ page }) => {
  await openTool(page, 'tax-calculator', '#grossIncome=2000000&deductions=0&taxYear=fy-2025-26')
  await expect(page.locator('.ledger .headline dd')).toHaveText('₹1,92,400')
  await expect(page.locator('[data-comparison]')).toContainText(
    'more than ₹7,08,333, besides the standard deduction',
  )
  expect(await page.evaluate(() => localStorage.getItem('taxYear'))).toBeNull()
})
