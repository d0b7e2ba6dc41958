import { LoadedFold } from '@/islands/ui/work/LoadedFold.tsx'
import type { Entry } from './cash-flows.ts'

/** What the place for pasted lines works on: the text of the list. */
export interface PasteProps {
  text: string
  write: (entries: readonly Entry[]) => string
  onText: (text: string) => void
}

const loadPastePanel = async () => (await import('./PastePanel.tsx')).PastePanel

/** The place for pasted lines, folded. What reads them is loaded when it is opened. */
export function PasteFold(props: PasteProps) {
  return (
    <LoadedFold
      label="Paste from a statement or spreadsheet"
      className="no-print mt-4"
      load={loadPastePanel}
    >
      {(PastePanel) => <PastePanel {...props} />}
    </LoadedFold>
  )
}
