import type { SecretPlaces } from './secret-groups.ts'

const REDACTED = new TextEncoder().encode('"[redacted]"')

/** A document with "[redacted]" in place of some strings and numbers, all else byte for byte. */
export function redacted(
  bytes: Uint8Array,
  { starts, ends }: SecretPlaces,
): Uint8Array<ArrayBuffer> {
  const taken = starts.reduce((sum, start, index) => sum + (ends[index] as number) - start, 0)
  const output = new Uint8Array(bytes.length - taken + starts.length * REDACTED.length)
  let [from, to] = [0, 0]
  const copy = (part: Uint8Array) => {
    output.set(part, to)
    to += part.length
  }
  starts.forEach((start, index) => {
    copy(bytes.subarray(from, start))
    copy(REDACTED)
    from = ends[index] as number
  })
  copy(bytes.subarray(from))
  return output
}
