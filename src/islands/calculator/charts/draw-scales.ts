import { shortRupees } from '../results/short-rupees.ts'
import type { OverTime } from './chart-types.ts'
import { token } from './draw-look.ts'

/** Returns whether the chart has bars, which need a category axis. */
export function isOfBars({ series }: OverTime): boolean {
  return series.some(({ look }) => look === 'bar')
}

/** Returns the axes: years or incomes on x, amounts on y. */
export function scales(overTime: OverTime, width: number): Record<string, object> {
  const amounts = axisFor(highestAmounts(overTime))
  // The bottom border is the zero line unless an amount is negative.
  const border = { color: token(amounts.min < 0 ? 'line' : 'line-strong') }
  return {
    x: { border, ...(isOfBars(overTime) ? barPlaces(overTime) : xAxis(overTime, width)) },
    y: amountAxis(overTime, amounts),
  }
}

/** Returns the amounts that the axis must cover: bars are stacked, lines and areas are not. */
function highestAmounts({ x, series }: OverTime): number[] {
  const bars = series.filter(({ look }) => look === 'bar')
  const others = series.filter(({ look }) => look !== 'bar')
  const stacked = x.flatMap((_, index) => {
    const amounts = bars.map((bar) => bar.amounts[index] ?? 0)
    return [(one: number) => one > 0, (one: number) => one < 0].map((kind) =>
      amounts.filter(kind).reduce((sum, amount) => sum + amount, 0),
    )
  })
  return [...stacked, ...others.flatMap(({ amounts }) => amounts)]
}

function amountAxis(overTime: OverTime, axis: Axis): object {
  return {
    min: axis.min,
    max: axis.max,
    stacked: isOfBars(overTime),
    border: { display: false },
    grid: {
      // With negative amounts, the zero line is above the bottom of the chart.
      color: ({ tick }: { tick: { value: number } }) =>
        token(tick.value === 0 ? 'line-strong' : 'line'),
      drawTicks: false,
    },
    ticks: {
      stepSize: axis.step,
      color: token('ink-soft'),
      padding: 8,
      callback: (amount: number) =>
        overTime.yUnit === 'rupees' ? shortRupees(amount) : `${amount}%`,
    },
  }
}

function barPlaces({ x }: OverTime): object {
  const step = x.length <= 6 ? 1 : Math.max(5, yearStep(x.length))
  return {
    // chart.js sets `offset` automatically only if bar datasets exist before the axes (see stepsOf).
    offset: true,
    stacked: true,
    grid: { display: false },
    ticks: {
      ...upright(),
      autoSkip: false,
      callback: (index: number) => barName(x[index] ?? NaN, { step, last: x.at(-1) ?? NaN }),
    },
  }
}

/** Returns the label of a bar: every `step` years, and the last year if it has space. */
function barName(year: number, { step, last }: { step: number; last: number }): string {
  if (year === 1) return 'Year 1'
  return year % step === 0 || (year === last && year % step > step / 2) ? String(year) : ''
}

function xAxis({ x, xUnit }: OverTime, width: number): object {
  const first = x[0] ?? 0
  const last = x.at(-1) ?? 0
  const step = xUnit === 'years' ? yearStep(last) : roundStep(last / (width < 480 ? 3 : 6))
  return {
    type: 'linear',
    min: first,
    max: last,
    grid: { display: false },
    // chart.js changes a step that does not divide the axis, so set the ticks explicitly.
    afterBuildTicks: (scale: { ticks: object[] }) => {
      const from = Math.ceil(first / step)
      scale.ticks = Array.from({ length: Math.floor(last / step) - from + 1 }, (_, index) => ({
        value: (from + index) * step,
      }))
    },
    ticks: {
      ...upright(),
      callback: (place: number) => {
        if (xUnit === 'rupees') return shortRupees(place)
        if (place === 0) return 'Start'
        return place === step && width >= 480 ? `Year ${place}` : String(place)
      },
    },
  }
}

function upright(): object {
  return { color: token('ink-soft'), maxRotation: 0, padding: 4 }
}

/** Factors of tick steps that give short numbers on an axis. */
const STEPS = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10]
const SPACES = 3

export interface Axis {
  min: number
  max: number
  step: number
}

/** Returns an axis with four grid lines, zero included, that covers all amounts: 0 to 1,04,138 → 0, 40,000, 80,000, 1,20,000. */
export function axisFor(amounts: readonly number[]): Axis {
  const lowest = Math.min(0, ...amounts)
  const highest = Math.max(0, ...amounts)
  const step = roundStep((highest - lowest) / SPACES || 1)
  const min = Math.floor(lowest / step) * step
  return { min, max: Math.max(Math.ceil(highest / step) * step, min + SPACES * step), step }
}

/** Returns the interval between year labels, so that they neither overlap nor rotate on a narrow phone. */
export function yearStep(years: number): number {
  if (years <= 6) return 1
  if (years <= 12) return 2
  return years <= 45 ? 5 : 20
}

/** Rounds a tick step up to a short number: 16.7 → 20. */
function roundStep(size: number): number {
  const power = 10 ** Math.floor(Math.log10(size))
  // A tolerance, because in floating point 3 × 0.1 is more than 0.3.
  return (STEPS.find((step) => step * power >= size * (1 - 1e-9)) ?? 10) * power
}
