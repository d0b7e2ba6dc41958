import { editComponent, type SpaceHabit } from './edit-component.ts'

/** A pair of a query as it is written, and a number that stays with it wherever it moves. */
export interface QueryPair {
  id: number
  raw: string
}

/** The name and the value of a pair as they are written; without a "=" there is no value. */
export function splitPair(raw: string): { name: string; value: string | undefined } {
  const at = raw.indexOf('=')
  return at === -1
    ? { name: raw, value: undefined }
    : { name: raw.slice(0, at), value: raw.slice(at + 1) }
}

/** A pair after its name or value was edited; the other of the two stays to the letter, and no "=" comes where none is needed. */
export function editPair(
  raw: string,
  part: 'name' | 'value',
  typed: string,
  space: SpaceHabit,
): string {
  const { name, value } = splitPair(raw)
  if (part === 'value' && value === undefined && typed === '') return raw
  const edited = editComponent(part, (part === 'name' ? name : value) ?? '', typed, space)
  if (part === 'value') return `${name}=${edited}`
  return value === undefined ? edited : `${edited}=${value}`
}

/** How a new space is written in a pair: as the pair, or else its query, writes spaces already. */
export function spaceHabit(raw: string, query: string): SpaceHabit {
  if (raw.includes('%20')) return '%20'
  return query.includes('+') ? '+' : '%20'
}

/** The pairs with the one at a place moved up or down by one. */
export function movePair(pairs: readonly QueryPair[], from: number, to: number): QueryPair[] {
  const moved = [...pairs]
  const [pair] = moved.splice(from, 1)
  if (pair !== undefined) moved.splice(to, 0, pair)
  return moved
}
