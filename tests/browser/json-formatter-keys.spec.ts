import { input, SLUG } from './json-formatter-page.ts'
import { expect, sharedTest as test } from './site.ts'
import { openTool, button, press } from './visitor.ts'

test('"?" shows the keys of the page, but not while it is typed', async ({ page }) => {
  await openTool(page, SLUG)
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await input(page).fill('')
  await input(page).press('?')
  await expect(input(page)).toHaveValue('?')
  await expect(keys).toBeHidden()

  await button(page, 'Format & Validate').focus()
  await page.keyboard.press('?')
  await expect(keys).toBeVisible()
  await expect(keys.getByText('Format and validate')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(keys).toBeHidden()
  await expect(button(page, 'Format & Validate')).toBeFocused()

  await openTool(page, `${SLUG}/compare`)
  await press(page, 'Keys')
  await expect(keys.getByText('Next difference')).toBeVisible()
  await keys.getByRole('button', { name: 'Close' }).click()
  await expect(button(page, 'Keys')).toBeFocused()
})
