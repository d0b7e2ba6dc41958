import { useEffect, useMemo, useState } from 'react'

import { fileSize } from '@/lib/file-size.ts'

import { fileTimestamp } from '@/islands/ui/files/downloads.ts'
import { CopyButton } from '@/islands/ui/text/CopyButton.tsx'
import { SendToButton } from '@/islands/ui/text/SendToButton.tsx'
import { DownloadButton } from '@/islands/ui/files/DownloadButton.tsx'
import { unicodeText } from '@/lib/unicode-text.ts'
import { fileTypeOf, type FileType } from './file-type.ts'
import { Unpack } from './Unpack.tsx'

/** Limits of the hexadecimal view and of the text. */
const MOST_SHOWN = 512
const MOST_LETTERS = 2000
/** More bytes are not decoded as text, because that would block the page for a moment. */
const MOST_READ = 5_000_000

interface Props {
  bytes: Uint8Array<ArrayBuffer>
  /** The name of the downloaded file without its ending. By default it contains the time. */
  name?: string
  /** Whether the page shows the text already. */
  isTextShown?: boolean
}

/** Bytes with their type, as a picture or the beginning of a text, and the first ones in hexadecimal. */
export function BytesView({ bytes, name, isTextShown = false }: Props) {
  const type = useMemo(() => fileTypeOf(bytes), [bytes])
  const mayBeText = !isTextShown && (type === undefined || type.ending === 'svg')
  const text = useMemo(() => (mayBeText ? textOf(bytes) : undefined), [bytes, mayBeText])
  const ending = type?.ending ?? (text === undefined ? 'bin' : 'txt')
  const file = () =>
    new File([bytes], `${name ?? `base64-decode-${fileTimestamp(new Date())}`}.${ending}`, {
      type: type?.type ?? 'application/octet-stream',
    })
  return (
    <div className="base64-bytes">
      <p>{`${bytesName(type, text)}, ${fileSize(bytes.length)}.`}</p>
      {type?.look === 'picture' && <Picture blob={new Blob([bytes], { type: type.type })} />}
      {text !== undefined && text !== '' && <TextStart text={text} />}
      <div className="pane-actions">
        <DownloadButton label="Download the file" fileName={() => file().name} content={file} />
        {text !== undefined && <CopyButton text={text} label="Copy the text" />}
        {!isTextShown && <SendToButton content={() => text ?? file()} subject="the file" />}
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

/** The beginning of a text. */
export function TextStart({ text }: { text: string }) {
  return (
    <pre className="input base64-text" tabIndex={0} dir="auto" translate="no">
      {text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS)}…` : text}
    </pre>
  )
}

/** The first bytes in hexadecimal, folded and rendered when opened. */
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

/** A row of a hexadecimal view, with visible ASCII as letters. */
interface HexRow {
  offset: string
  digits: string
  letters: string
}

const ROW_BYTES = 16

/** Returns rows of sixteen bytes as `hexdump -C` writes them. Bytes other than visible ASCII become dots. */
export function hexRows(bytes: Uint8Array): HexRow[] {
  return Array.from({ length: Math.ceil(bytes.length / ROW_BYTES) }, (_, row) => {
    const piece = [...bytes.subarray(row * ROW_BYTES, (row + 1) * ROW_BYTES)]
    return {
      offset: (row * ROW_BYTES).toString(16).padStart(8, '0'),
      digits: piece.map((byte) => byte.toString(16).padStart(2, '0')).join(' '),
      letters: String.fromCharCode(
        ...piece.map((byte) => (byte >= 0x20 && byte < 0x7f ? byte : 0x2e)),
      ),
    }
  })
}

/** A picture drawn by the browser. As an image, an SVG runs no scripts and loads nothing. */
export function Picture({ blob }: { blob: Blob }) {
  const [address, setAddress] = useState<string>()
  const [size, setSize] = useState('')
  useEffect(() => {
    const made = URL.createObjectURL(blob)
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the address must be revoked, so an effect creates it
    setAddress(made)
    return () => URL.revokeObjectURL(made)
    // Each render passes a new blob of the same bytes. Another picture has another key.
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
