import { useEffect, useRef, useState } from 'react'

import { showError } from '@/lib/stores/toast.ts'

import type { WorkListener } from '@/islands/ui/work/work.ts'
import { useWork } from '@/islands/ui/work/use-work.ts'
import { isSameText } from './is-same-text.ts'
import type { Level } from './levels.ts'
import type { Look } from './look/look.ts'
import type { MadeCode } from './made-code.ts'
import type { Reading, ReadingRequest } from './read-back.worker.ts'
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

/** What a page shows of its code. */
export type ShownCode = ReturnType<typeof useQrCode>

/** Makes the code of a text when typing has paused, or at once, and has it read back before it is offered. */
export function useQrCode(text: string, level: Level) {
  const [outcome, setOutcome] = useState<QrOutcome>({ state: 'none' })
  const [look, setLook] = useState<Look>()
  const work = useWork<ReadingRequest, Reading>(workerAddress)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** Counts the texts that were drawn or given up, so that a late drawing of an older one is dropped. */
  const latest = useRef(0)
  const isBlank = text.trim() === ''
  const wish = { text, level, look }

  const generate = () => {
    clearTimeout(timer.current)
    work.stop()
    const turn = ++latest.current
    void draw(wish, () => turn === latest.current, work.start, setOutcome)
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
    timer.current = setTimeout(generate, DEBOUNCE_MS)
    return () => clearTimeout(timer.current)
    // A new text, level or look begins a new pause; nothing else does.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [text, level, look])

  const isOutdated = 'made' in outcome && !isOf(wish, outcome.made)
  return { outcome: outcomeFor(outcome, text), isBlank, isOutdated, look, setLook, generate }
}

interface Wish {
  text: string
  level: Level
  look: Look | undefined
}

function isOf({ text, level, look }: Wish, made: MadeCode): boolean {
  return made.text === text && made.wished === level && made.look === look
}

/** Draws a code and has it read back, and tells how that goes as long as nothing newer is wanted. */
async function draw(
  { text, level, look }: Wish,
  isWanted: () => boolean,
  read: (request: ReadingRequest, listener: WorkListener<Reading>) => void,
  onOutcome: (outcome: QrOutcome) => void,
): Promise<void> {
  try {
    const { madeCode } = await drawing()
    if (!isWanted()) return
    const { made, picture } = await madeCode(text, level, look)
    if (!isWanted()) return
    onOutcome({ state: 'checking', made })
    const request = { picture, fromAfar: look && made.across }
    read(request, {
      onReport: (reading) => onOutcome({ state: verdictOn(reading, text), made }),
      // Black squares may be offered unchecked; whether another look can be read is not known.
      onFailure: () => onOutcome({ state: look ? 'unreadable' : 'unchecked', made }),
    })
  } catch (error) {
    if (!isWanted()) return
    onOutcome({ state: 'failed', reason: (error as Error).message, text })
    showError('Error', error)
  }
}

function verdictOn({ text, by }: Reading, written: string): 'ready' | 'fine' | 'unreadable' {
  if (!isSameText(text, written)) return 'unreadable'
  return by === 'camera' ? 'ready' : 'fine'
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
