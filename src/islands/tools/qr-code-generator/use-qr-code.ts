import { useEffect, useRef, useState } from 'react'

import { showError } from '@/lib/stores/toast.ts'

import { useAfterPause } from '@/islands/ui/work/use-after-pause.ts'
import type { Level } from './limits.ts'
import type { Look } from './look/look.ts'
import type { MadeCode } from './made-code.ts'

const DEBOUNCE_MS = 500

/**
 * The state of the code on the page. 'ready' was read as a camera sees it, 'fine' only pixel by pixel. Codes that are
 * 'unreadable' or still being checked cannot be downloaded.
 */
export type QrOutcome =
  | { state: 'none' }
  | { state: 'failed'; reason: string; text: string }
  | { state: 'checking' | 'ready' | 'fine' | 'unchecked' | 'unreadable'; made: MadeCode }

/** The code of a page and its look. */
export type ShownCode = ReturnType<typeof useQrCode>

/** Makes the code of a text after a pause in the typing, or at once by `generate`, and reads it back before it is offered. */
export function useQrCode(text: string, level: Level) {
  const [outcome, setOutcome] = useState<QrOutcome>({ state: 'none' })
  const [look, setLook] = useState<Look>()
  const pause = useAfterPause(DEBOUNCE_MS)
  const cancel = useRef<() => void>(undefined)
  const isBlank = text.trim() === ''
  const wish = { text, level, look }

  const generate = () => {
    pause.stop()
    cancel.current?.()
    cancel.current = draw(wish, setOutcome)
  }

  // Loaded after hydration, so that the first text can also be drawn offline.
  useEffect(() => {
    drawing().catch(() => undefined)
    return () => cancel.current?.()
  }, [])
  useEffect(() => {
    if (isBlank) {
      // The picture of a deleted text is removed too.
      // eslint-disable-next-line react-hooks/set-state-in-effect
      setOutcome({ state: 'none' })
      return cancel.current?.()
    }
    pause.start(generate)
    return pause.stop
    // Only a new text, level or look starts a pause.
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

/** Draws a code, reads it back and reports each outcome. Returns a function that cancels. */
function draw({ text, level, look }: Wish, onOutcome: (outcome: QrOutcome) => void): () => void {
  let isCancelled = false
  let cancelCheck: (() => void) | undefined
  const run = async () => {
    const { checkCode, madeCode } = await drawing()
    const { made, picture } = await madeCode(text, level, look)
    if (isCancelled) return
    onOutcome({ state: 'checking', made })
    cancelCheck = checkCode(made, picture, (state) => onOutcome({ state, made }))
  }
  run().catch((error: Error) => {
    if (isCancelled) return
    onOutcome({ state: 'failed', reason: error.message, text })
    showError('Error', error)
  })
  return () => {
    isCancelled = true
    cancelCheck?.()
  }
}

/** Hides the last code at once when the text is blank, and the last error when the text has changed. */
function outcomeFor(outcome: QrOutcome, text: string): QrOutcome {
  const isOver = text.trim() === '' || (outcome.state === 'failed' && outcome.text !== text)
  return isOver ? { state: 'none' } : outcome
}

/** Drawing is a chunk of its own, because the page is shown without it. */
async function drawing() {
  try {
    return await import('./made-code.ts')
  } catch {
    throw new Error('A part of this page could not be loaded. Please reload it.')
  }
}
