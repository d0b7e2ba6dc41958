import type { ReactNode } from 'react'

export interface Chart {
  title: string
  kind: 'doughnut' | 'bar'
  parts: readonly ChartPart[]
  /** True if the parts are alternatives that do not add up to a total, so that shares would be meaningless. */
  isComparison?: true
}

export interface ChartPart {
  label: string
  /** Rupees. */
  amount: number
  color: ChartColor
}

/**
 * A colour token of `tokens.css`. Blue: principal or deposits. Green: interest earned or paid. Amber: a third part or
 * taxes.
 */
export type ChartColor = 'principal' | 'interest' | 'attention'

/** Amounts along an axis of years or rupees. All are finite. */
export interface OverTime {
  title: string
  /** A summary of the chart, also for visitors who cannot see it well. */
  sentence: string
  /** Another chart of the same result, displayed above this one. */
  above?: OverTime | undefined
  /** A drawing without a canvas, displayed above this one. */
  intro?: ReactNode
  xUnit: 'years' | 'rupees'
  yUnit: 'rupees' | 'percent'
  /** Ascending. */
  x: readonly number[]
  /** Bars are stacked. An area fills down to the previous series. */
  series: readonly Series[]
  mark?: Mark | undefined
}

export interface Series {
  label: string
  color: ChartColor | 'ink'
  look: 'bar' | 'line' | 'area'
  /** One amount per x value. */
  amounts: readonly number[]
}

/** An annotated x value: "Year 13: principal overtakes interest", "Your income: ₹10,00,000". */
interface Mark {
  x: number
  label: string
}
