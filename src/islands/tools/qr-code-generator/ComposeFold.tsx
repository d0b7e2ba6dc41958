import { LoadedFold } from '@/islands/ui/work/LoadedFold.tsx'
import type { ComposeProps } from './compose/ComposePanel.tsx'

const loadComposePanel = async () => (await import('./compose/ComposePanel.tsx')).ComposePanel

/** What writes the text of a code for the visitor, folded below the text. */
export function ComposeFold(props: ComposeProps) {
  return (
    <section className="card panel qr-line" aria-label="Text from fields" data-panels>
      <LoadedFold
        label="Email, phone, SMS, place or event"
        className="qr-fold"
        load={loadComposePanel}
      >
        {(ComposePanel) => <ComposePanel {...props} />}
      </LoadedFold>
    </section>
  )
}
