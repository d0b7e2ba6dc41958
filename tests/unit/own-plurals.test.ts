import { ESLint } from 'eslint'
import { expect, test } from 'vitest'

import tseslint from 'typescript-eslint'

import { ownPlurals } from '../lint-plurals.mjs'

const eslint = new ESLint({
  overrideConfigFile: true,
  overrideConfig: [
    {
      files: ['**/*.ts'],
      languageOptions: { parser: tseslint.parser as never },
      plugins: { local: { rules: { 'own-plurals': ownPlurals as never } } },
      rules: { 'local/own-plurals': 'error' },
    },
  ],
})

async function refusals(line: string): Promise<number> {
  const [result] = await eslint.lintText(`${line}\n`, { filePath: 'probe.ts' })
  expect(result?.messages.filter(({ fatal }) => fatal)).toEqual([])
  return result?.messages.length ?? NaN
}

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
])('%s is refused', async (line) => expect(await refusals(line)).toBe(1))

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
])('%s is allowed', async (line) => expect(await refusals(line)).toBe(0))
