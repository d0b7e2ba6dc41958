import type { Locator } from '@playwright/test'

import { CATEGORIES, toolPaths, tools, toolsOf } from '../site-map.ts'
import { specifiedFeatured } from '../specified-tools.ts'
import { expect, sharedTest as test } from './site.ts'
import { field, boxOf } from './visitor.ts'

test('the home page is as specified', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('h1')).toHaveText('Professional Online Tools')
  await expect(page.getByRole('link', { name: 'Explore Tools' })).toHaveAttribute('href', '#tools')
  await expect(page.getByRole('link', { name: 'Learn More' })).toHaveAttribute('href', '#features')
  for (const target of ['#tools', '#features']) await expect(page.locator(target)).toHaveCount(1)
  for (const title of ['Lightning Fast', '100% Accurate', 'Mobile Friendly', 'No Installation']) {
    await expect(page.locator('#features').getByRole('heading', { name: title })).toBeVisible()
  }
  await expect(page.getByRole('heading', { name: /^Why Choose/ })).toBeVisible()
})

test('four popular cards carry their badges and lead to their tools', async ({ page }) => {
  await page.goto('/')
  const cards = page.locator('[data-popular] .tool-card')
  await expect(cards).toHaveCount(4)
  const expected = [
    ['EMI Calculator', 'Popular', '/tools/loan-calculator'],
    ['Word Counter', 'Hot', '/tools/word-counter'],
    ['Password Generator', 'Trending', '/tools/password-generator'],
    ['Percentage Calculator', 'Popular', '/tools/percentage-calculator'],
  ] as const
  for (const [index, [label, badge, href]] of expected.entries()) {
    const card = cards.nth(index)
    await expect(card.getByRole('heading')).toHaveText(label)
    await expect(card.locator('.badge')).toHaveText(badge)
    await expect(card.getByRole('link')).toHaveText('Try Now')
    await expect(card.getByRole('link')).toHaveAttribute('href', href)
    await expect(card.locator('svg')).toHaveCount(1)
    await expect(card.locator('p')).not.toBeEmpty()
  }
})

test(
  'featured tools stand in their groups, in menu order',
  { tag: '@all-tools' },
  async ({ page }) => {
    await page.goto('/')
    for (const category of CATEGORIES) {
      const titles = page.locator(`[data-featured=${category}] .tool-card`).getByRole('heading')
      const featured = toolsOf(category).filter(({ isFeatured }) => isFeatured)
      await expect(titles).toHaveText(featured.map(({ label }) => label))
    }
  },
)

test(
  'every card of the home page names and describes an existing tool',
  { tag: '@all-tools' },
  async ({ page }) => {
    await page.goto('/')
    const cards = await page.locator('main .tool-card').all()
    expect(cards).toHaveLength(4 + tools.filter(({ isFeatured }) => isFeatured).length)
    for (const card of cards) {
      await expect(card.getByRole('heading')).not.toBeEmpty()
      await expect(card.locator('p').first()).not.toBeEmpty()
      expect(toolPaths).toContain(await card.getByRole('link').getAttribute('href'))
    }
  },
)

test('the home page answers a loan at once, and leads on with its values', async ({ page }) => {
  await page.goto('/')
  const loan = page.locator('[data-small-loan]')
  // The specified default of the EMI page and its specified results.
  await expect(loan).toContainText(/₹8,678.*₹10,00,000.*₹10,82,776/s)
  const slider = loan.getByRole('slider', { name: 'Loan Amount' })
  // Half the loan, half the instalment and half the interest: 8,678.23 ÷ 2 and 10,82,775.92 ÷ 2.
  await slider.fill('500000')
  await expect(loan).toContainText(/₹4,339.*₹5,00,000.*₹5,41,388/s)
  await expect(slider).toHaveAttribute('aria-valuetext', '₹5,00,000: ₹4,339 a month')
  await loan.getByRole('link').click()
  await expect(field(page, 'Loan Amount (₹)')).toHaveValue('5,00,000')
  await expect(page.locator('[data-results]').first()).toContainText('₹4,339')
})

