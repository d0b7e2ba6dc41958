/** A host whose owner put the name of another one in front. */
export interface NameInFront {
  /** The name in front: "paypal.com". */
  front: string
  /** The name that somebody registered: "evil.in". */
  owner: string
}

/** Endings that names of countries have a second level for: "co.in", "gov.uk". */
const SECOND_LEVEL = /^(?:com?|net|org|gov|edu|ac|nic|mil)$/
/** Endings that no honest part of a name has, alone or before a hyphen. Others, such as "app", are ordinary words. */
const ENDING = /^(com|net|org|gov|edu)(?:-.+)?$/

/** Returns the name in front of the registered one, as in "paypal.com.evil.in", from a host in ASCII; undefined without one. */
export function nameInFront(host: string): NameInFront | undefined {
  const labels = host.toLowerCase().replace(/\.$/, '').split('.')
  const last = labels.at(-1) ?? ''
  const isSecond = last.length === 2 && SECOND_LEVEL.test(labels.at(-2) ?? '')
  const first = labels.length - (isSecond ? 3 : 2)
  for (let at = first; at > 0; at--) {
    const ending = endingAt(labels, at, first)
    if (ending === undefined) continue
    return {
      front: [...labels.slice(0, at), ending].join('.'),
      owner: labels.slice(first).join('.'),
    }
  }
  return undefined
}

/** Returns the ending in a label before the registered name, or at the start of that name: "com" of "paypal.com-login.in". */
function endingAt(labels: readonly string[], at: number, first: number): string | undefined {
  const label = labels[at] ?? ''
  const ending = ENDING.exec(label)?.[1]
  if (ending !== undefined) return ending
  const isCountry = /^[a-z]{2}$/.test(label) && at < first && at > 1
  return isCountry && SECOND_LEVEL.test(labels[at - 1] ?? '') ? label : undefined
}
