import { LoadedFold } from '@/islands/ui/work/LoadedFold.tsx'

import type { ShownCode } from './use-qr-code.ts'

const loadLookPanel = async () => (await import('./look/LookPanel.tsx')).LookPanel

/** The folded look of a code. A wide screen shows it below the fields, with the code in sight at its side. */
export function LookCard({ look, setLook }: Pick<ShownCode, 'look' | 'setLook'>) {
  return (
    <section className="card panel qr-line" aria-label="Look" data-panels data-inputs>
      <LoadedFold label="Colours, shape and logo" className="qr-fold" load={loadLookPanel}>
        {(LookPanel) => <LookPanel look={look} onLook={setLook} />}
      </LoadedFold>
    </section>
  )
}
