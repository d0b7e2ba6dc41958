import type { ChartDataset } from 'chart.js'

import type { OverTime, Series } from './chart-types.ts'
import { lineColour, token } from './draw-look.ts'
import { isOfBars } from './draw-scales.ts'

/** Returns the chart.js datasets in the current theme colours. */
export function datasetsOf(overTime: OverTime): ChartDataset[] {
  const { series } = overTime
  return series.map((one, index) =>
    one.look === 'bar' ? barsOf(one, series.slice(0, index)) : lineOf(overTime, one, index),
  )
}

function barsOf({ amounts, color }: Series, below: readonly Series[]): ChartDataset {
  const isOnOthers = below.some(
    (one) => one.look === 'bar' && one.amounts.some((amount) => amount > 0),
  )
  return {
    type: 'bar',
    data: [...amounts],
    stack: 'bars',
    barPercentage: 0.85,
    categoryPercentage: 0.9,
    maxBarThickness: 96,
    backgroundColor: token(color),
    hoverBackgroundColor: token(color),
    // A border in the card colour separates stacked bars.
    borderColor: token('card'),
    borderSkipped: false,
    borderWidth: { bottom: isOnOthers ? 2 : 0 },
  }
}

function lineOf(overTime: OverTime, one: Series, index: number): ChartDataset {
  const { mark, x } = overTime
  const color = lineColour(one.color)
  const points = {
    pointBackgroundColor: color,
    pointHoverBackgroundColor: color,
    pointBorderColor: token('card'),
    pointHoverBorderColor: token('card'),
    pointBorderWidth: 2,
    pointHoverBorderWidth: 2,
    pointRadius: x.map((place) => (!isOfBars(overTime) && place === mark?.x ? 6 : 0)),
    pointHoverRadius: 6,
  }
  return {
    type: 'line',
    data: pointsOf(overTime, one),
    // Without clipping, a point at the edge of the plot is drawn in full.
    clip: false,
    borderColor: color,
    borderWidth: 2.5,
    ...points,
    ...(one.look === 'area' && {
      backgroundColor: `${token(one.color)}59`,
      fill: index === 0 ? 'origin' : '-1',
    }),
  }
}

function pointsOf(overTime: OverTime, { amounts }: Series): ChartDataset<'line'>['data'] {
  if (isOfBars(overTime)) return [...amounts]
  return amounts.map((y, index) => ({ x: overTime.x[index] ?? NaN, y }))
}
