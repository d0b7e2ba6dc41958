import { useRef, type ReactNode, useState } from 'react'

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

/** A way back that a tool offers after its text was cleared or replaced. */
interface Undo {
  /** What the button says: "Undo clear". Undefined while there is nothing to take back. */
  label: string | undefined
  undo: () => void
}

/**
 * Keeps what was cleared or replaced, in this page's memory alone, until it is taken back or the next edit makes it old.
 * `restore` puts it back; it is an edit like others and may call `forget`.
 */
export function useUndo<Kept>(restore: (kept: Kept) => void) {
  const [last, setLast] = useState<{ label: string; kept: Kept }>()
  return {
    label: last?.label,
    keep: (label: string, kept: Kept) => setLast({ label, kept }),
    forget: () => setLast(undefined),
    undo() {
      if (last === undefined) return
      setLast(undefined)
      restore(last.kept)
    },
  }
}

/** A text that is edited, and cleared or replaced with a way back. */
export function useClearableText() {
  const [text, setText] = useState('')
  const undo = useUndo(setText)
  const edit = (next: string) => {
    undo.forget()
    setText(next)
  }
  const clear = () => {
    if (text !== '') undo.keep('Undo clear', text)
    setText('')
  }
  /** Puts another text in the place of this one; what the button says takes it back. */
  const replace = (next: string, label: string) => {
    undo.keep(label, text)
    setText(next)
  }
  return { text, edit, clear, replace, undo }
}
