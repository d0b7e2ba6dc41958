import {
  BarController,
  BarElement,
  CategoryScale,
  Chart as Picture,
  Filler,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
  type ActiveDataPoint,
  type ChartConfiguration,
} from 'chart.js'

import type { OverTime } from './chart-types.ts'
import { labelRoom, labels } from './draw-labels.ts'
import { tooltipLook, wearPageFont } from './draw-look.ts'
import { scales } from './draw-scales.ts'
import { datasetsOf } from './draw-series.ts'
import { amountText, placeName } from './over-time-words.ts'
import { type Drawing, stepsOf } from './use-drawing.ts'

Picture.register(
  BarController,
  BarElement,
  CategoryScale,
  Filler,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
)

interface OverTimeDrawing extends Drawing<OverTime> {
  /** Shows the tooltip of an x index, or hides it. */
  point: (index: number | undefined) => void
}

/** Creates an over-time chart on a canvas. */
export function drawOverTime(canvas: HTMLCanvasElement): OverTimeDrawing {
  let picture: Picture | undefined
  let shown: OverTime
  const configure = (overTime: OverTime) => {
    shown = overTime
    wearPageFont()
    const width = canvas.parentElement?.clientWidth ?? 0
    const made = configuration(overTime, width)
    return { ...made, plugins: [labels(() => shown)] }
  }
  return {
    steps: (overTime) =>
      stepsOf(
        canvas,
        () => configure(overTime),
        (made) => (picture = made),
      ),
    show(overTime) {
      if (picture === undefined) return
      // The active point may belong to a removed series.
      pointAt(picture, [])
      const { data, options = {} } = configure(overTime)
      picture.data = data
      picture.options = options
      picture.update()
    },
    point(index) {
      if (picture === undefined) return
      const { datasets } = picture.data
      const active =
        index === undefined ? [] : datasets.map((_, datasetIndex) => ({ datasetIndex, index }))
      pointAt(picture, active)
      picture.render()
    },
    destroy: () => picture?.destroy(),
  }
}

function pointAt(picture: Picture, active: ActiveDataPoint[]): void {
  picture.setActiveElements(active)
  picture.tooltip?.setActiveElements(active, { x: 0, y: 0 })
}

function configuration(overTime: OverTime, width: number): ChartConfiguration {
  return {
    type: 'line',
    data: { labels: [...overTime.x], datasets: datasetsOf(overTime) },
    options: {
      responsive: true,
      maintainAspectRatio: false,
      animation: false,
      interaction: { mode: 'index', intersect: false },
      layout: { padding: ({ chart }) => labelRoom(overTime, chart) },
      scales: scales(overTime, width),
      plugins: { tooltip: tooltipOf(overTime) },
    },
  }
}

function tooltipOf(overTime: OverTime): object {
  const { series, x } = overTime
  return {
    ...tooltipLook(),
    filter: ({ datasetIndex }: { datasetIndex: number }) => datasetIndex < series.length,
    callbacks: {
      title: ([item]: { dataIndex: number }[]) =>
        item === undefined ? '' : placeName(overTime, x[item.dataIndex] ?? NaN),
      label: ({ datasetIndex, dataIndex }: { datasetIndex: number; dataIndex: number }) => {
        const { label = '', amounts = [] } = series[datasetIndex] ?? {}
        return ` ${label}: ${amountText(overTime, amounts[dataIndex] ?? NaN)}`
      },
    },
  }
}
