import { useEffect, useRef, useState } from 'react'

import { showError } from '@/lib/stores/toast.ts'

import { useWork } from '../../ui/use-work.ts'
import { drawPicture, drawSvg, type Picture } from './picture.ts'
import { pngFile } from './png.ts'
import { qrCode, type Level } from './qr.ts'
import workerAddress from './read-back.worker.ts?worker&url'

const DEBOUNCE_MS = 500

/** What the page shows for the latest text. Only a `ready` or `unchecked` picture may be downloaded. */
export type QrOutcome =
  | { state: 'none' }
  | { state: 'failed'; reason: string }
  | { state: 'checking' | 'ready' | 'unchecked' | 'unreadable'; made: MadeCode }

export interface MadeCode {
  text: string
  level: Level
  /** The level that was asked for. */
  wished: Level
  png: Blob
  svg: string
}

/** Makes the code of a text when typing has paused, or at once, and has it read back before it is offered. */
export function useQrCode(text: string, level: Level) {
  const [outcome, setOutcome] = useState<QrOutcome>({ state: 'none' })
  const work = useWork<Picture, { text: string | undefined }>(workerAddress)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isBlank = text.trim() === ''

  const generate = () => {
    clearTimeout(timer.current)
    work.stop()
    try {
      const { made, picture } = make(text, level)
      setOutcome({ state: 'checking', made })
      work.start(picture, {
        onReport: (read) =>
          setOutcome({ state: read.text === text ? 'ready' : 'unreadable', made }),
        onFailure: () => setOutcome({ state: 'unchecked', made }),
      })
    } catch (error) {
      setOutcome({ state: 'failed', reason: (error as Error).message })
      showError('Error', error)
    }
  }

  useEffect(() => {
    if (isBlank) {
      // The picture of a text that is gone goes with it.
      // eslint-disable-next-line react-hooks/set-state-in-effect
      setOutcome({ state: 'none' })
      return work.stop()
    }
    timer.current = setTimeout(generate, DEBOUNCE_MS)
    return () => clearTimeout(timer.current)
    // A new text or level begins a new pause; nothing else does.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [text, level])

  return { outcome: outcomeFor(outcome, isBlank), isBlank, generate }
}

/** Between the last letter and its effect, a blank text already has no picture. */
function outcomeFor(outcome: QrOutcome, isBlank: boolean): QrOutcome {
  return isBlank ? { state: 'none' } : outcome
}

function make(text: string, wished: Level): { made: MadeCode; picture: Picture } {
  const code = qrCode(text, wished)
  const picture = drawPicture(code)
  const png = new Blob([pngFile(picture)], { type: 'image/png' })
  return { picture, made: { text, level: code.level, wished, png, svg: drawSvg(code) } }
}
