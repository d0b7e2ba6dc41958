import { useId, useMemo, useState } from 'react'

import { whole } from '@/lib/format.ts'
import { fileTimestamp, DownloadButton } from '@/islands/ui/files/DownloadButton.tsx'
import { ChoiceField } from '@/islands/ui/fields/ChoiceField.tsx'
import { CopyAndSend } from '@/islands/ui/text/ResultSection.tsx'
import { PLAIN_TYPING } from '@/islands/ui/fields/plain-typing.ts'
import { ownEntry } from '@/lib/own-entry.ts'
import { plural } from '@/lib/quantity.ts'

import { ENCODINGS, encodeAs, type Encoding } from '../encodings/encodings.ts'
import type { UrlPanelProps } from '../percent-encoding.ts'
import { brokenPlaces, escapedCharacters, meaningOf, type PlusSign } from '../escaped-characters.ts'

/** A longer text would block the page noticeably. */
const LONGEST = 100_000
const MOST_PROBLEMS = 20

const ACTIONS: Record<string, { label: string; action: LineAction }> = {
  ...Object.fromEntries(
    ENCODINGS.map(({ id, name }) => [
      `encode-${id}`,
      { label: `Encode: ${name}`, action: { kind: 'encode' as const, encoding: id } },
    ]),
  ),
  'decode-component': { label: 'Decode: Component', action: { kind: 'decode', plus: 'plus' } },
  'decode-form': { label: 'Decode: Form', action: { kind: 'decode', plus: 'space' } },
}

/** Converts each line of the text separately. */
export function LinesPanel({ text, mode }: UrlPanelProps) {
  const [chosen, setChosen] = useState<string>()
  const kind = chosen ?? `${mode}-component`
  const converted = useMemo(() => {
    const action = ownEntry(ACTIONS, kind)?.action
    return action && text.length <= LONGEST ? convertLines(text, action) : undefined
  }, [kind, text])
  return (
    <div className="url-part">
      <ChoiceField
        name="lineAction"
        label="For each line of the text above"
        look="select"
        options={Object.entries(ACTIONS).map(([value, { label }]) => ({ value, label }))}
        value={kind}
        onValue={setChosen}
      />
      {converted === undefined ? (
        <p className="field-problem">{TOO_LONG}</p>
      ) : (
        <>
          <Result text={converted.result} />
          <Problems problems={converted.problems} />
        </>
      )}
    </div>
  )
}

const TOO_LONG = 'This text is too long for this panel, which takes up to 100,000 characters.'

function Result({ text }: { text: string }) {
  const id = useId()
  const isEmpty = text === ''
  return (
    <div>
      <div className="pane-head">
        <label className="label" htmlFor={id}>
          Lines
        </label>
        <div className="pane-actions">
          <CopyAndSend text={text} name="lines" disabled={isEmpty} />
          <DownloadButton
            fileName={() => `url-lines-${fileTimestamp(new Date())}.txt`}
            content={() => text}
            disabled={isEmpty}
          />
        </div>
      </div>
      <textarea
        {...PLAIN_TYPING}
        id={id}
        className="input"
        rows={6}
        dir="auto"
        readOnly
        value={text}
      />
    </div>
  )
}

function Problems({ problems }: { problems: readonly LineProblem[] }) {
  if (problems.length === 0) return null
  const rest = problems.length - MOST_PROBLEMS
  return (
    <>
      <p className="field-problem">
        {plural(
          problems.length,
          'One line could not be fully converted.',
          `${whole(problems.length)} lines could not be fully converted.`,
        )}
      </p>
      <ul className="url-list">
        {problems.slice(0, MOST_PROBLEMS).map(({ line, reason }) => (
          <li key={line}>
            Line {whole(line)}: {reason}
          </li>
        ))}
        {rest > 0 && <li>And {whole(rest)} more.</li>}
      </ul>
    </>
  )
}

/** The conversion for each line. */
export type LineAction = { kind: 'encode'; encoding: Encoding } | { kind: 'decode'; plus: PlusSign }

/** A line with an error. */
export interface LineProblem {
  line: number
  reason: string
}

/**
 * Converts each line separately and preserves line endings. A line that cannot be encoded does not change. Malformed
 * escapes stay encoded. Both are reported as problems.
 */
export function convertLines(
  text: string,
  action: LineAction,
): { result: string; problems: LineProblem[] } {
  const problems: LineProblem[] = []
  const result = text
    .split(/(\r\n|\n|\r)/)
    .map((piece, index) => {
      if (index % 2 === 1) return piece
      const { converted, reason } = convertLine(piece, action)
      if (reason !== undefined) problems.push({ line: index / 2 + 1, reason })
      return converted
    })
    .join('')
  return { result, problems }
}

function convertLine(line: string, action: LineAction): { converted: string; reason?: string } {
  if (action.kind === 'decode') {
    const characters = escapedCharacters(line, action.plus)
    const [first] = brokenPlaces(characters)
    const converted = meaningOf(characters)
    return first
      ? { converted, reason: `Character ${first.character}: ${first.reason}` }
      : { converted }
  }
  try {
    return { converted: encodeAs(action.encoding, line) }
  } catch (error) {
    return { converted: line, reason: (error as Error).message }
  }
}
