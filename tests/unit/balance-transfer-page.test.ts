import { initialTexts, readInput } from '@/islands/calculator/frame/inputs.ts'
import { balanceTransfer } from '@/islands/tools/loan-calculator/balance-transfer/definition.ts'
import { savingAfterRise } from '@/islands/tools/loan-calculator/balance-transfer/later.tsx'
import { rupees } from '@/lib/format.ts'
import { testStatedFigures } from '../stated-figures.ts'

// The figures of the balance transfer's page and of its questions, by the formula of the tool.

const input = readInput(balanceTransfer.fields, initialTexts(balanceTransfer.fields))
const result = balanceTransfer.calculate(input)
const { present, presentEmi, costs, sameTenure, sameEmi } = result
const [emi, newEmi] = [presentEmi, sameTenure.emi].map(rupees)
const [tenureSaves, emiSaves] = [sameTenure.saving, sameEmi.saving].map(rupees)
const [tenureBack, emiBack] = [sameTenure.breakEvenMonth, sameEmi.breakEvenMonth]
const afterRise = (points: number) => savingAfterRise(result, input, points, 'tenure')

const onPage = [
  ['the present EMI', `with 15 years left: an EMI of ${emi}.`],
  ['the costs', `for checks and papers, ${rupees(costs)} in total`],
  ['the EMIs', `| EMI | ${newEmi} | ${emi} |`],
  ['the months', `| Months | ${present.months} | ${sameEmi.timeline.months} |`],
  ['when costs are back', `| Costs are back after | ${tenureBack} months | ${emiBack} months |`],
  ['what is saved', `| Saved | ${tenureSaves} | ${emiSaves} |`],
  ['a rise', `the same tenure saves ${rupees(afterRise(1))} instead of ${tenureSaves}`],
  ['a larger rise', `at 1.25 points it loses ${rupees(-afterRise(1.25))}.`],
] as const

const inQuestions = [
  ['the offer', `an offer of 7.9% for ${rupees(costs)} lowers the EMI by`],
  ['the smaller EMI', `lowers the EMI by ${rupees(presentEmi - sameTenure.emi)}:`],
  ['when costs are back', `the costs are back after ${tenureBack} months`],
  [
    'both ways',
    `${emiSaves} is saved in that example, against ${tenureSaves} with the same tenure`,
  ],
] as const

testStatedFigures('loan-calculator/balance-transfer', {
  onPage,
  inQuestions,
  given: ['₹40,00,000', '₹20,000', '₹5,000'],
})
