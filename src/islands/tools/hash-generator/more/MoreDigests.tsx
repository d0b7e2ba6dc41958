import { ModeToggle } from '@/islands/ui/fields/ModeToggle.tsx'
import { DigestField } from '../DigestField.tsx'
import { EVERY_LENGTH, moreAlgorithms, type SomeDigests } from '../hash.ts'
import { NOTATIONS, type Notation } from './written.ts'

interface Props {
  digests: SomeDigests
  refusal: string
  notation: Notation
  onNotation: (notation: Notation) => void
  written: (digest: string) => string
}

/** The digests of the other algorithms, and the notation of all digests. */
export function MoreDigests({ digests, notation, onNotation, ...fieldOf }: Props) {
  return (
    <div className="mt-2 grid gap-2">
      <p className="label">All hashes written in</p>
      <ModeToggle
        label="All hashes written in"
        modes={NOTATIONS}
        value={notation}
        onMode={onNotation}
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
        MD5 and SHA-1 are broken: two files with the same hash can be made on purpose. CRC-32
        detects only transmission errors. None of the three proves that a file is genuine.
      </p>
    </div>
  )
}
