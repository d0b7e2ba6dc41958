import type { Chart, OverTimeFile } from '../charts/chart-types.ts'
import type { LateDrawing } from './late-drawing.ts'
import type { FieldGroup, Fields, Unit } from '../fields/field-types.ts'

export type { Chart, OverTime, OverTimeFile } from '../charts/chart-types.ts'
export type {
  ChoiceInput,
  ControlProps,
  FieldBase,
  FieldGroup,
  Fields,
  NumberInput,
  OwnInput,
} from '../fields/field-types.ts'

/**
 * What a finance calculator says about itself. Inputs are data, outputs are functions: the frame draws the fields, and
 * everything shown, charted, tabled and reported is derived from `calculate`.
 */
export interface CalculatorDefinition<Input extends object, Result> {
  /** The title of the report: "EMI Calculator Report". */
  reportTitle: string
  /** The start of the report's file name: "emi-report". */
  reportName: string
  /** The heading over the results. */
  resultsTitle: string
  fields: Fields<Input>
  /** Groups of fields under a heading, after the fields without a group. */
  groups?: readonly FieldGroup<Input>[]
  /** The button that calculates on demand, where the specification has one beside the live results. */
  actionLabel?: string
  downloadLabel?: string
  /** The pure formula. Undefined results are NaN; it never throws. */
  calculate: (input: Input) => Result
  /** Fields that change no result row for this input, each with the sentence that says why: they are disabled. */
  unusedFields?: (input: Input) => Partial<Record<keyof Input, string>>
  /** Fields that have no meaning for this input, and are not shown. */
  hiddenFields?: (input: Input) => readonly (keyof Input)[]
  /** The result rows of page and report, in order. The first row is the headline unless another row is marked. */
  rows: (result: Result, input: Input) => Row[]
  /** What the headline means, in one plain sentence under it. */
  sentence?: (result: Result, input: Input) => string | undefined
  /** The same result by several rules, in equal size, where one headline row alone would mislead. It replaces that row. */
  answers?: (result: Result, input: Input) => Answer[]
  /** Plain sentences beside the results: why a value is "—", or what the visitor should know about it. */
  notes?: (result: Result, input: Input) => string[]
  /** The drawing under the headline and its sentence. */
  drawing?: LateDrawing<Input, Result>
  chart?: (result: Result, input: Input) => Chart
  /** The chart shares its place below the card with the chart over the years: visitors switch between them. */
  isChartBelow?: true
  /** The input that links to other pages of the tool carry, when those pages would misread the input of this page. */
  forOtherPages?: (input: Input) => Input
  /**
   * The figures and choices that links to other pages carry, by the names in prerender/next-links.ts. Figures that are not
   * finite stay here.
   */
  forNextPages?: (result: Result, input: Input) => Readonly<Record<string, number | string>>
  /** Loads the chart that explains the result: over the years, or over a range of the input. */
  overTime?: () => Promise<OverTimeFile<Input, Result>>
  /** Tables that can be folded out under the results, each with its own CSV. */
  tables?: (result: Result, input: Input) => Table[]
  /** Lines for the report that are not on the screen as rows, such as "Status: Profitable". */
  reportLines?: (result: Result, input: Input) => string[]
  /** Each headline's formula with the visitor's numbers, loaded when it is asked for. */
  working?: () => Promise<{ working: (result: Result, input: Input) => Working[] }>
}

/** How a figure is calculated, line by line: the formula, the numbers filled in, the result. */
export interface Working {
  label: string
  lines: readonly string[]
}

/** A labelled figure. An amount that is not finite is shown as "—". */
export interface Row {
  label: string
  amount: number
  unit: Unit
  tone?: 'good' | 'bad' | undefined
  /** The label in the report, where it differs. */
  reportLabel?: string
  /** The result people came for, where that is not the first row. It is shown large and on top. */
  isHeadline?: true
  /** One of the answers above the rows. It is a row only in comparisons and in the report. */
  isAnswer?: boolean
  /** Comparisons begin with it, where another row is the headline of a single calculation. */
  leadsComparison?: true
  /** Which way it is better for the visitor, where calculations are compared. */
  better?: 'less' | 'more'
}

/** A figure of the headline's rank, with the rule it follows. */
export interface Answer {
  /** "By the FY 2023-24 slabs" */
  rule: string
  amount: number
  unit: Unit
  /** What the figure is, and what it takes for granted, in a sentence. */
  basis: string
}

export interface Table {
  title: string
  /** It is unfolded at first. */
  isOpen?: true
  /** The start of the CSV's file name. */
  fileName: string
  columns: readonly Column[]
  rows: readonly (readonly (number | string)[])[]
  /** A last row that adds the columns up. */
  totals?: readonly (number | string)[]
}

/** The first column names the row, and the last one holds its answer: both stay in sight on a phone. */
interface Column {
  label: string
  unit: Unit | 'text'
  /** Can be derived from the others, and is left out on narrow screens. */
  isSpare?: true
}
