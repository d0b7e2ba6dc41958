import type { Page, Request, Route } from '@playwright/test'

import { expect, test, toastOf } from './site.ts'

const ENDPOINT = '**/api/contact'
const whole = {
  name: 'Asha Rao',
  email: 'asha@example.in',
  message: 'The chart of the EMI calculator is cut off.',
}
const NO_ANSWER = 'Failed to send message. Please try again later.'

/** Stands in for the server: accepts the question whether it accepts, and answers posts as told. */
async function stub(
  page: Page,
  onPost: (route: Route) => Promise<unknown> = (route) =>
    route.fulfill({ json: { success: true } }),
  onGet: (route: Route) => Promise<unknown> = (route) =>
    route.fulfill({ json: { accepting: true } }),
): Promise<Request[]> {
  const posts: Request[] = []
  await page.route(ENDPOINT, async (route) => {
    if (route.request().method() === 'GET') return onGet(route)
    posts.push(route.request())
    return onPost(route)
  })
  return posts
}

async function open(page: Page): Promise<void> {
  await page.goto('/contact')
  await expect(page.locator('[data-contact-form][data-alive]')).toBeVisible()
}

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const button = (page: Page) => page.getByRole('button', { name: /Send Message|Sending/ })

async function fill(page: Page, values: Partial<typeof whole> = {}): Promise<void> {
  const { name, email, message } = { ...whole, ...values }
  await field(page, 'Name').fill(name)
  await field(page, 'Email').fill(email)
  await field(page, 'Message').fill(message)
}

async function expectKept(page: Page): Promise<void> {
  await expect(field(page, 'Name')).toHaveValue(whole.name)
  await expect(field(page, 'Email')).toHaveValue(whole.email)
  await expect(field(page, 'Message')).toHaveValue(whole.message)
}

async function expectError(page: Page, text: string): Promise<void> {
  await expect(toastOf(page)).toHaveAttribute('data-kind', 'error')
  await expect(toastOf(page).locator('[data-toast-title]')).toHaveText('Error')
  await expect(toastOf(page).locator('[data-toast-text]')).toHaveText(text)
}

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

test('the two columns stand side by side', async ({ page }) => {
  await stub(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page)
  const details = await page.locator('main dl').boundingBox()
  const form = await page.locator('[data-contact-form]').boundingBox()
  expect((details?.x ?? 0) + (details?.width ?? 0)).toBeLessThan(form?.x ?? 0)
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
    await button(page).click()
    for (const [label, sentence] of Object.entries(sentences)) {
      await expect(field(page, label)).toHaveAccessibleDescription(sentence)
      await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true')
      const box = await field(page, label).boundingBox()
      const below = await page.getByText(sentence).boundingBox()
      expect(below?.y).toBeGreaterThanOrEqual((box?.y ?? 0) + (box?.height ?? 0))
    }
    await expect(field(page, 'Name')).toBeFocused()
    expect(posts).toEqual([])
  })

  test('white space is no text, and an empty form names all three', async ({ page }) => {
    await stub(page)
    await open(page)
    await fill(page, { name: '   A ', email: ' ', message: '  123456789  ' })
    await button(page).click()
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
      await button(page).click()
      await expect(field(page, focused)).toBeFocused()
      await expect(field(page, 'Name')).not.toHaveAttribute('aria-invalid')
    })
  }

  test('after a refused submit each field is checked again as it changes', async ({ page }) => {
    await stub(page)
    await open(page)
    await button(page).click()
    await field(page, 'Name').pressSequentially('A')
    await expect(page.getByText(sentences.Name)).toBeVisible()
    await field(page, 'Name').pressSequentially('s')
    await expect(page.getByText(sentences.Name)).toHaveCount(0)
    await expect(page.getByText(sentences.Email)).toBeVisible()
    await field(page, 'Name').fill('A')
    await expect(page.getByText(sentences.Name)).toBeVisible()
  })
})

