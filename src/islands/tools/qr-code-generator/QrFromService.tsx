import { type RefObject, useEffect, useRef, useState } from 'react'

import { useEarly } from '@/islands/ui/early/use-early.ts'
import { DownloadButton } from '@/islands/ui/files/DownloadButton.tsx'
import { ComposeFold } from './ComposeFold.tsx'
import { InputCard } from './InputCard.tsx'
import { QrText } from './QrText.tsx'
import { ILL_FORMED } from './ill-formed.ts'
import { PICTURE_PX } from './picture.ts'

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

const DEBOUNCE_MS = 500

interface Props {
  service: string
  text: string
  /** Counts the presses of the button, each of which asks at once. */
  requests: number
}

/** The picture that the operator's service makes of the text. Only sites built with that option contain this. */
export function ServicePicture({ service, text, requests }: Props) {
  const asked = useAsked(text, requests)
  const [answer, setAnswer] = useState<{ to: Asked; isPicture: boolean }>()
  const image = useRef<HTMLImageElement>(null)
  const isBlank = text.trim() === ''
  const isAnswered = !isBlank && asked?.text === text && answer?.to === asked
  const isReady = isAnswered && answer.isPicture
  return (
    <div data-state={isReady ? 'ready' : 'none'}>
      <div className="grid min-h-[300px] place-items-center">
        {isBlank || !asked?.text.isWellFormed() ? (
          <p className="hint">Your QR code appears here.</p>
        ) : (
          <Picture
            key={`${asked.requests} ${asked.text}`}
            image={image}
            address={servicePictureAddress(service, asked.text)}
            text={asked.text}
            isOutdated={asked.text !== text}
            onAnswer={(isPicture) => setAnswer({ to: asked, isPicture })}
          />
        )}
      </div>
      <p className="notice mt-3">
        The picture is made by {new URL(service).host}: your text is sent there and nowhere else.
      </p>
      {isAnswered && !answer.isPicture && (
        <BadNotice>The picture service did not answer. Please try again later.</BadNotice>
      )}
      {!text.isWellFormed() && <BadNotice>{ILL_FORMED}</BadNotice>}
      <DownloadButton
        className="button mt-3 w-full"
        label="Download PNG"
        disabled={!isReady}
        fileName={() => 'qrcode.png'}
        content={() => pictureOf(image.current)}
      />
    </div>
  )
}

function BadNotice({ children }: { children: string }) {
  return (
    <p className="notice mt-3" data-tone="bad" role="alert">
      {children}
    </p>
  )
}

interface PictureProps {
  image: RefObject<HTMLImageElement | null>
  address: string
  text: string
  isOutdated: boolean
  onAnswer: (isPicture: boolean) => void
}

function Picture({ image, address, text, isOutdated, onAnswer }: PictureProps) {
  return (
    <img
      ref={image}
      src={address}
      // Without it the browser would not let the page save the picture.
      crossOrigin="anonymous"
      referrerPolicy="no-referrer"
      width={PICTURE_PX}
      height={PICTURE_PX}
      alt={`QR code of: ${text.slice(0, 100)}`}
      className={isOutdated ? 'opacity-30' : ''}
      onLoad={() => onAnswer(true)}
      onError={() => onAnswer(false)}
    />
  )
}

/** A text for which a picture is asked, and after how many presses of the button: a press asks for the same text again. */
interface Asked {
  text: string
  requests: number
}

/** What is asked for last: when typing has paused, or at once when the button is pressed. */
function useAsked(text: string, requests: number): Asked | undefined {
  const [asked, setAsked] = useState<Asked>()
  const latest = useRef({ text, requests })
  useEffect(() => {
    latest.current = { text, requests }
  }, [text, requests])
  useEffect(() => {
    if (text.trim() === '') return
    const timer = setTimeout(() => setAsked(latest.current), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text])
  useEffect(() => {
    if (requests > 0) setAsked(latest.current)
  }, [requests])
  return asked
}

async function pictureOf(image: HTMLImageElement | null): Promise<Blob> {
  const canvas = new OffscreenCanvas(PICTURE_PX, PICTURE_PX)
  if (image !== null) canvas.getContext('2d')?.drawImage(image, 0, 0, PICTURE_PX, PICTURE_PX)
  return canvas.convertToBlob({ type: 'image/png' })
}

/**
 * The address of a picture made by the operator's image service (off unless `PUBLIC_QR_SERVICE_URL` is set when the site
 * is built). It carries the visitor's text, which is why the page then says so.
 */
export function servicePictureAddress(service: string, text: string): string {
  return `${service}?size=300x300&data=${encodeURIComponent(text)}`
}
