import { ModeToggle } from '@/islands/ui/fields/ModeToggle.tsx'
import { DigestField } from '../DigestField.tsx'
import { EVERY_LENGTH, moreAlgorithms } from '../every-algorithm.ts'
import type { SomeDigests } from '../hash.ts'
import type { More } from '../use-more.ts'

export { moreAlgorithms } from '../every-algorithm.ts'
export { written } from './written.ts'

const NOTATIONS = [
  { value: 'lower', label: 'Lower case' },
  { value: 'upper', label: 'Upper case' },
  { value: 'base64', label: 'Base64' },
] as const

interface Props {
  digests: SomeDigests
  refusal: string
  more: More
  written: (digest: string) => string
}

/** The digests of the other algorithms, and the notation of all. */
export function MoreDigests({ digests, more, ...fieldOf }: Props) {
  return (
    <div className="mt-2 grid gap-2">
      <p className="label">All hashes written in</p>
      <ModeToggle
        label="All hashes written in"
        modes={NOTATIONS}
        value={more.notation}
        onMode={more.setNotation}
      />
      {moreAlgorithms.map((algorithm) => (
        <DigestField
          key={algorithm}
          algorithm={algorithm}
          digits={EVERY_LENGTH[algorithm]}
          digest={digests[algorithm]}
          {...fieldOf}
        />
      ))}
      <p className="hint">
        MD5 and SHA-1 are broken: two files with the same hash can be made on purpose. CRC-32 finds
        accidents of transmission only. None of the three shows that a file is genuine.
      </p>
    </div>
  )
}