test.describe('sending', () => {
  test('posts exactly the three fields as JSON, thanks, and clears the form', async ({ page }) => {
    const posts = await stub(page)
    await open(page)
    await fill(page)
    await button(page).click()
    await expect(toastOf(page)).toContainText('Message Sent!')
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
    let finish = () => undefined as unknown
    const posts = await stub(page, async (route) => {
      await new Promise<void>((resolve) => (finish = () => resolve()))
      await route.fulfill({ json: { success: true } })
    })
    await open(page)
    await fill(page)
    await field(page, 'Email').focus()
    await page.keyboard.press('Enter')
    await expect(button(page)).toHaveText('Sending...')
    await expect(button(page)).toBeDisabled()
    await page.keyboard.press('Enter')
    await button(page).click({ force: true })
    await page.evaluate(() => {
      const form = document.querySelector<HTMLFormElement>('[data-contact-form]')
      form?.requestSubmit()
      form?.requestSubmit()
    })
    finish()
    await expect(button(page)).toHaveText('Send Message')
    await expect(button(page)).toBeEnabled()
    expect(posts).toHaveLength(1)
  })

  test('two submits within one task send once', async ({ page }) => {
    const posts = await stub(page)
    await open(page)
    await fill(page)
    await page.evaluate(() => {
      const form = document.querySelector<HTMLFormElement>('[data-contact-form]')
      form?.requestSubmit()
      form?.requestSubmit()
    })
    await expect(toastOf(page)).toContainText('Message Sent!')
    expect(posts).toHaveLength(1)
  })
})

test.describe('failures', () => {
  // The browser itself reports an answer with an error status.
  test.use({ allowed: [/^error: /] })

  for (const [answer, status, text] of [
    [{ success: false, message: 'Too many messages.' }, 429, 'Too many messages.'],
    [{ success: false, message: 'Not today.' }, 200, 'Not today.'],
    [{ success: false }, 200, 'Failed to send message. Please try again.'],
    [{ success: false, message: '' }, 400, 'Failed to send message. Please try again.'],
    [{ success: 'true' }, 200, 'Failed to send message. Please try again.'],
    [{}, 200, 'Failed to send message. Please try again.'],
  ] as const) {
    test(`${JSON.stringify(answer)} with ${status} is told and keeps the text`, async ({
      page,
    }) => {
      await stub(page, (route) => route.fulfill({ status, json: answer }))
      await open(page)
      await fill(page)
      await button(page).click()
      await expectError(page, text)
      await expectKept(page)
      await expect(button(page)).toBeEnabled()
    })
  }

  test('success counts whatever the status is', async ({ page }) => {
    await stub(page, (route) => route.fulfill({ status: 500, json: { success: true } }))
    await open(page)
    await fill(page)
    await button(page).click()
    await expect(toastOf(page)).toContainText('Message Sent!')
  })

  for (const [what, onPost] of [
    ['no connection', (route: Route) => route.abort()],
    ['an answer that is not JSON', (route: Route) => route.fulfill({ body: '<html>' })],
  ] as const) {
    test(`${what} is told, logged, and keeps the text`, async ({ page, watched }) => {
      await stub(page, onPost)
      await open(page)
      await fill(page)
      await button(page).click()
      await expectError(page, NO_ANSWER)
      await expectKept(page)
      expect(watched.console.some((line) => /^error: (TypeError|SyntaxError)/.test(line))).toBe(
        true,
      )
    })
  }

  test('the same text sent again carries the same key, also after a reload; changed text a new one', async ({
    page,
  }) => {
    let isDown = true
    const posts = await stub(page, (route) =>
      isDown ? route.abort() : route.fulfill({ json: { success: true } }),
    )
    await open(page)
    await fill(page)
    await button(page).click()
    await expectError(page, NO_ANSWER)
    await page.reload()
    await expect(page.locator('[data-contact-form][data-alive]')).toBeVisible()
    await expectKept(page)
    await button(page).click()
    await expect.poll(() => posts.length).toBe(2)
    await expect(button(page)).toBeEnabled()
    await field(page, 'Message').fill(`${whole.message} Again.`)
    isDown = false
    await button(page).click()
    await expect(toastOf(page)).toContainText('Message Sent!')
    await fill(page)
    await button(page).click()
    await expect.poll(() => posts.length).toBe(4)
    const [first, second, third, fourth] = posts.map((post) => post.headers()['idempotency-key'])
    expect(second).toBe(first)
    expect(new Set([first, third, fourth]).size).toBe(3)
  })
})

