import { longDate } from '@/lib/long-date.ts'
import { site } from '@/lib/site.ts'

import { qrDrawing, type QrDrawing } from './qr-path.ts'
import type { Line, Summary } from './summary.ts'

/** Prints a calculation on a page of its own, with the link and its QR code. The page on the screen stays as it is. */
export async function printSheet(tool: string, summary: Summary, link: string): Promise<void> {
  document.querySelector('.sheet')?.remove()
  const sheet = element('div', 'sheet print-only')
  const code = await qrDrawing(link)
  const { rules, notes } = summary
  sheet.append(
    element('h1', 'text-2xl', tool),
    list(summary.found),
    element('h2', 'text-lg', 'Worked out from'),
    list(summary.given),
    ...[...rules, ...notes].map((line) => element('p', 'hint', line)),
    ...(code === undefined ? [] : [drawn(code)]),
    element('p', 'sheet-link', link),
    element('p', 'hint', `${site.name}, ${longDate(new Date())}`),
  )
  document.body.append(sheet)
  window.addEventListener('afterprint', () => sheet.remove(), { once: true })
  window.print()
}

function list(lines: readonly Line[]): HTMLElement {
  const ledger = element('dl', 'ledger')
  for (const { label, text } of lines) {
    const row = element('div')
    row.append(element('dt', '', label), element('dd', '', text))
    ledger.append(row)
  }
  return ledger
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

function element(name: string, className = '', text = ''): HTMLElement {
  const made = document.createElement(name)
  made.className = className
  made.textContent = text
  return made
}
