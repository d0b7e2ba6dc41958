import type { Page } from '@playwright/test'

import { button } from './site.ts'

export const SLUG = 'json-formatter'
export const input = (page: Page) => page.getByLabel('JSON input')
export const output = (page: Page) => page.locator('[data-result]')
export const badge = (page: Page) => page.locator('[data-state]')
export const format = (page: Page) => button(page, 'Format & Validate').click()
export const upload = (page: Page, name: string, text: string | Buffer) =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) })
