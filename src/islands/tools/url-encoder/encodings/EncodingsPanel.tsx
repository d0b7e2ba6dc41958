import { useMemo } from 'react'

import { MOST_SHOWN, ResultSection } from '@/islands/ui/text/ResultSection.tsx'
import { LONGEST_IN_PANEL, TOO_LONG_FOR_PANEL } from '../escaped-characters.ts'
import type { UrlPanelProps } from '../percent-encoding.ts'
import {
  allEncodings,
  beginningOf,
  bothReadings,
  ENCODINGS,
  type ResultPiece,
} from './encodings.ts'

interface Result {
  name: string
  about: string
  pieces: readonly ResultPiece[]
}

/** Shows the text in every percent encoding and highlights the differences. */
export function EncodingsPanel({ text, mode }: UrlPanelProps) {
  const { results, problem } = useMemo(
    () => (mode === 'encode' ? encodings(text) : { results: readings(text) }),
    [mode, text],
  )
  if (text === '') return <p className="hint">Type or paste a text above.</p>
  if (text.length > LONGEST_IN_PANEL) return <p className="field-problem">{TOO_LONG_FOR_PANEL}</p>
  if (problem !== undefined) return <p className="field-problem">{problem}</p>
  const differ = results.some(({ pieces }) => pieces.some((piece) => piece.differs))
  return (
    <div className="url-part">
      <p className="hint">{differ ? MARKED : ALL_AGREE}</p>
      {results.map((result) => (
        <ResultRow key={result.name} {...result} />
      ))}
    </div>
  )
}

const MARKED = 'The marks show where the encodings differ.'
const ALL_AGREE = 'All of them give the same result.'

function ResultRow({ name, about, pieces }: Result) {
  const whole = pieces.map(({ text }) => text).join('')
  return (
    <ResultSection heading={name} about={about} text={whole}>
      <p className="result-text" dir="auto">
        {beginningOf(pieces, MOST_SHOWN).map(({ text, differs }, index) =>
          differs ? <mark key={index}>{text}</mark> : text,
        )}
        {whole.length > MOST_SHOWN && '…'}
      </p>
    </ResultSection>
  )
}

function encodings(text: string): { results: Result[]; problem?: string } {
  if (text.length > LONGEST_IN_PANEL) return { results: [] }
  try {
    const all = allEncodings(text)
    const results = ENCODINGS.map(({ id, name, source, use }) => {
      return { name, about: `${source}: ${use}.`, pieces: all[id] }
    })
    return { results }
  } catch (error) {
    return { results: [], problem: (error as Error).message }
  }
}

function readings(text: string): Result[] {
  if (text.length > LONGEST_IN_PANEL) return []
  const { component, form, isBroken } = bothReadings(text)
  const malformedNote = isBroken ? ' Invalid escapes stay as they are.' : ''
  return [
    {
      name: 'Component',
      about: `decodeURIComponent and RFC 3986: “+” is a plus sign.${malformedNote}`,
      pieces: component,
    },
    {
      name: 'Form',
      about: `application/x-www-form-urlencoded: “+” is a space.${malformedNote}`,
      pieces: form,
    },
  ]
}
