import { rupees } from '@/lib/format.ts'
import { dayInWords } from '@/lib/long-date.ts'

import { equityGains } from '@/islands/calculator/money/capital-gains.ts'
import { midSentence } from '../tax-years.ts'

import { byRate, isEquityShort, isOnBothSides, REBATE_ON_SLABS_FROM } from './gains.ts'
import { isSplitYear } from './gains-rules.ts'
import type { Plan } from './plan.ts'
import type { PlannerInput } from './planner-input.ts'
import { regimeTax } from './regime-tax.ts'
import { type BeforeSetOff, filled, setOff, type SetOff, sumOf } from './set-off.ts'

/** Returns notes about this plan. */
export function planNotes(result: Plan, input: PlannerInput): string[] {
  return [...inputNotes(result, input), ...gainNotes(result), ...splitYearNotes(result, input)]
}

/** Says that it is an estimate, by which law, and what is not included. */
export function estimateSentence({ year }: Plan): string {
  const checked =
    year.lastChecked === undefined ? '' : `, checked on ${dayInWords(year.lastChecked)}`
  return `An estimate for a resident individual, by the law of ${midSentence(year)}${checked}. Not included: business and capital losses, income from abroad and from farming, winnings and virtual assets, the lower surcharge on dividends, employer’s contributions above ₹7.5 lakh, relief for arrears, and tax already deducted.`
}

function inputNotes(result: Plan, input: PlannerInput): string[] {
  const { basicPay, hraReceived, employerNps, incomeKind } = input
  const isNegative = Object.values<unknown>({ ...input }).some(
    (value) => typeof value === 'number' && value < 0,
  )
  const { unusedItems, unusedLoss } = result.old
  return [
    ...(isNegative ? ['Negative amounts count as ₹0.'] : []),
    ...(incomeKind === 'salary' && basicPay === 0 && hraReceived + employerNps > 0
      ? ['Enter basic pay: the limits of house rent and the employer’s NPS share depend on it.']
      : []),
    ...(unusedLoss > 0
      ? [
          `${rupees(unusedLoss)} of the loss from house property is not set off this year in the old regime.`,
        ]
      : []),
    ...setOffNotes(result),
    ...purchaseNotes(result, input),
    ...(unusedItems > 0
      ? [
          `${rupees(unusedItems)} of the deductions is unused in the old regime: deductions do not reduce gains.`,
        ]
      : []),
  ]
}

/** Says where the purchase of land or a building contradicts its sale. Years are those in which they begin. */
function purchaseNotes(
  { year }: Plan,
  { propertyPrice, propertyYear, propertySold, sold }: PlannerInput,
): string[] {
  if (propertyPrice === 0) return []
  const soldIn = Number.parseInt(year.from, 10)
  // The last choice is for any day from 23 July 2024, which is in the year that began in 2024.
  const boughtIn = Math.min(propertyYear, 2024)
  const soldOn = sold === 'both' ? propertySold : sold
  const isOverlap = isSplitYear(year.from) && soldOn === 'before' && propertyYear > 2024
  if (boughtIn > soldIn || isOverlap)
    return ['“Bought in”: this purchase is later than the sale. Choose the year of the purchase.']
  if (boughtIn > soldIn - 2)
    return [
      '“Bought in”: land or a building held for up to 24 months has a short-term gain. Enter it under “Any Other Income”.',
    ]
  return []
}

/** Says how a loss from houses is set off when there is a choice, and what the Department's order would cost. */
function setOffNotes({ old }: Plan): string[] {
  const { againstHeads, againstGains } = old.setOff
  if (againstHeads + againstGains === 0 || old.gains.length === 0) return []
  const places = [
    ...(againstHeads > 0 ? [`${rupees(againstHeads)} against other income`] : []),
    ...(againstGains > 0 ? [`${rupees(againstGains)} against gains`] : []),
  ]
  const more = utilitySetOff(old.before).steps.tax - old.tax
  const utility =
    more > 0
      ? ` The Department’s return utility starts with the salary, which costs ${rupees(more)} more: change its rows.`
      : ''
  return [
    `Old regime: the loss from house property is set off ${places.join(' and ')}, which costs the least. The law sets no order (section 109(1), before 71(2)).${utility}`,
  ]
}

function gainNotes({ year, ...result }: Plan): string[] {
  const { new: inNew, old: inOld } = result
  const regimes = [inNew, inOld]
  if (inNew.gains.length === 0) return []
  const other = inNew.taxByOtherReading
  const isShortPaid = inNew.gains.some((gain) => isEquityShort(gain) && gain.tax > 0)
  const isDisputed = year.from < REBATE_ON_SLABS_FROM
  return [
    ...(other === undefined
      ? []
      : [
          `New regime: the rebate limit here includes the gains, as the Act’s “total income” says. One rule of the Department’s forms leaves them out; the tax would then be ${rupees(other)}. The law is unclear.`,
        ]),
    ...(isDisputed && inNew.rebate > 0 && isShortPaid
      ? [
          'New regime: the rebate does not reduce the tax on short-term equity gains, as on the Department’s portal since 5 July 2024. Section 87A for this year does not say so, and the question is before the courts.',
        ]
      : []),
    ...(inOld.rebate > 0 && isShortPaid
      ? [
          'Old regime: by the wording of the law the rebate covers short-term equity gains. Some read it differently.',
        ]
      : []),
    ...(regimes.some(({ surcharge }) => surcharge > 0)
      ? [
          'With gains, marginal relief on the surcharge is not calculated, because the law does not say which income forms the threshold. Just above a threshold the tax may be lower.',
        ]
      : []),
    ...(regimes.some(({ gains }) => gains.some(({ exempt }) => exempt > 0))
      ? [
          'The unused basic exemption reduces the gain with the highest rate first. The Act sets no order.',
        ]
      : []),
  ]
}

/** Says how gains are entered in the year in which the rates changed, and what the order of the exemption changes. */
function splitYearNotes({ year, ...result }: Plan, input: PlannerInput): string[] {
  if (!isSplitYear(year.from) || result.new.gains.length === 0) return []
  if (!isOnBothSides(input, year))
    return [
      'The rates changed on 23 July 2024. If you sold on both sides of that day, choose “On both sides of that day” under “Shares, funds, property sold”.',
    ]
  const taxes = [result.new, result.old].map(({ taxed, tax }) => ({
    tax,
    other: regimeTax({ ...taxed, exemptionFirst: 'earlier' }).tax,
  }))
  const [inNew, inOld] = taxes
  if (taxes.every(({ tax, other }) => tax === other)) return []
  return [
    `The year has one exemption of ${rupees(equityGains.exemption)}. It is set against the gains from 23 July 2024 first, because this costs less. The sections do not say which gains come first. With the earlier gains first, the tax is ${rupees(inNew?.other ?? NaN)} in the new regime and ${rupees(inOld?.other ?? NaN)} in the old one.`,
  ]
}

/** Sets a loss off in the order of the Department's return utility: the main income, short-term gains, other gains, other income. */
export function utilitySetOff(before: BeforeSetOff): SetOff {
  const used = Math.min(before.loss, before.heads + sumOf(before.gains))
  const gains = before.gains.toSorted(
    (a, b) => Number(isEquityShort(b)) - Number(isEquityShort(a)) || byRate(a, b),
  )
  const left = Math.max(0, used - before.main)
  const againstGains = Math.min(left, sumOf(gains))
  return setOff(before, used - againstGains, filled(gains, againstGains))
}
