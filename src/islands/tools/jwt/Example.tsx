import { useSyncExternalStore } from 'react'

import { HeadLine } from '@/islands/ui/head-line/HeadLine.tsx'
import { lifeLine } from './life-line.ts'

const [HOUR, TEN_DAYS] = [3600, 864_000]

/** The life of the example, which is the same whenever it is seen. */
const EXAMPLE_LIFE = lifeLine(
  [
    { seconds: 0, words: 'Issued', kind: 'issued' },
    { seconds: HOUR, words: 'Expired an hour later', kind: 'end' },
  ],
  HOUR + TEN_DAYS,
  'Now, 10 days later',
)

/** The answer of the example, below that of the page, which is empty. */
export function ExampleAnswer() {
  return (
    <>
      <p className="jwt-verdict">Expired 10 days ago · not verified</p>
      {EXAMPLE_LIFE && <HeadLine {...EXAMPLE_LIFE} />}
    </>
  )
}

const neverChanges = () => () => undefined
let opened: number | undefined

/** Returns the payload of a token that expired ten days before the page was opened; of the built page, before a day in 2026. */
export function useExample() {
  const now = useSyncExternalStore(
    neverChanges,
    () => (opened ??= Math.floor(Date.now() / 1000)),
    () => BUILT,
  )
  const exp = now - TEN_DAYS
  const payload = { iss: 'example.in', sub: 'asha', iat: exp - HOUR, exp }
  return {
    output: JSON.stringify(payload, null, 2),
    label: 'Example: the payload of a token that expired 10 days ago.',
  }
}

/** 28 November 2026, 13:00 in India. */
const BUILT = 1_795_851_000
