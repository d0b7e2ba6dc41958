import { useEffect, useRef, useState } from 'react'

import { DownloadButton } from '../../ui/DownloadButton.tsx'
import { servicePictureAddress } from './external-service.ts'
import { PICTURE_PX } from './picture.ts'

const DEBOUNCE_MS = 500

interface Props {
  service: string
  text: string
  /** Counts the presses of the button, each of which asks at once. */
  requests: number
}

/** The picture that the operator's service makes of the text. Only sites built with that option contain this. */
export function ServicePicture({ service, text, requests }: Props) {
  const asked = useAskedText(text, requests)
  const [loaded, setLoaded] = useState('')
  const [failed, setFailed] = useState('')
  const image = useRef<HTMLImageElement>(null)
  const isBlank = text.trim() === ''
  const isReady = !isBlank && loaded === text
  return (
    <div data-state={isReady ? 'ready' : 'none'}>
      <div className="grid min-h-[300px] place-items-center">
        {isBlank || asked === '' ? (
          <p className="hint">Your QR code appears here.</p>
        ) : (
          <img
            key={asked}
            ref={image}
            src={servicePictureAddress(service, asked)}
            // Without it the browser would not let the page save the picture.
            crossOrigin="anonymous"
            referrerPolicy="no-referrer"
            width={PICTURE_PX}
            height={PICTURE_PX}
            alt={`QR code of: ${asked.slice(0, 100)}`}
            className={asked === text ? '' : 'opacity-30'}
            onLoad={() => setLoaded(asked)}
            onError={() => setFailed(asked)}
          />
        )}
      </div>
      <p className="notice mt-3">
        The picture is made by {new URL(service).host}: your text is sent there and nowhere else.
      </p>
      {!isBlank && failed === text && (
        <p className="notice mt-3" data-tone="bad" role="alert">
          The picture service did not answer. Please try again later.
        </p>
      )}
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

/** The latest text for which a picture is asked: when typing has paused, or at once when the button is pressed. */
function useAskedText(text: string, requests: number): string {
  const [asked, setAsked] = useState('')
  const latest = useRef(text)
  useEffect(() => {
    latest.current = text
    if (text.trim() === '') return
    const timer = setTimeout(() => setAsked(text), DEBOUNCE_MS)
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
