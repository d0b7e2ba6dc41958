import { percent, rupeesAndPaise } from '@/lib/format.ts'

import type { Working } from '@/islands/calculator/frame/definition.ts'
import { given } from '@/islands/calculator/results/numbers.ts'
import type { Discounted } from './discounts.ts'

/** Returns the formulas of the price, the saving and the single discount. Empty without a price. */
export function working(result: Discounted): Working[] {
  const { price, pay, saved, asOnePercent, steps } = result
  if (!Number.isFinite(pay)) return []
  const factors = steps.map((step) => `(1 − ${given(step.percent)} ÷ 100)`).join(' × ') || '1'
  return [
    {
      label: 'You Pay',
      lines: [
        `The price is ${rupeesAndPaise(price)}`,
        ...steps.map(
          (step) =>
            `${percent(step.percent)} off takes ${rupeesAndPaise(step.off)} and leaves ${rupeesAndPaise(step.left)}`,
        ),
        `= ${rupeesAndPaise(pay)}`,
      ],
    },
    {
      label: 'You Save',
      lines: [
        'Price − You Pay',
        `= ${rupeesAndPaise(price)} − ${rupeesAndPaise(pay)}`,
        `= ${rupeesAndPaise(saved)}`,
      ],
    },
    {
      label: 'As One Discount',
      lines: [`100 − 100 × ${factors}`, `= ${percent(asOnePercent)}`],
    },
  ]
}
