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
  type ChartTypeRegistry,
  type TooltipModel,
} from 'chart.js'
import { useLayoutEffect, useMemo, useRef } from 'react'

import { rupees } from '@/lib/format.ts'

import { BAR_WIDTH, DOUGHNUT, drawnAmounts } from './chart-geometry.ts'
import type { Chart } from './chart-types.ts'
import { token, tooltipLook, wearPageFont } from './draw-look.ts'
import { useDrawing, type Drawing, stepsOf } from './use-drawing.ts'

interface Props {
  chart: Chart
  hidden: ReadonlySet<string>
  /** Called before the browser paints the first frame of the chart. */
  onDrawn: (isDrawn: boolean) => void
}

/** An interactive breakdown chart, drawn by chart.js. */
export function DrawnChart({ chart, hidden, onDrawn }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const data = useMemo(() => ({ chart, hidden }), [chart, hidden])
  const isDrawn = useDrawing(canvas, drawChart, data) !== undefined
  useLayoutEffect(() => onDrawn(isDrawn), [isDrawn, onDrawn])
  return <canvas ref={canvas} />
}

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

/**
 * Creates a chart on a canvas with the dimensions of the static chart. The legend is HTML, which keyboards and screen
 * readers can use.
 */
function drawChart(canvas: HTMLCanvasElement): Drawing<ShownChart> {
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
      // Reading the colours each time would double the cost of a key press.
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

/** Returns a cache key for the colours: the theme and the colour token of each part. */
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
      // The 15 animation frames per key press would cost a slow phone more than everything else.
      animation: false,
      ...(isDoughnut ? { cutout: `${DOUGHNUT.cutout * 100}%` } : { scales: scales(amounts) }),
      plugins: {
        tooltip: {
          ...tooltipLook(),
          // A ring is narrower than the words for its parts, and what a canvas draws ends at its edge.
          ...(isDoughnut && { enabled: false, external: showBeyondCanvas }),
          callbacks: {
            title: () => '',
            label: ({ label, raw }) => ` ${label}: ${rupees(Number(raw))}`,
          },
        },
      },
    },
  }
}

/** Shows a tooltip as text that may be wider than the canvas. */
function showBeyondCanvas(shown: {
  chart: Picture
  tooltip: TooltipModel<keyof ChartTypeRegistry>
}): void {
  const { canvas } = shown.chart
  const { opacity, caretY, body } = shown.tooltip
  const next = canvas.nextElementSibling
  const tip = next instanceof HTMLOutputElement ? next : document.createElement('output')
  if (tip !== next) canvas.after(tip)
  tip.className = 'chart-tip'
  tip.hidden = opacity === 0
  tip.textContent = body.flatMap(({ lines }) => lines).join('')
  tip.style.top = `${caretY}px`
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
 * Hides the axes, because the static chart has the labels. The empty tick callback avoids chart.js number formats, which
 * take a phone 100 ms to create.
 */
function scales(amounts: number[]): Record<string, object> {
  const ticks = { callback: () => '' }
  return {
    x: { display: false },
    y: { display: false, min: 0, max: Math.max(...amounts) || 1, ticks },
  }
}
