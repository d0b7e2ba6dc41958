/** Longer numbers are written with an exponent, so that 1e999999999 takes no gigabyte. */
const LONGEST_PLAIN = 30

/**
 * Returns the canonical spelling of a JSON number, exact and not as a double: "1.0", "10e-1" and "1" are "1", "-0" is "0", and a
 * number of 20 digits keeps them all.
 */
export function canonicalNumber(written: string): string {
  const [, sign = '', integer = '', fraction = '', exponent = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(written) ?? []
  const all = integer + fraction
  let [start, end] = [0, all.length]
  while (all[start] === '0') start++
  while (end > start && all[end - 1] === '0') end--
  if (start === end) return '0'
  const digits = all.slice(start, end)
  // The power of ten of the last digit.
  const power = BigInt(exponent) - BigInt(fraction.length) + BigInt(all.length - end)
  return sign + (plainNumber(digits, power) ?? `${digits}e${power}`)
}

/** Returns the canonical spelling of a JSON string. */
export function canonicalString(written: string): string {
  return JSON.stringify(JSON.parse(written))
}

function plainNumber(digits: string, power: bigint): string | undefined {
  const point = BigInt(digits.length) + power
  const length = power > 0n ? point : BigInt(digits.length) - (point < 0n ? point : 0n)
  if (length > LONGEST_PLAIN) return undefined
  if (power >= 0n) return digits + '0'.repeat(Number(power))
  if (point <= 0n) return `0.${'0'.repeat(Number(-point))}${digits}`
  return `${digits.slice(0, Number(point))}.${digits.slice(Number(point))}`
}

/** Whether a number is certainly canonical as written: short, without exponent, negative zero or trailing zeros. */
export function isPlainNumber(bytes: Uint8Array, start: number, end: number): boolean {
  if (end - start > LONGEST_PLAIN) return false
  let hasPoint = false
  for (let at = start; at < end; at++) {
    const byte = bytes[at] as number
    if ((byte | 0x20) === 0x65) return false
    if (byte === 0x2e) hasPoint = true
  }
  if (hasPoint) return bytes[end - 1] !== 0x30
  return !(bytes[start] === 0x2d && bytes[start + 1] === 0x30)
}
