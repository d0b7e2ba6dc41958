import type { ComposeProps } from './compose/ComposePanel.tsx'
import { LaterFold } from './LaterFold.tsx'

/** What writes the text of a code for the visitor, folded below the text. */
export function ComposeFold(props: ComposeProps) {
  return (
    <section className="card panel" aria-label="Text from fields" data-panels>
      <LaterFold
        label="Email, phone, SMS, place or event"
        load={async () => (await import('./compose/ComposePanel.tsx')).ComposePanel}
        part={props}
      />
    </section>
  )
}
