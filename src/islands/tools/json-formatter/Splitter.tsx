import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'

/** Renders the button that makes the working area as high as the window. */
export function HeightToggle() {
  const [isTall, setTall] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isTall) button.current?.closest('.panes')?.scrollIntoView({ block: 'start' })
  }, [isTall])
  return (
    <button
      ref={button}
      type="button"
      className="button button-small max-lg:hidden"
      aria-pressed={isTall}
      onClick={() => setTall(!isTall)}
      data-tall
    >
      Full height
    </button>
  )
}

/** The width of the input, in percent of the working area: after a successful format the output gets 62 %. */
const INPUT_SHARE = 38
const SMALLEST = 20
const LARGEST = 70
const STEP = 2

/** Renders the bar between input and output. Dragging, the arrow keys, Home and End change their widths; a double-click resets them. */
export function Splitter() {
  const bar = useRef<HTMLDivElement>(null)
  const [share, setShare] = useState(INPUT_SHARE)
  const change = (wanted: number) => {
    const next = Math.round(Math.min(LARGEST, Math.max(SMALLEST, wanted)))
    // Set here and not by a render of the panes: dragging must not render a large result again.
    bar.current?.parentElement?.style.setProperty('--input-share', String(next))
    setShare(next)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const next = { ArrowLeft: share - STEP, ArrowRight: share + STEP, Home: SMALLEST, End: LARGEST }[event.key] // prettier-ignore
    if (next === undefined) return
    event.preventDefault()
    change(next)
  }
  const onPointerMove = ({ currentTarget, pointerId, clientX }: PointerEvent) => {
    if (!currentTarget.hasPointerCapture(pointerId)) return
    const area = currentTarget.parentElement?.getBoundingClientRect()
    if (area !== undefined) change((100 * (clientX - area.left)) / area.width)
  }
  return (
    <div
      ref={bar}
      className="pane-splitter"
      role="separator"
      aria-orientation="vertical"
      aria-label="Width of the input"
      aria-valuenow={share}
      aria-valuemin={SMALLEST}
      aria-valuemax={LARGEST}
      aria-valuetext={`Input ${share} %, output ${100 - share} %`}
      tabIndex={0}
      onKeyDown={onKeyDown}
      onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
      onPointerMove={onPointerMove}
      onDoubleClick={() => change(INPUT_SHARE)}
    />
  )
}
