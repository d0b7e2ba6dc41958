import { useState } from 'react'

import { useEarly } from '@/islands/ui/early/use-early.ts'
import { ComposeFold } from './ComposeFold.tsx'
import { InputCard } from './InputCard.tsx'
import { QrText } from './QrText.tsx'
import { ServicePicture } from './ServicePicture.tsx'

/** The page of an operator who has the pictures made by an external service: see docs/decisions.md. Other builds do not contain it. */
export function QrFromService() {
  const [text, setText] = useState('')
  const [requests, setRequests] = useState(0)
  useEarly()
  const request = () => setRequests(requests + 1)
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <div className="grid content-start gap-6">
        <InputCard onSubmit={request}>
          <QrText text={text} onText={setText} onGenerate={request} />
          <button type="submit" className="button button-filled" disabled={text.trim() === ''}>
            Generate QR Code
          </button>
        </InputCard>
        <ComposeFold text={text} onText={setText} />
      </div>
      <section className="card answer-card panel" aria-label="QR code">
        <ServicePicture
          service={import.meta.env.PUBLIC_QR_SERVICE_URL}
          text={text}
          requests={requests}
        />
      </section>
    </div>
  )
}
