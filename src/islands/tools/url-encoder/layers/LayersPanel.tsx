import { useMemo, useState } from 'react'

import { whole } from '@/lib/format.ts'
import { plural } from '@/lib/quantity.ts'

import { Checkbox } from '@/islands/ui/fields/Checkbox.tsx'
import { MOST_SHOWN, ResultSection } from '@/islands/ui/text/ResultSection.tsx'
import {
  type BrokenPlace,
  type EscapedCharacter,
  LONGEST_IN_PANEL,
  TOO_LONG_FOR_PANEL,
} from '../escaped-characters.ts'
import type { UrlPanelProps } from '../percent-encoding.ts'
import { decodeLayers, type Layers } from './layers.ts'

const MOST_PLACES = 20

/** Decodes a text layer by layer and shows each layer. Highlights malformed escapes, which stay encoded. */
export function LayersPanel({ text, onReplace }: UrlPanelProps) {
  const [plus, setPlus] = useState<'plus' | 'space'>('plus')
  const layers = useMemo(
    () => (text.length > LONGEST_IN_PANEL ? undefined : decodeLayers(text, plus)),
    [text, plus],
  )
  if (text === '') return <p className="hint">Type or paste a percent-encoded text above.</p>
  if (layers === undefined) return <p className="field-problem">{TOO_LONG_FOR_PANEL}</p>
  return (
    <div className="url-part">
      <Checkbox
        label="“+” is a space, as in the query of a form"
        checked={plus === 'space'}
        onChange={(isSpace) => setPlus(isSpace ? 'space' : 'plus')}
      />
      <p role="status">{summaryOf(layers)}</p>
      {layers.end === 'broken' && <Broken {...layers} />}
      {layers.decodings.map((decoding, index) => (
        <ResultSection
          key={index}
          heading={nameOf(layers, index)}
          text={decoding}
          after={
            <button
              type="button"
              className="button button-small"
              aria-label={`Put into the input: ${nameOf(layers, index)}`}
              onClick={() => onReplace(decoding)}
            >
              Put into the input
            </button>
          }
        />
      ))}
    </div>
  )
}

/** Shows the text with its malformed escapes highlighted, and lists their positions. */
function Broken({ characters, broken }: { characters: EscapedCharacter[]; broken: BrokenPlace[] }) {
  return (
    <>
      <p className="result-text" translate="no" dir="auto">
        {markedPieces(characters).map(({ text, isBroken }, index) =>
          isBroken ? <mark key={index}>{text}</mark> : text,
        )}
      </p>
      <ul className="url-list">
        {broken.slice(0, MOST_PLACES).map(({ character, reason }) => (
          <li key={character}>
            Character {whole(character)}: {reason}
          </li>
        ))}
        {broken.length > MOST_PLACES && <li>And {whole(broken.length - MOST_PLACES)} more.</li>}
      </ul>
    </>
  )
}

/** Groups the first raw characters into valid and malformed pieces. */
function markedPieces(characters: readonly EscapedCharacter[]) {
  const pieces: { text: string; isBroken: boolean }[] = []
  for (const { raw, fault } of characters.slice(0, MOST_SHOWN)) {
    const last = pieces.at(-1)
    const isBroken = fault !== undefined
    if (last?.isBroken === isBroken) last.text += raw
    else pieces.push({ text: raw, isBroken })
  }
  return pieces
}

function nameOf({ end }: Layers, index: number): string {
  if (end === 'broken') return 'Decoded, with invalid escapes unchanged'
  return `Layer ${index + 1}`
}

function summaryOf({ decodings, broken, end }: Layers): string {
  const times = plural(decodings.length, 'once', `${decodings.length} times`)
  if (end === 'broken') {
    return plural(
      broken.length,
      'One place cannot be decoded. It is marked, and the rest is decoded.',
      `${whole(broken.length)} places cannot be decoded. They are marked, and the rest is decoded.`,
    )
  }
  if (decodings.length === 0) return 'This text is not percent-encoded: decoding changes nothing.'
  if (end === 'limit')
    return `Encoded more than ${decodings.length} times; these are the first layers.`
  const rest = ' The rest has a “%” that does not begin an escape, so it counts as text.'
  return `Encoded ${times}.${end === 'percent-signs' ? rest : ''}`
}
