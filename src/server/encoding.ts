import { remember } from './remember.ts'

/** The compressed copies of a file, best first. The build writes them (finish-build.ts). */
const encodings = ['br', 'gzip'] as const
export type Encoding = (typeof encodings)[number]

/** Returns the encodings that an `Accept-Encoding` prefers to no encoding, best first (RFC 9110, 12.5.3). */
export const acceptedEncodings = remember(readEncodings)

function readEncodings(header: string): readonly Encoding[] {
  const weights = new Map(header.toLowerCase().split(',').map(readWeight))
  // An encoding that is not listed is acceptable only by "*", and no encoding always unless it is refused.
  const weightOf = (encoding: Encoding) => weights.get(encoding) ?? weights.get('*') ?? 0
  const ofIdentity = weights.get('identity') ?? 0
  return encodings
    .filter((encoding) => weightOf(encoding) > 0 && weightOf(encoding) >= ofIdentity)
    .toSorted((one, other) => weightOf(other) - weightOf(one))
}

function readWeight(item: string): readonly [encoding: string, weight: number] {
  const [name = '', ...parameters] = item.split(';').map((part) => part.trim())
  const weight = parameters.find((parameter) => parameter.startsWith('q='))
  return [name === 'x-gzip' ? 'gzip' : name, weight === undefined ? 1 : Number(weight.slice(2))]
}
