import { element } from '@/lib/element.ts'
import { longDate } from '@/lib/long-date.ts'
import { site } from '@/lib/site.ts'

import { type Strokes, strokeRects } from '../charts/strokes.ts'
import { qrDrawing, type QrDrawing } from './qr-path.ts'
import type { Line, Summary } from './summary.ts'

/** Prints a calculation on a page of its own, with the link and its QR code. The page on the screen stays as it is. */
export async function printSheet(
  tool: string,
  summary: Summary,
  link: string,
  strokes: Strokes | undefined,
): Promise<void> {
  document.querySelector('.sheet')?.remove()
  const sheet = element('div', { className: 'sheet print-only' })
  const code = await qrDrawing(link)
  const { rules, notes } = summary
  sheet.append(
    element('h1', { className: 'text-3xl' }, tool),
    ...(strokes ? [strokeFigure(strokes)] : []),
    list(summary.found),
    element('h2', { className: 'text-xl' }, 'Calculated from'),
    list(summary.given),
    ...[...rules, ...notes].map((line) => element('p', { className: 'hint' }, line)),
    ...(code === undefined ? [] : [drawn(code)]),
    element('p', { className: 'sheet-link' }, link),
    element('p', { className: 'hint' }, `${site.name}, ${longDate(new Date())}`),
  )
  document.body.append(sheet)
  window.addEventListener('afterprint', () => sheet.remove(), { once: true })
  window.print()
}

function list(lines: readonly Line[]): HTMLElement {
  const rows = lines.map(({ label, text }) =>
    element('div', {}, element('dt', {}, label), element('dd', {}, text)),
  )
  return element('dl', { className: 'ledger' }, ...rows)
}

function drawn({ size, path }: QrDrawing): SVGElement {
  const picture = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  picture.setAttribute('viewBox', `0 0 ${size} ${size}`)
  picture.setAttribute('shape-rendering', 'crispEdges')
  picture.setAttribute('role', 'img')
  picture.setAttribute('aria-label', 'QR code of the link')
  const modules = document.createElementNS('http://www.w3.org/2000/svg', 'path')
  modules.setAttribute('d', path)
  picture.append(modules)
  return picture
}

/** Returns a drawing of strokes for paper, with the styles of the page. */
function strokeFigure(strokes: Strokes): HTMLElement {
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
