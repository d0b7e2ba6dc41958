import {
  ArcElement,
  BarController,
  BarElement,
  CategoryScale,
  Chart as Picture,
  DoughnutController,
  LinearScale,
  Tooltip,
  type ChartConfiguration,
} from 'chart.js'

import { rupees } from '@/lib/format.ts'

import { BAR_WIDTH, DOUGHNUT, drawnAmounts } from './chart-geometry.ts'
import type { Chart } from './chart-types.ts'
import { token, tooltipLook, wearPageFont } from './draw-look.ts'
import { type Drawing, stepsOf } from './use-drawing.ts'

Picture.register(
  ArcElement,
  BarController,
  BarElement,
  CategoryScale,
  DoughnutController,
  LinearScale,
  Tooltip,
)

interface ShownChart {
  chart: Chart
  hidden: ReadonlySet<string>
}

/** Starts a chart on a canvas, in the measures of its static drawing. Its legend is HTML, so that it works by keyboard and reads as text. */
export function drawChart(canvas: HTMLCanvasElement): Drawing<ShownChart> {
  let picture: Picture | undefined
  let coloursShown = ''
  return {
    steps({ chart, hidden }) {
      const configure = () => {
        wearPageFont()
        coloursShown = coloursNow(chart)
        return configuration(chart, drawnAmounts(chart.parts, hidden))
      }
      return stepsOf(canvas, configure, (made) => (picture = made))
    },
    show({ chart, hidden }) {
      if (picture === undefined) return
      const colours = coloursNow(chart)
      const amounts = drawnAmounts(chart.parts, hidden)
      const [dataset = { data: [] }] = picture.data.datasets
      picture.data.labels = chart.parts.map(({ label }) => label)
      dataset.data = amounts
      // Reading the colours again would double the cost of each key.
      if (colours !== coloursShown) {
        Object.assign(dataset, coloursOf(chart))
        Object.assign(picture.options.plugins?.tooltip ?? {}, tooltipLook())
        coloursShown = colours
      }
      if (chart.kind === 'bar') picture.options.scales = scales(amounts)
      picture.update()
    },
    destroy: () => picture?.destroy(),
  }
}

/** What decides which colours are drawn: the theme, and the meaning of each part. */
function coloursNow({ parts }: Chart): string {
  return [document.documentElement.className, ...parts.map(({ color }) => color)].join(' ')
}

function configuration(chart: Chart, amounts: number[]): ChartConfiguration {
  const { kind, parts } = chart
  const isDoughnut = kind === 'doughnut'
  return {
    type: kind,
    data: {
      labels: parts.map(({ label }) => label),
      datasets: [
        { data: amounts, borderWidth: isDoughnut ? DOUGHNUT.gap : 0, ...coloursOf(chart) },
      ],
    },
    options: {
      responsive: true,
      maintainAspectRatio: false,
      // Fifteen frames for each key typed would cost a slow phone more than all the rest.
      animation: false,
      ...(isDoughnut ? { cutout: `${DOUGHNUT.cutout * 100}%` } : { scales: scales(amounts) }),
      plugins: {
        tooltip: {
          ...tooltipLook(),
          callbacks: {
            title: () => '',
            label: ({ label, raw }) => ` ${label}: ${rupees(Number(raw))}`,
          },
        },
      },
    },
  }
}

function coloursOf({ parts }: Chart) {
  const colours = parts.map(({ color }) => token(color))
  return {
    backgroundColor: colours,
    hoverBackgroundColor: colours,
    borderColor: token('card'),
    hoverBorderColor: token('card'),
    barPercentage: BAR_WIDTH,
    categoryPercentage: 1,
  }
}

/**
 * The static drawing has the words of the axes. chart.js would still write its own, with number formats that take a
 * phone 100 ms to make.
 */
function scales(amounts: number[]): Record<string, object> {
  const ticks = { callback: () => '' }
  return {
    x: { display: false },
    y: { display: false, min: 0, max: Math.max(...amounts) || 1, ticks },
  }
}
