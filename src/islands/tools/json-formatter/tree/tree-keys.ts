import type { TreeChange } from '@/json/tree/tree-state.ts'

/** Type-ahead: letters typed within this time of each other form one word. */
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

/** Returns the tree change for a key, by the WAI-ARIA tree pattern; undefined for other keys. */
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
  // The question mark opens the list of keyboard shortcuts.
  if ([...key].length !== 1 || key === '?') return undefined
  word = timeStamp - lastTyped > WORD_MS ? key : word + key
  lastTyped = timeStamp
  return { kind: 'seek', prefix: word }
}
