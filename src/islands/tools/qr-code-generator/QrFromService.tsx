import { useRef, useState } from 'react'

import { useEarly } from '@/islands/ui/early/use-early.ts'
import { DownloadButton } from '@/islands/ui/files/DownloadButton.tsx'
import { useAfterPause } from '@/islands/ui/work/use-after-pause.ts'
import { ILL_FORMED } from './limits.ts'
import { QrInput } from './QrInput.tsx'

const SERVICE = import.meta.env.PUBLIC_QR_SERVICE_URL
const DEBOUNCE_MS = 500
/** The size in the address, in pixels. */
const SIZE_PX = 300
const NO_ANSWER = 'The picture service did not answer. Please try again later.'

/** The tool with pictures from an external service: see docs/decisions.md. Only builds with that option contain it. */
export function QrFromService() {
  const { text, change, picture, request, answer } = useRequestedPicture()
  const image = useRef<HTMLImageElement>(null)
  useEarly()
  const isCurrent = picture.text === text && text.trim() !== ''
  const noAnswer = isCurrent && picture.state === 'failed' ? NO_ANSWER : undefined
  const problem = text.isWellFormed() ? noAnswer : ILL_FORMED
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <QrInput text={text} onText={change} onGenerate={() => request(text)} />
      <section className="card answer-card panel" aria-label="QR code">
        <div className="grid min-h-[300px] place-items-center">
          {text.trim() !== '' && picture.number > 0 && picture.text.isWellFormed() && (
            <img
              key={picture.number}
              ref={image}
              src={servicePictureAddress(SERVICE, picture.text)}
              // Without CORS the browser does not let the page save the picture.
              crossOrigin="anonymous"
              referrerPolicy="no-referrer"
              width={SIZE_PX}
              height={SIZE_PX}
              alt={`QR code of: ${picture.text.slice(0, 100)}`}
              className={isCurrent ? '' : 'opacity-30'}
              onLoad={() => answer('ready')}
              onError={() => answer('failed')}
            />
          )}
        </div>
        <Notices problem={problem} />
        <DownloadButton
          className="button mt-3 w-full"
          label="Download PNG"
          disabled={!isCurrent || picture.state !== 'ready'}
          fileName={() => 'qrcode.png'}
          content={() => pngOf(image.current)}
        />
      </section>
    </div>
  )
}

/** Returns the text and the latest picture requested for it: after a pause in the typing, or at once by `request`. */
function useRequestedPicture() {
  const [text, setText] = useState('')
  // A new number requests the picture of the same text again.
  const [picture, setPicture] = useState({ text: '', number: 0, state: 'requested' })
  const { start, stop } = useAfterPause(DEBOUNCE_MS)
  const request = (wanted: string) => {
    stop()
    setPicture(({ number }) => ({ text: wanted, number: number + 1, state: 'requested' }))
  }
  return {
    ...{ text, picture, request },
    change(next: string) {
      setText(next)
      if (next.trim() === '' || next === picture.text) stop()
      else start(() => request(next))
    },
    answer: (state: 'ready' | 'failed') => setPicture({ ...picture, state }),
  }
}

function Notices({ problem }: { problem: string | undefined }) {
  return (
    <>
      <p className="notice mt-3">
        The picture is made by {new URL(SERVICE).host}: your text is sent there and nowhere else.
      </p>
      {problem !== undefined && (
        <p className="notice mt-3" data-tone="bad" role="alert">
          {problem}
        </p>
      )}
    </>
  )
}

async function pngOf(image: HTMLImageElement | null): Promise<Blob> {
  const canvas = new OffscreenCanvas(SIZE_PX, SIZE_PX)
  if (image !== null) canvas.getContext('2d')?.drawImage(image, 0, 0, SIZE_PX, SIZE_PX)
  return canvas.convertToBlob({ type: 'image/png' })
}

/** Returns the address of a picture from the operator's service. It carries the visitor's text, which the page says. */
export function servicePictureAddress(service: string, text: string): string {
  return `${service}?size=${SIZE_PX}x${SIZE_PX}&data=${encodeURIComponent(text)}`
}
