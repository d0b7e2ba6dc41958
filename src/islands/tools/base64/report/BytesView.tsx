import { useEffect, useMemo, useState, useRef, type ReactNode } from 'react'

import { fileSize } from '@/lib/file-size.ts'
import { fileTimestamp, DownloadButton } from '@/islands/ui/files/DownloadButton.tsx'
import { CopyButton } from '@/islands/ui/text/CopyButton.tsx'
import { SendToButton } from '@/islands/ui/text/SendToButton.tsx'
import { unicodeText } from '@/lib/unicode-text.ts'
import { showError } from '@/lib/stores/toast.ts'
import { passFocus } from '@/islands/ui/text/pass-focus.ts'
import { useWorker } from '@/islands/ui/work/use-worker.ts'
import { fileTypeOf, type FileType } from './file-type.ts'
import { MOST_UNPACKED, type Unpacked } from './unpack.ts'
import workerAddress from './unpack.worker.ts?worker&url'

/** Characters of a text that are shown. */
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

/** Bytes with their type, as a picture or the beginning of a text, and as a download. */
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

interface UnpackProps {
  bytes: Uint8Array<ArrayBuffer>
  show: (unpacked: Uint8Array<ArrayBuffer>) => ReactNode
}

/** Offers to unpack a gzip file, and shows its content. */
function Unpack({ bytes, show }: UnpackProps) {
  const { unpacked, isWorking, unpack, cancel } = useUnpacking(bytes)
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    if (unpacked !== undefined) passFocus(() => place.current)
  }, [unpacked])
  if (unpacked !== undefined) {
    return (
      <section ref={place} aria-label="Unpacked" className="result-part" tabIndex={-1}>
        {unpacked.extent === 'beginning' && (
          <p className="notice">
            {`It unpacks to more than ${fileSize(MOST_UNPACKED)}. This is its beginning.`}
          </p>
        )}
        {show(unpacked.bytes)}
      </section>
    )
  }
  return (
    <div className="pane-actions">
      <button type="button" className="button button-small" onClick={isWorking ? cancel : unpack}>
        {isWorking ? 'Cancel' : 'Unpack it'}
      </button>
      <p className="hint" role="status">
        {isWorking && 'Unpacking…'}
      </p>
    </div>
  )
}

function useUnpacking(bytes: Uint8Array<ArrayBuffer>) {
  const [unpacked, setUnpacked] = useState<Unpacked>()
  const [isWorking, setWorking] = useState(false)
  const { start, stop } = useWorker<Uint8Array, Unpacked>(workerAddress)
  const cancel = () => {
    stop()
    setWorking(false)
  }
  const unpack = () => {
    setWorking(true)
    start(bytes, {
      onResult(result) {
        setWorking(false)
        setUnpacked(result)
      },
      onFailure(error) {
        setWorking(false)
        showError('Error', error)
      },
    })
  }
  return { unpacked, isWorking, unpack, cancel }
}
