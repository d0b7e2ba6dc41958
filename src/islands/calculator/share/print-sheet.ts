import { element } from '@/lib/element.ts'
import { longDate } from '@/lib/long-date.ts'
import { site } from '@/lib/site.ts'

import type { Strokes } from '../charts/strokes.ts'
import { qrDrawing, type QrDrawing } from './qr-path.ts'
import { strokeFigure } from './stroke-figure.ts'
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
