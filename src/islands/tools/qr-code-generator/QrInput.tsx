import { type ReactNode, type Ref, useState } from 'react'

import { showError } from '@/lib/stores/toast.ts'

import { refuseLongPaste } from '@/lib/refuse-long-paste.ts'
import { SelectField } from '@/islands/ui/fields/SelectField.tsx'
import { TextPane } from '@/islands/ui/text/TextPane.tsx'
import { useLoaded } from '@/islands/ui/work/load-part.ts'
import { InputCard } from './CodeCards.tsx'
import type { WrittenKind } from './compose/KindForms.tsx'

/** What a code contains. */
type Kind = 'text' | WrittenKind

/** UPI, Wi-Fi and contacts have pages of their own. */
const KINDS: readonly { value: Kind; label: string }[] = [
  { value: 'text', label: 'Text or link' },
  { value: 'mail', label: 'Email' },
  { value: 'phone', label: 'Phone call' },
  { value: 'sms', label: 'SMS' },
  { value: 'place', label: 'Place on the map' },
  { value: 'event', label: 'Event for the calendar' },
]

interface Props {
  ref?: Ref<HTMLFormElement>
  text: string
  onText: (text: string) => void
  onGenerate: () => void
  /** Folded fields below the choice of the kind. */
  children?: ReactNode
}

/**
 * The text of a code with its button, and a folded choice of a kind whose fields write the text. Ctrl or Cmd with Enter
 * generates at once. Enter in an empty text box shows an error.
 */
export function QrInput({ ref, text, onText, onGenerate, children }: Props) {
  const { kind, choose, forms } = useKind(text, onText)
  const isBlank = text.trim() === ''
  return (
    <InputCard ref={ref} onSubmit={onGenerate}>
      <div className="filled-place">
        <TextPane
          name="text"
          label="Text or URL"
          placeholder={kind === 'text' ? 'https://example.com' : 'Written from the fields below'}
          rows={6}
          value={text}
          // A read-only box has no `onText`.
          {...(kind === 'text' && { onText })}
          onPaste={refuseLongPaste}
          onDrop={refuseLongPaste}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey || isBlank)) return
            event.preventDefault()
            if (isBlank) showError('Error', 'Please enter text or URL to generate QR code')
            else onGenerate()
          }}
        />
      </div>
      <button type="submit" className="button button-filled" disabled={isBlank}>
        Generate QR Code
      </button>
      <details className="fold">
        <summary>More</summary>
        <div className="grid grid-cols-1 gap-5">
          <SelectField name="kind" label="Kind" options={KINDS} value={kind} onValue={choose} />
          {forms}
          {children}
        </div>
      </details>
    </InputCard>
  )
}

const loadKindForms = () => import('./compose/KindForms.tsx')

/** The chosen kind with its fields. The visitor's own text comes back with the kind "Text or link". */
function useKind(text: string, onText: (text: string) => void) {
  const [kind, setKind] = useState<Kind>('text')
  const [own, setOwn] = useState('')
  const [isWanted, setWanted] = useState(false)
  const loaded = useLoaded(loadKindForms, isWanted)
  const choose = (next: Kind) => {
    if (next === kind) return
    if (kind === 'text') setOwn(text)
    setWanted(true)
    setKind(next)
    onText(next === 'text' ? own : '')
  }
  const forms = loaded && (
    <loaded.KindForms kind={kind === 'text' ? undefined : kind} onText={onText} />
  )
  return { kind, choose, forms }
}
