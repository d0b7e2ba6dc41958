import { axeFindings } from '../axe.ts'
import { expect, sharedTest as test } from '../site.ts'
import { openTool, widthOf } from '../visitor.ts'

test('every kind of text to write suits axe and a narrow screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await openTool(page, 'qr-code-generator')
  await page.locator('.qr-page summary', { hasText: 'More' }).click()
  for (const kind of ['sms', 'place', 'event']) {
    await page.getByLabel('Kind').selectOption(kind)
    expect(await axeFindings(page, 'form[aria-label=Input]')).toEqual([])
    expect(await widthOf(page)).toBeLessThanOrEqual(320)
  }
})
