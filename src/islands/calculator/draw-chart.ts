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
  return {
    show(chart, hidden) {
      const parts = chart.parts.map((part) => ({ ...part, isHidden: hidden.has(part.label) }))
      picture.data.labels = parts.map((part) => part.label)
      picture.data.datasets = [
        {
          data: parts.map((part) => (Number.isFinite(part.amount) ? Math.max(0, part.amount) : 0)),
          backgroundColor: parts.map((part) => token(`--${part.color}`)),
          borderColor: token('--card'),
          borderWidth: kind === 'doughnut' ? 3 : 0,
        },
      ]
      parts.forEach((part, index) => {
        if (picture.getDataVisibility(index) === part.isHidden) picture.toggleDataVisibility(index)
      })
      if (picture.options.scales !== undefined) picture.options.scales = scales(kind)
      picture.update()
    },
    destroy: () => picture.destroy(),
  }
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
      ...(kind === 'doughnut' ? { cutout: '62%' } : { scales: scales(kind) }),
      plugins: {
        tooltip: { callbacks: { label: ({ label, raw }) => ` ${label}: ${rupees(Number(raw))}` } },
      },
    },
  }
}

function scales(kind: Chart['kind']): Record<string, object> {
  if (kind === 'doughnut') return {}
  const ticks = { color: token('--ink-soft') }
  return {
    x: { ticks, grid: { display: false } },
    y: {
      beginAtZero: true,
      ticks: { ...ticks, callback: (value: number | string) => rupees(Number(value)) },
      grid: { color: token('--line') },
    },
  }
}

function token(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name)
}
