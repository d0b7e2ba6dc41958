import type { ReactNode, Ref } from 'react'

import { showError } from '@/lib/stores/toast.ts'

import { refuseLongPaste } from '@/islands/ui/fields/refuse-long-paste.ts'
import { TextPane } from '@/islands/ui/text/TextPane.tsx'
import { LoadedFold } from '@/islands/ui/work/LoadedFold.tsx'
import { InputCard } from './InputCard.tsx'

interface Props {
  ref?: Ref<HTMLFormElement>
  text: string
  onText: (text: string) => void
  onGenerate: () => void
  /** Fields below the button. */
  children?: ReactNode
}

const loadComposePanel = async () => (await import('./compose/ComposePanel.tsx')).ComposePanel

/**
 * The text of a code with its button, and the folded form that writes a text. Ctrl or Cmd with Enter generates at once. Enter in
 * an empty text box shows an error.
 */
export function QrInput({ ref, text, onText, onGenerate, children }: Props) {
  const isBlank = text.trim() === ''
  return (
    <div className="grid content-start gap-6">
      <InputCard ref={ref} onSubmit={onGenerate}>
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
        <button type="submit" className="button button-filled" disabled={isBlank}>
          Generate QR Code
        </button>
        {children}
      </InputCard>
      <section className="card panel qr-line" aria-label="Text from fields" data-panels>
        <LoadedFold
          label="Email, phone, SMS, place or event"
          className="qr-fold"
          load={loadComposePanel}
        >
          {(ComposePanel) => <ComposePanel text={text} onText={onText} />}
        </LoadedFold>
      </section>
    </div>
  )
}
