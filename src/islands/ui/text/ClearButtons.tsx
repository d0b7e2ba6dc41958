import { useRef, type ReactNode } from 'react'

import type { Undo } from './use-undo.ts'

interface Props {
  onClear: () => void
  undo: Undo
  className?: string
  /** Further buttons, between Clear and the one that appears after it. */
  children?: ReactNode
}

/** Empties a tool; and, as long as it can, takes that back. */
export function ClearButtons({
  onClear,
  undo,
  className = 'button button-small',
  children,
}: Props) {
  const clear = useRef<HTMLButtonElement>(null)
  const takeBack = () => {
    undo.undo()
    // The button that was pressed goes away, and must not take the focus with it.
    clear.current?.focus()
  }
  return (
    <>
      <button ref={clear} type="button" className={className} onClick={onClear}>
        Clear
      </button>
      {children}
      {undo.label !== undefined && (
        <button type="button" className={className} onClick={takeBack}>
          {undo.label}
        </button>
      )}
    </>
  )
}
