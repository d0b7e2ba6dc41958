import { useEffect, useMemo, useRef, useState } from 'react'

import { attempt, loadPart } from '@/islands/ui/work/load-part.ts'
import { MOST, FIRST_CHOICE, type Choice, type Kind } from './choices.ts'
import { listText } from './write.ts'

/** Returns a count from 1 to `MOST`, also with commas, or NaN for another text. */
function readCount(text: string): number {
  const count = /^\s*\d[\d,]*\s*$/.test(text) ? Number(text.replaceAll(',', '')) : NaN
  return count >= 1 && count <= MOST ? count : NaN
}

interface Made {
  kind: Kind
  hexes: readonly string[]
}

/** Whether the browser itself makes a kind, so that the first page needs no other code. It does so on encrypted pages only. */
const isQuick = (kind: Kind) => kind === 'v4' && 'randomUUID' in crypto

function quickly(count: number): string[] {
  return Array.from({ length: count }, () => crypto.randomUUID().replaceAll('-', ''))
}

const loadMaker = async () => (await loadPart(() => import('./make.ts'))).makeIdentifiers

/** Returns the new identifiers and the choices that they are made and written with. */
export function useMade() {
  const [choice, setChoice] = useState(FIRST_CHOICE)
  const [countText, setCountText] = useState('1')
  // The last right one: while another is typed, nothing is lost.
  const [count, setCount] = useState(1)
  const [made, setMade] = useState<Made>({ kind: 'v4', hexes: [] })
  const turn = useRef(0)
  const make = (kind = choice.kind, number = count) =>
    void attempt(async () => {
      const own = ++turn.current
      const hexes = isQuick(kind) ? quickly(number) : (await loadMaker())(kind, number)
      // Another choice may have come while the code was loading.
      if (own === turn.current) setMade({ kind, hexes })
    })
  // The first render must equal the built page, so it has no identifier.
  // eslint-disable-next-line react-hooks/exhaustive-deps -- only once
  useEffect(() => make(), [])
  return {
    ...{ choice, countText },
    isCountWrong: Number.isNaN(readCount(countText)),
    text: useMemo(() => listText(made.hexes, { ...choice, kind: made.kind }), [made, choice]),
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
