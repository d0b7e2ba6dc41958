import { useRef } from 'react'

import { groupedNumber } from '@/lib/digit-groups.ts'

/** The bounds of a slider. They bound the slider only, never what may be typed beside it. */
export interface SliderRange {
  min: number
  max: number
  step: number
}

interface Props {
  label: string
  /** The text of the field next to it. */
  text: string
  value: number
  range: SliderRange
  /** What a screen reader says in place of the bare number. */
  valueText?: string | undefined
  onText: (text: string) => void
}

/** A slider in step with its number field; a value beyond its bounds rests at the nearer end. */
export function Slider({ label, text, value, range, valueText, onText }: Props) {
  const shown = Number.isFinite(value) ? Math.min(Math.max(value, range.min), range.max) : range.min
  const textBefore = useRef(text)
  return (
    <input
      type="range"
      className="slider"
      // Firefox would bring back the slider after a reload, also where the amount was beyond its bounds.
      autoComplete="off"
      aria-label={`${label}, slider`}
      aria-valuetext={valueText}
      min={range.min}
      max={range.max}
      step={range.step}
      value={shown}
      data-empty={Number.isFinite(value) ? undefined : ''}
      onChange={({ target }) => onText(groupedNumber(Number(target.value)))}
      onPointerDown={() => {
        textBefore.current = text
      }}
      // The first touch of a swipe moves the slider before the browser knows that the page is to be scrolled.
      onPointerCancel={() => onText(textBefore.current)}
    />
  )
}

/** An amount in as few characters as the end of a slider has room for: 20000000 → "2 crore", 50000 → "50,000". */
export function withUnitWord(amount: number): string {
  if (amount >= 1e7) return `${groupedNumber(amount / 1e7)} crore`
  return amount >= 1e5 ? `${groupedNumber(amount / 1e5)} lakh` : groupedNumber(amount)
}
