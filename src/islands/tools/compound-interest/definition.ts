// Files: `compound-interest.ts` calculates the years, `solve.ts` finds the rate or time of a target, `sentences.ts` has the
// words, `working.ts` the formulas. `later.tsx` is loaded at the first use.

import { choiceField } from '@/islands/calculator/fields/choice-field.ts'
import { percentField, rupeesField } from '@/islands/calculator/fields/number-fields.ts'
import { calculatorPage } from '@/islands/calculator/frame/calculator-page.tsx'
import { calculator, present } from '@/islands/calculator/frame/definition.ts'
import { whyNoValue } from '@/islands/calculator/frame/notes.ts'
import { howManyTimes } from '@/islands/calculator/results/how-many-times.ts'
import { yearsField } from '@/islands/calculator/fields/length-of-time.ts'

import {
  compoundInterest,
  frequencyName,
  FREQUENCIES,
  type CompoundInterestInput,
  type CompoundInterestResult,
} from './compound-interest.ts'
import { targetAnswers, withdrawalNotes } from './sentences.ts'

/** The compound interest calculator, as the specification describes its page. */
export const compoundInterestCalculator = calculator<CompoundInterestInput, CompoundInterestResult>(
  {
    reportTitle: 'Compound Interest Report',
    reportName: 'compound-interest-report',
    resultsTitle: 'Investment Results',
    fields: {
      principal: rupeesField('Principal Amount (₹)', 100_000),
      annualRatePercent: percentField('Annual Interest Rate (%)', 10),
      years: yearsField('Investment Period (Years)', 5),
      frequency: {
        kind: 'choice',
        look: 'select',
        label: 'Compounding Frequency',
        initial: 12,
        options: FREQUENCIES.map((value) => ({ value, label: frequencyName(value) })),
        otherLabel: frequencyName(NaN),
      },
      contribution: rupeesField('Regular Contribution (₹)', 0, {
        hint: 'Paid in every compounding period: each month when compounding is monthly.',
        step: 500,
        isOption: true,
      }),
      contributionTiming: choiceField(
        'Contribution Paid',
        'end',
        [
          ['start', 'At the start of each period'],
          ['end', 'At the end of each period'],
        ],
        { isOption: true },
      ),
      withdrawal: rupeesField('Regular Withdrawal (₹)', 0, {
        hint: 'Taken out until nothing is left.',
        step: 500,
        isOption: true,
      }),
      withdrawalEvery: choiceField(
        'Withdrawn',
        'month',
        [
          ['month', 'At the end of each month'],
          ['year', 'At the end of each year'],
        ],
        { isOption: true },
      ),
      targetAmount: rupeesField('Wanted Amount (₹)', 0, {
        hint: 'Shows the time, the rate or the starting amount that reaches it.',
        isOption: true,
      }),
    },
    groups: [{ title: 'How long, which rate, how much?', fields: ['targetAmount'] }],
    calculate: compoundInterest,
    rows: (result, { contribution, withdrawal }) => [
      { label: 'Future Value', amount: result.futureValue, unit: 'rupees', better: 'more' },
      { label: 'Principal', amount: result.totalInvestment, unit: 'rupees' },
      contribution !== 0 && {
        label: 'Contributions',
        amount: result.totalContributions,
        unit: 'rupees',
      },
      withdrawal !== 0 && { label: 'Withdrawals', amount: result.totalWithdrawn, unit: 'rupees' },
      { label: 'Interest', amount: result.totalInterest, unit: 'rupees', better: 'more' },
    ],
    sentence: ({ futureValue, totalInvestment, totalContributions }, { withdrawal }) => {
      if (withdrawal !== 0) return undefined
      const times = howManyTimes(futureValue, totalInvestment + totalContributions)
      return times && `That is ${times} what you put in.`
    },
    notes: (result, input) =>
      input.withdrawal === 0 ? whyNoValue(Object.values(result)) : withdrawalNotes(result, input),
    chart: ({ totalInvestment, totalContributions, totalInterest }, { contribution }) => ({
      title: 'Investment Breakdown',
      kind: 'bar',
      parts: present([
        { label: 'Principal', amount: totalInvestment, color: 'principal' },
        contribution !== 0 && {
          label: 'Contributions',
          amount: totalContributions,
          color: 'attention',
        },
        { label: 'Interest', amount: totalInterest, color: 'interest' },
      ]),
    }),
    reportLines: (_, input) =>
      targetAnswers(input).map(({ question, answer }) => `${question} ${answer}`),
    later: () => import('./later.tsx'),
  },
)

export default calculatorPage(compoundInterestCalculator)
