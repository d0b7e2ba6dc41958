import { ESLint } from 'eslint'
import { expect, test } from 'vitest'

import tseslint from 'typescript-eslint'

import { ownPlurals } from '../lint-plurals.mjs'
import { typedKeys } from '../lint-typed-keys.mjs'

/** Returns a function that counts what a rule of this project refuses in a line. */
function countBy(rule: object, parserOptions: object = {}, start = '') {
  const languageOptions = { parser: tseslint.parser as never, parserOptions }
  const plugins = { local: { rules: { tried: rule as never } } }
  const rules = { 'local/tried': 'error' } as const
  const eslint = new ESLint({
    overrideConfigFile: true,
    overrideConfig: [{ files: ['**/*.ts'], languageOptions, plugins, rules }],
  })
  return async (line: string) => {
    const [result] = await eslint.lintText(`${start}${line}\n`, { filePath: 'probe.ts' })
    expect(result?.messages.filter(({ fatal }) => fatal)).toEqual([])
    return result?.messages.length ?? NaN
  }
}

const plurals = countBy(ownPlurals)

test.each([
  `n === 1 ? 'line' : 'lines'`,
  `n !== 1 ? 'lines' : 'line'`,
  `n > 1 ? 'lines' : 'line'`,
  `n < 2 ? 'line' : 'lines'`,
  `n === 1n ? 'line' : 'lines'`,
  `n === 1 ? '' : 's'`,
  `n > 1 ? 'es' : ''`,
  'n === 1 ? `1 ${unit}` : `${n} ${unit}s`',
  'n === 1 ? unit : `${unit}s`',
  'n === 1 ? one : many',
  'names[n === 1 ? 0 : 1]',
  `function f() { return n === 1 ? 'once' : \`\${n} times\` }`,
  `function f() { if (n === 1) return '1 line'; return \`\${n} lines\` }`,
  `function f() { if (n === 1) { return '1 line' } else { return 'lines' } }`,
])('as an own plural, %s is refused', async (line) => expect(await plurals(line)).toBe(1))

test.each([
  `counted(n, 'line')`,
  `plural(n, 'once', 'often')`,
  `n === 0 ? 'No line' : 'Lines'`,
  `isOnly ? 'line' : 'lines'`,
  'n === 1 ? texts[0] : joined',
  "n > 1 ? `, the first of ${n}` : ''",
  "month === 1 ? '' : `^${month}`",
  'n === 1 ? 31 : 30',
  `function f() { if (n === 1) return text; return 'lines' }`,
])('%s is allowed as no plural', async (line) => expect(await plurals(line)).toBe(0))

const START = `
declare const text: string
declare const kind: 'a' | 'b'
declare const table: Record<string, number>
const closed = { a: 1, b: 2 }
`

const keys = countBy(typedKeys, { projectService: { allowDefaultProject: ['probe.ts'] } }, START)

test.each([
  'table[text]',
  'table[text.toLowerCase()]',
  'table[`a${text}`]',
  'table[text] = 1',
  'closed[text as keyof typeof closed]',
  'Object.hasOwn(table, kind) ? table[text] : 0',
  'Object.hasOwn(table, text) ? 0 : table[text]',
])(
  'as a key that is typed, %s is refused',
  async (line) => expect(await keys(line)).toBe(1),
  60_000,
)

test.each([
  'table[kind]',
  'closed[kind]',
  `table['a']`,
  '[1, 2][0]',
  'text[0]',
  'new Map([[text, 1]]).get(text)',
  'Object.hasOwn(table, text) ? table[text] : 0',
  'text && Object.hasOwn(table, text) ? table[text] : 0',
])('%s is allowed as a key', async (line) => expect(await keys(line)).toBe(0), 60_000)
