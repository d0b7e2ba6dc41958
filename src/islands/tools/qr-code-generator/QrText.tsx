import { useRef } from 'react'

import { showError } from '@/lib/stores/toast.ts'

import { TextPane } from '../../ui/TextPane.tsx'
import { useTypedEarly } from '../../ui/use-typed-early.ts'

interface Props {
  text: string
  onText: (text: string) => void
  onGenerate: () => void
}

/** The text of a code. Ctrl or Cmd with Enter generates at once; Enter in a blank box is told why it cannot. */
export function QrText({ text, onText, onGenerate }: Props) {
  const box = useRef<HTMLTextAreaElement>(null)
  useTypedEarly(box, '', onText)
  const isBlank = text.trim() === ''
  return (
    <TextPane
      ref={box}
      label="Text or URL"
      placeholder="https://example.com"
      rows={6}
      value={text}
      onText={onText}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey || isBlank)) return
        event.preventDefault()
        if (isBlank) showError('Error', 'Please enter text or URL to generate QR code')
        else onGenerate()
      }}
    />
  )
}
