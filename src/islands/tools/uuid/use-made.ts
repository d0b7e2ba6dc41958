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
  // The last right one: while another is typed, nothing is lost.
  const [count, setCount] = useState(1)
  const [hexes, setHexes] = useState<readonly string[]>([])
  const make = (kind = choice.kind, number = count) => {
    try {
      setHexes(maker(kind, number))
    } catch (error) {
      showError('Error', error)
    }
  }
  // The first render must equal the built page, so it has no identifier.
  // eslint-disable-next-line react-hooks/exhaustive-deps, react-hooks/set-state-in-effect -- only once
  useEffect(() => make(), [])
  return {
    ...{ choice, countText },
    isCountWrong: Number.isNaN(readCount(countText)),
    text: useMemo(() => listText(hexes, choice), [hexes, choice]),
    again: () => make(),
    change(changes: Partial<Choice>) {
      setChoice({ ...choice, ...changes })
      if (changes.kind !== undefined) make(changes.kind)
    },
    changeCount(text: string) {
      setCountText(text)
      const number = readCount(text)
      if (Number.isNaN(number)) return
      setCount(number)
      make(choice.kind, number)
    },
  }
}