test('a phone on its first visit loads neither the loan nor the recent tools', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  const files: string[] = []
  page.on('request', (request) => files.push(request.url()))
  await page.goto('/')
  await expect(page.locator('[data-theme-toggle]')).toHaveAttribute('aria-pressed')
  expect(files.filter((file) => /small-loan|recent-list/.test(file))).toEqual([])
  // The card is shown once the window is wide enough.
  await page.setViewportSize({ width: 1366, height: 768 })
  const loan = page.locator('[data-small-loan]')
  await loan.getByRole('slider').fill('500000')
  await expect(loan).toContainText('₹4,339')
})

test('a phone shows search and the four popular tools before anything else', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/')
  const strip = await boxOf(page.locator('[data-ad=mobile-sticky]'))
  for (const card of await page.locator('[data-popular] .tool-card').all()) {
    const box = await boxOf(card)
    expect(box.bottom).toBeLessThanOrEqual(strip.y)
  }
  await expect(page.locator('[data-ad=banner]'), 'no room for 728 pixels').toBeHidden()
})

test('the sections are in the specified order, as they are read and as they are seen', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const tool = { href: '/tools/base64', label: 'Base64 Tool', category: 'Developer' }
    localStorage.setItem('recentTools', JSON.stringify([{ ...tool, timestamp: 1 }]))
  })
  await page.goto('/')
  const sections = page.locator(
    'h1, [data-ad=banner], #recent-tools, [data-popular], #tools, main [data-ad=inline], #features',
  )
  await expect(sections).toHaveCount(7)
  const seen = await sections.evaluateAll((parts) =>
    parts.map((part) => [
      part.id || part.getAttribute('data-ad') || part.tagName,
      part.getBoundingClientRect().y,
    ]),
  )
  const tops = seen.map(([, top]) => Number(top))
  expect(seen.map(([name]) => name)).toEqual([
    'H1',
    'banner',
    'recent-tools',
    'SECTION',
    'tools',
    'inline',
    'features',
  ])
  expect(tops).toEqual(tops.toSorted((a, b) => a - b))
})

for (const theme of ['light', 'dark']) {
  test(`cards, badges and buttons look like what they are in the ${theme} theme`, async ({
    page,
  }) => {
    await page.addInitScript((name) => localStorage.setItem('theme', name), theme)
    await page.goto('/')
    const paper = await backgroundOf(page.locator('body'))
    const cards = page.locator('[data-featured] .tool-card, #features .card')
    const count = Object.values(specifiedFeatured).flat().length
    await expect(cards).toHaveCount(count + 4)
    for (const card of await cards.all()) {
      expect(await backgroundOf(card)).not.toBe(paper)
      await expect(card).not.toHaveCSS('border-top-width', '0px')
    }
    for (const card of await page.locator('[data-popular] .tool-card').all()) {
      const surface = await backgroundOf(card)
      const badge = card.locator('.badge')
      expect(await backgroundOf(badge)).not.toBe('rgba(0, 0, 0, 0)')
      expect(await backgroundOf(badge)).not.toBe(surface)
      const action = card.getByRole('link')
      await expect(action).not.toHaveCSS('border-top-width', '0px')
      const { width = 0, height = 0 } = (await action.boundingBox()) ?? {}
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(36)
    }
  })
}

test('each group features its specified tools and leads to no others', async ({ page }) => {
  await page.goto('/')
  for (const [category, slugs] of Object.entries(specifiedFeatured)) {
    const links = page.locator(`[data-featured=${category}] a`)
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(hrefs).toEqual(slugs.map((slug) => `/tools/${slug}`))
  }
})

function backgroundOf(part: Locator): Promise<string> {
  return part.evaluate((element) => getComputedStyle(element).backgroundColor)
}
