import { percent, rupeesAndPaise } from '@/lib/format.ts'

import type { Working } from '@/islands/calculator/frame/definition.ts'
import { given } from '@/islands/calculator/results/numbers.ts'
import type { Discounted } from './discounts.ts'

/** Returns the formulas of the price, the saving and the single discount. Empty without a price. */
export function working(result: Discounted): Working[] {
  const { price, pay, steps } = result
  if (!Number.isFinite(pay)) return []
  const isRising = steps.some((step) => step.percent < 0)
  const factors =
    steps
      .map((step) => `(1 ${step.percent < 0 ? '+' : '−'} ${given(Math.abs(step.percent))} ÷ 100)`)
      .join(' × ') || '1'
  return [
    {
      label: isRising ? 'Amount at the End' : 'You Pay',
      lines: [
        `The price is ${rupeesAndPaise(price)}`,
        ...steps.map((step) =>
          step.percent < 0
            ? `${percent(-step.percent)} on top adds ${rupeesAndPaise(-step.off)} and makes ${rupeesAndPaise(step.left)}`
            : `${percent(step.percent)} off takes ${rupeesAndPaise(step.off)} and leaves ${rupeesAndPaise(step.left)}`,
        ),
        `= ${rupeesAndPaise(pay)}`,
      ],
    },
    ...(isRising ? changeWorking(result, factors) : savingWorking(result, factors)),
  ]
}

function savingWorking({ price, pay, saved, asOnePercent }: Discounted, factors: string) {
  return [
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

function changeWorking({ price, pay, saved, asOnePercent }: Discounted, factors: string) {
  return [
    {
      label: 'Change',
      lines: [
        'Amount at the End − Price',
        `= ${rupeesAndPaise(pay)} − ${rupeesAndPaise(price)}`,
        `= ${rupeesAndPaise(0 - saved)}`,
      ],
    },
    {
      label: 'As One Change',
      lines: [`100 × ${factors} − 100`, `= ${percent(0 - asOnePercent)}`],
    },
  ]
}
