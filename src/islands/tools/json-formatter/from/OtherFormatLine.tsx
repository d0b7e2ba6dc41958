import { useRef, useState, type ReactNode } from 'react'

import type { JsonInput } from '../json-input.ts'
import type { JsonFormatterState } from '../use-json-formatter.ts'
import { useConversion } from './use-conversion.ts'
import { useRecognised } from './use-recognised.ts'

export interface OtherFormatProps {
  formatter: JsonFormatterState
  /** The input that may be in another format; nothing is said of any other. */
  asked: JsonInput | undefined
}

/** One line under the input: what it looks like where it is not JSON, the offer to convert it, and what came of that. */
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
    // The button goes away, and must not take the focus with it.
    line.current?.focus()
  }
  const isEmpty = outcome === undefined && offered === undefined
  return (
    // It is there before its words, for a screen reader tells what changes.
    <div
      ref={line}
      className={isEmpty ? undefined : 'pane-note text-sm'}
      role="status"
      tabIndex={-1}
      data-other-format
    >
      {outcome === undefined && offered !== undefined && (
        <Line text={`This looks like ${offered.name}.`} action="Convert to JSON" onClick={convert}>
          {offered.format === 'csv' && <AllText isOn={isAllText} onChange={setAllText} />}
        </Line>
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

function AllText({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) {
  return (
    <label className="choice">
      <input type="checkbox" checked={isOn} onChange={({ target }) => onChange(target.checked)} />
      Keep everything as text
    </label>
  )
}

function percent(share: number): string {
  return share === 0 ? 'Converting…' : `Converting… ${Math.floor(share * 100)}%`
}
