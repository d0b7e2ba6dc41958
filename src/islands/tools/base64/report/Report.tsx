import { useEffect, useMemo, useState } from 'react'

import { passFocusToText } from '@/islands/ui/text/pass-focus.ts'
import type { Base64Mode } from '../base64.ts'
import { BytesView, HexView } from './BytesView.tsx'
import { fileTypeOf } from './file-type.ts'
import { recognise, type Recognised } from './recognise.ts'
import { RepairView } from './RepairView.tsx'
import { summaryOf } from './sentences.ts'

export interface ReportProps {
  mode: Base64Mode
  input: string
  /** What came of it: bytes that are no text, its text, or nothing where it is refused. */
  bytes?: Uint8Array<ArrayBuffer> | undefined
  output?: string | undefined
  isRefused: boolean
  /** Takes another text for this one; the label says how that is taken back. */
  onReplace: (label: string, text: string) => void
  onDecode: () => void
}

/** Typing that pauses this long is told of. */
const SETTLED_MS = 500
/** A long text shows its first bytes by so many letters, which are more bytes than are shown. */
const MOST_LETTERS = 1000
/** The letters by which a file of text is recognised. */
const TYPE_LETTERS = 4096
/** Characters up to which a repair is found in less than a frame or two. */
const MOST_REPAIRED = 500_000

/** Says what a text that was pasted is, and offers what can be done about it. */
export function Report(props: ReportProps) {
  const { mode, input, bytes, output, isRefused } = props
  const recognised = useMemo(() => recognise(input), [input])
  const summary = summaryOf(recognised, props)
  const told = useSettled(summary)
  const isNothing = summary === '' && bytes === undefined && output === undefined && !isRefused
  return (
    <section
      className={isNothing ? 'sr-only' : 'card panel base64-report mt-4'}
      aria-label="What this is"
    >
      <p role="status">{told}</p>
      <Offer {...props} recognised={recognised} />
      {mode === 'decode' && bytes !== undefined && (
        <BytesView key={`${bytes.length} ${input.length} ${input.slice(0, 64)}`} bytes={bytes} />
      )}
      {mode === 'decode' && recognised.kind === 'hex' && isRefused && bytes === undefined && (
        <BytesView key={input.slice(0, 64)} bytes={recognised.bytes} />
      )}
      {mode === 'decode' && output !== undefined && output !== '' && <TextView text={output} />}
      {mode === 'decode' && isRefused && bytes === undefined && isRepairable(recognised) && (
        <RepairView
          key={input.length}
          input={input}
          isTooLong={input.length > MOST_REPAIRED}
          onRepaired={(text) => {
            props.onReplace('Undo repair', text)
            passFocusToText('input')
          }}
        />
      )}
    </section>
  )
}

/** Text that was decoded: as the file it is, such as a picture in SVG, or its first bytes. */
function TextView({ text }: { text: string }) {
  const start = useMemo(() => new TextEncoder().encode(text.slice(0, TYPE_LETTERS)), [text])
  const isFile = fileTypeOf(start) !== undefined
  const bytes = useMemo(
    () => (isFile ? new TextEncoder().encode(text) : start),
    [isFile, start, text],
  )
  if (!isFile) return <HexView bytes={new TextEncoder().encode(text.slice(0, MOST_LETTERS))} />
  return (
    <BytesView key={`${text.length} ${text.slice(0, TYPE_LETTERS)}`} bytes={bytes} isTextShown />
  )
}

/** What is no Base64 at all is not made into it. */
function isRepairable({ kind }: Recognised): boolean {
  return kind === 'unknown' || kind === 'file' || kind === 'data-uri'
}

function Offer({
  mode,
  recognised,
  onReplace,
  onDecode,
}: ReportProps & { recognised: Recognised }) {
  const replace = (label: string, text: string) => {
    onReplace(label, text)
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
    return <Action label="Decode what is inside" onClick={() => replace('Undo', body)} />
  }
  if (recognised.kind === 'quoted') {
    const { inner } = recognised
    return <Action label="Take off the quotes" onClick={() => replace('Undo', inner)} />
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

/** The latest text once it has stayed for a while, so that a screen reader is told once and not at each letter. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
