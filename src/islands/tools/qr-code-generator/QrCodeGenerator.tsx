import { useRef, useState } from 'react'

import { useRestoredFields } from '@/islands/ui/early/use-entry-fields.ts'
import { wipedOnLeave } from '@/islands/ui/fields/wiped-on-leave.tsx'
import { LevelField } from './LevelField.tsx'
import type { Level } from './limits.ts'
import { LookCard } from './CodeCards.tsx'
import { QrFromService } from './QrFromService.tsx'
import { QrInput } from './QrInput.tsx'
import { QrPicture } from './QrPicture.tsx'
import { useQrCode } from './use-qr-code.ts'

/** The QR code of a text or URL. The build keeps one of the two components and drops the other. */
function QrCodeGenerator() {
  return import.meta.env.PUBLIC_QR_SERVICE_URL ? <QrFromService /> : <QrInBrowser />
}

export default wipedOnLeave(QrCodeGenerator)

function QrInBrowser() {
  const form = useRef<HTMLFormElement>(null)
  const [level, setLevel] = useState<Level>('M')
  const [text, setText] = useState('')
  const code = useQrCode(text, level)
  useRestoredFields(form, { level })
  return (
    <div className="qr-page">
      <QrInput ref={form} text={text} onText={setText} onGenerate={code.generate}>
        <LevelField level={level} onLevel={setLevel} />
      </QrInput>
      <QrPicture code={code} />
      <LookCard {...code} />
    </div>
  )
}
