import { useEffect, useMemo, useState } from 'react'

import { showError } from '@/lib/stores/toast.ts'
import { FIRST_CHOICE, MOST, type Choice } from './choices.ts'
import { createMaker } from './make.ts'
import { listText } from './write.ts'

/** Returns a count from 1 to `MOST`, also with commas, or NaN for another text. */
function readCount(text: string): number {
  const count = /^\s*\d[\d,]*\s*$/.test(text) ? Number(text.replaceAll(',', '')) : NaN
  return count >= 1 && count <= MOST ? count : NaN
}

/** Returns the new identifiers and the choices that they are made and written with. */
export function useMade() {
  const [maker] = useState(createMaker)
  const [choice, setChoice] = useState(FIRST_CHOICE)
  const [countText, setCountText] = useState('1')
  const [hexes, setHexes] = useState<readonly string[]>([])
  const count = readCount(countText)
  const make = (kind = choice.kind, number = count) => {
    // With a wrong count the last identifiers stay.
    if (!Number.isNaN(number)) setHexes(madeOrReported(() => maker(kind, number)))
  }
  // The first render must equal the built page, so it has no identifier.
  // eslint-disable-next-line react-hooks/exhaustive-deps, react-hooks/set-state-in-effect -- only once
  useEffect(() => make(), [])
  return {
    ...{ choice, countText, count },
    text: useMemo(() => listText(hexes, choice), [hexes, choice]),
    again: () => make(),
    change(changes: Partial<Choice>) {
      setChoice({ ...choice, ...changes })
      if (changes.kind !== undefined) make(changes.kind)
    },
    changeCount(text: string) {
      setCountText(text)
      make(choice.kind, readCount(text))
    },
  }
}

function madeOrReported(make: () => string[]): readonly string[] {
  try {
    return make()
  } catch (error) {
    showError('Error', error)
    return []
  }
}
