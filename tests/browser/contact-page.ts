import type { Page, Request, Route } from '@playwright/test'

import { expect } from './site.ts'
import { field, toastOf } from './visitor.ts'

export const ENDPOINT = '**/api/contact'
export const whole = {
  name: 'Asha Rao',
  email: 'asha@example.in',
  message: 'The chart of the EMI calculator is cut off.',
}
export const NO_ANSWER = 'Failed to send message. Please try again later.'

/** Stands in for the server: accepts the question whether it accepts, and answers posts as told. */
export async function stub(
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

/** Stands in for the server, and answers a post with success no sooner than `finish` is called. */
export async function stubSlow(page: Page) {
  const { promise: finished, resolve } = Promise.withResolvers<undefined>()
  const posts = await stub(page, async (route) => {
    await finished
    await route.fulfill({ json: { success: true } })
  })
  return { posts, finish: () => resolve(undefined) }
}

export async function open(page: Page): Promise<void> {
  await page.goto('/contact')
  await isReady(page)
}

/** Waits until the script of the form runs. */
export const isReady = (page: Page) =>
  expect(page.locator('[data-contact-form][data-alive]')).toBeVisible()

/** The button of the form, also while it says that it is sending. */
export const sendButton = (page: Page) => page.getByRole('button', { name: /Send Message|Sending/ })

export async function fill(page: Page, values: Partial<typeof whole> = {}): Promise<void> {
  const { name, email, message } = { ...whole, ...values }
  await field(page, 'Name').fill(name)
  await field(page, 'Email').fill(email)
  await field(page, 'Message').fill(message)
}

export async function expectKept(page: Page): Promise<void> {
  await expect(field(page, 'Name')).toHaveValue(whole.name)
  await expect(field(page, 'Email')).toHaveValue(whole.email)
  await expect(field(page, 'Message')).toHaveValue(whole.message)
}

export async function expectError(page: Page, text: string): Promise<void> {
  await expect(toastOf(page)).toHaveAttribute('data-kind', 'error')
  await expect(toastOf(page).locator('p').first()).toHaveText('Error')
  await expect(toastOf(page).locator('p').last()).toHaveText(text)
}

/** Opens the page with a form that is filled in, before a server that answers posts as told. Returns the posts. */
export async function openFilled(page: Page, onPost?: (route: Route) => Promise<unknown>) {
  const posts = await stub(page, onPost)
  await open(page)
  await fill(page)
  return posts
}

/** Sends the form and waits for the thanks. */
export async function send(page: Page): Promise<void> {
  await sendButton(page).click()
  await expect(toastOf(page)).toContainText('Message Sent!')
}
