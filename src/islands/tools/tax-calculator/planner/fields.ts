import { rupees } from '@/lib/format.ts'

import type { FieldGroup, Fields } from '@/islands/calculator/frame/definition.ts'
import { lawFor } from '../tax-years.ts'
import { deductionFields, incomeFields } from './item-fields.ts'
import { isSplitYear } from './gains-rules.ts'
import type { PlannerInput } from './planner-input.ts'

/** The fields of the page, income first. */
export const plannerFields: Fields<PlannerInput> = { ...incomeFields, ...deductionFields }

type Name = keyof PlannerInput & string

/** The fields of a year with sales on both sides of 23 July 2024. */
const OF_BOTH_SIDES: readonly Name[] = [
  'equityShortBefore',
  'equityLongBefore',
  'otherLongBefore',
  'propertySold',
]

const OF_EMPLOYEES: readonly Name[] = [
  'basicPay',
  'hraReceived',
  'rentPaid',
  'city',
  'employerNps',
  'employer',
  'professionalTax',
]

/** Fields by subject. Groups that few visitors need are folded, with their sum in the heading. */
export const plannerGroups: readonly FieldGroup<PlannerInput>[] = [
  {
    title: 'Common deductions',
    isOpen: true,
    fields: ['section80C', 'healthFamily', 'ownNps'],
    summary: sumOf('section80C', 'healthFamily', 'ownNps'),
  },
  {
    title: 'House rent, employer’s NPS, professional tax',
    fields: OF_EMPLOYEES,
    summary: sumOf('hraReceived', 'employerNps', 'professionalTax'),
  },
  {
    title: 'Home loan, house let out',
    fields: ['ownInterest', 'ownLoan', 'rentReceived', 'municipalTax', 'letInterest'],
    summary: sumOf('ownInterest', 'rentReceived', 'letInterest'),
  },
  {
    title: 'Interest and other income',
    fields: ['savingsInterest', 'depositInterest', 'familyPension', 'otherIncome'],
    summary: sumOf('savingsInterest', 'depositInterest', 'familyPension', 'otherIncome'),
  },
  {
    title: 'Shares, funds, property sold',
    fields: [
      'sold',
      'equityShort',
      'equityShortBefore',
      'equityLong',
      'equityLongBefore',
      'otherLong',
      'otherLongBefore',
      'propertyPrice',
      'propertyCost',
      'propertyYear',
      'propertySold',
    ],
    summary: sumOf(
      'equityShort',
      'equityShortBefore',
      'equityLong',
      'equityLongBefore',
      'otherLong',
      'otherLongBefore',
      'propertyPrice',
    ),
  },
  {
    title: 'Health: parents, seniors, check-ups',
    fields: [
      'familyAge',
      'healthParents',
      'parentsAge',
      'checkUps',
      'checkUpsParents',
      'medicalFamily',
      'medicalParents',
    ],
    summary: sumOf(
      'healthParents',
      'checkUps',
      'checkUpsParents',
      'medicalFamily',
      'medicalParents',
    ),
  },
  {
    title: 'Other deductions',
    fields: [
      'educationLoan',
      'donations',
      'rentWithoutHra',
      'deductions',
      'deductionsInBothRegimes',
      'equalEntry',
    ],
    summary: sumOf('educationLoan', 'donations', 'rentWithoutHra', 'deductions'),
  },
]

/** Returns the fields that do not apply to this input. */
export function hiddenFields(input: PlannerInput): Name[] {
  const { from, regimes } = lawFor(input.taxYear)
  const isEmployed = input.incomeKind === 'salary'
  const isStandard = input.deductions === regimes.old.standardDeduction
  return [
    ...(isEmployed ? [] : OF_EMPLOYEES),
    ...(isSplitYear(from) ? [] : (['sold'] as const)),
    ...(isSplitYear(from) && input.sold === 'both' ? [] : OF_BOTH_SIDES),
    ...(isEmployed && isStandard && input.deductionsInBothRegimes === 0
      ? []
      : (['equalEntry'] as const)),
  ]
}

function sumOf(...names: readonly Name[]): (input: PlannerInput) => string {
  return (input) => {
    const hidden = hiddenFields(input)
    const shown = names.filter((name) => !hidden.includes(name))
    const sum = shown.reduce((all, name) => all + Number(input[name]), 0)
    return sum === 0 ? 'none' : rupees(sum)
  }
}
