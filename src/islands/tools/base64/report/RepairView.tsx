import { useRef, useState } from 'react'

import { whole } from '@/lib/format.ts'

import { passFocus } from '@/islands/ui/text/pass-focus.ts'
import { proposeRepair, type Repair, type RepairPlace } from './repair.ts'

const MOST_LISTED = 50

interface Props {
  input: string
  isTooLong: boolean
  onRepaired: (text: string) => void
}

/** Finds on request what keeps a text from being Base64, lists what is proposed for each place, and does it. */
export function RepairView({ input, isTooLong, onRepaired }: Props) {
  const [repair, setRepair] = useState<Repair>()
  const place = useRef<HTMLElement>(null)
  if (isTooLong) return null
  if (repair === undefined) {
    return (
      <button
        type="button"
        className="button button-small"
        onClick={() => {
          setRepair(proposeRepair(input))
          passFocus(() => place.current)
        }}
      >
        Propose a repair
      </button>
    )
  }
  const { places, repaired } = repair
  if (places.length === 0)
    return (
      <section ref={place} aria-label="Proposed repair" tabIndex={-1}>
        <p className="hint">No repair can be proposed: there is padding between its letters.</p>
      </section>
    )
  return (
    <section ref={place} aria-label="Proposed repair" tabIndex={-1}>
      <Places places={places} />
      <button
        type="button"
        className="button button-small"
        disabled={repaired.trim() === ''}
        onClick={() => onRepaired(repaired)}
      >
        Repair
      </button>
    </section>
  )
}

function Places({ places }: Pick<Repair, 'places'>) {
  return (
    <>
      <ul className="base64-places">
        {places.slice(0, MOST_LISTED).map((place) => (
          <li key={`${place.index} ${place.found}`}>{placeWords(place)}</li>
        ))}
      </ul>
      {places.length > MOST_LISTED && (
        <p className="hint">{`And ${whole(places.length - MOST_LISTED)} more.`}</p>
      )}
    </>
  )
}

function placeWords({ ordinal, found, replacement, why }: RepairPlace): string {
  const what = /^[\p{C}\p{Z}]$/u.test(found) ? codeName(found) : `“${found}”`
  const change = replacement === '' ? 'is removed' : `becomes “${replacement}”`
  return `Character ${whole(ordinal)}: ${what} ${change} (${why}).`
}

function codeName(found: string): string {
  return `U+${(found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
}
