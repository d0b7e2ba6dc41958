import { type ReactNode, useState, type KeyboardEvent } from 'react'

import { Checkbox } from '../fields/Checkbox.tsx'
import { STEP_KEYS } from './signs.ts'

interface Props {
  count: number
  /** The index of the current difference; -1 before the first. */
  at: number
  onStep: (by: number) => void
  /** Describes the current difference. */
  sentence: string
  /** Shown when there are no differences. */
  none: string
  isFolded: boolean
  /** Undefined in views that do not show lines. */
  onFolded: ((isFolded: boolean) => void) | undefined
  children?: ReactNode
}

/** Renders the buttons that go to the previous and the next difference. */
export function StepBar(props: Props) {
  const { count, at, onStep, sentence, none, isFolded, onFolded, children } = props
  return (
    <div className="pane-find">
      <StepButton
        label="Previous difference"
        sign="↑"
        isOff={count === 0}
        onClick={() => onStep(-1)}
      />
      <StepButton label="Next difference" sign="↓" isOff={count === 0} onClick={() => onStep(1)} />
      <p className="hint grow" role={at < 0 ? undefined : 'status'} data-step>
        {at >= 0 ? sentence : <BeforeFirst hasSome={count > 0} none={none} />}
      </p>
      {onFolded && (
        <Checkbox label="Only differences" name="folded" checked={isFolded} onChange={onFolded} />
      )}
      {children}
    </div>
  )
}

function BeforeFirst({ hasSome, none }: { hasSome: boolean; none: string }) {
  if (!hasSome) return none
  const keys = STEP_KEYS.map(([key, what]) => `${what}: ${key}`).join('. ')
  // Hidden on phones, which have no hardware keyboard.
  return <span className="max-sm:hidden">{keys}</span>
}

interface StepButtonProps {
  label: string
  sign: string
  isOff: boolean
  onClick: () => void
}

/** A small button that goes to the previous or next of several places. */
export function StepButton({ label, sign, isOff, onClick }: StepButtonProps) {
  return (
    <button
      type="button"
      className="button button-small"
      aria-label={label}
      title={label}
      disabled={isOff}
      onClick={onClick}
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  )
}

/** Stores the current difference (-1 before the first) and the actions that move it. Wraps around at both ends. */
export function useSteps(count: number) {
  const [at, setAt] = useState(-1)
  const go = (by: number) =>
    setAt((before) => (before + by + count + (before < 0 && by < 0 ? 1 : 0)) % count)
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (by === undefined || !event.altKey || count === 0) return
    event.preventDefault()
    go(by)
  }
  return { at, setAt, go, onKeyDown }
}
