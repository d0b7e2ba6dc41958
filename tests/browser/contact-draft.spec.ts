import {
  expectKept,
  fill,
  isReady,
  open,
  openFilled,
  send,
  sendButton,
  stub,
  whole,
} from './contact-page.ts'
import { expect, holdScripts, sharedTest as test } from './site.ts'
import { field, toastOf } from './visitor.ts'

test.describe('what was typed', () => {
  test('survives a reload of the tab until it is sent', async ({ page }) => {
    await openFilled(page)
    await page.reload()
    await isReady(page)
    await expectKept(page)
    await send(page)
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
    await page.reload()
    await isReady(page)
    await expect(field(page, 'Message')).toHaveValue('')
  })

  for (const stored of ['{', '7', '{"name":1,"email":"","message":""}']) {
    test(`a stored draft ${stored} is ignored`, async ({ page }) => {
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
    await send(page)
  })

  test('before the page came alive is kept and, if it was submitted, sent', async ({ page }) => {
    const posts = await stub(page)
    const release = await holdScripts(page, /ContactForm\..*\.js/)
    await page.goto('/contact', { waitUntil: 'domcontentloaded' })
    await fill(page)
    await sendButton(page).click()
    expect(posts).toEqual([])
    release()
    await expect(toastOf(page)).toContainText('Message Sent!')
    expect(posts).toHaveLength(1)
    expect(posts[0]?.postDataJSON()).toEqual(whole)
  })

  test('and sent before the script of the frame is there is not sent again when it comes', async ({
    page,
  }) => {
    const posts = await stub(page)
    const release = await holdScripts(page, /_astro\/Base\.astro/)
    await page.goto('/contact', { waitUntil: 'commit' })
    await isReady(page)
    await fill(page)
    await sendButton(page).click()
    await expect(field(page, 'Message')).toHaveValue('')
    release()
    await expect(toastOf(page)).toContainText('Message Sent!')
    expect(posts).toHaveLength(1)
    await expect(field(page, 'Name')).not.toHaveAttribute('aria-invalid')
    await expect(page.locator('.field-problem:visible')).toHaveCount(0)
  })
})

test.describe('a message whose answer was lost', () => {
  test.use({ allowed: [/Failed to (load resource|fetch)/] })

  test('what is written before the page comes alive does not carry the key of another message', async ({
    page,
  }) => {
    const posts = await openFilled(page, (route) => route.abort())
    await sendButton(page).click()
    await expect.poll(() => posts.length).toBe(1)
    const release = await holdScripts(page, /ContactForm\..*\.js/)
    await page.reload({ waitUntil: 'domcontentloaded' })
    await fill(page)
    await field(page, 'Message').fill('Another message than the one before.')
    release()
    await isReady(page)
    await sendButton(page).click()
    await expect.poll(() => posts.length).toBe(2)
    const [first, second] = posts.map((post) => post.headers()['idempotency-key'])
    expect(second).not.toBe(first)
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
        await sendButton(page).click()
        await expect.poll(() => posts.length).toBe(count)
        await expect(sendButton(page)).toBeEnabled()
      }
      const [first, second, third] = posts.map((post) => post.headers()['idempotency-key'])
      expect(second).toBe(first)
      expect(third).not.toBe(first)
    })
  }
})
