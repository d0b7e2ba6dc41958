import { Checkbox } from '@/islands/ui/fields/Checkbox.tsx'
import { useRef, useState, type ReactNode, useEffect } from 'react'
import { type JsonInput, contentOf, inputFromFile } from '../json-input.ts'
import type { JsonFormatterState } from '../use-json-formatter.ts'
import type { MadeJson } from '@/json/from/from-task.ts'
import { useTask } from '../document-tasks.ts'
import { textBeginning } from '@/json/text/decoder.ts'
import { type Found, ACTIONS } from '@/json/from/format.ts'
import { plainText } from '@/json/from/plain-text.ts'
import { LOOKED_AT, recognise } from '@/json/from/recognise.ts'

export interface OtherFormatProps {
  formatter: JsonFormatterState
  /** The input that may be in another format. Undefined hides the offer. */
  asked: JsonInput | undefined
}

/** Shows one line under an input that is not JSON: the recognised format, an offer to convert it, and the outcome. */
export function OtherFormatLine({ formatter, asked }: OtherFormatProps) {
  const { input } = formatter
  const line = useRef<HTMLDivElement>(null)
  const found = useRecognised(asked)
  const conversion = useConversion(formatter)
  const [isAllText, setAllText] = useState(false)
  const outcome = conversion.outcome?.input === input ? conversion.outcome : undefined
  const offered = found?.input === input ? found : undefined
  const convert = () => {
    if (offered !== undefined) conversion.convert(offered, isAllText)
    // Move the focus, because the button disappears.
    line.current?.focus()
  }
  const isEmpty = outcome === undefined && offered === undefined
  return (
    // A live region must exist before its text, because screen readers announce only changes.
    <div
      ref={line}
      className={isEmpty ? undefined : 'pane-note text-sm'}
      role="status"
      tabIndex={-1}
      data-other-format
    >
      {outcome === undefined && offered !== undefined && (
        <Offer found={offered} isAllText={isAllText} onAllText={setAllText} onConvert={convert} />
      )}
      {outcome?.kind === 'running' && (
        <Line text={percent(outcome.share)} action="Cancel" onClick={conversion.cancel} />
      )}
      {outcome?.kind === 'done' && <p className="hint">{outcome.sentences.join(' ')}</p>}
      {outcome?.kind === 'refused' && (
        <p className="notice" data-tone="bad">
          {outcome.message}
        </p>
      )}
    </div>
  )
}

interface OfferProps {
  found: Found
  isAllText: boolean
  onAllText: (isAllText: boolean) => void
  onConvert: () => void
}

function Offer({ found: { format, name }, isAllText, onAllText, onConvert }: OfferProps) {
  const action = ACTIONS[format] ?? 'Convert to JSON'
  return (
    <Line text={`This looks like ${name}.`} action={action} onClick={onConvert}>
      {format === 'csv' && (
        <Checkbox label="Keep everything as text" checked={isAllText} onChange={onAllText} />
      )}
    </Line>
  )
}

interface LineProps {
  text: string
  action: string
  onClick: () => void
  children?: ReactNode
}

function Line({ text, action, onClick, children }: LineProps) {
  return (
    <p className="flex flex-wrap items-center gap-3">
      {text}
      <button type="button" className="button button-small" onClick={onClick}>
        {action}
      </button>
      {children}
    </p>
  )
}

function percent(share: number): string {
  return share === 0 ? 'Converting…' : `Converting… ${Math.floor(share * 100)}%`
}

/** The state of a conversion and its input. */
type Outcome = { input: JsonInput } & (
  | { kind: 'running'; share: number }
  | { kind: 'done'; sentences: string[] }
  | { kind: 'refused'; message: string }
)

/** Converts an input in another format to JSON, with undo. An edit cancels the conversion. */
export function useConversion({ input, replace }: JsonFormatterState) {
  const [outcome, setOutcome] = useState<Outcome>()
  const { start, stop } = useTask('from')
  const cancel = () => {
    stop()
    setOutcome(undefined)
  }
  useEffect(() => stop, [input, stop])
  const finish = async (made: MadeJson, name: string) => {
    const next = await inputFromFile(new File([made.whole], jsonName(input)))
    replace(next, 'Undo convert')
    setOutcome({ input: next, kind: 'done', sentences: [`Converted from ${name}.`, ...made.notes] }) // prettier-ignore
  }
  const convert = ({ format, name }: Recognised, isAllText: boolean) => {
    const refuse = (message: string) => setOutcome({ input, kind: 'refused', message })
    setOutcome({ input, kind: 'running', share: 0 })
    start(
      { content: contentOf(input), format, isAllText },
      {
        onProgress: (share) => setOutcome({ input, kind: 'running', share }),
        onFailure: ({ message }) => refuse(message),
        onResult: (made) => void finish(made, name).catch((error: Error) => refuse(error.message)),
      },
    )
  }
  return { outcome, convert, cancel }
}

function jsonName(input: JsonInput): string {
  const base = input.kind === 'held' ? input.name.replace(/\.\w+$/, '') : 'converted'
  return `${base}.json`
}

/** An input in a format other than JSON. */
export interface Recognised extends Found {
  input: JsonInput
}

/** Detects the format of an input from its first 64 KB. Returns undefined until then, and for JSON or an unknown format. */
export function useRecognised(asked: JsonInput | undefined): Recognised | undefined {
  const [recognised, setRecognised] = useState<Recognised>()
  useEffect(() => {
    if (asked === undefined) return
    let isWanted = true
    void beginningOf(asked).then(({ text, isWhole }) => {
      const found = isWanted ? (recognise(text, isWhole) ?? plainText(text, isWhole)) : undefined
      if (found !== undefined) setRecognised({ input: asked, ...found })
    })
    return () => void (isWanted = false)
  }, [asked])
  return recognised
}

/** Reads the beginning of an input. Returns an empty text for an unreadable file, because the conversion reports that error. */
async function beginningOf(input: JsonInput): Promise<{ text: string; isWhole: boolean }> {
  const content = contentOf(input)
  if (typeof content === 'string')
    return { text: content.slice(0, LOOKED_AT), isWhole: content.length <= LOOKED_AT }
  const beginning = content.slice(0, LOOKED_AT)
  const bytes = await beginning.arrayBuffer().catch(() => new ArrayBuffer())
  return { text: textBeginning(new Uint8Array(bytes)), isWhole: content.size <= LOOKED_AT }
}
