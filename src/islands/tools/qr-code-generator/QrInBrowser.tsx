import { useRef, useState } from 'react'

import { ChoiceField } from '../../ui/ChoiceField.tsx'
import { useEarlyFields } from '../../ui/use-early-fields.ts'
import { QrPicture } from './QrPicture.tsx'
import { QrText } from './QrText.tsx'
import { isLevel, type Level } from './levels.ts'
import { useQrCode, type QrOutcome } from './use-qr-code.ts'

const LEVEL_OPTIONS = [
  { value: 'L', label: 'L: up to 7% may be damaged' },
  { value: 'M', label: 'M: up to 15%' },
  { value: 'Q', label: 'Q: up to 25%' },
  { value: 'H', label: 'H: up to 30%' },
]

/** The QR code of a text or URL, drawn in the browser. */
export function QrInBrowser() {
  const form = useRef<HTMLFormElement>(null)
  const [level, setLevel] = useState<Level>('M')
  const [text, setText] = useState('')
  const { outcome, isBlank, generate } = useQrCode(text, level)
  useEarlyFields<Record<'level', string>>(
    form,
    { level },
    ({ level: early }) => isLevel(early) && setLevel(early),
  )

  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <form
        ref={form}
        className="card grid content-start gap-5 panel"
        aria-label="Input"
        onSubmit={(event) => {
          event.preventDefault()
          generate()
        }}
      >
        <QrText text={text} onText={setText} onGenerate={generate} />
        <LevelField level={level} onLevel={setLevel} />
        <button type="submit" className="button button-filled" disabled={isBlank}>
          Generate QR Code
        </button>
      </form>
      <section className="card answer-card panel" aria-label="QR code">
        <QrPicture
          outcome={outcome}
          isOutdated={isOutdated(outcome, text, level)}
          isBlank={isBlank}
        />
      </section>
    </div>
  )
}

function LevelField({ level, onLevel }: { level: Level; onLevel: (level: Level) => void }) {
  return (
    <ChoiceField
      name="level"
      label="Error correction"
      look="select"
      options={LEVEL_OPTIONS}
      value={level}
      onValue={(value) => isLevel(value) && onLevel(value)}
    />
  )
}

/** Whether the picture on the screen is of an older text or level. */
function isOutdated(outcome: QrOutcome, text: string, level: Level): boolean {
  return 'made' in outcome && (outcome.made.text !== text || outcome.made.wished !== level)
}
