import type { Page } from '@playwright/test'

export const input = (page: Page) => page.getByLabel(/^(Text to encode|Base64 to decode)$/)
export const output = (page: Page) => page.getByLabel(/^(Base64 result|Decoded text)$/)
export const process = (page: Page) => page.getByRole('button', { name: /Base64$/ })
