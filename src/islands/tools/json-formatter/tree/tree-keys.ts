import type { TreeChange } from '@/json/tree/tree-state.ts'

/** Letters that follow each other within this time are one word. */
const WORD_MS = 700

let word = ''
let lastTyped = 0

interface Key {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  timeStamp: number
}

/** What a key does to the tree, by the tree pattern of the WAI-ARIA practices; undefined for one that does nothing there. */
export function changeOfKey(event: Key, page: number): TreeChange | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined
  switch (event.key) {
    case 'ArrowDown':
      return { kind: 'move', by: 1 }
    case 'ArrowUp':
      return { kind: 'move', by: -1 }
    case 'PageDown':
      return { kind: 'move', by: page }
    case 'PageUp':
      return { kind: 'move', by: -page }
    case 'Home':
      return { kind: 'move', by: -Infinity }
    case 'End':
      return { kind: 'move', by: Infinity }
    case 'ArrowRight':
      return { kind: 'in' }
    case 'ArrowLeft':
      return { kind: 'out' }
    case '*':
      return { kind: 'siblings' }
    case 'Enter':
      return { kind: 'toggle' }
    case ' ':
      if (event.timeStamp - lastTyped > WORD_MS) return { kind: 'toggle' }
  }
  return letter(event)
}

function letter({ key, timeStamp }: Key): TreeChange | undefined {
  // The question mark shows the keys of the page.
  if ([...key].length !== 1 || key === '?') return undefined
  word = timeStamp - lastTyped > WORD_MS ? key : word + key
  lastTyped = timeStamp
  return { kind: 'seek', prefix: word }
}
