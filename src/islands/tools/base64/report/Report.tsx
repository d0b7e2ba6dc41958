import { useEffect, useMemo, useState } from 'react'

import type { Base64Mode } from '../base64.ts'
import { BytesView, HexView } from './BytesView.tsx'
import { JwtView } from './JwtView.tsx'
import { recognise, type Recognised } from './recognise.ts'
import { RepairView } from './RepairView.tsx'
import { summaryOf } from './summary.ts'

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
      {recognised.kind === 'jwt' && <JwtView token={recognised.token} />}
      {mode === 'decode' && bytes !== undefined && (
        <BytesView key={`${bytes.length} ${input.length} ${input.slice(0, 64)}`} bytes={bytes} />
      )}
      {mode === 'decode' && recognised.kind === 'hex' && isRefused && bytes === undefined && (
        <BytesView key={input.slice(0, 64)} bytes={recognised.bytes} />
      )}
      {mode === 'decode' && output !== undefined && output !== '' && (
        <HexView bytes={new TextEncoder().encode(output.slice(0, MOST_LETTERS))} />
      )}
      {mode === 'decode' && isRefused && bytes === undefined && isRepairable(recognised) && (
        <RepairView
          key={input.length}
          input={input}
          isTooLong={input.length > MOST_REPAIRED}
          onRepaired={(text) => props.onReplace('Undo repair', text)}
        />
      )}
    </section>
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
  if (mode === 'encode') {
    const isEncoded = ['data-uri', 'file'].includes(recognised.kind)
    return isEncoded && <Action label="Decode it instead" onClick={onDecode} />
  }
  if (recognised.kind === 'pem') {
    const { body } = recognised.pem
    return <Action label="Decode what is inside" onClick={() => onReplace('Undo', body)} />
  }
  if (recognised.kind === 'quoted') {
    const { inner } = recognised
    return <Action label="Take off the quotes" onClick={() => onReplace('Undo', inner)} />
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
