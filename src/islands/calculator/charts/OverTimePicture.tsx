import { useEffect, useId, useRef, useState } from 'react'

import type { OverTime } from './chart-types.ts'
import { drawOverTime } from './draw-over-time.ts'
import { amountText, isNamed, markText, placeName, placeText } from './over-time-words.ts'
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
  const [read, setRead] = useState<number>()
  useEffect(() => drawn?.follow(setRead), [drawn])
  return (
    <figure aria-labelledby={titleId}>
      <figcaption id={titleId}>{overTime.title}</figcaption>
      <p>{overTime.sentence}</p>
      {mark !== '' && <p className="sr-only">{mark}</p>}
      <Keys overTime={overTime} read={read} />
      <div className="plot" data-drawn={drawn && ''}>
        <canvas ref={canvas} aria-hidden="true" />
        <Reader
          overTime={overTime}
          onPlace={(index) => {
            drawn?.point(index)
            if (index !== undefined) setRead(index)
          }}
        />
      </div>
    </figure>
  )
}

interface KeysProps {
  overTime: OverTime
  /** The x index whose amounts are shown in a narrow chart with two axes, at first that of the mark. */
  read: number | undefined
}

/** Lists the series without an end label: bars, and lines on the right axis. In a narrow chart these have their amounts here. */
function Keys({ overTime, read }: KeysProps) {
  const { series, x, mark } = overTime
  const unnamed = series.filter((one) => !isNamed(one))
  const place = Math.min(read ?? x.indexOf(mark?.x ?? NaN), x.length - 1)
  const index = place < 0 ? 0 : place
  if (unnamed.length === 0) return null
  return (
    <ul
      className="plot-keys"
      aria-hidden="true"
      data-reads={series.some(({ axis }) => axis === 'right') || undefined}
    >
      <li className="plot-read">{placeName(overTime, x[index] ?? NaN)}</li>
      {unnamed.map((one) => (
        <li key={one.label}>
          <span className="swatch" data-color={one.color} data-look={one.look} />
          {one.label}
          {one.axis === 'right' && <span className="plot-axis"> (right axis)</span>}
          <b className="plot-read">{amountText(overTime, one.amounts[index] ?? NaN)}</b>
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
