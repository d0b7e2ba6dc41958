import type { Page } from '@playwright/test'

import { field } from './visitor.ts'

export const SLUG = 'loan-calculator'
export const amount = (page: Page) => field(page, 'Loan Amount (₹)')
export const rate = (page: Page) => field(page, 'Interest Rate (% per annum)')
export const years = (page: Page) => field(page, 'Loan Tenure (Years)')
