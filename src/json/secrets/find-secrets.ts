import { keyOf, kindOf, type Nodes, readNodes } from '../text/nodes.ts'
import { nodeAtByte } from '../text/node-path.ts'
import { stringEnd } from '../text/tokens.ts'
import {
  isLikely,
  LONG_NUMBERS,
  numberKind,
  PANS,
  isPasswordMember,
  NAMED_STRINGS,
  type SecretKind,
  tokenKind,
  TOKENS,
} from './secret-formats.ts'

/** Strings and numbers that are secrets, from their first byte to the one after their last, in the order of the text. */
export interface SecretPlaces {
  starts: Uint32Array
  ends: Uint32Array
}

/** The distance in bytes within which a name before a number belongs to it. */
const NAMES_BEFORE = 500

/** A possible secret. Its kind can depend on the names around it. */
interface Candidate {
  at: number
  kindIn: (names: readonly string[]) => SecretKind | undefined
}

/** A secret, from its first byte to the one after its last. */
interface Secret {
  kind: SecretKind
  start: number
  end: number
}

/**
 * Finds the secrets in a valid document, in the order of the text. Most documents have none, so it first searches the bytes as Latin-1 text, in which all
 * patterns are ASCII, and parses the document only when something matches.
 */
export function findSecrets(
  bytes: Uint8Array,
  read: () => Nodes = () => readNodes(bytes),
): Secret[] {
  const text = new TextDecoder('latin1').decode(bytes)
  const candidates = [...tokens(text), ...numbers(text), ...pans(text), ...named(text)]
  if (candidates.length === 0) return []
  const nodes = read()
  const secrets = new Map<number, Secret>()
  for (const { at, kindIn } of candidates) {
    const place = placeOf(nodes, at)
    // Candidates recognised by format come first and take precedence.
    if (place === undefined || secrets.has(place.start)) continue
    const kind = kindIn(namesOf(nodes, place.node))
    const { start, end } = place
    if (kind !== undefined) secrets.set(start, { kind, start, end })
  }
  return [...secrets.values()].sort((one, other) => one.start - other.start)
}

/** Returns where secrets are. */
export function placesOf(secrets: readonly Secret[]): SecretPlaces {
  return {
    starts: Uint32Array.from(secrets, ({ start }) => start),
    ends: Uint32Array.from(secrets, ({ end }) => end),
  }
}

function* tokens(text: string): Generator<Candidate> {
  for (const match of text.matchAll(TOKENS)) {
    const kind = tokenKind(match)
    if (kind !== undefined) yield { at: match.index, kindIn: () => kind }
  }
}

function* numbers(text: string): Generator<Candidate> {
  for (const { 0: written, index } of text.matchAll(LONG_NUMBERS)) {
    const before = text.slice(Math.max(index - NAMES_BEFORE, 0), index)
    if (isLikely(written, before))
      yield { at: index, kindIn: (names) => numberKind(written, names) }
  }
}

function* pans(text: string): Generator<Candidate> {
  for (const { index } of text.matchAll(PANS)) yield { at: index, kindIn: () => 'pan' }
}

function* named(text: string): Generator<Candidate> {
  for (const match of text.matchAll(NAMED_STRINGS)) {
    const at = match.index + match[0].length
    const value = text.slice(at, closingQuote(text, at))
    const kindIn = ([name = '']: readonly string[]) =>
      isPasswordMember(name, value) ? 'password' : undefined
    yield { at: at - 1, kindIn }
  }
}

function closingQuote(text: string, from: number): number {
  let at = from
  while (text[at] !== '"') at += text[at] === '\\' ? 2 : 1
  return at
}

/** Returns the string or number that contains a byte: a value or a key. */
function placeOf(
  nodes: Nodes,
  at: number,
): { node: number; start: number; end: number } | undefined {
  const node = nodeAtByte(nodes, at)
  const start = nodes.starts[node] as number
  const key = nodes.keys[node] as number
  if (at < start) return { node, start: key, end: stringEnd(nodes.bytes, key) }
  const kind = kindOf(nodes, node)
  if (kind === 'object' || kind === 'array') return undefined
  return { node, start, end: nodes.ends[node] as number }
}

/** Returns the name of a member and of the member around it. An array element has the name of its array. */
function namesOf(nodes: Nodes, node: number): string[] {
  const names: string[] = []
  for (let at = node; at >= 0 && names.length < 2; at = nodes.parents[at] as number) {
    const name = keyOf(nodes, at)
    if (name !== undefined) names.push(name)
  }
  return names
}

const REDACTED = new TextEncoder().encode('"[redacted]"')

/** Replaces strings and numbers by "[redacted]" and keeps all other bytes. */
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
