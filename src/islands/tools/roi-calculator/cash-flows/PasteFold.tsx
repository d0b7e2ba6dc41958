import { useState } from 'react'

import { usePart } from '../../../calculator/use-part.ts'
import type { Entry } from './cash-flows.ts'

/** What the place for pasted lines works on: the text of the list. */
export interface PasteProps {
  text: string
  write: (entries: readonly Entry[]) => string
  onText: (text: string) => void
}

const load = () => import('./PastePanel.tsx')

/** The place for pasted lines, folded. What reads them is loaded when it is opened. */
export function PasteFold(props: PasteProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      className="fold needs-script no-print mt-4"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) setOpen(true)
      }}
    >
      <summary>Paste from a statement or spreadsheet</summary>
      {isOpen && <LoadedPanel {...props} />}
    </details>
  )
}

function LoadedPanel(props: PasteProps) {
  const part = usePart(load)
  return part && <part.PastePanel {...props} />
}
