import { readFileSync } from 'node:fs'

import type { Kind } from '../src/recognise/guess.ts'

/** Samples of one kind from one source. */
interface Samples {
  kind: Kind
  /** Where the texts are from, or how they were made. */
  source: string
  texts: readonly string[]
}

/** What people paste, with the kind that must be recognised. */
export const samples = JSON.parse(
  readFileSync(new URL('fixtures/recognise-samples.json', import.meta.url), 'utf8'),
) as readonly Samples[]
