import type { Page } from '@playwright/test'

export const box = (page: Page) => page.getByLabel('Your text')
export const statistics = (page: Page) => page.getByRole('region', { name: 'Statistics' })
export const count = (page: Page, label: string | RegExp) =>
  statistics(page)
    .locator('dl > div', { has: page.locator('dt', { hasText: label }) })
    .locator('dd')
