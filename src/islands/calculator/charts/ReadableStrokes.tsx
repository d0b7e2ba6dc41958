import { Fragment, useState, type ReactNode } from 'react'

import type { ChartColor } from './chart-types.ts'
import type { Strokes } from './strokes.ts'
import { Bead, BeadSlider } from './StrokesBead.tsx'
import { StrokesPicture } from './StrokesPicture.tsx'

/** The sentence about a stroke, in parts: each with the colour that it explains, if any. */
export type StrokeWords = readonly (readonly [text: string, color?: ChartColor])[]

interface Props {
  strokes: Strokes
  /** The stroke to begin with, counted from 0. */
  start: number
  wordsOf: (index: number) => StrokeWords
  /** Shown in place of bead and sentence. */
  instead?: { picture: ReactNode; words: ReactNode } | undefined
}

/** A drawing of strokes with a bead on its line, and the sentence about the stroke with the bead. */
export function ReadableStrokes({ strokes, start, wordsOf, instead }: Props) {
  const [chosen, choose] = useState<number>()
  const index = Math.min(chosen ?? start, strokes.all.length - 1)
  const name = `${strokes.period} ${index + 1}:`
  const words = wordsOf(index)
  const text = [name, ...words.map(([part]) => part)].join(' ')
  return (
    <>
      {instead?.picture ?? (
        <StrokesPicture
          strokes={strokes}
          control={
            <BeadSlider
              strokes={strokes}
              index={index}
              label={strokes.period}
              text={text}
              onMove={choose}
            />
          }
        >
          <Bead strokes={strokes} index={index} />
        </StrokesPicture>
      )}
      <div className="mt-1 min-h-10 text-sm" data-words>
        {!instead && <Sentence name={name} words={words} />}
        <p role="status">{instead?.words}</p>
      </div>
    </>
  )
}

function Sentence({ name, words }: { name: string; words: StrokeWords }) {
  return (
    <p>
      <strong>{name}</strong>
      {words.map(([part, color], index) => (
        <Fragment key={index}>
          {' '}
          {/* The swatch stays with the amount: the rest of the words may wrap. */}
          <span className="whitespace-nowrap">
            {color && <span className="swatch inline-block" data-color={color} />}
            {color && '\u00a0'}
            {part.split(' ', 1)}
          </span>
          {part.slice(part.indexOf(' '))}
        </Fragment>
      ))}
    </p>
  )
}
