import type { ReactNode, Ref } from 'react'

import { LoadedFold } from '@/islands/ui/work/LoadedFold.tsx'

import type { ShownCode } from './use-qr-code.ts'

interface Props {
  ref?: Ref<HTMLFormElement> | undefined
  onSubmit: () => void
  children: ReactNode
}

/** The card with the input of a code. Its button, or Enter in a field of one line, submits it. */
export function InputCard({ ref, onSubmit, children }: Props) {
  return (
    <form
      ref={ref}
      className="card panel"
      aria-label="Input"
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <div className="qr-input" data-inputs>
        {children}
      </div>
    </form>
  )
}

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
