import { ESLint } from 'eslint'
import { expect, test } from 'vitest'

import tseslint from 'typescript-eslint'

import { typedKeys } from '../lint-typed-keys.mjs'

const eslint = new ESLint({
  overrideConfigFile: true,
  overrideConfig: [
    {
      files: ['**/*.ts'],
      languageOptions: {
        parser: tseslint.parser as never,
        parserOptions: { projectService: { allowDefaultProject: ['probe.ts'] } },
      },
      plugins: { local: { rules: { 'typed-keys': typedKeys as never } } },
      rules: { 'local/typed-keys': 'error' },
    },
  ],
})

const START = `
declare const text: string
declare const kind: 'a' | 'b'
declare const table: Record<string, number>
const closed = { a: 1, b: 2 }
`

async function refusals(line: string): Promise<number> {
  const [result] = await eslint.lintText(`${START}${line}\n`, { filePath: 'probe.ts' })
  expect(result?.messages.filter(({ fatal }) => fatal)).toEqual([])
  return result?.messages.length ?? NaN
}

test.each([
  'table[text]',
  'table[text.toLowerCase()]',
  'table[`a${text}`]',
  'table[text] = 1',
  'closed[text as keyof typeof closed]',
  'Object.hasOwn(table, kind) ? table[text] : 0',
  'Object.hasOwn(table, text) ? 0 : table[text]',
])('%s is refused', async (line) => expect(await refusals(line)).toBe(1), 60_000)

test.each([
  'table[kind]',
  'closed[kind]',
  `table['a']`,
  '[1, 2][0]',
  'text[0]',
  'new Map([[text, 1]]).get(text)',
  'Object.hasOwn(table, text) ? table[text] : 0',
  'text && Object.hasOwn(table, text) ? table[text] : 0',
])('%s is allowed', async (line) => expect(await refusals(line)).toBe(0), 60_000)
