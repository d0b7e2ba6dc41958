import { axeFindings } from './axe.ts'
import { expect, sharedTest as test } from './site.ts'
import { openTool, press, region } from './visitor.ts'

test('marks, grade points and a conversion are answered in turn', async ({ page }) => {
  await openTool(page, 'percentage-calculator/marks')
  const headline = page.locator('[data-headline]')
  await press(page, 'Add subject')
  await page.getByRole('group', { name: 'Subject 4' }).getByLabel('Marks').fill('45')
  await page.getByRole('group', { name: 'Subject 4' }).getByLabel('Name').fill('Physics')
  await expect(page.locator('dt').filter({ hasText: 'Subject 4: Physics' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain('marks=45')
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain('Physics')
  // 250 of 350
  await expect(headline).toHaveText('71.43%')
  await page.getByRole('group', { name: 'Subject 4' }).getByLabel('Out of').fill('40')
  await expect(region(page, 'Result').getByRole('status')).toHaveText(
    'The marks of a subject cannot exceed its maximum.',
  )
  await page.getByLabel('CGPA of grade points').check()
  await expect(headline).toHaveText('8.75')
  await page.getByLabel('CGPA and percentage').check()
  await page.getByLabel('Rule').selectOption('own')
  await page.getByLabel('Number added').fill('-7.5')
  await expect(headline).toHaveText('78.50%')
  expect(await axeFindings(page, 'main')).toEqual([])
})

test('a card shows its steps, or why it has none', async ({ page }) => {
  await openTool(page, 'percentage-calculator')
  const card = page.getByRole('region', { name: 'Points and Percent', exact: true })
  await card.getByLabel('Rate before (%)').fill('8')
  await card.getByLabel('Rate after (%)').fill('10')
  await expect(card.locator('output')).toHaveText('+2.00 points, +25.00%')
  await expect(card.locator('.hint')).toContainText('The second rate less the first is 2')
  await card.getByLabel('Rate before (%)').fill('0')
  await expect(card.locator('output')).toHaveText('+10.00 points')
  await expect(card.locator('.hint')).toHaveText(/^Only in points/)
})
