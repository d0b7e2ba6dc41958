/**
 * The specification's money formulas in exact fractions of whole numbers. They share nothing with the calculators,
 * so that the two can be held against each other.
 */
export interface Fraction {
  top: bigint
  bottom: bigint
}

/** A decimal as it is written: exact('8.5') is 85/10. */
export function exact(decimal: string | number | bigint): Fraction {
  const [units = '', decimals = ''] = String(decimal).split('.')
  return { top: BigInt(units + decimals), bottom: 10n ** BigInt(decimals.length) }
}

/** The monthly instalment, unrounded. */
export function emi(principal: bigint, annualRatePercent: string, years: number): Fraction {
  const growth = growthFactor(annualRatePercent, 12, years)
  const monthlyRate = dividedBy(exact(annualRatePercent), exact(1200))
  return dividedBy(times(times(exact(principal), monthlyRate), growth), plus(growth, exact(-1)))
}

/** The value of instalments paid at the start of each month. */
export function sip(monthly: bigint, annualRatePercent: string, years: number): Fraction {
  const monthlyRate = dividedBy(exact(annualRatePercent), exact(1200))
  const growth = growthFactor(annualRatePercent, 12, years)
  const sum = dividedBy(plus(growth, exact(-1)), monthlyRate)
  return times(times(exact(monthly), sum), plus(exact(1), monthlyRate))
}

/** What one rupee becomes at a yearly rate compounded so many times a year. */
export function growthFactor(annualRatePercent: string, timesAYear: number, years: number) {
  const rate = dividedBy(exact(annualRatePercent), exact(100 * timesAYear))
  const { top, bottom } = plus(exact(1), rate)
  const periods = BigInt(timesAYear * years)
  return { top: top ** periods, bottom: bottom ** periods }
}

export function plus(a: Fraction, b: Fraction): Fraction {
  return { top: a.top * b.bottom + b.top * a.bottom, bottom: a.bottom * b.bottom }
}

export function times(a: Fraction, b: Fraction): Fraction {
  return { top: a.top * b.top, bottom: a.bottom * b.bottom }
}

export function dividedBy(a: Fraction, b: Fraction): Fraction {
  return { top: a.top * b.bottom, bottom: a.bottom * b.top }
}

/** The nearest whole number to a fraction that is not negative, halves upwards. */
export function rounded({ top, bottom }: Fraction): bigint {
  return (2n * top + bottom) / (2n * bottom)
}

/** Whole rupees in Indian grouping: 1082776 → "₹10,82,776". */
export function inRupees(amount: bigint): string {
  const digits = String(amount)
  const lastThree = digits.slice(-3)
  const pairs = digits.slice(0, -3).replace(/\B(?=(\d\d)+$)/g, ',')
  return pairs === '' ? `₹${lastThree}` : `₹${pairs},${lastThree}`
}
