import { useEffect, useRef, useState, type RefObject } from 'react'

import { useEarly } from '@/islands/ui/early/use-early.ts'
import { DownloadButton } from '@/islands/ui/files/DownloadButton.tsx'
import { useAfterPause } from '@/islands/ui/work/use-after-pause.ts'
import { ILL_FORMED } from './ill-formed.ts'
import { PICTURE_PX } from './picture.ts'
import { QrInput } from './QrInput.tsx'

const DEBOUNCE_MS = 500

/** The tool with pictures from an external service: see docs/decisions.md. Only builds with that option contain it. */
export function QrFromService() {
  const [text, setText] = useState('')
  const { requested, request } = useRequestedPicture(text)
  useEarly()
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <QrInput text={text} onText={setText} onGenerate={request} />
      <section className="card answer-card panel" aria-label="QR code">
        <ServicePicture
          service={import.meta.env.PUBLIC_QR_SERVICE_URL}
          text={text}
          requested={requested}
        />
      </section>
    </div>
  )
}

/** A requested picture. A new number requests the picture of the same text again. */
interface Requested {
  text: string
  number: number
}

/** Returns the latest request for a picture: after a pause in the typing, or at once by `request`. */
function useRequestedPicture(text: string) {
  const [requested, setRequested] = useState<Requested>()
  const { start, stop } = useAfterPause(DEBOUNCE_MS)
  const request = () => {
    stop()
    setRequested((last) => ({ text, number: (last?.number ?? 0) + 1 }))
  }
  useEffect(() => {
    if (text.trim() !== '')
      start(() =>
        setRequested((last) =>
          last?.text === text ? last : { text, number: (last?.number ?? 0) + 1 },
        ),
      )
    return stop
  }, [text, start, stop])
  return { requested, request }
}

interface PictureProps {
  service: string
  text: string
  requested: Requested | undefined
}

function ServicePicture({ service, text, requested }: PictureProps) {
  const [answer, setAnswer] = useState<{ to: Requested; isPicture: boolean }>()
  const image = useRef<HTMLImageElement>(null)
  const isBlank = text.trim() === ''
  const isAnswered = !isBlank && requested?.text === text && answer?.to === requested
  const isReady = isAnswered && answer.isPicture
  return (
    <div data-state={isReady ? 'ready' : 'none'}>
      <div className="grid min-h-[300px] place-items-center">
        {isBlank || !requested?.text.isWellFormed() ? (
          <p className="hint">Your QR code appears here.</p>
        ) : (
          <Picture
            key={requested.number}
            image={image}
            address={servicePictureAddress(service, requested.text)}
            text={requested.text}
            isOutdated={requested.text !== text}
            onAnswer={(isPicture) => setAnswer({ to: requested, isPicture })}
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
        content={() => pngOf(image.current)}
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

interface ImageProps {
  image: RefObject<HTMLImageElement | null>
  address: string
  text: string
  isOutdated: boolean
  onAnswer: (isPicture: boolean) => void
}

function Picture({ image, address, text, isOutdated, onAnswer }: ImageProps) {
  return (
    <img
      ref={image}
      src={address}
      // Without CORS the browser does not let the page save the picture.
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

async function pngOf(image: HTMLImageElement | null): Promise<Blob> {
  const canvas = new OffscreenCanvas(PICTURE_PX, PICTURE_PX)
  if (image !== null) canvas.getContext('2d')?.drawImage(image, 0, 0, PICTURE_PX, PICTURE_PX)
  return canvas.convertToBlob({ type: 'image/png' })
}

/** Returns the address of a picture from the operator's service. It carries the visitor's text, which the page says. */
export function servicePictureAddress(service: string, text: string): string {
  return `${service}?size=300x300&data=${encodeURIComponent(text)}`
}
