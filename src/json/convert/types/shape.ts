import {
  joinedNumbers,
  joinedTexts,
  type NumbersSeen,
  type TextsSeen,
  withNumber,
  withText,
} from './scalars-seen.ts'
import { keyOf, kindOf, type Nodes, stringOf, textOf } from '../../text/nodes.ts'
import type { OnProgress } from '../../text/result.ts'

/** Statistics on the values at one position of a document. All elements of an array share a position. */
export interface Shape {
  hasNull: boolean
  hasBoolean: boolean
  numbers: NumbersSeen | undefined
  texts: TextsSeen | undefined
  /** The shape of the elements of its arrays. */
  items: Shape | undefined
  objects: ObjectsSeen | undefined
  /** A value at this position is nested deeper than the depth limit. */
  isCut: boolean
}

export interface ObjectsSeen {
  count: number
  members: Map<string, MemberSeen>
  /** The shape of all values, once there are too many keys to be member names. */
  values: Shape | undefined
}

interface MemberSeen {
  shape: Shape
  /** The number of objects that have it. */
  count: number
  /** The last object that has it, so that a repeated key counts once. */
  lastIn: number
}

/** Objects with more keys are maps. */
const MOST_MEMBERS = 200
/** Keys of maps: numbers, dates, UUIDs and other ids. */
const KEY_OF_DATA = /^(?:\d[\d.:_-]*|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|[\da-f]{24})$/i

/** Creates an empty shape. */
function newShape(): Shape {
  return {
    hasNull: false,
    hasBoolean: false,
    numbers: undefined,
    texts: undefined,
    items: undefined,
    objects: undefined,
    isCut: false,
  }
}

/** Returns the statistics on the objects at a position. */
function objectsOf(shape: Shape): ObjectsSeen {
  return (shape.objects ??= { count: 0, members: new Map(), values: undefined })
}

/** Returns the shape of a member and counts it for its object. */
function memberPlace(objects: ObjectsSeen, key: string, object: number): Shape {
  if (objects.values !== undefined) return objects.values
  const member = objects.members.get(key) ?? newMember(objects, key)
  if (objects.members.size > MOST_MEMBERS) return (objects.values = joined(objects.members))
  if (member.lastIn !== object) member.count++
  member.lastIn = object
  return member.shape
}

/** Returns the shape of all values of a map; undefined when the keys are member names. */
export function mapValues({ members, values }: ObjectsSeen): Shape | undefined {
  if (values !== undefined) return values
  const areData = [...members.keys()].every((key) => KEY_OF_DATA.test(key))
  return areData ? joined(members) : undefined
}

function newMember({ members }: ObjectsSeen, key: string): MemberSeen {
  const member = { shape: newShape(), count: 0, lastIn: -1 }
  members.set(key, member)
  return member
}

function joined(members: ObjectsSeen['members']): Shape {
  const all = newShape()
  for (const { shape } of members.values()) join(all, shape)
  return all
}

/** Adds one shape to another. The depth limit keeps the recursion from overflowing the stack. */
function join(into: Shape, other: Shape): void {
  into.hasNull ||= other.hasNull
  into.hasBoolean ||= other.hasBoolean
  into.isCut ||= other.isCut
  if (other.numbers !== undefined) into.numbers = joinedNumbers(into.numbers, other.numbers)
  if (other.texts !== undefined) into.texts = joinedTexts(into.texts, other.texts)
  if (other.items !== undefined) join((into.items ??= newShape()), other.items)
  if (other.objects !== undefined) joinObjects(objectsOf(into), other.objects)
}

function joinObjects(into: ObjectsSeen, other: ObjectsSeen): void {
  into.count += other.count
  for (const [key, { shape, count }] of other.members) {
    const member = into.members.get(key) ?? newMember(into, key)
    member.count += count
    join(member.shape, shape)
  }
  const isMap = into.values ?? other.values ?? into.members.size > MOST_MEMBERS
  if (isMap === false) return
  const values = joined(into.members)
  for (const earlier of [into.values, other.values]) {
    if (earlier !== undefined) join(values, earlier)
  }
  into.values = values
}

/** The depth limit of the types. */
export const DEEPEST = 100

const REPORT_EVERY = 100_000

interface Open {
  node: number
  after: number
  isObject: boolean
  shape: Shape
}

/** Collects the shape of a document from all its values. */
export function seenIn(nodes: Nodes, onProgress?: OnProgress): Shape {
  const root = newShape()
  const open: Open[] = []
  let reportAt = REPORT_EVERY
  for (let node = 0; node < nodes.count;) {
    if (node >= reportAt) {
      onProgress?.(node / nodes.count)
      reportAt = node + REPORT_EVERY
    }
    while (open.length > 0 && node >= (open.at(-1) as Open).after) open.pop()
    const shape = placeOf(nodes, node, open.at(-1)) ?? root
    const after = nodes.afters[node] as number
    const kind = kindOf(nodes, node)
    if (kind !== 'object' && kind !== 'array') {
      seeScalar(shape, nodes, node)
      node = after
    } else if (open.length === DEEPEST) {
      shape.isCut = true
      node = after
    } else {
      const isObject = kind === 'object'
      if (isObject) objectsOf(shape).count++
      else shape.items ??= newShape()
      open.push({ node, after, isObject, shape })
      node++
    }
  }
  return root
}

function placeOf(nodes: Nodes, node: number, parent: Open | undefined): Shape | undefined {
  if (parent?.isObject !== true) return parent?.shape.items
  return memberPlace(objectsOf(parent.shape), keyOf(nodes, node) ?? '', parent.node)
}

function seeScalar(shape: Shape, nodes: Nodes, node: number): void {
  const kind = kindOf(nodes, node)
  if (kind === 'null') shape.hasNull = true
  else if (kind === 'boolean') shape.hasBoolean = true
  else if (kind === 'number') shape.numbers = withNumber(shape.numbers, textOf(nodes, node))
  else shape.texts = withText(shape.texts, () => stringOf(nodes, node))
}
