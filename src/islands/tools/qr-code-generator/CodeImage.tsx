import { createPortal } from 'react-dom'
import { useEffect, useState } from 'react'

import type { MadeCode } from './made-code.ts'

/** A code on the page. It is dimmed when its text has changed. */
export function CodeImage({ made, isOutdated }: { made: MadeCode; isOutdated: boolean }) {
  const address = useObjectAddress(made.png)
  if (address === undefined) return null
  return (
    <img
      src={address}
      width={300}
      height={300}
      alt={altOf(made)}
      data-thumbnail
      className={isOutdated ? 'opacity-30' : undefined}
    />
  )
}

interface PrintedProps {
  made: MadeCode
  /** With the border. */
  widthMm: number
  /** The lines below it: the payee and amount, or the network. */
  caption: readonly string[]
}

/** The code and its caption as the browser prints them. They are not on the screen. */
export function PrintedCode({ made, widthMm, caption }: PrintedProps) {
  const address = useObjectAddress(made.svg, 'image/svg+xml')
  if (address === undefined) return null
  return createPortal(
    <figure className="qr-print print-only">
      <img
        src={address}
        alt={altOf(made)}
        style={{ width: `${widthMm}mm`, height: `${widthMm}mm` }}
      />
      <figcaption>
        {caption.map((line) => (
          <p key={line} dir="auto">
            {line}
          </p>
        ))}
      </figcaption>
    </figure>,
    document.body,
  )
}

function altOf({ text }: MadeCode): string {
  return `QR code of: ${text.slice(0, 100)}`
}

/** Returns an object URL of a picture while it is mounted; undefined in the first render. */
function useObjectAddress(content: Blob | string, type?: string): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const blob = typeof content === 'string' ? new Blob([content], type ? { type } : {}) : content
    const objectAddress = URL.createObjectURL(blob)
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the address exists only in the browser
    setAddress(objectAddress)
    return () => URL.revokeObjectURL(objectAddress)
  }, [content, type])
  return address
}
