import { useEffect, useRef, type RefObject } from 'react'

import { downloadFile } from '@/lib/browser.ts'
import { showSuccess } from '@/lib/stores/toast.ts'

import type { CalculatorDefinition } from '../definition.ts'
import { linkTo } from '../link.ts'
import { attempt } from '../load-part.ts'
import { drawPicture } from './draw-picture.ts'
import { printSheet } from './print-sheet.ts'
import { messageOf, summaryOf } from './summary.ts'

interface Props<Input extends object, Result> {
  definition: CalculatorDefinition<Input, Result>
  input: Input
  /** What holds the menu and the button that opens it. */
  box: RefObject<HTMLDivElement | null>
  onClose: () => void
}

/** The ways to pass a calculation on. Escape, a press elsewhere and leaving it with Tab close it. */
export function ShareMenu<Input extends object, Result>(props: Props<Input, Result>) {
  const { box, onClose } = props
  const menu = useRef<HTMLUListElement>(null)
  useClosing(box, onClose)
  useEffect(() => {
    keepInside(menu.current)
    menu.current?.querySelector('button')?.focus()
  }, [])
  return (
    <ul ref={menu} className="card share-menu" aria-label="Ways to share">
      {waysOf(props).map(([label, action]) => (
        <li key={label}>
          <button
            type="button"
            onClick={() => {
              onClose()
              // The menu goes away, and must not take the focus with it.
              box.current?.querySelector('button')?.focus()
              void attempt(action)
            }}
          >
            {label}
          </button>
        </li>
      ))}
    </ul>
  )
}

type Way = [label: string, action: () => Promise<void>]

function waysOf<Input extends object, Result>({ definition, input }: Props<Input, Result>): Way[] {
  const tool = document.querySelector('h1')?.textContent.trim() ?? document.title
  const link = linkTo(definition, input)
  const summary = summaryOf(definition, input)
  const picture = async () => {
    const address = location.host + location.pathname
    const png = await drawPicture(summary, { tool, address, date: new Date() })
    return new File([png], `${definition.reportName}.png`, { type: 'image/png' })
  }
  const ways: Way[] = [
    [
      'Save a picture',
      async () => {
        const file = await picture()
        downloadFile(file.name, file)
        showSuccess('Downloaded!')
      },
    ],
    ['Print with QR code', () => printSheet(tool, summary, link)],
  ]
  if (canShareFiles()) {
    ways.unshift(['Send a picture', async () => send({ files: [await picture()], title: tool })])
  }
  if ('share' in navigator) {
    const message = { title: tool, text: messageOf(tool, summary), url: link }
    ways.unshift(['Send text and link', () => send(message)])
  }
  return ways
}

/** Opens the platform's own sheet. That a visitor closes it again is no error. */
async function send(data: ShareData): Promise<void> {
  try {
    await navigator.share(data)
  } catch (error) {
    if ((error as Error).name === 'AbortError') return
    throw new Error('This browser could not open its share sheet.')
  }
}

function canShareFiles(): boolean {
  const sample = new File([''], 'picture.png', { type: 'image/png' })
  return 'canShare' in navigator && navigator.canShare({ files: [sample] })
}

function useClosing(box: RefObject<HTMLDivElement | null>, onClose: () => void): void {
  useEffect(() => {
    const closeOutside = ({ target }: Event) => {
      if (!box.current?.contains(target as Node)) onClose()
    }
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      onClose()
      box.current?.querySelector('button')?.focus()
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    document.addEventListener('keydown', closeByKey)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
      document.removeEventListener('keydown', closeByKey)
    }
  }, [box, onClose])
}

/** Moves a menu that would reach over the edge of the screen. */
function keepInside(menu: HTMLElement | null): void {
  if (menu === null) return
  const over = menu.getBoundingClientRect().right + 8 - document.documentElement.clientWidth
  if (over > 0) menu.style.left = `${-over}px`
}
