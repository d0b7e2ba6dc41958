import { expect, test } from './site.ts'

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
  }
})

test('featured tools are grouped 3, 3 and 5', async ({ page }) => {
  await page.goto('/')
  for (const [category, count] of [
    ['Finance', 3],
    ['Developer', 3],
    ['General', 5],
  ] as const) {
    await expect(page.locator(`[data-featured=${category}] .tool-card`)).toHaveCount(count)
  }
})
