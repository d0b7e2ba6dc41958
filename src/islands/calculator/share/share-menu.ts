import { element } from '@/lib/element.ts'
import { openEmbedDialog } from '@/lib/embed/embed-dialog.ts'
import { showSuccess } from '@/lib/stores/toast.ts'

import { downloadFile } from '@/islands/ui/files/downloads.ts'
import type { CalculatorDefinition } from '../frame/definition.ts'
import { toFragment } from '../frame/fragment.ts'
import { linkTo } from '../compare/load-compare.ts'
import { attempt } from '@/islands/ui/work/load-part.ts'
import { drawPicture } from './draw-picture.ts'
import { printSheet } from './print-sheet.ts'
import { messageOf, summaryOf } from './summary.ts'

/** Whether the menu was open when the press on its button began: that press already closes it. */
let wasOpen = false

/**
 * Opens the ways to pass a calculation on, below the button that asks for them. It is a popover of the platform's own: Escape
 * and a press elsewhere close it, and the focus goes back. Pressing the button again closes it too.
 */
export function openShareMenu<Input extends object, Result>(
  button: HTMLElement,
  definition: CalculatorDefinition<Input, Result>,
  input: Input,
): void {
  const isClosing = wasOpen || openMenu() !== null
  wasOpen = false
  if (isClosing) {
    openMenu()?.hidePopover()
    return
  }
  const menu = element('div', { className: 'card share-menu', popover: 'auto' })
  menu.setAttribute('role', 'group')
  menu.setAttribute('aria-label', 'Ways to share')
  for (const [label, action] of waysOf(definition, input)) {
    const way = element('button', { type: 'button', textContent: label })
    way.addEventListener('click', () => {
      menu.hidePopover()
      void attempt(action)
    })
    menu.append(way)
  }
  menu.addEventListener('beforetoggle', ({ newState }) => {
    button.setAttribute('aria-expanded', String(newState === 'open'))
  })
  menu.addEventListener('toggle', ({ newState }) => {
    if (newState === 'closed') menu.remove()
  })
  button.onpointerdown = () => {
    wasOpen = openMenu() !== null
  }
  // Behind the button, where Tab looks for it.
  button.after(menu)
  menu.showPopover()
  place(menu, button)
  menu.querySelector('button')?.focus()
}

function openMenu(): HTMLElement | null {
  return document.querySelector('.share-menu:popover-open')
}

type Way = [label: string, action: () => Promise<void>]

function waysOf<Input extends object, Result>(
  definition: CalculatorDefinition<Input, Result>,
  input: Input,
): Way[] {
  const tool = document.querySelector('h1')?.textContent.trim() ?? document.title
  const link = linkTo(definition, input)
  const summary = summaryOf(definition, input)
  const picture = async () => {
    const address = location.host + location.pathname
    const png = await drawPicture(summary, { tool, address, date: new Date() })
    return new File([png], `${definition.reportName}.png`, { type: 'image/png' })
  }
  const save = async () => {
    const file = await picture()
    downloadFile(file.name, file)
    showSuccess('Downloaded!')
  }
  const embed: Way = ['Embed', () => openEmbedDialog(toFragment(definition.fields, input))]
  const message = { title: tool, text: messageOf(tool, summary), url: link }
  const sendText: Way = ['Send text and link', () => send(message)]
  const sendPicture: Way = ['Send a picture', async () => send({ files: [await picture()] })]
  return [
    ...('share' in navigator ? [sendText] : []),
    ...(canSendFiles() ? [sendPicture] : []),
    ['Save a picture', save],
    ['Print with QR code', () => printSheet(tool, summary, link)],
    ...(document.querySelector('[data-embed]') ? [embed] : []),
  ]
}

/** Opens the share sheet of the platform. Closing it is not an error. */
async function send(data: ShareData): Promise<void> {
  try {
    await navigator.share(data)
  } catch (error) {
    if ((error as Error).name === 'AbortError') return
    throw new Error('This browser could not open its share sheet.')
  }
}

function canSendFiles(): boolean {
  const sample = new File([''], 'picture.png', { type: 'image/png' })
  return 'canShare' in navigator && navigator.canShare({ files: [sample] })
}

/** Places the menu under the button, or above it without room below, and always on the screen. */
function place(menu: HTMLElement, button: HTMLElement): void {
  const { left, top, bottom } = button.getBoundingClientRect()
  const { offsetWidth, offsetHeight } = menu
  const right = document.documentElement.clientWidth - offsetWidth - 8
  const isRoomBelow = bottom + 4 + offsetHeight <= window.innerHeight
  const y = isRoomBelow ? bottom + 4 : top - offsetHeight - 4
  menu.style.left = `${window.scrollX + Math.max(8, Math.min(left, right))}px`
  menu.style.top = `${window.scrollY + y}px`
}
