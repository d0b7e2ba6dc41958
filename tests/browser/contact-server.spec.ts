import { fill, open, sendButton, whole } from './contact-page.ts'
import { expect, test } from './site.ts'
import { field, toastOf, boxOf } from './visitor.ts'

test.describe('with the real server', () => {
  // The browser itself reports an answer with an error status.
  test.use({ allowed: [/^error: Failed to load resource.* 422/] })

  test('a message is stored and thanked for', async ({ page }) => {
    await open(page)
    await expect(page.locator('[data-acceptance=open]')).toBeVisible()
    await fill(page)
    const answered = page.waitForResponse(
      (response) => response.request().method() === 'POST' && response.url().endsWith('/contact'),
    )
    await sendButton(page).click()
    const answer = await answered
    expect([answer.status(), await answer.json()]).toEqual([200, { success: true }])
    await expect(toastOf(page)).toContainText('Message Sent!')
  })

  test.describe('without a script', () => {
    test.use({ javaScriptEnabled: false })

    test('a wrong address comes back under its field with all that was typed; put right, it is sent', async ({
      page,
    }) => {
      await page.goto('/contact')
      // The browser takes "asha@example" for an address, the server does not.
      await fill(page, { email: 'asha@example', message: 'First line <b>\n\nthird "line"' })
      await sendButton(page).click()
      await expect(page.locator('h1')).toHaveText('Your message was not sent')
      const email = field(page, 'Email')
      await expect(email).toHaveAccessibleDescription('Please enter a valid email address')
      const box = await boxOf(email)
      const below = await boxOf(page.locator('#email-wrong'))
      expect(below.y).toBeGreaterThanOrEqual(box.bottom)
      await expect(field(page, 'Name')).toHaveValue(whole.name)
      await expect(field(page, 'Message')).toHaveValue('First line <b>\n\nthird "line"')
      await expect(page.getByRole('link', { name: 'Ganak', exact: true })).toHaveAttribute(
        'href',
        '/',
      )
      await email.fill(whole.email)
      await sendButton(page).click()
      await expect(page).toHaveURL('/contact/sent')
      await expect(page.locator('h1')).toHaveText('Message Sent!')
    })
  })
})
