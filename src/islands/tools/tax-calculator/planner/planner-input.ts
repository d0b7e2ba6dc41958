import type { TaxInput } from '../income-tax.ts'

/** What the planner asks. Amounts are rupees of the whole year. What the tool's first page asks too has the same name. */
export interface PlannerInput extends Omit<TaxInput, 'regime'> {
  employer: 'government' | 'other'
  otherIncome: number
  savingsInterest: number
  depositInterest: number
  familyPension: number

  /** Basic pay and dearness allowance, which house rent and the employer's NPS contribution are measured by. */
  basicPay: number
  hraReceived: number
  rentPaid: number
  /** Of the rented home: one of those that the HRA rule names, or 'other'. */
  city: string
  professionalTax: number

  section80C: number
  ownNps: number
  employerNps: number
  healthFamily: number
  familyAge: 'below-60' | '60-and-over'
  healthParents: number
  parentsAge: 'below-60' | '60-and-over'
  /** Health check-ups of the visitor and the family. */
  checkUps: number
  checkUpsParents: number
  /** Medical spending on seniors without insurance. */
  medicalFamily: number
  medicalParents: number
  educationLoan: number
  donations: number
  rentWithoutHra: number

  ownInterest: number
  ownLoan: 'purchase' | 'repairs'
  rentReceived: number
  municipalTax: number
  letInterest: number

  equityShort: number
  equityLong: number
  otherLong: number
  propertyPrice: number
  propertyCost: number
  /** The calendar year in which the financial year of the purchase begins; 2025 stands for any day from 23 July 2024. */
  propertyYear: number
  sold: 'before' | 'after'
}
