import type { ReactNode } from 'react'

export interface Chart {
  title: string
  kind: 'doughnut' | 'bar'
  parts: readonly ChartPart[]
  /** The parts are compared and do not add up to a whole, so they have no share of it. */
  isComparison?: true
}

export interface ChartPart {
  label: string
  /** Rupees. */
  amount: number
  color: ChartColor
}

/**
 * A colour by its meaning, as `tokens.css` has it: blue for what is put in or kept, green for what that earns or a loan costs,
 * amber for a third part and for taxes.
 */
type ChartColor = 'principal' | 'interest' | 'attention'

/** The exports of a file with a chart over time: its data, and the component that draws them. */
export interface OverTimeFile<Input extends object, Result> {
  /** Undefined when there is nothing to draw. */
  overTime: (result: Result, input: Input) => OverTime | undefined
  OverTimePicture: (props: { overTime: OverTime | undefined }) => ReactNode
}

/** Amounts along an axis of years or of rupees. All of them are finite. */
export interface OverTime {
  title: string
  /** What the picture shows, for those who do not see it as well. */
  sentence: string
  /** Another picture of the same result, over this one. */
  above?: ReactNode
  xUnit: 'years' | 'rupees'
  yUnit: 'rupees' | 'percent'
  /** Ascending. */
  x: readonly number[]
  /** Bars are stacked; an area reaches down to the one before it. */
  series: readonly Series[]
  mark?: Mark | undefined
}

export interface Series {
  label: string
  color: ChartColor | 'ink'
  look: 'bar' | 'line' | 'area'
  /** One for each x. */
  amounts: readonly number[]
  /** The side of its own axis, when its unit differs from the rest. */
  axis?: 'right'
}

/** A place on the x axis that is worth a word: "Year 13: principal overtakes interest", "Your income: ₹10,00,000". */
interface Mark {
  x: number
  label: string
}
