import { useEffect, useMemo, useState } from 'react'

import { passFocusToText } from '@/islands/ui/text/pass-focus.ts'
import { useAfterPause } from '@/islands/ui/work/use-after-pause.ts'
import { CopyButton } from '@/islands/ui/text/CopyButton.tsx'
import { SendToButton } from '@/islands/ui/text/SendToButton.tsx'
import type { Base64Mode } from '../base64.ts'
import { BytesView, TextStart } from './BytesView.tsx'
import { fileTypeOf } from './file-type.ts'
import { recognise, type Recognised } from './recognise.ts'
import { summaryOf } from './sentences.ts'
import { utf16In, type Utf16Text } from './utf16.ts'

export interface ReportProps {
  mode: Base64Mode
  input: string
  /** The result: bytes that are not text, decoded text, or neither when the input is invalid. */
  bytes?: Uint8Array<ArrayBuffer> | undefined
  output?: string | undefined
  isRefused: boolean
  /** Replaces the text, which can be undone. */
  onReplace: (text: string) => void
  onDecode: () => void
}

/** Pause in typing, in milliseconds, before a screen reader announces the summary. */
const ANNOUNCED_AFTER_MS = 500
/** Characters from which the type of a text file is detected. */
const TYPE_LETTERS = 4096

/** Names the kind of a text, and offers actions for it. */
export function Report(props: ReportProps) {
  const { input, bytes, output } = props
  const recognised = useMemo(() => recognise(input), [input])
  const summary = summaryOf(recognised, props)
  const [announced, announce] = useState('')
  const { start } = useAfterPause(ANNOUNCED_AFTER_MS)
  useEffect(() => start(() => announce(summary)), [start, summary])
  const utf16 = useUtf16(props)
  const file = useFile(props, recognised)
  const isNothing = summary === '' && file === undefined && utf16 === undefined
  return (
    <section
      className={isNothing ? 'sr-only' : 'card panel base64-report mt-4'}
      aria-label="What this is"
    >
      <p role="status">{announced}</p>
      <Offer {...props} recognised={recognised} />
      {utf16 && <Utf16View {...utf16} />}
      {file && (
        <BytesView
          key={`${file.length} ${input.length} ${input.slice(0, 64)}`}
          bytes={file}
          isTextShown={bytes === undefined && output !== undefined}
        />
      )}
    </section>
  )
}

/** Returns bytes that are offered as a file: those that are not text, those of a file that is text, such as SVG, or those in hexadecimal. */
function useFile(
  { mode, bytes, output = '', isRefused }: ReportProps,
  recognised: Recognised,
): Uint8Array<ArrayBuffer> | undefined {
  const textFile = useMemo(() => {
    const encode = (text: string) => new TextEncoder().encode(text)
    return fileTypeOf(encode(output.slice(0, TYPE_LETTERS))) && encode(output)
  }, [output])
  if (mode === 'encode') return undefined
  return (
    bytes ?? textFile ?? (isRefused && recognised.kind === 'hex' ? recognised.bytes : undefined)
  )
}

function useUtf16({ mode, bytes, output }: ReportProps): Utf16Text | undefined {
  return useMemo(
    () => (mode === 'decode' ? asUtf16(bytes, output) : undefined),
    [mode, bytes, output],
  )
}

/** Text in UTF-16 of one script is often UTF-8 as well, with zeros or other letters between its own. */
function asUtf16(bytes: ReportProps['bytes'], output = ''): Utf16Text | undefined {
  if (bytes !== undefined) return utf16In(bytes)
  const encode = (text: string) => new TextEncoder().encode(text)
  // A long text is encoded only when its beginning has the signs: an even number of bytes.
  const start = encode(output.slice(0, TYPE_LETTERS))
  return utf16In(start.subarray(0, start.length - (start.length % 2))) && utf16In(encode(output))
}

function Offer({
  mode,
  recognised,
  onReplace,
  onDecode,
}: ReportProps & { recognised: Recognised }) {
  const replace = (text: string) => {
    onReplace(text)
    passFocusToText('input')
  }
  if (mode === 'encode') {
    const decode = () => {
      onDecode()
      passFocusToText('input')
    }
    const isEncoded = ['data-uri', 'file'].includes(recognised.kind)
    return isEncoded && <Action label="Decode it instead" onClick={decode} />
  }
  if (recognised.kind === 'pem') {
    const { body } = recognised.pem
    return <Action label="Decode what is inside" onClick={() => replace(body)} />
  }
  if (recognised.kind === 'quoted') {
    const { inner } = recognised
    return <Action label="Remove the quotes" onClick={() => replace(inner)} />
  }
  return null
}

function Action({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button type="button" className="button button-small" onClick={onClick}>
      {label}
    </button>
  )
}

/** Offers another reading of bytes: as UTF-16 without a byte order mark. */
function Utf16View({ text, order }: Utf16Text) {
  return (
    <div className="base64-bytes">
      <p>{`The bytes may be text in UTF-16 (${order}) without a mark, as PowerShell writes it. Read so, it is:`}</p>
      <TextStart text={text} />
      <div className="pane-actions">
        <CopyButton text={text} label="Copy the text" />
        <SendToButton content={text} subject="the text in UTF-16" />
      </div>
    </div>
  )
}
