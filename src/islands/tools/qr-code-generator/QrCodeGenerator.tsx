import { useRef, useState } from 'react'

import { useRestoredFields } from '@/islands/ui/early/use-entry-fields.ts'
import { wipedOnLeave } from '@/islands/ui/fields/wiped-on-leave.tsx'
import { ComposeFold } from './ComposeFold.tsx'
import { InputCard } from './InputCard.tsx'
import { LevelField } from './LevelField.tsx'
import { QrFromService } from './QrFromService.tsx'
import { QrPicture } from './QrPicture.tsx'
import { QrText } from './QrText.tsx'
import type { Level } from './levels.ts'
import { useQrCode } from './use-qr-code.ts'

/** The QR code of a text or URL. Which of the two it is, is settled when the site is built, and the other is left out. */
function QrCodeGenerator() {
  return import.meta.env.PUBLIC_QR_SERVICE_URL ? <QrFromService /> : <QrInBrowser />
}

export default wipedOnLeave(QrCodeGenerator)

/** The QR code of a text or URL, drawn in the browser. */
export function QrInBrowser() {
  const form = useRef<HTMLFormElement>(null)
  const [level, setLevel] = useState<Level>('M')
  const [text, setText] = useState('')
  const code = useQrCode(text, level)
  const { isBlank, generate } = code
  useRestoredFields(form, { level })

  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <div className="grid content-start gap-6">
        <InputCard ref={form} onSubmit={generate}>
          <QrText text={text} onText={setText} onGenerate={generate} />
          <button type="submit" className="button button-filled" disabled={isBlank}>
            Generate QR Code
          </button>
          <details className="fold">
            <summary>More</summary>
            <LevelField level={level} onLevel={setLevel} />
          </details>
        </InputCard>
        <ComposeFold text={text} onText={setText} />
      </div>
      <section className="card answer-card panel" aria-label="QR code">
        <QrPicture code={code} />
      </section>
    </div>
  )
}
