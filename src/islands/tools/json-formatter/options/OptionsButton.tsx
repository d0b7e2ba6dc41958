import { useState, type ComponentType } from 'react'

import { attempt, loadPart } from '../../../ui/load-part.ts'
import type { OptionsFormProps } from './OptionsForm.tsx'

/** Opens the options in a row of their own; they are loaded when first opened. */
export function OptionsButton({ onChange }: OptionsFormProps) {
  const [isOpen, setOpen] = useState(false)
  const [Form, setForm] = useState<ComponentType<OptionsFormProps>>()
  const toggle = async () => {
    const { OptionsForm } = await loadPart(() => import('./OptionsForm.tsx'))
    setForm(() => OptionsForm)
    setOpen(!isOpen)
  }
  return (
    <>
      <button
        type="button"
        className="button button-small"
        aria-expanded={isOpen}
        onClick={() => void attempt(toggle)}
      >
        Options
      </button>
      {isOpen && Form && <Form onChange={onChange} />}
    </>
  )
}
