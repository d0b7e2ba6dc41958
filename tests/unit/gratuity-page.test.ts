import { initialTexts, readInput } from '@/islands/calculator/frame/inputs.ts'
import { gratuityCalculator } from '@/islands/tools/tax-calculator/gratuity/definition.ts'
import type { GratuityInput } from '@/islands/tools/tax-calculator/gratuity/gratuity.ts'
import { CEILING, EXEMPTION } from '@/islands/tools/tax-calculator/gratuity/rules.ts'
import { rupees } from '@/lib/format.ts'
import { testStatedFigures } from '../stated-figures.ts'

// The figures of the gratuity page and of its questions, by the formula of the tool.

const { fields, calculate } = gratuityCalculator
const fresh = readInput(fields, initialTexts(fields))
const shown = (changes: Partial<GratuityInput>) =>
  rupees(calculate({ ...fresh, ...changes }).gratuity)

const example = shown({})
const sixMonths = shown({ serviceYears: 10.5 })
const split = { monthlyBasic: 35_000, serviceYears: 10 }

testStatedFigures('tax-calculator/gratuity', {
  onPage: [
    ['the example', `10 years 7 months are ₹52,000 × 15 ÷ 26 × 11 = ${example}. After 10 years 6 months it is ${sixMonths}.`],
    ['the ceiling', `At most ${rupees(CEILING.rupees)} is due by law`],
    ['the limit', `The limit of ${rupees(EXEMPTION.rupees)} is for a lifetime`],
    ['a fixed term', `₹30,000 for 1½ years give ${shown({ leaving: 'fixed-term', monthlyBasic: 30_000, serviceYears: 1.5 })}.`],
    ['half of the pay', `${rupees(calculate({ ...fresh, ...split, totalPay: 100_000 }).wages)} counts.`],
  ],
  inQuestions: [
    ['six months', `10 years 6 months give ${sixMonths}, and one day more ${example}.`],
    ['half of the pay', `ten years give ${shown({ ...split, totalPay: 100_000 })} instead of ${shown(split)}.`],
  ],
  given: ['₹52,000', '₹30,000', '₹35,000', '₹1,00,000'],
}) // prettier-ignore
