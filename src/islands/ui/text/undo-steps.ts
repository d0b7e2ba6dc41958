import { ownEntry } from '@/lib/own-entry.ts'

/** Typing that pauses this long begins a new step of undo. */
const PAUSE_MS = 1000
/** Edits that are remembered; older ones are undone one by one. */
const MOST_STATES = 5000

interface State {
  /** Tells the text of this state from others, without keeping it. */
  print: string
  /** Whether undo and redo stop here. */
  isEnd: boolean
}

/**
 * Undoes and redoes typing in runs, until the signal is given. Chromium makes every letter a step of its own when a script
 * changes a result between two letters. Where one command takes back more than one edit, the browser's step stays as it is.
 */
export function groupUndo(field: HTMLTextAreaElement, signal: AbortSignal): void {
  let states: State[] = [{ print: printOf(field.value), isEnd: true }]
  let at = 0
  let isMoving = false
  const isTyping = typingTest()

  const note = (event: Event) => {
    if (isMoving) return
    const current = states[at]
    if (current && !isTyping(event as InputEvent, field)) current.isEnd = true
    states = [...dropOldest(states.slice(0, at + 1)), { print: printOf(field.value), isEnd: false }]
    at = states.length - 1
  }
  /** Goes one state on or back; false where the browser went elsewhere, or this is the end of a run. */
  const goOn = (command: 'undo' | 'redo'): boolean => {
    const isDone = document.execCommand(command)
    const print = printOf(field.value)
    const next = at + (command === 'undo' ? -1 : 1)
    if (states[next]?.print === print) {
      at = next
      return isDone && !states[next].isEnd
    }
    at = states.findIndex((state) => state.print === print)
    if (at >= 0) return false
    states = [{ print, isEnd: true }]
    at = 0
    return false
  }
  const move = (event: InputEvent) => {
    const command = ownEntry(COMMANDS, event.inputType)
    if (command === undefined || isMoving || !event.cancelable) return
    event.preventDefault()
    isMoving = true
    while (goOn(command));
    isMoving = false
  }
  field.addEventListener('input', note, { signal })
  field.addEventListener('beforeinput', move, { signal })
}

const COMMANDS: Record<string, 'undo' | 'redo'> = { historyUndo: 'undo', historyRedo: 'redo' }

/** Returns a test whether an edit continues the typing before it: letter by letter, without a pause, at the caret. */
function typingTest() {
  let last = { time: -Infinity, caret: -1, isTyped: false }
  return (event: InputEvent, { selectionStart }: HTMLTextAreaElement): boolean => {
    const { inputType, data, timeStamp } = event
    const isTyped = /^(insertText|insertLineBreak|deleteContentBackward)$/.test(inputType)
    const moved = selectionStart - last.caret
    const isNear =
      inputType === 'deleteContentBackward' ? moved === -1 : moved === (data ?? ' ').length
    const goesOn = isTyped && last.isTyped && isNear && timeStamp - last.time < PAUSE_MS
    last = { time: timeStamp, caret: selectionStart, isTyped }
    return goesOn
  }
}

function dropOldest(states: State[]): State[] {
  return states.length < MOST_STATES ? states : states.slice(states.length - MOST_STATES + 1)
}

/** The length of a text and its FNV-1a hash. */
function printOf(text: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return `${text.length} ${hash}`
}