test.describe('where storage is blocked or full', () => {
  test.use({ allowed: [/^error: /] })

  for (const [what, block] of [
    [
      'blocked',
      () =>
        Object.defineProperty(window, 'sessionStorage', {
          get: () => {
            throw new DOMException('denied', 'SecurityError')
          },
        }),
    ],
    [
      'full',
      () => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError')
        }
      },
    ],
  ] as const) {
    test(`${what}: the same text sent again still carries the same key, changed text a new one`, async ({
      page,
    }) => {
      const posts = await stub(page, (route) => route.abort())
      await page.addInitScript(block)
      await open(page)
      await fill(page)
      for (const count of [1, 2, 3]) {
        if (count === 3) await field(page, 'Name').fill('Somebody else')
        await button(page).click()
        await expect.poll(() => posts.length).toBe(count)
        await expect(button(page)).toBeEnabled()
      }
      const [first, second, third] = posts.map((post) => post.headers()['idempotency-key'])
      expect(second).toBe(first)
      expect(third).not.toBe(first)
    })
  }
})

test('what is being sent cannot be changed meanwhile, or the change would be cleared unsent', async ({
  page,
}) => {
  let finish = () => undefined as unknown
  const posts = await stub(page, async (route) => {
    await new Promise<void>((resolve) => (finish = () => resolve()))
    await route.fulfill({ json: { success: true } })
  })
  await open(page)
  await fill(page)
  await button(page).click()
  await expect.poll(() => posts.length).toBe(1)
  for (const label of ['Name', 'Email', 'Message'])
    await expect(field(page, label)).not.toBeEditable()
  finish()
  await expect(field(page, 'Message')).toBeEditable()
  await expect(field(page, 'Message')).toHaveValue('')
})

test.describe('what was typed', () => {
  test('survives a reload of the tab until it is sent', async ({ page }) => {
    await stub(page)
    await open(page)
    await fill(page)
    await page.reload()
    await expect(page.locator('[data-contact-form][data-alive]')).toBeVisible()
    await expectKept(page)
    await button(page).click()
    await expect(toastOf(page)).toContainText('Message Sent!')
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
    await page.reload()
    await expect(page.locator('[data-contact-form][data-alive]')).toBeVisible()
    await expect(field(page, 'Message')).toHaveValue('')
  })

  for (const stored of ['{', '7', '{"name":1,"email":"","message":""}']) {
    test(`a draft that reads ${stored} is no draft`, async ({ page }) => {
      await stub(page)
      await page.addInitScript((value) => sessionStorage.setItem('contactDraft', value), stored)
      await open(page)
      await expect(field(page, 'Name')).toHaveValue('')
    })
  }

  test('storage that throws does not stop the form', async ({ page }) => {
    await stub(page)
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    })
    await open(page)
    await fill(page)
    await button(page).click()
    await expect(toastOf(page)).toContainText('Message Sent!')
  })

  test('before the page came alive is kept and, if it was submitted, sent', async ({ page }) => {
    const posts = await stub(page)
    let letThrough = () => undefined as unknown
    await page.route(/ContactForm\..*\.js/, async (route) => {
      await new Promise<void>((resolve) => (letThrough = () => resolve()))
      await route.continue()
    })
    await page.goto('/contact', { waitUntil: 'domcontentloaded' })
    await fill(page)
    await button(page).click()
    expect(posts).toEqual([])
    letThrough()
    await expect(toastOf(page)).toContainText('Message Sent!')
    expect(posts).toHaveLength(1)
    expect(posts[0]?.postDataJSON()).toEqual(whole)
  })
})

