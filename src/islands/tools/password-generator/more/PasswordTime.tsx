import { GuessTimes } from '../GuessTimes.tsx'
import type { MoreProps } from '../MoreFolds.tsx'
import { entropyBits } from '../strength.ts'

/** How long the password of the page withstands guessing. */
export function PasswordTime({ choice }: MoreProps) {
  return <GuessTimes bits={entropyBits(choice)} />
}
