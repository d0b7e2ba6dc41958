import { SelectField } from '@/islands/ui/fields/SelectField.tsx'
import { isLevel, type Level } from './limits.ts'

const OPTIONS = [
  { value: 'L', label: 'L: up to 7% may be damaged' },
  { value: 'M', label: 'M: up to 15%' },
  { value: 'Q', label: 'Q: up to 25%' },
  { value: 'H', label: 'H: up to 30%' },
]

interface Props {
  level: Level
  onLevel: (level: Level) => void
}

/** The error-correction level: how much of the picture may be damaged. */
export function LevelField({ level, onLevel }: Props) {
  return (
    <SelectField
      name="level"
      label="Error correction"
      options={OPTIONS}
      value={level}
      onValue={(value) => isLevel(value) && onLevel(value)}
    />
  )
}
