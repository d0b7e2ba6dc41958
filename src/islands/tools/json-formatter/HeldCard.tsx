import type { ReactNode } from 'react'

import { showError } from '@/lib/stores/toast.ts'

import { heldText, type HeldDocument, type JsonInput } from './json-input.ts'

interface Props {
  held: HeldDocument
  actions: ReactNode
  onEdit: (input: JsonInput) => void
}

/** A large document that is held: its name, size and first lines, in place of a text box that would take seconds to show it. */
export function HeldCard({ held, actions, onEdit }: Props) {
  const editAsText = async () => {
    try {
      onEdit({ kind: 'text', text: await heldText(held) })
    } catch (error) {
      showError('Upload Failed', error)
    }
  }
  return (
    <div data-held>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="font-sans text-base">JSON input</h2>
        <div className="flex flex-wrap gap-2">{actions}</div>
      </div>
      <div className="mt-2 flex h-72 flex-col gap-3 overflow-hidden rounded-[10px] border border-line-strong bg-sunken p-4 lg:h-[28rem]">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <p className="font-semibold [overflow-wrap:anywhere]">{held.name}</p>
          <p className="hint tabular-nums">{held.size}</p>
        </div>
        <p className="hint">
          A document of this size is kept ready as it is. Format and Minify work on the whole of it.
        </p>
        <pre className="min-h-0 flex-1 overflow-hidden font-mono text-sm whitespace-pre-wrap [overflow-wrap:anywhere] text-soft">
          {`${held.preview}…`}
        </pre>
        {held.isEditable && (
          <button
            type="button"
            className="button button-small self-start"
            onClick={() => void editAsText()}
          >
            Edit as text
          </button>
        )}
      </div>
    </div>
  )
}
