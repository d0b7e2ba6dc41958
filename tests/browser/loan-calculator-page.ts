import type { Page } from '@playwright/test'

export const SLUG = 'loan-calculator'
export const amount = (page: Page) => page.getByLabel('Loan Amount (₹)', { exact: true })
export const rate = (page: Page) => page.getByLabel('Interest Rate (% per annum)', { exact: true })
export const years = (page: Page) => page.getByLabel('Loan Tenure (Years)', { exact: true })
