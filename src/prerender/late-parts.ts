/**
 * How many times as high as its built page a tool is once the parts are there that load after the figures, for those that
 * would not fit into their frame otherwise. tests/browser/thorough/embed-heights.spec.ts measures all tools.
 */
const GROWTH: Readonly<Record<string, number>> = {
  '/tools/fd-calculator/deposit': 1.2,
  '/tools/fd-calculator/ladder': 1.4,
  '/tools/loan-calculator/balance-transfer': 1.1,
  '/tools/loan-calculator/offer-check': 1.1,
  '/tools/loan-calculator/prepayment': 1.25,
  '/tools/tax-calculator/hra': 1.2,
  '/tools/tax-calculator/planner': 1.9,
  '/tools/tax-calculator/salary': 1.6,
}

/** Returns the factor for the tool or view at this path. */
export function growthOf(href: string): number {
  return GROWTH[href] ?? 1
}
