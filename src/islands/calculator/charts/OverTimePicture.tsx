import { useId, useRef, useState } from 'react'

import type { OverTime } from './chart-types.ts'
import { drawOverTime } from './draw-over-time.ts'
import { isNamed, markText, placeText } from './over-time-words.ts'
import { useDrawing } from './use-drawing.ts'

/** A chart of amounts over years or incomes, with a sentence that summarizes it. */
export function OverTimePicture({ overTime }: { overTime: OverTime }) {
  return (
    <>
      {overTime.intro}
      {overTime.above && <Above overTime={overTime.above} />}
      <Picture overTime={overTime} />
    </>
  )
}

function Above({ overTime }: { overTime: OverTime }) {
  return (
    <>
      {overTime.above && <Above overTime={overTime.above} />}
      <div className="over-time mb-6">
        <Picture overTime={overTime} />
      </div>
    </>
  )
}

function Picture({ overTime }: { overTime: OverTime }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const drawn = useDrawing(canvas, drawOverTime, overTime)
  const titleId = useId()
  const mark = markText(overTime)
  return (
    <figure aria-labelledby={titleId}>
      <figcaption id={titleId}>{overTime.title}</figcaption>
      <p>{overTime.sentence}</p>
      {mark !== '' && <p className="sr-only">{mark}</p>}
      <Keys overTime={overTime} />
      <div className="plot" data-drawn={drawn && ''}>
        <canvas ref={canvas} aria-hidden="true" />
        <Reader overTime={overTime} onPlace={(index) => drawn?.point(index)} />
      </div>
    </figure>
  )
}

/** Lists the bars, which have no label at their end. */
function Keys({ overTime }: { overTime: OverTime }) {
  const unnamed = overTime.series.filter((one) => !isNamed(one))
  if (unnamed.length === 0) return null
  return (
    <ul className="plot-keys" aria-hidden="true">
      {unnamed.map(({ label, color }) => (
        <li key={label}>
          <span className="swatch" data-color={color} />
          {label}
        </li>
      ))}
    </ul>
  )
}

interface ReaderProps {
  overTime: OverTime
  onPlace: (index: number | undefined) => void
}

/** A slider along the x axis, which makes the amounts available to keyboards and screen readers. */
function Reader({ overTime, onPlace }: ReaderProps) {
  const last = overTime.x.length - 1
  const [place, setPlace] = useState(0)
  const index = Math.min(place, last)
  return (
    <input
      type="range"
      className="sr-only"
      aria-label={`Read “${overTime.title}”`}
      aria-valuetext={placeText(overTime, index)}
      max={last}
      value={index}
      onFocus={() => onPlace(index)}
      onBlur={() => onPlace(undefined)}
      onChange={({ currentTarget }) => {
        setPlace(currentTarget.valueAsNumber)
        onPlace(currentTarget.valueAsNumber)
      }}
    />
  )
}
