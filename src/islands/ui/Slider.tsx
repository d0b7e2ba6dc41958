/** The bounds of a slider. They bound the slider only, never what may be typed beside it. */
export interface SliderRange {
  min: number
  max: number
  step: number
}

interface Props {
  label: string
  value: number
  range: SliderRange
  /** What a screen reader says in place of the bare number. */
  valueText?: string | undefined
  onValue: (value: number) => void
}

/** A slider in step with its number field; a value beyond its bounds rests at the nearer end. */
export function Slider({ label, value, range, valueText, onValue }: Props) {
  const shown = Number.isFinite(value) ? Math.min(Math.max(value, range.min), range.max) : range.min
  return (
    <input
      type="range"
      className="slider mt-1"
      aria-label={`${label}, slider`}
      aria-valuetext={valueText}
      min={range.min}
      max={range.max}
      step={range.step}
      value={shown}
      onChange={({ target }) => onValue(Number(target.value))}
    />
  )
}
