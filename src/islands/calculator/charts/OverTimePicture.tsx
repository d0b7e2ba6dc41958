import { useId, useRef, useState } from 'react'

import type { OverTime } from './chart-types.ts'
import { drawOverTime } from './draw-over-time.ts'
import { isNamed, keyText, markText, placeText } from './over-time-words.ts'
import { useDrawing } from './use-drawing.ts'

/** A chart of amounts over years or incomes, with a sentence that summarizes it. Without data it shows a notice. */
export function OverTimePicture({ overTime }: { overTime: OverTime | undefined }) {
  if (overTime === undefined) return <p className="empty">These values have no chart over time.</p>
  return (
    <>
      {overTime.above}
      <Picture overTime={overTime} />
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

/** Lists the series without an end label: bars, and lines on the right axis. */
function Keys({ overTime: { series } }: { overTime: OverTime }) {
  const unnamed = series.filter((one) => !isNamed(one))
  return (
    unnamed.length > 0 && (
      <ul className="plot-keys" aria-hidden="true">
        {unnamed.map((one) => (
          <li key={one.label}>
            <span className="swatch" data-color={one.color} data-look={one.look} />
            {keyText(one)}
          </li>
        ))}
      </ul>
    )
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
