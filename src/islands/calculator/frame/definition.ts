import type { ReactNode } from 'react'

import type { Chart, OverTime } from '../charts/chart-types.ts'
import type { Strokes } from '../charts/strokes.ts'
import type { FieldGroup, Fields, Unit } from '../fields/field-types.ts'

export type { Chart, OverTime } from '../charts/chart-types.ts'
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
  chart?: (result: Result, input: Input) => Chart
  /** The input that links to other pages of the tool carry, when those pages would misread the input of this page. */
  forOtherPages?: (input: Input) => Input
  /**
   * The figures and choices that links to other pages carry, by the names in prerender/next-links.ts. Figures that are not
   * finite stay here.
   */
  forNextPages?: (result: Result, input: Input) => Readonly<Record<string, number | string>>
  /** Lines for the report that are not on the screen as rows, such as "Status: Profitable". */
  reportLines?: (result: Result, input: Input) => string[]
  /** The word for the result, such as "Investment Loss". */
  status?: (result: Result) => ReactNode
  /** The action next to the last answer. */
  answerAction?: (input: Input, change: Change<Input>) => ReactNode
  /** Loads the tool's `later.ts`: what explains the figures. It is in the built HTML, and its code comes when the page is used. */
  later?: () => Promise<LaterFile<Input, Result>>
  /** Returns whether the later part restores something, such as a remembered year: it is then loaded at once. */
  isRestored?: () => boolean
}

/** Sets the text of a field. */
export type Change<Input> = (name: keyof Input, text: string) => void

/** What the `later.ts` of a calculator may export. */
export interface LaterFile<Input extends object, Result> {
  /** The drawing under the headline and its sentence. */
  drawing?: Drawing<Input, Result>
  /** What stands below the rows in their card. */
  says?: (result: Result, input: Input, change: Change<Input>) => ReactNode
  /** What stands below the card in the full width, before the tables. */
  parts?: (result: Result, input: Input, change: Change<Input>) => ReactNode
  /** The chart that explains the result where the drawing does not, over the years or over a range of the input. */
  overTime?: (result: Result, input: Input) => OverTime | undefined
  /** Whether these values have that chart, which takes a while to calculate. Without it, all have. */
  hasOverTime?: (input: Input) => boolean
  /** Tables that can be folded out under the results, each with its own CSV. */
  tables?: (result: Result, input: Input) => Entries<Table>
  /** Each headline's formula with the visitor's numbers, shown when it is asked for. */
  working?: (result: Result, input: Input) => Entries<Working>
}

/** A drawing of the result that hangs from the head line. */
export interface Drawing<Input extends object, Result> {
  /** What pictures and print draw too: strokes by year or month. Undefined without a result that can be drawn. */
  strokes?: (result: Result, input: Input) => Strokes | undefined
  Drawing: (props: { result: Result; input: Input }) => ReactNode
}

/** A list in which some entries may be absent: `condition && entry`. */
export type Entries<Entry> = readonly (Entry | false | undefined)[]

/** Returns the entries that are there. */
export function present<Entry>(entries: Entries<Entry>): Entry[] {
  return entries.filter(Boolean) as Entry[]
}

/** A definition as a tool writes it: entries of its lists may be absent. */
type Written<Input extends object, Result> = Omit<
  CalculatorDefinition<Input, Result>,
  'rows' | 'answers' | 'notes' | 'reportLines' | 'groups'
> & {
  groups?: Entries<FieldGroup<Input>>
  rows: (result: Result, input: Input) => Entries<Row>
  answers?: (result: Result, input: Input) => Entries<Answer> | undefined
  notes?: (result: Result, input: Input) => Entries<string>
  reportLines?: (result: Result, input: Input) => Entries<string>
}

/** Returns the definition of a calculator, without the entries that are absent. */
export function calculator<Input extends object, Result>(
  written: Written<Input, Result>,
): CalculatorDefinition<Input, Result> {
  const { groups, rows, answers, notes, reportLines, ...rest } = written
  return {
    ...rest,
    rows: (result, input) => present(rows(result, input)),
    ...(groups && { groups: present(groups) }),
    ...(answers && {
      answers: (result: Result, input: Input) => present(answers(result, input) ?? []),
    }),
    ...(notes && { notes: (result: Result, input: Input) => present(notes(result, input)) }),
    ...(reportLines && {
      reportLines: (result: Result, input: Input) => present(reportLines(result, input)),
    }),
  }
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
