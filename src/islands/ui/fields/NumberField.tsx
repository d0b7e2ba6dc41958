import { useId, useState } from 'react'

import { amountInWords } from '@/lib/amount.ts'
import { groupedNumber } from '@/lib/digit-groups.ts'

import { amountProblem, type Spelling, useShownError } from './amount-problem.ts'
import { Field, fieldAttributes, FieldError } from './Field.tsx'
import { Slider, type SliderRange, withUnitWord } from './Slider.tsx'
import { useAmountBox } from './use-amount-box.ts'

interface Props {
  name: string
  label: string
  /** The text of the field as the visitor typed it, including "10 lakh". */
  text: string
  /** The number that the text means, NaN when it is not a number. */
  value: number
  onText: (text: string) => void
  isMoney?: boolean
  /** Whether its amounts are of the size that is written in lakh and crore. */
  hasUnits?: boolean
  step?: number
  hint?: string | undefined
  slider?: SliderRange | undefined
  spelling?: Spelling | undefined
}

/**
 * A number with an optional slider. It is a text field on purpose: a number field would refuse "10 lakh" and Indian
 * grouping, and change its value under the mouse wheel. The arrow keys step it as they would a number field.
 */
export function NumberField(props: Props) {
  const { name, label, text, value, onText, isMoney = false, step = 1, hint, slider } = props
  const { hasUnits = isMoney, spelling } = props
  const hasWords = isMoney || spelling !== undefined
  const id = useId()
  const words = isMoney && value !== 0 ? amountInWords(value) : (spelling?.inWords(value) ?? '')
  const spell = spelling?.write ?? groupedNumber
  const { box, write, handlers } = useAmountBox({ value, onText, step, isMoney, spell })
  const { Chips, loadChips } = useChips()
  const { error, showError } = useShownError(amountProblem(label, text, spelling))

  return (
    <Field id={id} label={label} hint={hint} className="amount-field">
      <input
        {...fieldAttributes({ id, hint, error, hasWords })}
        {...handlers}
        name={name}
        ref={box}
        className="input"
        type="text"
        inputMode="decimal"
        autoComplete="off"
        data-step={step}
        value={text}
        onFocus={hasUnits ? loadChips : undefined}
        onBlur={showError}
      />
      <FieldError id={id} error={error} live="polite" />
      {hasUnits && <Chips labelId={`${id}-label`} text={text} onText={write} />}
      {slider && (
        <Slider {...{ label, text, value, onText }} range={slider} valueText={words || undefined} />
      )}
      <BelowField id={id} slider={slider} words={hasWords ? words : undefined} />
    </Field>
  )
}

type UnitChips = typeof import('./UnitChips.tsx').UnitChips

/** Loads the unit chips when their field is first focused. Until then their place is empty. */
function useChips() {
  const [Chips, setChips] = useState<UnitChips | typeof NoChips>(() => NoChips)
  // Without its code the words can still be typed.
  const loadChips = () =>
    void import('./UnitChips.tsx').then((file) => setChips(() => file.UnitChips), Boolean)
  return { Chips, loadChips }
}

function NoChips() {
  return <div className="unit-chips needs-script no-print" />
}

interface BelowProps {
  id: string
  slider: SliderRange | undefined
  /** The amount in words; undefined for a field that has none. */
  words: string | undefined
}

/** The ends of the slider, and the amount in words. */
function BelowField({ id, slider, words }: BelowProps) {
  if (slider === undefined && words === undefined) return null
  return (
    <div className="below-field">
      {slider && <Bound amount={slider.min} />}
      {words !== undefined && <AmountInWords id={id} words={words} />}
      {slider && <Bound amount={slider.max} />}
    </div>
  )
}

/** An end of the slider. Screen readers have it from the slider itself. */
function Bound({ amount }: { amount: number }) {
  return <span aria-hidden="true">{withUnitWord(amount)}</span>
}

function AmountInWords({ id, words }: { id: string; words: string }) {
  return (
    <p className="hint words" id={`${id}-words`}>
      {words}
    </p>
  )
}
