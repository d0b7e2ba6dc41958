import { dateInWords, dateOfDay } from '@/lib/calendar.ts'
import { rupees } from '@/lib/format.ts'

import { INSURANCE } from '../deposit-insurance.ts'
import { deductedInAll } from '../deposit/taxed-years.ts'
import { TAX_DEDUCTED } from '../tax-deducted.ts'
import { mostAtBanks } from './cover.ts'
import type { LadderInput, LadderResult } from './ladder.ts'
import { yearsOfLadder } from './years-of-ladder.ts'

/** When the first deposit and the last one mature. Undefined without one, or while one cannot be counted. */
export function ladderSentence({ rungs, principal, interest }: LadderResult): string | undefined {
  if (rungs.length === 0 || !Number.isFinite(principal + interest)) return undefined
  const ends = rungs.map(({ deposit }) => deposit.end)
  const [first, last] = [Math.min(...ends), Math.max(...ends)].map((day) => dateInWords(dateOfDay(day))) // prettier-ignore
  return first === last
    ? `All of it is paid on ${first}.`
    : `The first deposit matures on ${first}, the last one on ${last}.`
}

/** What the banks deduct, and how much of what stands at each is insured. */
export function ladderNotes(result: LadderResult, { age }: LadderInput): string[] {
  if (ladderSentence(result) === undefined) return []
  return [...taxNotes(result, age), ...coverNotes(result)]
}

function taxNotes({ rungs }: LadderResult, age: LadderInput['age']): string[] {
  const years = yearsOfLadder(rungs, age)
  const deducted = deductedInAll(years)
  const limit = TAX_DEDUCTED.limits[age === '60 or more' ? 'bankSenior' : 'bank']
  const early = years.some(({ year }) => year < TAX_DEDUCTED.fromYear)
    ? ' TDS is worked out from 1 April 2026 on, for which its rules are written.'
    : ''
  if (deducted === 0)
    return [
      `No bank deducts TDS: in no financial year does one of them pay more than ${rupees(limit)} of interest.${early}`,
    ]
  const taken = years.filter((year) => year.deducted > 0).length
  return [
    `The banks deduct ${rupees(deducted)} of TDS, in ${taken} of ${years.length} financial years, where one pays more than ${rupees(limit)} of interest. The amounts are before it.${early}`,
  ]
}

function coverNotes({ rungs }: LadderResult): string[] {
  const insured = `${rupees(INSURANCE.rupees)} per person and bank, principal and interest together (${INSURANCE.source})`
  const over = mostAtBanks(rungs).filter(({ most }) => most > INSURANCE.rupees)
  if (over.length === 0)
    return [`At none of these banks stands more than deposit insurance covers: ${insured}.`]
  const banks = over.map(
    ({ bank, most, day }) => `${rupees(most)} at bank ${bank} on ${dateInWords(dateOfDay(day))}`,
  )
  return [`More than deposit insurance covers, ${insured}: up to ${banks.join(', ')}.`]
}
