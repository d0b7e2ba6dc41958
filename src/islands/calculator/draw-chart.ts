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

import type { Chart } from './definition.ts'

Picture.register(
  ArcElement,
  BarController,
  BarElement,
  CategoryScale,
  DoughnutController,
  LinearScale,
  Tooltip,
)

/** A chart on the screen. */
export interface DrawnChart {
  /** Shows the amounts, in the colours of the theme as it is now, without the hidden parts. */
  show: (chart: Chart, hidden: ReadonlySet<string>) => void
  destroy: () => void
}

/** Starts a chart on a canvas. Its legend is HTML, so that it works by keyboard and reads as text. */
export function drawChart(canvas: HTMLCanvasElement, kind: Chart['kind']): DrawnChart {
  const picture = new Picture(canvas, configuration(kind))
  const dataset = { data: [] as number[], borderWidth: kind === 'doughnut' ? 3 : 0 }
  picture.data.datasets = [dataset]
  let coloursShown = ''
  return {
    show({ parts }, hidden) {
      picture.data.labels = parts.map((part) => part.label)
      dataset.data = parts.map(({ amount }) => drawable(amount))
      parts.forEach(({ label }, index) => {
        if (picture.getDataVisibility(index) === hidden.has(label))
          picture.toggleDataVisibility(index)
      })
      // Reading colours and resolving options anew would double what each key typed costs.
      const colours = `${document.documentElement.className} ${parts.map(({ color }) => color).join(' ')}`
      if (colours !== coloursShown) {
        Object.assign(dataset, {
          backgroundColor: parts.map(({ color }) => token(`--${color}`)),
          borderColor: token('--card'),
        })
        if (kind !== 'doughnut') picture.options.scales = scales()
      }
      coloursShown = colours
      picture.update()
    },
    destroy: () => picture.destroy(),
  }
}

/** chart.js draws the arc of an amount above 2.8e307 as circles without end, because 2π times it is infinite. */
const LARGEST_DRAWN = 1e300

/** What a part takes of the picture: nothing when it is negative or undefined. */
function drawable(amount: number): number {
  return Number.isFinite(amount) ? Math.min(Math.max(0, amount), LARGEST_DRAWN) : 0
}

function configuration(kind: Chart['kind']): ChartConfiguration {
  return {
    type: kind,
    data: { labels: [], datasets: [] },
    options: {
      responsive: true,
      maintainAspectRatio: false,
      // Fifteen frames for each key typed would cost a slow phone more than all the rest.
      animation: false,
      ...(kind === 'doughnut' ? { cutout: '62%' } : { scales: scales() }),
      plugins: {
        tooltip: { callbacks: { label: ({ label, raw }) => ` ${label}: ${rupees(Number(raw))}` } },
      },
    },
  }
}

function scales(): Record<string, object> {
  const ticks = { color: token('--ink-soft') }
  return {
    x: { ticks, grid: { display: false } },
    y: {
      beginAtZero: true,
      ticks: { ...ticks, callback: (value: number | string) => tick(Number(value)) },
      grid: { color: token('--line') },
    },
  }
}

/** Beside an axis there is no room for hundreds of digits; the legend has them. */
function tick(amount: number): string {
  return amount < 1e15 ? rupees(amount) : ''
}

function token(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name)
}
