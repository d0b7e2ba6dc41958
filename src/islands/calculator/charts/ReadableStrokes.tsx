import { Fragment, useState, type ReactNode, useRef } from 'react'

import { useEarly } from '@/islands/ui/early/use-early.ts'

import { StrokesPicture } from './StrokesPicture.tsx'
import type { ChartColor } from './chart-types.ts'
import { type Strokes, centreOf } from './strokes.ts'

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
  const [isBalance, setBalance] = useState(false)
  const index = Math.min(chosen ?? start, strokes.all.length - 1)
  const name = `${strokes.period} ${index + 1}:`
  const words = wordsOf(index)
  const text = [name, ...words.map(([part]) => part)].join(' ')
  return (
    <>
      {instead?.picture ?? (
        <StrokesPicture
          strokes={strokes}
          isBalance={isBalance}
          below={strokes.balance && <Views {...strokes} {...{ isBalance, setBalance }} />}
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
      <div className="mt-1 min-h-10 text-sm lg:min-h-5" data-words>
        {!instead && <Sentence name={name} words={words} />}
        <p role="status">{instead?.words}</p>
      </div>
    </>
  )
}

interface ViewsProps extends Strokes {
  isBalance: boolean
  setBalance: (isBalance: boolean) => void
}

/** The ways to see the same loan: by period, by what is owed, and as its schedule below the card. */
function Views({ period, isBalance, setBalance }: ViewsProps) {
  const views = [
    [period === 'Year' ? 'By year' : 'By month', false],
    ['Balance', true],
  ] as const
  return (
    <span className="drawing-views needs-script no-print" role="group" aria-label="Show">
      {views.map(([label, shows]) => (
        <button
          type="button"
          key={label}
          aria-pressed={isBalance === shows}
          onClick={() => setBalance(shows)}
        >
          {label}
        </button>
      ))}
      <button type="button" onClick={showSchedule}>
        Schedule
      </button>
    </span>
  )
}

/** Unfolds the first table below the card, and goes there. */
function showSchedule(): void {
  const fold = document.querySelector<HTMLDetailsElement>('[data-details] .table-fold')
  const summary = fold?.querySelector('summary')
  if (!fold?.open) summary?.click()
  summary?.scrollIntoView({ block: 'start' })
  summary?.focus({ preventScroll: true })
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

interface SliderProps {
  strokes: Strokes
  /** The stroke with the bead, counted from 0. */
  index: number
  label: string
  /** The sentence about this stroke. */
  text: string
  onMove: (index: number) => void
}

/** The slider of the bead. Each stroke is a target as wide as its distance to the next one. */
function BeadSlider({ strokes, index, label, text, onMove }: SliderProps) {
  const { length } = strokes.all
  const area = useRef<HTMLDivElement>(null)
  useEarly({ area })
  return (
    <div ref={area} className="contents">
      <input
        type="range"
        className="slider bead-slider needs-script no-print"
        aria-label={label}
        aria-valuetext={text}
        autoComplete="off"
        min={1}
        max={length}
        value={index + 1}
        onChange={({ target }) => onMove(Number(target.value) - 1)}
        // The policy forbids style attributes in the built HTML.
        ref={(slider) => slider?.style.setProperty('--count', String(length))}
      />
    </div>
  )
}

/** The bead on the line, with a hairline along its stroke. */
function Bead({ strokes, index }: { strokes: Strokes; index: number }) {
  const x = `${centreOf(index, strokes)}%`
  return (
    <g className="bead">
      <line x1={x} x2={x} y1="0" y2="104%" />
      <circle cx={x} cy="-1.5" r="8" />
    </g>
  )
}
