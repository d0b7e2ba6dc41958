import { byRate } from './gains.ts'
import { filled, setOff, sumOf, type BeforeSetOff, type SetOff } from './set-off.ts'

/** Sets a loss off in the order of the Department's return utility: the main income, short-term gains, other gains, other income. */
export function utilitySetOff(before: BeforeSetOff): SetOff {
  const used = Math.min(before.loss, before.heads + sumOf(before.gains))
  const gains = before.gains.toSorted(
    (a, b) => Number(b.kind === 'equityShort') - Number(a.kind === 'equityShort') || byRate(a, b),
  )
  const left = Math.max(0, used - before.main)
  const againstGains = Math.min(left, sumOf(gains))
  return setOff(before, used - againstGains, filled(gains, againstGains))
}
