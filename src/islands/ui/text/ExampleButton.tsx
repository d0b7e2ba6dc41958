import type { MouseEvent, RefObject } from 'react'

interface Props {
  onExample: () => void
  /** The empty box, which gets the keyboard's focus when the button disappears. */
  box: RefObject<HTMLTextAreaElement | null>
}

/** Renders the offer of an example inside an empty text box. */
export function ExampleButton({ onExample, box }: Props) {
  const press = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // On a phone the focus would open the keyboard over the result.
    if (currentTarget.matches(':focus-visible')) box.current?.focus()
    onExample()
  }
  return (
    <button type="button" className="button button-small pane-example" onClick={press}>
      Try an example
    </button>
  )
}
