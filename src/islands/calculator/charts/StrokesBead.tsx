import { useRef } from 'react'

import { useEarly } from '@/islands/ui/early/use-early.ts'

import { centreOf, type Strokes } from './strokes.ts'

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
export function BeadSlider({ strokes, index, label, text, onMove }: SliderProps) {
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
export function Bead({ strokes, index }: { strokes: Strokes; index: number }) {
  const x = `${centreOf(index, strokes)}%`
  return (
    <g className="bead">
      <line x1={x} x2={x} y1="0" y2="104%" />
      <circle cx={x} cy="-1.5" r="8" />
    </g>
  )
}
