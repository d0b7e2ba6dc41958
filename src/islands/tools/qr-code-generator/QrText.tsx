import { showError } from '@/lib/stores/toast.ts'

import { refuseLongPaste } from '@/islands/ui/fields/refuse-long-paste.ts'
import { TextPane } from '@/islands/ui/text/TextPane.tsx'

interface Props {
  text: string
  onText: (text: string) => void
  onGenerate: () => void
}

/** The text of a code. Ctrl or Cmd with Enter generates at once; Enter in a blank box is told why it cannot. */
export function QrText({ text, onText, onGenerate }: Props) {
  const isBlank = text.trim() === ''
  return (
    <TextPane
      name="text"
      label="Text or URL"
      placeholder="https://example.com"
      rows={6}
      value={text}
      onText={onText}
      onPaste={refuseLongPaste}
      onDrop={refuseLongPaste}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey || isBlank)) return
        event.preventDefault()
        if (isBlank) showError('Error', 'Please enter text or URL to generate QR code')
        else onGenerate()
      }}
    />
  )
}
