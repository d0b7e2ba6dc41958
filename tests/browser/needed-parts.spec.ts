import { expect, test } from './site.ts'
import { openTool, PHONE } from './visitor.ts'

test.use(PHONE)

/** What explains a result: its code is a file of this name. */
const EXPLANATIONS = /Explained|later/

const SLUG = 'loan-calculator/prepayment'

test('a phone loads what explains the result at the first use', async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (request) => {
    if (EXPLANATIONS.test(request.url())) loaded.push(request.url())
  })
  // Without `openTool`: to the browser, a check by the test is a use of the page.
  await page.goto(`/tools/${SLUG}`)
  await page.waitForTimeout(2500)
  expect(loaded).toEqual([])
  await page.locator('[name=loanAmount]').tap()
  await page.keyboard.type('5')
  await expect(page.getByText('Prepay now or later?')).toBeAttached()
  expect(loaded).toHaveLength(2)
})

test('a link with values loads it at once, and its figures are explained', async ({ page }) => {
  await openTool(page, SLUG, '#loanAmount=5000000')
  await expect(page.getByText('Prepay now or later?')).toBeAttached()
  await expect(page.locator('[data-share]').first()).toBeAttached()
  await expect(page.locator('.legend')).toContainText('₹50,00,000')
})
