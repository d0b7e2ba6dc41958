import type { ReactNode, Ref } from 'react'

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
