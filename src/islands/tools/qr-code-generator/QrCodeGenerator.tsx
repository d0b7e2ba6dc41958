import { useRef, useState } from 'react'

import { showError } from '@/lib/stores/toast.ts'

import { ChoiceField } from '../../ui/ChoiceField.tsx'
import { TextPane } from '../../ui/TextPane.tsx'
import { useEarlyFields } from '../../ui/use-early-fields.ts'
import { useTypedEarly } from '../../ui/use-typed-early.ts'
import { QrPicture } from './QrPicture.tsx'
import { ServicePicture } from './ServicePicture.tsx'
import { isLevel, type Level } from './qr.ts'
import { useQrCode } from './use-qr-code.ts'

/** Empty unless the operator chose an external picture service when the site was built (reading 2). */
const SERVICE: string = import.meta.env.PUBLIC_QR_SERVICE_URL ?? ''

const BLANK_TEXT = 'Please enter text or URL to generate QR code'

const LEVEL_OPTIONS = [
  { value: 'L', label: 'L: up to 7% may be damaged' },
  { value: 'M', label: 'M: up to 15%' },
  { value: 'Q', label: 'Q: up to 25%' },
  { value: 'H', label: 'H: up to 30%' },
]

/** The QR code of a text or URL. */
export default function QrCodeGenerator() {
  const form = useRef<HTMLFormElement>(null)
  const [level, setLevel] = useState<Level>('M')
  const [text, setText] = useState('')
  const [requested, setRequested] = useState(0)
  const { outcome, isBlank, generate } = useQrCode(SERVICE === '' ? text : '', level)
  useEarlyFields(form, { level: 'M' }, ({ level: early }) => isLevel(early) && setLevel(early))

  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <form
        ref={form}
        className="card grid gap-5 self-start p-5 md:p-7"
        aria-label="Input"
        onSubmit={(event) => {
          event.preventDefault()
          if (text.trim() === '') showError('Error', BLANK_TEXT)
          else if (SERVICE === '') generate()
          else setRequested(requested + 1)
        }}
      >
        <QrText text={text} onText={setText} />
        {SERVICE === '' && (
          <ChoiceField
            name="level"
            label="Error correction"
            look="select"
            options={LEVEL_OPTIONS}
            value={level}
            onValue={(value) => isLevel(value) && setLevel(value)}
          />
        )}
        <button type="submit" className="button button-filled" disabled={text.trim() === ''}>
          Generate QR Code
        </button>
      </form>
      <section className="card p-5 md:p-7" aria-label="QR code">
        {SERVICE === '' ? (
          <QrPicture
            outcome={outcome}
            isOutdated={isOutdated(outcome, text, level)}
            isBlank={isBlank}
          />
        ) : (
          <ServicePicture service={SERVICE} text={text} requested={requested} />
        )}
      </section>
    </div>
  )
}

function QrText({ text, onText }: { text: string; onText: (text: string) => void }) {
  const box = useRef<HTMLTextAreaElement>(null)
  useTypedEarly(box, '', onText)
  return (
    <TextPane
      ref={box}
      label="Text or URL"
      placeholder="https://example.com"
      rows={6}
      value={text}
      onText={onText}
      onKeyDown={(event) => {
        const isDeliberate = event.ctrlKey || event.metaKey || text.trim() === ''
        if (event.key !== 'Enter' || !isDeliberate) return
        event.preventDefault()
        // A disabled button does not submit, and this is how a blank box gets its answer.
        event.currentTarget.form?.dispatchEvent(
          new Event('submit', { bubbles: true, cancelable: true }),
        )
      }}
    />
  )
}

/** Whether the picture on the screen is of an older text or level. */
function isOutdated(
  outcome: ReturnType<typeof useQrCode>['outcome'],
  text: string,
  level: Level,
): boolean {
  return 'made' in outcome && (outcome.made.text !== text || outcome.made.wished !== level)
}
