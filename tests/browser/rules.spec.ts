import { expect, test } from './site.ts'

test('every rule has its dates, its source and links, and fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/rules#pf-ceiling')
  const row = page.locator('#pf-ceiling')
  await expect(row).toBeInViewport()
  await expect(row).toContainText('₹25,000')
  await expect(row).toContainText('Since 17 September 2026')
  await expect(row).toContainText('S.O. 5109(E)')
  await row.getByRole('link', { name: 'Salary' }).click()
  await expect(page).toHaveURL(/\/tools\/tax-calculator\/salary/)
  await page.goto('/rules')
  for (const fold of await page.locator('.group-fold > summary').all()) await fold.click()
  const overflow = () => document.documentElement.scrollWidth - innerWidth
  expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0)
})

test('a time line shows what changed last and the three days that come next', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-29T12:00:00Z'))
  await page.goto('/rules')
  const changed = page.getByRole('region', { name: 'Changed last', exact: true }).locator('li')
  await expect(changed).toHaveCount(3)
  await expect(changed.last()).toContainText('7 October 2026')
  await expect(changed.last()).toContainText('5.50%')
  const coming = page.locator('[data-coming] > li').filter({ visible: true })
  await expect(coming).toHaveCount(3)
  await expect(coming.first()).toContainText('15 December 2026')
  await changed.last().getByRole('link').click()
  await expect(page.locator('#rate-repo')).toBeInViewport()
  // A day that has passed is no longer what comes next.
  await page.clock.setFixedTime(new Date('2026-12-20T12:00:00Z'))
  await page.goto('/rules')
  await expect(coming.first()).toContainText('31 December 2026')
  await expect(coming).toHaveCount(3)
})

test('a page past its day says so before the first paint', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2027-01-31T12:00:00Z'))
  await page.goto('/tools/percentage-calculator/gst')
  const line = page.locator('.rules-line')
  await expect(line).toContainText('These rules were last checked on 21 November 2026.', {
    useInnerText: true,
  })
  await page.clock.setFixedTime(new Date('2027-02-02T12:00:00Z'))
  await page.reload()
  await expect(line).toContainText('21 November 2026 and may have changed.', { useInnerText: true })
})

test('the page of proofs lists a published result with its tool and source', async ({ page }) => {
  await page.goto('/proof')
  const row = page.getByRole('row', { name: 'Encode "foobar"' })
  await expect(row).toContainText('Base64: Zm9vYmFy')
  await expect(row).toContainText('RFC 4648, section 10')
  await expect(row.getByRole('link')).toHaveAttribute('href', '/tools/base64')
})
