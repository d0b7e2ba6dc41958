import type { Route } from '@playwright/test'

import {
  expectError,
  expectKept,
  NO_ANSWER,
  fill,
  isReady,
  open,
  openFilled,
  send,
  sendButton,
  stub,
  whole,
} from './contact-page.ts'
import { expect, sharedTest as test } from './site.ts'
import { field } from './visitor.ts'

test.describe('failures', () => {
  // The browser itself reports an answer with an error status.
  test.use({ allowed: [/^error: /] })

  test('every refusal is reported and keeps the text', async ({ page }) => {
    let answer: { status: number; json: object } = { status: 200, json: {} }
    await openFilled(page, (route) => route.fulfill(answer))
    for (const [json, status, text] of [
      [{ success: false, message: 'Too many messages.' }, 429, 'Too many messages.'],
      [{ success: false }, 200, 'Failed to send message. Please try again.'],
      [{ success: false, message: 'Not today.' }, 200, 'Not today.'],
      [{ success: false, message: '' }, 400, 'Failed to send message. Please try again.'],
      [{ success: false, message: 'Another day.' }, 200, 'Another day.'],
      [{ success: 'true' }, 200, 'Failed to send message. Please try again.'],
      [{ success: false, message: 'Not today.' }, 200, 'Not today.'],
      [{}, 200, 'Failed to send message. Please try again.'],
    ] as const) {
      await test.step(`${JSON.stringify(json)} with ${status}`, async () => {
        answer = { status, json }
        await sendButton(page).click()
        await expectError(page, text)
        await expectKept(page)
        await expect(sendButton(page)).toBeEnabled()
      })
    }
  })

  test('success counts whatever the status is', async ({ page }) => {
    await openFilled(page, (route) => route.fulfill({ status: 500, json: { success: true } }))
    await send(page)
  })

  test('the focus stays on the button while a message is sent, and after it failed', async ({
    page,
  }) => {
    const { promise: answered, resolve: answer } = Promise.withResolvers<undefined>()
    const posts = await stub(page, async (route) => {
      await answered
      await route.abort()
    })
    await open(page)
    await fill(page)
    await sendButton(page).focus()
    await page.keyboard.press('Enter')
    await expect(sendButton(page)).toHaveText('Sending...')
    await expect(sendButton(page)).toBeDisabled()
    await expect(sendButton(page)).toBeFocused()
    await page.keyboard.press('Enter')
    answer(undefined)
    await expectError(page, NO_ANSWER)
    await expect(sendButton(page)).toBeEnabled()
    await expect(sendButton(page)).toBeFocused()
    expect(posts, 'pressed twice, sent once').toHaveLength(1)
  })

  for (const [what, onPost] of [
    ['no connection', (route: Route) => route.abort()],
    ['an answer that is not JSON', (route: Route) => route.fulfill({ body: '<html>' })],
  ] as const) {
    test(`${what} is reported, logged, and keeps the text`, async ({ page, watched }) => {
      await openFilled(page, onPost)
      await sendButton(page).click()
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
    await sendButton(page).click()
    await expectError(page, NO_ANSWER)
    await page.reload()
    await isReady(page)
    await expectKept(page)
    await sendButton(page).click()
    await expect.poll(() => posts.length).toBe(2)
    await expect(sendButton(page)).toBeEnabled()
    await field(page, 'Message').fill(`${whole.message} Again.`)
    isDown = false
    await send(page)
    await fill(page)
    await sendButton(page).click()
    await expect.poll(() => posts.length).toBe(4)
    const [first, second, third, fourth] = posts.map((post) => post.headers()['idempotency-key'])
    expect(second).toBe(first)
    expect(new Set([first, third, fourth]).size).toBe(3)
  })
})
