import { lawYears } from './tax-years.ts'

/** What a page of the tool knows of a year, in rupees a year. A page leaves out what it does not ask for. */
export interface YearFacts {
  /** The id of the tax year. */
  taxYear: string
  /** Salary with all allowances and the employer's NPS share, or another main income. */
  gross?: number
  /** Income that only the planner asks for, such as interest and gains. */
  otherIncome?: number
  /** Basic pay with dearness allowance. */
  basic?: number
  hra?: number
  rent?: number
  /** The city of the rented home: its name or 'other'. */
  city?: string
  employer?: 'government' | 'private'
  employerNps?: number
  /** What the old regime takes off, apart from standard deduction, house rent, professional tax and employer's NPS. */
  ownDeductions?: number
  /** All that the old regime takes off, apart from the standard deduction. */
  oldDeductions?: number
  /** The part of `oldDeductions` that the new regime takes off too. */
  bothRegimes?: number
  /** Pay, rent or home change within the year. */
  hasChanges?: boolean
}

/** Values of a page's fields by their names; undefined for a name that means something else there. */
type PageValues = Readonly<Record<string, string | number | undefined>>

/** What `view-links.ts` writes into the links: null in its JSON means undefined here. */
export type LinkValues = Record<string, Record<string, string | number | null>>

export type Page = 'tax' | 'planner' | 'salary' | 'hra'

/**
 * Returns the values for each other page of the tool: the only place that maps fields to fields. Amounts of 0 are left out,
 * because a page without an amount shows its example. What a page cannot take over is named in the parameter `NOT_CARRIED`.
 */
export function valuesForPages(from: Page, facts: YearFacts): LinkValues {
  const pages = {
    tax: ['', forTaxPage(facts)],
    planner: ['planner', forPlanner(facts)],
    salary: ['salary', forSalary(facts)],
    hra: ['hra', forHra(facts)],
    gratuity: ['gratuity', { monthlyBasic: monthly(facts.basic) }],
  } as const
  return Object.fromEntries(
    Object.entries(pages)
      .filter(([page]) => page !== from)
      .map(([, [address, values]]) => [address, withNull(values)]),
  )
}

function withNull(values: PageValues): LinkValues[string] {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value ?? null]))
}

function forTaxPage({ gross, otherIncome, oldDeductions, bothRegimes }: YearFacts): PageValues {
  return {
    grossIncome: inPaise(gross),
    deductions: positive(oldDeductions),
    deductionsInBothRegimes: positive(bothRegimes),
    equalEntry: 'other-deductions',
    ...missing({ income: gross === undefined, 'other-income': Boolean(otherIncome) }),
  }
}

function forPlanner(facts: YearFacts): PageValues {
  const { gross, employer, ownDeductions } = facts
  return {
    grossIncome: inPaise(gross),
    basicPay: positive(facts.basic),
    hraReceived: positive(facts.hra),
    rentPaid: positive(facts.rent),
    city: facts.city,
    employer: employer === 'private' ? 'other' : employer,
    employerNps: positive(facts.employerNps),
    deductions: positive(ownDeductions),
    // The sum contains the deductions that the planner starts with.
    ...(ownDeductions && { section80C: 0, healthFamily: 0, equalEntry: 'other-deductions' }),
    ...missing({
      income: gross === undefined,
      year: !isLawYear(facts),
      changes: Boolean(facts.hasChanges),
    }),
  }
}

function forSalary(facts: YearFacts): PageValues {
  const { gross = 0, basic = 0, hra = 0, employerNps = 0 } = facts
  const otherPay = gross - basic - hra - employerNps
  // The employer's contributions, and so the CTC, follow from basic pay.
  const isWhole = basic > 0 && otherPay >= 0
  return {
    knownBy: isWhole ? 'parts' : undefined,
    basic: positive(basic),
    hra: positive(hra),
    otherPay: isWhole ? inPaise(otherPay) : undefined,
    npsPercent: isWhole ? (employerNps / basic) * 100 : undefined,
    employer: facts.employer,
    oldRegimeDeductions: positive(facts.ownDeductions),
    ...homeOf(facts),
    ...missing({
      ctc: !isWhole,
      year: !isLawYear(facts),
      'other-income': Boolean(facts.otherIncome),
      changes: Boolean(facts.hasChanges),
    }),
  }
}

function forHra(facts: YearFacts): PageValues {
  const { basic, hra } = facts
  return {
    monthlyBasic: monthly(basic),
    monthlyHra: monthly(hra),
    ...homeOf(facts),
    ...missing({ pay: !basic || !hra, year: !isLawYear(facts) }),
  }
}

function homeOf({ rent, city }: YearFacts): PageValues {
  return { monthlyRent: monthly(rent), city }
}

function missing(found: Partial<Record<NotCarried, boolean>>): PageValues {
  const keys = Object.entries(found).filter(([, isMissing]) => isMissing)
  return { [NOT_CARRIED]: keys.map(([key]) => key).join('.') || undefined }
}

/** Returns whether the year is one of law; the table that the tax page starts with is not. */
function isLawYear({ taxYear }: YearFacts): boolean {
  return lawYears.some(({ id }) => id === taxYear)
}

function monthly(yearly: number | undefined): number | undefined {
  return positive(yearly && yearly / 12)
}

function positive(rupees: number | undefined): number | undefined {
  return inPaise(rupees) || undefined
}

/** Rounds to the paisa; undefined for what is not a number. */
function inPaise(rupees = NaN): number | undefined {
  return Number.isFinite(rupees) ? Math.round(rupees * 100) / 100 : undefined
}

/** Something that could not be carried over, as a link names it. */
type NotCarried = keyof typeof SENTENCES

const SENTENCES = {
  income: 'your income, which the previous page does not ask for',
  ctc: 'your salary, because this page needs the CTC or basic pay, HRA and other pay',
  pay: 'basic pay and HRA, because the previous page does not have both',
  year: 'the tax year, because this page calculates by the law of the year it names',
  city: 'the city of the rented home, which this older link names differently, so choose it again',
  'other-income': 'other income and gains, which this page does not ask for',
  changes: 'changes within the year, because this page takes the year as a whole',
} as const

/** The link parameter for what its page cannot take over: keys joined by dots. */
export const NOT_CARRIED = 'not-carried'

/** Returns a sentence about what the link with this fragment could not carry over; undefined when nothing is missing. */
export function notCarriedSentence(fragment: string): string | undefined {
  const link = new URLSearchParams(fragment.replace(/^#/, ''))
  // Until November 2026 links to the planner contained a group of cities.
  const keys = [...(link.get(NOT_CARRIED) ?? '').split('.'), link.has('rentCity') ? 'city' : '']
  const said = keys.flatMap((key) => {
    return Object.hasOwn(SENTENCES, key) ? [SENTENCES[key as NotCarried]] : []
  })
  return said.length > 0 ? `Not carried over: ${said.join('; ')}.` : undefined
}
