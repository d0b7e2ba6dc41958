import { createPortal } from 'react-dom'
import { useEffect, useState } from 'react'

import type { MadeCode } from './made-code.ts'

interface Props {
  made: MadeCode
  /** The width with its border, in millimetres. */
  widthMm: number
  /** What is written below it: who is paid and how much, or which network. */
  caption: readonly string[]
}

/** What the browser prints of the page: the code in its size with a caption. Nothing of it is on the screen. */
export function PrintedCode({ made, widthMm, caption }: Props) {
  const address = useObjectAddress(made.svg, 'image/svg+xml')
  if (address === undefined) return null
  return createPortal(
    <figure className="qr-print print-only">
      <img
        src={address}
        alt={`QR code of: ${made.text.slice(0, 100)}`}
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

/** An address of a picture in memory, as long as it is shown; undefined until it is there. */
export function useObjectAddress(content: Blob | string, type?: string): string | undefined {
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
