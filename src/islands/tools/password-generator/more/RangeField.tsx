import { useId } from 'react'

import { SliderEnds } from '../SliderEnds.tsx'

interface Props {
  label: string
  value: number
  min: number
  max: number
  onValue: (value: number) => void
}

/** A whole number as a slider, which is absent where there is nothing to choose. */
export function RangeField({ label, value, min, max, onValue }: Props) {
  const id = useId()
  return (
    <div>
      <label className="label flex justify-between" htmlFor={min < max ? id : undefined}>
        {label} <span>{value}</span>
      </label>
      {min < max && (
        <>
          <input
            id={id}
            type="range"
            className="slider mt-1"
            min={min}
            max={max}
            value={value}
            onChange={({ target }) => onValue(Number(target.value))}
          />
          <SliderEnds least={min} most={max} />
        </>
      )}
    </div>
  )
}
