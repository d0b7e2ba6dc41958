import type { ReactNode, Ref } from 'react'

interface Props {
  ref?: Ref<HTMLFormElement>
  onSubmit: () => void
  children: ReactNode
}

/** The card with what a code is made from. Its button, or Enter in a field of one line, sends it. */
export function InputCard({ ref, onSubmit, children }: Props) {
  return (
    <form
      ref={ref}
      className="card grid content-start gap-5 panel"
      aria-label="Input"
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {children}
    </form>
  )
}
