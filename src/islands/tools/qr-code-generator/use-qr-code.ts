import { useEffect, useRef, useState } from 'react'

import { showError } from '@/lib/stores/toast.ts'

import { useWork } from '../../ui/use-work.ts'
import type { Level } from './levels.ts'
import type { MadeCode } from './made-code.ts'
import type { Picture } from './picture.ts'
import type { Reading } from './read-back.worker.ts'
import workerAddress from './read-back.worker.ts?worker&url'

const DEBOUNCE_MS = 500

/**
 * What the page shows for the latest text. 'ready' was read as a camera sees it, 'fine' only pixel by pixel. An 'unreadable'
 * picture, and one that is still being checked, may not be downloaded.
 */
export type QrOutcome =
  | { state: 'none' }
  | { state: 'failed'; reason: string; text: string }
  | { state: 'checking' | 'ready' | 'fine' | 'unchecked' | 'unreadable'; made: MadeCode }

/** Makes the code of a text when typing has paused, or at once, and has it read back before it is offered. */
export function useQrCode(text: string, level: Level) {
  const [outcome, setOutcome] = useState<QrOutcome>({ state: 'none' })
  const work = useWork<Picture, Reading>(workerAddress)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** Counts the texts that were drawn or given up, so that a late drawing of an older one is dropped. */
  const latest = useRef(0)
  const isBlank = text.trim() === ''

  const generate = async () => {
    clearTimeout(timer.current)
    work.stop()
    const turn = ++latest.current
    try {
      const { madeCode } = await drawing()
      if (turn !== latest.current) return
      const { made, picture } = await madeCode(text, level)
      if (turn !== latest.current) return
      setOutcome({ state: 'checking', made })
      work.start(picture, {
        onReport: (reading) => setOutcome({ state: verdictOn(reading, text), made }),
        onFailure: () => setOutcome({ state: 'unchecked', made }),
      })
    } catch (error) {
      if (turn !== latest.current) return
      setOutcome({ state: 'failed', reason: (error as Error).message, text })
      showError('Error', error)
    }
  }

  // Fetched as soon as the page is alive, so that it is there, also offline, when the first text is.
  useEffect(() => void drawing().catch(() => undefined), [])
  useEffect(() => {
    if (isBlank) {
      // The picture of a text that is gone goes with it.
      // eslint-disable-next-line react-hooks/set-state-in-effect
      setOutcome({ state: 'none' })
      latest.current++
      return work.stop()
    }
    timer.current = setTimeout(() => void generate(), DEBOUNCE_MS)
    return () => clearTimeout(timer.current)
    // A new text or level begins a new pause; nothing else does.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [text, level])

  return { outcome: outcomeFor(outcome, text), isBlank, generate: () => void generate() }
}

function verdictOn({ text, by }: Reading, written: string): 'ready' | 'fine' | 'unreadable' {
  if (!isSame(text, written)) return 'unreadable'
  return by === 'camera' ? 'ready' : 'fine'
}

/** The library that reads takes a byte order mark in front for the mark of the encoding, and leaves it out. */
function isSame(read: string | undefined, written: string): boolean {
  return read?.replace(/^\uFEFF/, '') === written.replace(/^\uFEFF/, '')
}

/** Whether the picture on the screen is of an older text or level. */
export function isOutdated(outcome: QrOutcome, text: string, level: Level): boolean {
  return 'made' in outcome && (outcome.made.text !== text || outcome.made.wished !== level)
}

/** What is shown between a change of the text and its new code: a blank text has no picture at once, another no error yet. */
function outcomeFor(outcome: QrOutcome, text: string): QrOutcome {
  const isOver = text.trim() === '' || (outcome.state === 'failed' && outcome.text !== text)
  return isOver ? { state: 'none' } : outcome
}

/** What draws codes is a chunk of its own: it is not needed to show the page. */
async function drawing() {
  try {
    return await import('./made-code.ts')
  } catch {
    throw new Error('A part of this page could not be loaded. Please reload it.')
  }
}
