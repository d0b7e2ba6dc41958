import { ChoiceField } from '../../ui/ChoiceField.tsx'
import { isLevel, type Level } from './levels.ts'

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

/** How much of the picture may be lost. */
export function LevelField({ level, onLevel }: Props) {
  return (
    <ChoiceField
      name="level"
      label="Error correction"
      look="select"
      options={OPTIONS}
      value={level}
      onValue={(value) => isLevel(value) && onLevel(value)}
    />
  )
}
