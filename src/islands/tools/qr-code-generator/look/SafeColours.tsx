import type { Look } from './look.ts'

type Colours = Pick<Look, 'ink' | 'paper'>

/** Colours that every scanner reads: dark squares on a light background, at least 7 to 1. */
export const SAFE_COLOURS: readonly (Colours & { name: string })[] = [
  { name: 'Black', ink: '#000000', paper: '#ffffff' },
  { name: 'Navy', ink: '#1a237e', paper: '#ffffff' },
  { name: 'Green', ink: '#14532d', paper: '#f0fdf4' },
  { name: 'Maroon', ink: '#7f1d1d', paper: '#ffffff' },
  { name: 'Purple', ink: '#4a148c', paper: '#faf5ff' },
  { name: 'Brown', ink: '#4e342e', paper: '#fff8e1' },
]

/** A finder pattern, the mark in three corners of a code. */
const MARK = 'M1 1h7v7H1zM2 2v5h5V2zM3 3h3v3H3z'

interface Props {
  /** The colours as typed. */
  chosen: Colours
  onChoose: (colours: Colours) => void
}

/** One button for each pair of safe colours. */
export function SafeColours({ chosen, onChoose }: Props) {
  return (
    <div className="qr-safe" role="group" aria-label="Safe colours">
      {SAFE_COLOURS.map(({ name, ink, paper }) => (
        <button
          key={name}
          type="button"
          aria-pressed={ink === chosen.ink && paper === chosen.paper}
          onClick={() => onChoose({ ink, paper })}
        >
          <svg viewBox="0 0 9 9" aria-hidden="true">
            <path d="M0 0h9v9H0z" fill={paper} />
            <path d={MARK} fill={ink} fillRule="evenodd" />
          </svg>
          {name}
        </button>
      ))}
    </div>
  )
}
