import type { Table, Working } from '@/islands/calculator/frame/definition.ts'
import { given } from '@/islands/calculator/results/numbers.ts'
import { tableOf } from '@/islands/calculator/results/table-of.ts'
import { percent, rupeesAndPaise } from '@/lib/format.ts'

import { hasRise, type Discounted, percentText, signedText } from './discounts.ts'

const RUPEES = 'rupees and paise' as const

/** Returns the steps from the first price to the last. */
export function tables(result: Discounted): Table[] {
  const isChange = hasRise(result)
  const change = (saved: number) => (isChange ? 0 - saved : saved)
  const name = (percent: number) => (isChange ? signedText(percent) : percentText(percent))
  const table = tableOf('Step by step', 'discounts', result.steps, [
    {
      label: isChange ? 'Step' : 'Discount',
      unit: 'text',
      of: ({ percent }, index) => `${index + 1}. ${name(percent)}`,
      total: 'Together',
    },
    {
      label: isChange ? 'Change' : 'Off',
      unit: RUPEES,
      of: ({ off }) => change(off),
      total: change(result.saved),
    },
    {
      label: isChange ? 'Amount' : 'Left',
      unit: RUPEES,
      of: ({ left }) => left,
      total: result.pay,
    },
  ])
  return table ? [{ ...table, isOpen: true }] : []
}

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
