import { parseAmount } from '@/lib/amount.ts'

interface Props {
  /** The id of the label of their field. */
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

/** The words for large amounts that a phone's number pad cannot type. */
const UNIT_WORDS = ['lakh', 'crore'] as const

export type UnitWord = (typeof UNIT_WORDS)[number]

const LAST_WORD = /(?<!\s)\s*(lakh|crore)s?\s*$/i
const LAST_NUMBER = /(?<![\p{Nd},.])[\p{Nd},.]+$/u

/** Whether a text ends with a unit: "10 lakh" with "lakh". */
export function hasUnit(text: string, unit: UnitWord): boolean {
  return LAST_WORD.exec(text)?.[1]?.toLowerCase() === unit
}

/**
 * A text with a unit at its end: "10" → "10 lakh". Another unit is replaced, and the same unit is taken off. Undefined where
 * the result would be no amount, and for numbers of a lakh or more: "10,00,000" is written out already.
 */
export function withUnit(text: string, unit: UnitWord): string | undefined {
  const bare = text.replace(LAST_WORD, '').trimEnd()
  if (hasUnit(text, unit)) return bare
  const last = parseAmount(LAST_NUMBER.exec(bare)?.[0] ?? '?')
  const united = `${bare} ${unit}`
  return last < 1e5 && !Number.isNaN(parseAmount(united)) ? united : undefined
}
