import { element } from '@/lib/element.ts'

import { strokeRects, type Strokes } from '../charts/strokes.ts'

/** Returns a drawing of strokes for paper, with the styles of the page. */
export function strokeFigure(strokes: Strokes): HTMLElement {
  const { near, far } = strokeRects({ ...strokes, scale: 0, outlines: [] })
  const { title, period, colors, isStanding } = strokes
  const picture = svg('svg', { class: 'block size-full overflow-visible' })
  picture.append(group(near, colors.near), group(far, colors.far))
  const line = element('div', { className: 'strokes-line' }, picture)
  if (isStanding) line.dataset['standing'] = ''
  return element(
    'figure',
    { className: 'mt-3', ariaLabel: title },
    line,
    element(
      'p',
      { className: 'flex justify-between text-xs text-soft' },
      element('span', {}, `${period} 1`),
      element('span', {}, String(near.length)),
    ),
  )
}

function group(rects: ReturnType<typeof strokeRects>['near'], color: string): SVGElement {
  const part = svg('g', { 'data-color': color, fill: 'currentColor' })
  for (const rect of rects) {
    const inPercent = Object.entries(rect).map(([name, value]) => [name, `${value}%`])
    part.append(svg('rect', Object.fromEntries(inPercent) as Record<string, string>))
  }
  return part
}

function svg(name: string, attributes: Record<string, string>): SVGElement {
  const made = document.createElementNS('http://www.w3.org/2000/svg', name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
  return made
}
