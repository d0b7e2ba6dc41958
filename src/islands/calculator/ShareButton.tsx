import { useRef, useState } from 'react'

import type { CalculatorDefinition } from './definition.ts'
import { attempt, loadPart } from './load-part.ts'

interface Props<Input extends object, Result> {
  definition: CalculatorDefinition<Input, Result>
  input: Input
}

/** Opens a small menu of ways to pass a calculation on, which is loaded then. */
export function ShareButton<Input extends object, Result>(props: Props<Input, Result>) {
  const [part, setPart] = useState<typeof import('./share/ShareMenu.tsx')>()
  const [isOpen, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const toggle = () =>
    attempt(async () => {
      setPart(await loadPart(() => import('./share/ShareMenu.tsx')))
      setOpen(!isOpen)
    })
  return (
    <div className="relative" ref={box}>
      <button type="button" className="button" aria-expanded={isOpen} onClick={() => void toggle()}>
        Share
      </button>
      {part && isOpen && <part.ShareMenu {...props} box={box} onClose={() => setOpen(false)} />}
    </div>
  )
}
