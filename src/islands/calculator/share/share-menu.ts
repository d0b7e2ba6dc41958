import { copyText } from '@/lib/clipboard.ts'
import { openEmbedDialog } from '@/lib/embed/embed-dialog.ts'
import { showError, showSuccess } from '@/lib/stores/toast.ts'

import { downloadFile } from '@/islands/ui/files/DownloadButton.tsx'
import type { CalculatorDefinition } from '../frame/definition.ts'
import { toFragment } from '../frame/fragment.ts'
import { unreadLabels } from '../frame/inputs.ts'
import { linkTo } from '../compare/load-compare.ts'
import { openMenu } from '@/islands/ui/popover/open-menu.ts'
import { attempt } from '@/islands/ui/work/load-part.ts'
import { drawPicture } from './draw-picture.ts'
import { printSheet } from './print-sheet.ts'
import { messageOf, summaryOf } from './summary.ts'

/** Opens the ways to pass a calculation on, below the button that asks for them. */
export async function openShareMenu<Input extends object, Result>(
  button: HTMLElement,
  definition: CalculatorDefinition<Input, Result>,
  input: Input,
): Promise<void> {
  const items = waysOf(definition, input).map(
    ([label, action]) => [label, () => void attempt(action)] as const,
  )
  await openMenu(button, 'Ways to share', items)
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
    const strokes = await strokesOf(definition, input)
    const png = await drawPicture(summary, { tool, address, date: new Date(), strokes })
    return new File([png], `${definition.reportName}.png`, { type: 'image/png' })
  }
  const save = async () => {
    const file = await picture()
    downloadFile(file.name, file)
    showSuccess('Downloaded!')
  }
  const print = async () => printSheet(tool, summary, link, await strokesOf(definition, input))
  const embed: Way = ['Embed', () => openEmbedDialog(toFragment(definition.fields, input))]
  const message = { title: tool, text: messageOf(tool, summary), url: link }
  const sendText: Way = ['Send text and link', () => send(message)]
  const sendPicture: Way = ['Send a picture', async () => send({ files: [await picture()] })]
  return [
    ['Copy link', () => copyLink(definition, input, link)],
    ...('share' in navigator ? [sendText] : []),
    ...(canSendFiles() ? [sendPicture] : []),
    ['Save a picture', save],
    ['Print with QR code', print],
    ...(document.querySelector('[data-embed]') ? [embed] : []),
  ]
}

/** Copies the link to a calculation. A link can only carry numbers that were understood. */
async function copyLink<Input extends object, Result>(
  definition: CalculatorDefinition<Input, Result>,
  input: Input,
  link: string,
): Promise<void> {
  const [unread] = unreadLabels(definition.fields, input, definition.hiddenFields?.(input))
  if (unread !== undefined)
    throw new Error(`${unread} is not a number, so a link cannot contain it.`)
  try {
    await copyText(link)
    showSuccess('Link copied')
  } catch (error) {
    showError('Copy Failed', error)
  }
}

async function strokesOf<Input extends object, Result>(
  { later, calculate }: CalculatorDefinition<Input, Result>,
  input: Input,
) {
  const file = await later?.()
  return file?.drawing?.strokes?.(calculate(input), input)
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
