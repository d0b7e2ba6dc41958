/** Sends texts and files to other pages of the site, and enters those that come from one. Loaded when there is one. */
import { showError } from '@/lib/stores/toast.ts'

import { receive } from './from-outside.ts'
import {
  FRAGMENT,
  NOWHERE,
  storeHandOver,
  sweepHandOvers,
  takeFromAddress,
  type HandOver,
} from './hand-over.ts'
import { listInputs, nameKept, takeKept } from './kept-input.ts'
import { enterValue, fillFields } from '../tool/named-fields.ts'
import { isWiped } from '../wiped-pages.ts'

const ISLAND = 'astro-island'
const FILE_AREA = '[data-takes-files]'
const TEXT_BOX = 'textarea:not([readonly])'
/** A panel or a mode that was just opened shows its field within this time. */
const LONGEST_WAIT_MS = 5000

/** Deletes what expired, and takes what the address of this page names or the system hands to the installed site. */
export async function start(): Promise<void> {
  sweepHandOvers()
  const isHome = document.querySelector('[data-takes-anything]') !== null
  if (isHome) await receive()
  else if (location.hash.startsWith(FRAGMENT)) await takeOver()
}

/** Opens a page of this site with a text or a file in it. `keeps` says whether Back may need the input of this page. */
export async function handOverTo(
  href: string,
  handOver: HandOver,
  keeps: 'input' | 'nothing',
): Promise<void> {
  const { pathname } = new URL(href, location.href)
  const isSecret = isWiped(location.pathname) || isWiped(pathname)
  const input = keeps === 'input' ? listInputs() : []
  const { place, fragment } = await storeHandOver(handOver, isSecret ? 'secret' : 'plain', input)
  if (place === 'memory' && input.length > 0) nameKept(fragment)
  location.assign(href + fragment)
  // On the page that is open, the fragment alone would change nothing.
  if (pathname === location.pathname) location.reload()
}

/** Enters what the address of this page names, or asks to paste it. */
async function takeOver(): Promise<void> {
  const isNowhere = location.hash === NOWHERE
  const handOver = await takeFromAddress<HandOver>()
  await hydrated()
  if (handOver === undefined) {
    await askToPaste(isNowhere ? 'nowhere' : 'gone')
    return
  }
  try {
    await enter(handOver)
  } catch {
    await askToPaste('gone')
  }
}

/** Enters what this page kept for Back, as the visitor left it. A field that is no longer there is left out. */
export async function restoreInput(): Promise<void> {
  const inputs = await takeKept()
  await hydrated()
  for (const input of inputs) await enter(input).catch(Boolean)
}

async function enter({ content, fields, textField }: HandOver): Promise<void> {
  // Loads the parts of the tool that wait for the first use (lib/first-use.ts).
  dispatchEvent(new Event('input'))
  if (fields !== undefined) {
    fillFields(new URLSearchParams(fields))
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  const isFile = typeof content !== 'string'
  const anyBox = isFile ? FILE_AREA : TEXT_BOX
  const box = await find(textField === undefined ? anyBox : `[name="${textField}"]`)
  if (isFile) dropFile(box.closest(FILE_AREA) ?? (await find(FILE_AREA)), content)
  else paste(box as HTMLInputElement | HTMLTextAreaElement, content)
}

/** Enters a text as pasting does, so that the tool can keep a long one out of the box. */
function paste(box: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  // It replaces the example that a page may start with.
  box.select()
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
  if (box.dispatchEvent(event)) enterValue(box, text)
  box.focus()
}

function dropFile(area: Element, file: File): void {
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(file)
  area.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
}

/** Resolves when all islands are hydrated. */
function hydrated(): Promise<unknown> {
  const waiting = [...document.querySelectorAll(`${ISLAND}[ssr]`)]
  return Promise.all(
    waiting.map(
      (island) =>
        new Promise((resolve) => island.addEventListener('astro:hydrate', resolve, { once: true })),
    ),
  )
}

/** Resolves with an element of the island, which may be in a fold that loads when it is opened. */
async function find(selector: string): Promise<Element> {
  const query = () => document.querySelector(`${ISLAND} ${selector}`)
  const end = Date.now() + LONGEST_WAIT_MS
  while (query() === null && Date.now() < end) {
    const fold = document.querySelector<HTMLDetailsElement>(`${ISLAND} [data-takes-text] details`)
    if (fold) fold.open = true
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  const found = query()
  if (found === null) throw new Error(`The page has no ${selector}.`)
  return found
}

const REASONS = {
  gone: 'It expired or was already opened. Paste it here instead.',
  nowhere:
    'This browser could store it nowhere without a copy on the disk. Paste or choose it here.',
}

async function askToPaste(reason: keyof typeof REASONS): Promise<void> {
  showError('Nothing was handed over', REASONS[reason])
  const box = document.querySelector<HTMLElement>(`${ISLAND} ${TEXT_BOX}`)
  box?.focus()
}
