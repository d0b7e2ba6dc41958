import type { CalculatorDefinition, Row } from '@/islands/calculator/frame/definition.ts'
import { hraExemption } from '../hra-exemption.ts'
import { hraFields } from './fields.ts'
import { hraYear, type HraInput, type HraYear } from './hra-year.ts'

/** The part of the house rent allowance that pays no tax in the old regime. */
export const hraCalculator: CalculatorDefinition<HraInput, HraYear> = {
  reportTitle: 'HRA Exemption Report',
  reportName: 'hra-report',
  resultsTitle: 'HRA Exemption of the Year',
  fields: hraFields,
  calculate: hraYear,
  rows,
  notes: ({ exempt, received }) =>
    Number.isFinite(exempt + received)
      ? []
      : ['Pay, allowance and rent are ₹0 or more, and less than all the money there is.'],
  chart: ({ exempt, taxable }) => ({
    title: 'The Allowance',
    kind: 'doughnut',
    parts: [
      { label: 'Exempt', amount: exempt, color: 'interest' },
      { label: 'Taxable', amount: taxable, color: 'attention' },
    ],
  }),
  overTime: async () => (await import('./over-time.ts')).rentPicture(hraExemption),
  working: () => import('./working.ts'),
}

function rows({ exempt, taxable, received, saved, perRupeeOfRent }: HraYear): Row[] {
  return [
    { label: 'Exempt in the Old Regime', amount: exempt, unit: 'rupees', better: 'more' },
    { label: 'Taxable HRA', amount: taxable, unit: 'rupees', better: 'less' },
    { label: 'HRA Received', amount: received, unit: 'rupees' },
    { label: 'Tax Saved', amount: saved, unit: 'rupees', tone: 'good', better: 'more' },
    { label: '₹1 More of Monthly Rent Exempts', amount: perRupeeOfRent, unit: 'rupees' },
  ]
}
