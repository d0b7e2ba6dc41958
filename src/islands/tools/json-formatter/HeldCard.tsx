import type { ReactNode } from 'react'

import { showError } from '@/lib/stores/toast.ts'

import { HeldText } from '@/islands/ui/text/LongTextPane.tsx'
import { heldText, type HeldDocument } from './json-input.ts'

interface Props {
  label?: string
  /** The name of its text box. */
  name: string
  /** Text that explains how the document is used. */
  use?: string
  held: HeldDocument
  actions: ReactNode
  onEdit: (text: string) => void
}

const HELD = 'This document is too large to show here. Format and Minify use all of it.'

/** Shows a large document that is not in the text box: its name, size and first lines, in a card of the same height. */
export function HeldCard({ label = 'JSON input', name, use = HELD, held, actions, onEdit }: Props) {
  const editAsText = async () => {
    try {
      onEdit(await heldText(held))
    } catch (error) {
      showError('Upload Failed', error)
    }
  }
  return (
    <HeldText
      label={label}
      name={name}
      content={held.content}
      length={held.length}
      about={<About name={held.name} size={held.size} use={use} />}
      beginning={held.preview}
      onEdit={held.isEditable ? () => void editAsText() : undefined}
      actions={actions}
      dir="ltr"
      className="h-72 overflow-hidden bg-sunken"
      beginningClassName="min-h-0 flex-1 text-sm [overflow-wrap:anywhere] text-soft"
    />
  )
}

function About({ name, size, use }: { name: string; size: string; use: string }) {
  return (
    <>
      <div className="flex w-full flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <p className="font-semibold [overflow-wrap:anywhere]">{name}</p>
        <p className="hint tabular-nums">{size}</p>
      </div>
      <p className="hint">{use}</p>
    </>
  )
}