test.describe('whether the form is accepted', () => {
  test.use({ allowed: [/^error: Failed to load resource/] })
  const notice = (page: Page) => page.locator('[data-acceptance] > :visible')

  test('is asked once, when the page comes alive', async ({ page, watched }) => {
    await stub(page)
    await open(page)
    await expect(page.locator('[data-acceptance=open]')).toBeVisible()
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    expect(watched.requests.filter((url) => url.endsWith('/api/contact'))).toHaveLength(1)
  })

  for (const [what, onGet] of [
    ['says no', (route: Route) => route.fulfill({ json: { accepting: false } })],
    ['is in trouble', (route: Route) => route.fulfill({ status: 503, json: { success: false } })],
    ['cannot be reached', (route: Route) => route.abort()],
  ] as const) {
    test(`a server that ${what}: the address comes first, and the form stays`, async ({ page }) => {
      await stub(page, undefined, onGet)
      await open(page)
      await expect(notice(page)).toHaveText(
        'The form is not being accepted right now. Please write to hello@ganak.example instead.',
      )
      await expect(notice(page).getByRole('link')).toHaveAttribute(
        'href',
        'mailto:hello@ganak.example',
      )
      await fill(page)
      await button(page).click()
      await expect(toastOf(page)).toContainText('Message Sent!')
    })
  }

  for (const [what, onGet] of [
    ['a 404', (route: Route) => route.fulfill({ status: 404, body: 'Not found' })],
    ['a page', (route: Route) => route.fulfill({ contentType: 'text/html', body: '<html>' })],
  ] as const) {
    test(`a host of files that answers ${what}: the address, and no form`, async ({ page }) => {
      await stub(page, undefined, onGet)
      await page.goto('/contact')
      await expect(notice(page)).toHaveText(
        'This copy of the site cannot send messages. Please write to hello@ganak.example instead.',
      )
      await expect(page.locator('[data-contact-form]')).toBeHidden()
    })

    test(`a host of files that answers ${what} does not take away a text begun`, async ({
      page,
    }) => {
      await stub(page, undefined, onGet)
      await page.addInitScript(
        (draft) => sessionStorage.setItem('contactDraft', draft),
        JSON.stringify(whole),
      )
      await page.goto('/contact')
      await expect(notice(page)).toContainText('cannot send messages')
      await expectKept(page)
    })
  }
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
    await button(page).click()
    await expect.poll(() => body).not.toBe('')
    expect(Object.fromEntries(new URLSearchParams(body))).toEqual({ ...whole, website: '' })
  })

  test('the browser itself holds back an empty form', async ({ page }) => {
    await page.goto('/contact')
    await button(page).click()
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

test('only this page may call the server', async ({ page }) => {
  await stub(page)
  const policy = () =>
    page.locator('meta[http-equiv=content-security-policy]').getAttribute('content')
  await page.goto('/contact')
  expect(await policy()).toContain("connect-src 'self'")
  await page.goto('/faq')
  expect(await policy()).not.toContain('connect-src')
})

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
    await button(page).click()
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
      await button(page).click()
      await expect(page.locator('h1')).toHaveText('Your message was not sent')
      const email = field(page, 'Email')
      await expect(email).toHaveAccessibleDescription('Please enter a valid email address')
      const box = await email.boundingBox()
      const below = await page.locator('#email-wrong').boundingBox()
      expect(below?.y).toBeGreaterThanOrEqual((box?.y ?? 0) + (box?.height ?? 0))
      await expect(field(page, 'Name')).toHaveValue(whole.name)
      await expect(field(page, 'Message')).toHaveValue('First line <b>\n\nthird "line"')
      await expect(page.getByRole('link', { name: 'Ganak', exact: true })).toHaveAttribute(
        'href',
        '/',
      )
      await email.fill(whole.email)
      await button(page).click()
      await expect(page).toHaveURL('/contact/sent')
      await expect(page.locator('h1')).toHaveText('Message Sent!')
    })
  })
})
