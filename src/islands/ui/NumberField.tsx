import { useId, useRef, type KeyboardEvent } from 'react'

import { amountInWords } from '@/lib/amount.ts'
import { groupDigits, groupedNumber, STRAY_COMMA } from '@/lib/digit-groups.ts'
import { roundTo } from '@/lib/format.ts'

import { amountProblem } from './amount-problem.ts'
import { replaceText } from './replace-text.ts'
import { Slider, type SliderRange } from './Slider.tsx'
import { UnitChips } from './UnitChips.tsx'
import { useToldProblem } from './use-told-problem.ts'
import { useUndoableGrouping } from './use-undoable-grouping.ts'

interface Props {
  name: string
  label: string
  /** What stands in the field; the visitor's own spelling, "10 lakh" included. */
  text: string
  /** What the text means, NaN when it means no number. */
  value: number
  onText: (text: string) => void
  isMoney?: boolean
  /** Whether its amounts are of the size that is written in lakh and crore. */
  hasUnits?: boolean
  step?: number
  hint?: string | undefined
  slider?: SliderRange | undefined
}

/**
 * A number with an optional slider. It is a text field on purpose: a number field would refuse "10 lakh" and Indian
 * grouping, and change its value under the mouse wheel. The arrow keys step it as they would a number field.
 */
export function NumberField(props: Props) {
  const { name, label, text, value, onText, isMoney = false, step = 1, hint, slider } = props
  const { hasUnits = isMoney } = props
  const id = useId()
  const words = isMoney && value !== 0 ? amountInWords(value) : ''
  const box = useRef<HTMLInputElement>(null)
  const hasStrayComma = useRef(false)
  const { told, tell } = useToldProblem(amountProblem(label, text))
  useUndoableGrouping(box, isMoney)

  const write = (next: string) => {
    const isWritten = box.current !== null && replaceText(box.current, next)
    if (!isWritten) onText(next)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    const start = Number.isFinite(value) ? value : 0
    const next = roundTo(start + (event.key === 'ArrowUp' ? step : -step), 6)
    // What is below 0 can be typed, but no key leads there by mistake.
    if (next >= 0 || next > start) write(groupedNumber(next))
    else if (start > 0) write('0')
  }
  const take = (target: HTMLInputElement, isComposing: boolean | undefined) => {
    const { value: typed, selectionStart, selectionEnd } = target
    const edited = { text: typed, caret: selectionEnd ?? typed.length }
    const shown = isMoney && !isComposing && !hasStrayComma.current ? groupDigits(edited) : edited
    hasStrayComma.current = false
    onText(shown.text)
    // React puts the caret at the end of a text that is not the typed one. What undo brings back is selected, and the next
    // key would replace it.
    if (
      document.activeElement === target &&
      (shown.text !== typed || selectionStart !== selectionEnd)
    )
      queueMicrotask(() => target.setSelectionRange(shown.caret, shown.caret))
  }

  return (
    <div>
      <label className="label" htmlFor={id} id={`${id}-label`}>
        {label}
      </label>
      {hint !== undefined && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <input
        id={id}
        name={name}
        ref={box}
        className="input mt-1 tabular-nums"
        type="text"
        inputMode="decimal"
        autoComplete="off"
        data-step={step}
        value={text}
        aria-invalid={told === undefined ? undefined : true}
        aria-describedby={
          [
            hint !== undefined && `${id}-hint`,
            isMoney && `${id}-words`,
            told !== undefined && `${id}-problem`,
          ]
            .filter(Boolean)
            .join(' ') || undefined
        }
        onBlur={tell}
        onKeyDown={onKeyDown}
        // What a keyboard is still composing must not change under it.
        onChange={({ target, nativeEvent }) =>
          take(target, (nativeEvent as InputEvent).isComposing)
        }
        onPaste={({ clipboardData }) => {
          hasStrayComma.current = STRAY_COMMA.test(clipboardData.getData('text'))
        }}
        onCompositionEnd={({ currentTarget }) => take(currentTarget, false)}
      />
      <p className="field-problem" id={`${id}-problem`} aria-live="polite">
        {told}
      </p>
      {(isMoney || hasUnits) && (
        <div className="below-field">
          {isMoney && (
            <p className="hint words" id={`${id}-words`}>
              {words}
            </p>
          )}
          {hasUnits && <UnitChips labelId={`${id}-label`} text={text} onText={write} />}
        </div>
      )}
      {slider && (
        <Slider
          label={label}
          text={text}
          value={value}
          range={slider}
          valueText={words === '' ? undefined : words}
          onText={onText}
        />
      )}
    </div>
  )
}
