import { hasUnit, UNIT_WORDS, withUnit } from './unit-words.ts'

interface Props {
  /** The label of the field they stand at. */
  labelId: string
  text: string
  onText: (text: string) => void
}

/** Buttons for the words that the number pad of a phone has no letters for. Shown on touch screens only. */
export function UnitChips({ labelId, text, onText }: Props) {
  return (
    <div className="unit-chips needs-script no-print">
      {UNIT_WORDS.map((unit) => {
        const united = withUnit(text, unit)
        return (
          <button
            key={unit}
            type="button"
            className="unit-chip"
            aria-pressed={hasUnit(text, unit)}
            aria-describedby={labelId}
            disabled={united === undefined}
            // The focus stays in the field, and the number pad open.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => united !== undefined && onText(united)}
          >
            {unit}
          </button>
        )
      })}
    </div>
  )
}
