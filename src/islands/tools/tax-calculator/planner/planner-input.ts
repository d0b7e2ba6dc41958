import type { TaxInput } from '../income-tax.ts'

/** The fields of the planner, in rupees of the whole year. Fields of the tool's first page have the same name here. */
export interface PlannerInput extends Omit<TaxInput, 'regime'> {
  employer: 'government' | 'other'
  otherIncome: number
  savingsInterest: number
  depositInterest: number
  familyPension: number

  /** Basic pay and dearness allowance, the basis of the limits for house rent and the employer's NPS. */
  basicPay: number
  hraReceived: number
  rentPaid: number
  /** The city of the rented home: one of the HRA rule, or 'other'. */
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
  /** Gains from sales before 23 July 2024, in a year with sales on both sides of that day. */
  equityShortBefore: number
  equityLongBefore: number
  otherLongBefore: number
  propertyPrice: number
  propertyCost: number
  /** The calendar year in which the financial year of the purchase begins; 2025 means any day from 23 July 2024. */
  propertyYear: number
  /** When the gains of FY 2024-25 were sold. With 'both', the other gains are those from 23 July 2024. */
  sold: 'before' | 'after' | 'both'
  /** When the land or building was sold, in a year with sales on both sides. */
  propertySold: 'before' | 'after'
}
