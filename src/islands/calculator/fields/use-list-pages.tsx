import { startTransition, useState } from 'react'

import { ChoiceField } from '@/islands/ui/fields/ChoiceField.tsx'
import type { ListPages } from './list-types.ts'

/** The number of entries shown at a time: each key renders them again, and more would be slow on a phone. */
const PAGE = 15

/** For `listField`: a list that may grow long is drawn in parts, with what leads from one to another. */
export function useListPages(name: string, count: number): ListPages {
  const [shown, setShown] = useState(0)
  const start = startOf(Math.min(shown, Math.max(0, count - 1)))
  const end = start + PAGE
  const starts = Array.from({ length: Math.ceil(count / PAGE) }, (_, page) => page * PAGE)
  const choiceName = `${name}.shown`
  return {
    start,
    end,
    show: setShown,
    choice: starts.length > 1 && (
      <ChoiceField
        name={choiceName}
        look="select"
        label="Shown here"
        options={starts.map((first) => ({ value: String(first), label: partOf(first, count) }))}
        value={String(start)}
        onValue={(first) => startTransition(() => setShown(Number(first)))}
      />
    ),
    next: end < count && (
      <button
        type="button"
        className="button"
        onClick={() => {
          startTransition(() => setShown(end))
          document.getElementsByName(choiceName)[0]?.focus()
        }}
      >
        Next: {partOf(end, count)}
      </button>
    ),
  }
}

function startOf(index: number): number {
  return index - (index % PAGE)
}

/** "26 to 50 of 120" */
function partOf(start: number, count: number): string {
  return `${start + 1} to ${Math.min(start + PAGE, count)} of ${count}`
}
