import { fill, open, sendButton, stub } from './contact-page.ts'
import { expect, sharedTest as test } from './site.ts'
import { field, toastOf, drop, boxOf } from './visitor.ts'

test('the page says how to reach us and when we answer', async ({ page }) => {
  await stub(page)
  await open(page)
  expect(await page.title()).toBe('Contact Us - Ganak | Get in Touch')
  const main = page.locator('main')
  await expect(main.locator('dl a')).toHaveAttribute('href', 'mailto:hello@ganak.example')
  await expect(main).toContainText('Available Online, Worldwide')
  await expect(main).toContainText('We typically respond within 24-48 hours')
  const tips = page.getByRole('heading', { name: 'Quick Tips' }).locator('+ ul > li')
  await expect(tips).toHaveText([
    /specific about the tool/,
    /screenshots for issues/,
    /Check the About/,
    /Review the Privacy Policy/,
  ])
  await expect(tips.getByRole('link', { name: 'About' })).toHaveAttribute('href', '/about')
  await expect(tips.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute(
    'href',
    '/privacy-policy',
  )
  await expect(page.getByRole('heading', { name: 'Send Us a Message' })).toBeVisible()
  await expect(field(page, 'Message')).toHaveAttribute('rows', '5')
})

test('the two columns stand side by side, with one top', async ({ page }) => {
  await stub(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page)
  const details = await boxOf(page.locator('main dl'))
  const form = await boxOf(page.locator('[data-contact-form]'))
  expect(details.right).toBeLessThan(form.x)
  const [first, second] = await page
    .locator('main section.card')
    .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top))
  expect(first).toBe(second)
})

test('only this page may call the server', async ({ page }) => {
  await stub(page)
  const policy = () =>
    page.locator('meta[http-equiv=content-security-policy]').getAttribute('content')
  await page.goto('/contact')
  expect(await policy()).toContain("connect-src 'self'")
  await page.goto('/faq')
  expect(await policy()).not.toContain('connect-src')
})

test.describe('checks', () => {
  const sentences = {
    Name: 'Name must be at least 2 characters',
    Email: 'Please enter a valid email address',
    Message: 'Message must be at least 10 characters',
  }

  test('nothing is said while first typing, everything on submit, and nothing is sent', async ({
    page,
  }) => {
    const posts = await stub(page)
    await open(page)
    await fill(page, { name: 'A', email: 'asha', message: 'too short' })
    await field(page, 'Name').blur()
    for (const sentence of Object.values(sentences)) {
      await expect(page.getByText(sentence)).toHaveCount(0)
    }
    await sendButton(page).click()
    for (const [label, sentence] of Object.entries(sentences)) {
      await expect(field(page, label)).toHaveAccessibleDescription(sentence)
      await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true')
      const box = await boxOf(field(page, label))
      const below = await boxOf(page.getByText(sentence))
      expect(below.y).toBeGreaterThanOrEqual(box.bottom)
    }
    await expect(field(page, 'Name')).toBeFocused()
    expect(posts).toEqual([])
  })

  test('white space does not count as text, and an empty form reports all three fields', async ({
    page,
  }) => {
    await stub(page)
    await open(page)
    await fill(page, { name: '   A ', email: ' ', message: '  123456789  ' })
    await sendButton(page).click()
    for (const sentence of Object.values(sentences)) {
      await expect(page.getByText(sentence)).toBeVisible()
    }
  })

  for (const [wrong, focused] of [
    [{ email: 'asha@' }, 'Email'],
    [{ message: 'short' }, 'Message'],
    [{ email: 'asha@', message: 'short' }, 'Email'],
  ] as const) {
    test(`the first wrong field takes the focus: ${JSON.stringify(wrong)}`, async ({ page }) => {
      await stub(page)
      await open(page)
      await fill(page, wrong)
      await sendButton(page).click()
      await expect(field(page, focused)).toBeFocused()
      await expect(field(page, 'Name')).not.toHaveAttribute('aria-invalid')
    })
  }

  test('after a refused submit each field is checked again as it changes', async ({ page }) => {
    await stub(page)
    await open(page)
    await sendButton(page).click()
    await field(page, 'Name').pressSequentially('A')
    await expect(page.getByText(sentences.Name)).toBeVisible()
    await field(page, 'Name').pressSequentially('s')
    await expect(page.getByText(sentences.Name)).toHaveCount(0)
    await expect(page.getByText(sentences.Email)).toBeVisible()
    await field(page, 'Name').fill('A')
    await expect(page.getByText(sentences.Name)).toBeVisible()
  })
})

test('a file dropped beside the form does not replace the page', async ({ page }) => {
  await stub(page)
  await open(page)
  expect(await drop(page.locator('h1'), 'a.txt', 'x')).toBe(true)
  await expect(toastOf(page)).toContainText('This page takes no files.')
})

test('a pasted book is refused in a sentence, and the page goes on', async ({ page }) => {
  await stub(page)
  await open(page)
  await page.evaluate(() => navigator.clipboard.writeText('abc नमस्ते வணக்கம் '.repeat(270_000)))
  await field(page, 'Message').press('ControlOrMeta+v')
  await expect(toastOf(page)).toContainText('at most 10,000 characters at once')
  await expect(field(page, 'Message')).toHaveValue('')
})
