import { useRef, useState } from 'react'

import { PLAIN_TYPING } from '@/islands/ui/fields/plain-typing.ts'
import { afterPress } from '@/islands/ui/work/after-press.ts'
import { LONGEST_NAME } from './scenario.ts'
import { remove, rename } from './scenario-store.ts'

interface ActionsProps {
  name: string
  index: number
  onReopen: () => void
}

/** The actions on one option: reopen, rename and remove it. */
export function OptionActions({ name, index, onReopen }: ActionsProps) {
  const [isRenaming, setRenaming] = useState(false)
  const renameButton = useRef<HTMLButtonElement>(null)
  if (isRenaming) {
    const end = () => {
      setRenaming(false)
      // The field goes away, and must not take the focus with it.
      requestAnimationFrame(() => renameButton.current?.focus())
    }
    return <NameField name={name} index={index} onEnd={end} />
  }
  return (
    <div className="column-actions">
      <button type="button" className="button" aria-label={`Reopen ${name}`} onClick={onReopen}>
        Reopen
      </button>
      <button
        ref={renameButton}
        type="button"
        className="button"
        aria-label={`Rename ${name}`}
        onClick={() => setRenaming(true)}
      >
        Rename
      </button>
      <button
        type="button"
        className="button"
        aria-label={`Remove ${name}`}
        onClick={() => {
          remove(index)
          // This button goes away with its column, and must not take the focus with it.
          requestAnimationFrame(() =>
            document.querySelector<HTMLElement>('[data-undo-kept]')?.focus(),
          )
        }}
      >
        Remove
      </button>
    </div>
  )
}

/** Enter or leaving the field takes the name, Escape leaves it as it was. */
function NameField({ name, index, onEnd }: { name: string; index: number; onEnd: () => void }) {
  return (
    <input
      {...PLAIN_TYPING}
      className="input"
      aria-label={`Name of ${name}`}
      defaultValue={name}
      maxLength={LONGEST_NAME}
      // The visitor has just asked for it.
      autoFocus
      onFocus={({ currentTarget }) => currentTarget.select()}
      onBlur={({ currentTarget: { value } }) =>
        // The buttons that take its place need more room.
        afterPress(() => {
          rename(index, value)
          onEnd()
        })
      }
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Escape') currentTarget.value = name
        if (key === 'Escape' || key === 'Enter') currentTarget.blur()
      }}
    />
  )
}
