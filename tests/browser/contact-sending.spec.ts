import {
  ENDPOINT,
  fill,
  open,
  openFilled,
  send,
  sendButton,
  stubSlow,
  whole,
} from './contact-page.ts'
import { expect, test } from './site.ts'
import { field, toastOf } from './visitor.ts'

test.describe('sending', () => {
  test('posts exactly the three fields as JSON, thanks, and clears the form', async ({ page }) => {
    const posts = await openFilled(page)
    await send(page)
    await expect(toastOf(page)).toContainText(
      "Thank you for contacting us. We'll get back to you soon.",
    )
    await expect(toastOf(page)).toHaveAttribute('data-kind', 'success')
    for (const label of ['Name', 'Email', 'Message'])
      await expect(field(page, label)).toHaveValue('')
    expect(posts).toHaveLength(1)
    expect(new URL(posts[0]?.url() ?? '').pathname).toBe('/api/contact')
    expect(posts[0]?.method()).toBe('POST')
    expect(posts[0]?.headers()['content-type']).toBe('application/json')
    expect(posts[0]?.headers()['idempotency-key']).toMatch(/^[0-9a-f]{32}$/)
    expect(posts[0]?.postDataJSON()).toEqual(whole)
    expect(Object.keys(posts[0]?.postDataJSON())).toEqual(['name', 'email', 'message'])
    // A cleared form is a new beginning: it is not told that it is empty.
    await field(page, 'Name').fill('B')
    await expect(page.getByText('Name must be at least 2 characters')).toHaveCount(0)
  })

  test('in flight the button says so, and further clicks and Enter send nothing', async ({
    page,
  }) => {
    const { posts, finish } = await stubSlow(page)
    await open(page)
    await fill(page)
    await field(page, 'Email').focus()
    await page.keyboard.press('Enter')
    await expect(sendButton(page)).toHaveText('Sending...')
    await expect(sendButton(page)).toBeDisabled()
    await page.keyboard.press('Enter')
    await sendButton(page).click({ force: true })
    await page.evaluate(() => {
      const form = document.querySelector<HTMLFormElement>('[data-contact-form]')
      form?.requestSubmit()
      form?.requestSubmit()
    })
    finish()
    await expect(sendButton(page)).toHaveText('Send Message')
    await expect(sendButton(page)).toBeEnabled()
    expect(posts).toHaveLength(1)
  })

  test('two submits within one task send once', async ({ page }) => {
    const posts = await openFilled(page)
    await page.evaluate(() => {
      const form = document.querySelector<HTMLFormElement>('[data-contact-form]')
      form?.requestSubmit()
      form?.requestSubmit()
    })
    await expect(toastOf(page)).toContainText('Message Sent!')
    expect(posts).toHaveLength(1)
  })
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the form is posted by the browser, with its trap empty and out of sight', async ({
    page,
  }) => {
    let body = ''
    await page.route(ENDPOINT, async (route) => {
      body = route.request().postData() ?? ''
      expect(route.request().headers()['content-type']).toBe('application/x-www-form-urlencoded')
      await route.fulfill({ status: 303, headers: { location: '/contact/sent' } })
    })
    await page.goto('/contact')
    await expect(page.locator('input[name=website]')).not.toBeInViewport()
    await fill(page)
    await sendButton(page).click()
    await expect.poll(() => body).not.toBe('')
    expect(Object.fromEntries(new URLSearchParams(body))).toEqual({ ...whole, website: '' })
  })

  test('the browser itself holds back an empty form', async ({ page }) => {
    await page.goto('/contact')
    await sendButton(page).click()
    await expect(page).toHaveURL('/contact')
    expect(await page.locator('form:invalid').count()).toBe(1)
  })

  test('the page after it says so, and no search engine lists it', async ({ page, request }) => {
    const response = await page.goto('/contact/sent')
    expect(response?.status()).toBe(200)
    await expect(page.locator('h1')).toHaveText('Message Sent!')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    expect(await (await request.get('/sitemap-0.xml')).text()).not.toContain('/contact/sent')
  })
})

test('what is being sent cannot be changed meanwhile, or the change would be cleared unsent', async ({
  page,
}) => {
  const { posts, finish } = await stubSlow(page)
  await open(page)
  await fill(page)
  await sendButton(page).click()
  await expect.poll(() => posts.length).toBe(1)
  for (const label of ['Name', 'Email', 'Message'])
    await expect(field(page, label)).not.toBeEditable()
  finish()
  await expect(field(page, 'Message')).toBeEditable()
  await expect(field(page, 'Message')).toHaveValue('')
})
