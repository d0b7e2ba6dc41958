import { groupedNumber } from '@/lib/digit-groups.ts'
import { NO_VALUE } from '@/lib/format.ts'
import { hasRise, type Discounted, type PriceStep } from './discounts.ts'

/** Returns the validation error of a step. */
export function errorOf({ direction }: PriceStep): string {
  return direction === 'more' ? 'Enter a rise of 0% or more.' : 'Enter a discount of 0% to 100%.'
}

/** Returns why the percentages do not add up, where they differ from the single one. */
export function sumNotes(result: Discounted): string[] {
  const { steps, asOnePercent } = result
  const sum = steps.reduce((total, { percent }) => total + percent, 0)
  if (steps.length < 2 || !Number.isFinite(asOnePercent)) return []
  if (hasRise(result))
    return [
      `Added up, the percentages are ${signedText(sum)}. Together they are ${signedText(asOnePercent)}, because each applies to the amount before it.`,
    ]
  return sum > asOnePercent
    ? [
        `In total they are less than ${percentText(sum)}, because each applies to the reduced price.`,
      ]
    : []
}

/** Formats a percentage off with the sign of the change: 20 → "-20%", −5 → "+5%". */
export function signedText(percent: number): string {
  const sign = percent < 0 ? '+' : '-'
  return `${percent === 0 ? '' : sign}${percentText(Math.abs(percent))}`
}

/** Formats a percentage without the noise of the sums. */
export function percentText(percent: number): string {
  return Number.isFinite(percent) ? `${groupedNumber(Number(percent.toPrecision(12)))}%` : NO_VALUE
}
