import {
  EVENT_DOCUMENT,
  EVENT_MAPPING,
  EVENT_SCALAR,
  EVENT_SEQUENCE,
  getScalarValue,
  parseEvents,
} from 'js-yaml'

/** A path of keys and indices, such as ['keywords', 0]. */
export type FieldPath = readonly PropertyKey[]

/** Returns a function that gives the line of a field in valid YAML, counted from 1: of a missing field that of its parent, or 0. */
export function fieldLines(yaml: string): (path: FieldPath) => number {
  const offsets = offsetsOf(yaml)
  return (path) => {
    const parents = path.map((_, index) => path.slice(0, path.length - index))
    const offset = parents
      .map((parent) => offsets.get(placeOf(parent)))
      .find((at) => at !== undefined)
    return offset === undefined ? 0 : yaml.slice(0, offset).split('\n').length
  }
}

function offsetsOf(yaml: string): Map<string, number> {
  const offsets = new Map<string, number>()
  const events = parseEvents(yaml, {}).filter(({ type }) => type !== EVENT_DOCUMENT)
  let at = 0
  readNode([])
  return offsets

  /** Reads the next node, and returns false at the end of its collection. */
  function readNode(path: FieldPath): boolean {
    const event = events[at++]
    if (event?.type === EVENT_SCALAR) note(path, event.valueStart)
    else if (event?.type === EVENT_SEQUENCE) {
      note(path, event.start)
      for (let index = 0; readNode([...path, index]); index++);
    } else if (event?.type === EVENT_MAPPING) readFields(path, event.start)
    else return false
    return true
  }

  function readFields(path: FieldPath, start: number) {
    for (let key = events[at++]; key?.type === EVENT_SCALAR; key = events[at++]) {
      // The parser places a mapping in a list at the end of the line before.
      note(path, key.valueStart)
      const field = [...path, getScalarValue(yaml, key)]
      note(field, key.valueStart)
      readNode(field)
    }
    note(path, start)
  }

  function note(path: FieldPath, offset: number) {
    const place = placeOf(path)
    offsets.set(place, offsets.get(place) ?? offset)
  }
}

function placeOf(path: FieldPath): string {
  return path.map(String).join('\n')
}
