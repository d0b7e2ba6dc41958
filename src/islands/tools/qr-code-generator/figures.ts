import { whole } from '@/lib/format.ts'

import { LEVELS } from './limits.ts'
import { qrCode } from './qr.ts'

/** Returns the size of the code of a `text` at a `level` (docs/authors.md). */
export function figures({
  text = '',
  level = 'M',
}: Record<string, string>): Record<string, string> {
  const known = LEVELS.find((one) => one === level)
  if (known === undefined) throw new Error(`does not know the level "${level}"`)
  const code = qrCode(text, known)
  return { 'Squares on a side': whole(code.modules.size), Level: code.level }
}
