import { CATEGORIES, toolPaths, tools, toolsOf } from '../site-map.ts'
import { expect, sharedTest as test } from './site.ts'

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
  await expect(page.getByLabel('Loan Amount (₹)', { exact: true })).toHaveValue('5,00,000')
  await expect(page.locator('[data-results]').first()).toContainText('₹4,339')
})

test('without a script the loan of the home page stands there, complete', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/')
  const loan = page.locator('[data-small-loan]')
  await expect(loan).toContainText(/₹8,678.*₹10,00,000.*₹10,82,776/s)
  await expect(loan.getByRole('slider')).toBeHidden()
  await context.close()
})

test('a phone shows search and the four popular tools before anything else', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/')
  const strip = await page.locator('[data-ad=mobile-sticky]').boundingBox()
  for (const card of await page.locator('[data-popular] .tool-card').all()) {
    const box = await card.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(strip?.y ?? 0)
  }
  const banner = await page.locator('[data-ad=banner]').boundingBox()
  const popular = await page.locator('[data-popular]').boundingBox()
  expect(banner?.y).toBeGreaterThan(popular?.y ?? Infinity)
})

test('advertisements stand where the specification has them', async ({ page }) => {
  await page.goto('/')
  for (const kind of ['banner', 'inline', 'mobile-sticky']) {
    await expect(page.locator(`[data-ad=${kind}]`)).toHaveCount(1)
  }
})
