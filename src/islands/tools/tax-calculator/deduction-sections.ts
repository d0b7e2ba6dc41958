import type { deductionRules } from './deduction-rules.ts'

/** The sections of a deduction in both Acts. */
export interface Sections {
  /** In the Income-tax Act 1961, for the years to FY 2025-26. */
  section1961: string
  /** In the Income-tax Act 2025, from tax year 2026-27. */
  section2025: string
}

/** The day the rules and sections were last compared with the law, as year-month-day. */
export const deductionsLastChecked = '2026-11-21'

/** The sections of each deduction. A separate file, because only the tables and the working load them. */
export const deductionSections: Record<keyof typeof deductionRules, Sections> = {
  professionalTax: { section1961: '16(iii)', section2025: '19(1), Sl. 1' },
  hra: { section1961: '10(13A)', section2025: 'Schedule III, Sl. 11' },
  familyPension: { section1961: '57(iia)', section2025: '93(1)(d)' },
  ownHouseInterest: { section1961: '24(b)', section2025: '22(2)' },
  repairInterest: { section1961: '24(b)', section2025: '22(2)' },
  houseLoss: { section1961: '71(3A)', section2025: '109' },
  section80C: { section1961: '80C', section2025: '123' },
  ownNps: { section1961: '80CCD(1B)', section2025: '124(3)' },
  employerNps: { section1961: '80CCD(2)', section2025: '124(1) and (2)' },
  governmentNps: { section1961: '80CCD(2)', section2025: '124(1) and (2)' },
  health: { section1961: '80D', section2025: '126' },
  seniorHealth: { section1961: '80D', section2025: '126' },
  checkUps: { section1961: '80D', section2025: '126' },
  educationLoan: { section1961: '80E', section2025: '129' },
  donations: { section1961: '80G', section2025: '133' },
  rentWithoutHra: { section1961: '80GG', section2025: '134' },
  savingsInterest: { section1961: '80TTA', section2025: '153' },
  seniorInterest: { section1961: '80TTB', section2025: '153' },
}
