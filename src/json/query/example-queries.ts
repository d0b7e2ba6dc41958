import { stepsTo } from '../text/node-path.ts'
import { childrenOf, keyOf, kindOf, stringOf, textOf, type Nodes } from '../text/nodes.ts'
import { compareNumbers } from '../text/compare-values.ts'
import type { Example } from './query-answer.ts'
import { shortPath, shortStep } from './syntax.ts'

const MOST_ELEMENTS = 50
const LONGEST_TEXT = 30

/** Creates a few queries from the names and values of a document. Each selects something in it. */
export function exampleQueries(nodes: Nodes): Example[] {
  const list = longestList(nodes)
  if (list !== undefined) return queriesOfList(nodes, list)
  if (nodes.sizes[0] === 0) return [{ query: '$', meaning: 'The whole document' }]
  return kindOf(nodes, 0) === 'array' ? queriesOfArray(nodes) : queriesOfObject(nodes)
}

/** Returns the longest array of objects outside other arrays. */
function longestList(nodes: Nodes): number | undefined {
  const { afters, sizes } = nodes
  let longest: number | undefined
  for (let node = 0; node < nodes.count;) {
    const isArray = kindOf(nodes, node) === 'array'
    const isLonger = longest === undefined || (sizes[node] as number) > (sizes[longest] as number)
    if (isArray && isLonger && sizes[node] !== 0 && kindOf(nodes, node + 1) === 'object')
      longest = node
    node = isArray ? (afters[node] as number) : node + 1
  }
  return longest
}

function queriesOfList(nodes: Nodes, list: number): Example[] {
  const base = shortPath(stepsTo(nodes, list))
  const elements = [...childrenOf(nodes, list)].slice(0, MOST_ELEMENTS)
  const members = [...membersOf(nodes, elements)]
  const [name] = members[0] ?? []
  const last = { query: `${base}[-1]`, meaning: 'The last element' }
  if (name === undefined) return [last]
  return [
    { query: `${base}[*]${shortStep(name)}`, meaning: `“${name}” of every element` },
    last,
    ...first(members.toSorted(identifiersLast), ([key, found]) => above(nodes, base, key, found)),
    ...first(members, ([key, found]) => equal(nodes, base, key, found)),
    ...first(members, ([key, found]) =>
      found.length === elements.length ? undefined : without(base, key),
    ),
    {
      query: `$..${shortStep(name).replace(/^\./, '')}`,
      meaning: `Every “${name}”, however deep`,
    },
  ]
}

function queriesOfArray(nodes: Nodes): Example[] {
  const examples = [
    { query: '$[0]', meaning: 'The first element' },
    { query: '$[-1]', meaning: 'The last element' },
  ]
  if ((nodes.sizes[0] as number) < 4) return examples
  return [...examples, { query: '$[:3]', meaning: 'The first three elements' }]
}

function queriesOfObject(nodes: Nodes): Example[] {
  const keys = [...childrenOf(nodes, 0)].slice(0, 2).map((node) => keyOf(nodes, node) ?? '')
  const named = keys.map((key) => ({ query: `$${shortStep(key)}`, meaning: `“${key}”` }))
  return [
    ...named,
    { query: '$.*', meaning: 'All values of the outermost object' },
    { query: '$..*', meaning: 'All values at every depth' },
  ]
}

/** Groups the members of objects by key. */
function membersOf(nodes: Nodes, elements: number[]): Map<string, number[]> {
  const members = new Map<string, number[]>()
  for (const element of elements) {
    for (const member of childrenOf(nodes, element)) {
      const key = keyOf(nodes, member)
      if (key === undefined) continue
      const found = members.get(key)
      if (found === undefined) members.set(key, [member])
      else found.push(member)
    }
  }
  return members
}

function first<Item>(items: Item[], make: (item: Item) => Example | undefined): Example[] {
  for (const item of items) {
    const made = make(item)
    if (made !== undefined) return [made]
  }
  return []
}

/** Sorts identifiers last: nobody asks which of them are large. */
function identifiersLast([one]: [string, number[]], [other]: [string, number[]]): number {
  return Number(/id$/i.test(one)) - Number(/id$/i.test(other))
}

/** Asks for numbers above the median, if the numbers differ. */
function above(nodes: Nodes, base: string, key: string, found: number[]): Example | undefined {
  const numbers = found
    .filter((node) => kindOf(nodes, node) === 'number')
    .map((node) => textOf(nodes, node))
    .sort(compareNumbers)
  const middle = numbers[Math.floor((numbers.length - 1) / 2)]
  if (middle === undefined || compareNumbers(middle, numbers.at(-1) as string) === 0)
    return undefined
  return {
    query: `${base}[?@${shortStep(key)} > ${middle}]`,
    meaning: `Elements whose “${key}” is above ${middle}`,
  }
}

/** Asks for a short text that occurs more than once. */
function equal(nodes: Nodes, base: string, key: string, found: number[]): Example | undefined {
  const texts = found
    .filter((node) => kindOf(nodes, node) === 'string')
    .map((node) => stringOf(nodes, node))
    .filter(
      (text) => text !== '' && text.length <= LONGEST_TEXT && !/[\p{Cc}\p{Cs}'\\]/u.test(text),
    )
  const again = texts.find((text, index) => texts.indexOf(text) !== index)
  if (again === undefined || texts.every((text) => text === again)) return undefined
  return {
    query: `${base}[?@${shortStep(key)} == '${again}']`,
    meaning: `Elements whose “${key}” is “${again}”`,
  }
}

function without(base: string, key: string): Example {
  return { query: `${base}[?!@${shortStep(key)}]`, meaning: `Elements without “${key}”` }
}
