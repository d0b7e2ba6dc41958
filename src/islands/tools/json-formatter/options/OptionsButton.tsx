import { useOpened } from '../use-opened.ts'
import type { OptionsFormProps } from './OptionsForm.tsx'

const loadForm = async () => (await import('./OptionsForm.tsx')).OptionsForm

/** Opens the options in a row of their own; they are loaded when first opened. */
export function OptionsButton({ onChange }: OptionsFormProps) {
  const { Part: Form, isOpen, open, close } = useOpened(loadForm)
  return (
    <>
      <button
        type="button"
        className="button button-small"
        aria-expanded={isOpen}
        onClick={() => (isOpen ? close() : void open())}
      >
        Options
      </button>
      {Form && <Form onChange={onChange} />}
    </>
  )
}
