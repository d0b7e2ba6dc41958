import { TextField } from '../TextField.tsx'
import { hexColour } from './contrast.ts'

interface Props {
  name: string
  label: string
  value: string
  onValue: (value: string) => void
  problem: string | undefined
}

/** A colour, typed in hex digits or chosen in the browser's own control. */
export function ColourField({ name, label, value, onValue, problem }: Props) {
  return (
    <div className="qr-colour">
      <TextField {...{ name, label, value, onValue, problem }} placeholder="#1a237e" />
      <input
        type="color"
        className="input"
        aria-label={`Choose: ${label}`}
        value={hexColour(value) ?? '#000000'}
        onChange={({ target }) => onValue(target.value)}
      />
    </div>
  )
}
