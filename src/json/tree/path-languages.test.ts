import { readFileSync } from 'node:fs'

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { stepsTo, type Steps } from '../text/node-path.ts'
import { readNodes } from '../text/nodes.ts'
import { pathsOf } from './path-languages.ts'
import { LANGUAGES } from './sentences.ts'

describe('the path of a value', () => {
  // JavaScript by ECMAScript 2025, jq by its manual (sections "Object identifier-index", "Object index"), Python by its
  // reference ("String and bytes literals"). The jq and Python paths were verified in jq 1.6 and Python 3.
  test.each<[Steps, string, string, string]>([
    [[], 'data', '.', 'data'],
    [[0], 'data[0]', '.[0]', 'data[0]'],
    [['users', 12, 'name'], 'data.users[12].name', '.users[12].name', 'data["users"][12]["name"]'],
    [['a b'], 'data["a b"]', '.["a b"]', 'data["a b"]'],
    [['a', 'b-c'], 'data.a["b-c"]', '.a["b-c"]', 'data["a"]["b-c"]'],
    [[''], 'data[""]', '.[""]', 'data[""]'],
    [['0'], 'data["0"]', '.["0"]', 'data["0"]'],
    [['1a'], 'data["1a"]', '.["1a"]', 'data["1a"]'],
    [['$x'], 'data.$x', '.["$x"]', 'data["$x"]'],
    [['class'], 'data.class', '.class', 'data["class"]'],
    [['it"s'], 'data["it\\"s"]', '.["it\\"s"]', 'data["it\\"s"]'],
    [["it's"], 'data["it\'s"]', '.["it\'s"]', 'data["it\'s"]'],
    [['\\(1)'], 'data["\\\\(1)"]', '.["\\\\(1)"]', 'data["\\\\(1)"]'],
    [['\n\u0000'], 'data["\\n\\u0000"]', '.["\\n\\u0000"]', 'data["\\n\\u0000"]'],
    [['नाम'], 'data.नाम', '.["नाम"]', 'data["नाम"]'],
    [['😀'], 'data["😀"]', '.["😀"]', 'data["😀"]'],
    [['\ud800'], 'data["\\ud800"]', '.["\\ud800"]', 'data["\\ud800"]'],
    [['\u202e\u2028'], 'data["\\u202e\\u2028"]', '.["\\u202e\\u2028"]', 'data["\\u202e\\u2028"]'],
    [['\u{e0001}'], 'data["\u{e0001}"]', '.["\u{e0001}"]', 'data["\u{e0001}"]'],
  ])('%j reads %s in JavaScript, %s in jq, %s in Python', (steps, javascript, jq, python) => {
    expect(pathsOf(steps)).toMatchObject({ javascript, jq, python })
  })

  test('leads a JavaScript program to the value, whatever the keys are', () => {
    const unit = fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code))
    const step = fc.oneof(fc.string({ unit }), fc.string(), fc.nat(3))
    fc.assert(
      fc.property(fc.array(step, { maxLength: 5 }), (steps) => {
        // The evaluated code contains only keys that this test generates.
        const read = new Function('data', `return ${pathsOf(steps).javascript}`) as (
          data: unknown,
        ) => unknown
        expect(read(JSON.parse(steps.reduceRight(around, '"here"')))).toBe('here')
      }),
    )
  })
})

test('the page’s example has the paths that it says', () => {
  const page = readFileSync('src/content/tools/json-formatter.mdx', 'utf8')
  const [document = ''] = /(?<=`)\{"users".+?(?=`)/.exec(page) ?? []
  const said = Object.entries(LANGUAGES).map(
    ([id, name]) => [id, new RegExp(`^- ${name}: \`(.+)\`$`, 'm').exec(page)?.[1]] as const,
  )
  const nodes = readNodes(new TextEncoder().encode(document))
  expect(Object.fromEntries(said)).toEqual(pathsOf(stepsTo(nodes, nodes.count - 1)))
})

function around(inside: string, step: string | number): string {
  if (typeof step === 'string') return `{${JSON.stringify(step)}: ${inside}}`
  return `[${'null, '.repeat(step)}${inside}]`
}
