import { hasUnit, UNIT_WORDS, withUnit } from './unit-words.ts'

interface Props {
  /** The label of the field they stand at. */
  labelId: string
  text: string
  onText: (text: string) => void
}

/**
 * Buttons for the words that the number pad of a phone has no letters for. Shown on touch screens only, in the focused field,
 * and only while its number can take one of the words.
 */
export function UnitChips({ labelId, text, onText }: Props) {
  const units = UNIT_WORDS.map((unit) => ({ unit, united: withUnit(text, unit) }))
  const isUseful = units.some(({ united }) => united !== undefined)
  return (
    <div className="unit-chips needs-script no-print" data-useful={isUseful || undefined}>
      {units.map(({ unit, united }) => {
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
