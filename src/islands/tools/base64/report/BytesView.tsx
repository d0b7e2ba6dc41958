import { useEffect, useMemo, useState } from 'react'

import { fileSize } from '@/lib/quantity.ts'

import { fileTimestamp } from '@/islands/ui/files/downloads.ts'
import { CopyButton } from '@/islands/ui/text/CopyButton.tsx'
import { DownloadButton } from '@/islands/ui/files/DownloadButton.tsx'
import { unicodeText } from '@/lib/unicode-text.ts'
import { fileTypeOf, type FileType } from './file-type.ts'
import { hexRows } from './hex-rows.ts'
import { Unpack } from './Unpack.tsx'

/** Of more bytes only so many are shown in hexadecimal, and of a text so many as letters. */
const MOST_SHOWN = 512
const MOST_LETTERS = 2000
/** More bytes than this are not read as text, which would stop the page for a moment. */
const MOST_READ = 5_000_000

interface Props {
  bytes: Uint8Array<ArrayBuffer>
  /** What its file is called without an ending; the time of the click where nothing is given. */
  name?: string
  /** Whether their text is on the page already. */
  isTextShown?: boolean
}

/** Bytes with what they are: their type, a picture or the beginning of a text, and the first of them in hexadecimal. */
export function BytesView({ bytes, name, isTextShown = false }: Props) {
  const type = useMemo(() => fileTypeOf(bytes), [bytes])
  const mayBeText = !isTextShown && (type === undefined || type.ending === 'svg')
  const text = useMemo(() => (mayBeText ? textOf(bytes) : undefined), [bytes, mayBeText])
  const ending = type?.ending ?? (text === undefined ? 'bin' : 'txt')
  return (
    <div className="base64-bytes">
      <p>{`${bytesName(type, text)}, ${fileSize(bytes.length)}.`}</p>
      {type?.look === 'picture' && <Picture blob={new Blob([bytes], { type: type.type })} />}
      {text !== undefined && text !== '' && <TextStart text={text} />}
      <div className="pane-actions">
        <DownloadButton
          label="Download the file"
          fileName={() => `${name ?? `base64-decode-${fileTimestamp(new Date())}`}.${ending}`}
          content={() => new Blob([bytes], { type: type?.type ?? 'application/octet-stream' })}
        />
        {text !== undefined && <CopyButton text={text} label="Copy the text" />}
      </div>
      {type?.ending === 'gz' && (
        <Unpack bytes={bytes} show={(unpacked) => <BytesView bytes={unpacked} name="unpacked" />} />
      )}
      <HexView bytes={bytes} />
    </div>
  )
}

function textOf(bytes: Uint8Array<ArrayBuffer>): string | undefined {
  return bytes.length <= MOST_READ ? unicodeText(bytes) : undefined
}

function bytesName(type: FileType | undefined, text: string | undefined): string {
  if (type !== undefined) return type.name
  if (text === '') return 'Nothing'
  return text === undefined ? 'Bytes of no known type' : 'Text'
}

function TextStart({ text }: { text: string }) {
  return (
    <pre className="input base64-text" tabIndex={0} dir="auto" translate="no">
      {text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS)}…` : text}
    </pre>
  )
}

/** Folded, since few want to read it, and written when it is opened. */
export function HexView({ bytes }: { bytes: Uint8Array }) {
  const [isOpen, setIsOpen] = useState(false)
  const shown = bytes.subarray(0, MOST_SHOWN)
  const isAll = shown.length === bytes.length
  return (
    <details className="fold" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>
        {isAll ? 'All bytes in hexadecimal' : `The first ${MOST_SHOWN} bytes in hexadecimal`}
      </summary>
      {isOpen && (
        <pre className="input base64-text base64-hex" tabIndex={0} dir="ltr" translate="no">
          {hexRows(shown)
            .map(({ offset, digits, letters }) => `${offset}  ${digits.padEnd(47)}  ${letters}`)
            .join('\n')}
        </pre>
      )}
    </details>
  )
}

/** A picture as the browser draws it. Scripts in an SVG do not run there, and it loads nothing. */
export function Picture({ blob }: { blob: Blob }) {
  const [address, setAddress] = useState<string>()
  const [size, setSize] = useState('')
  useEffect(() => {
    const made = URL.createObjectURL(blob)
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the address must be given back, so an effect makes it
    setAddress(made)
    return () => URL.revokeObjectURL(made)
    // The same bytes are a new blob at each drawing; its owner draws another picture under another key.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return (
    <figure>
      <img
        className="base64-picture"
        src={address}
        alt="The picture in these bytes"
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
          setSize(`${naturalWidth} × ${naturalHeight} pixels`)
        }
        onError={() => setSize('This browser cannot draw the picture.')}
      />
      <figcaption className="hint">{size}</figcaption>
    </figure>
  )
}
