import { globSync, readFileSync } from 'node:fs'

import { ESLint } from 'eslint'
import { expect, test } from 'vitest'

// The planted files are in no program, which the rule about types needs.
const linter = new ESLint({
  overrideConfig: {
    languageOptions: { parserOptions: { projectService: false } },
    rules: { 'local/typed-keys': 'off' },
  },
})

/** The rules that an import breaks in a new file of this name. */
async function refusedBy(file: string, code: string): Promise<(string | null)[]> {
  const [result] = await linter.lintText(`${code}\n`, { filePath: file })
  const rules = result?.messages.map(({ ruleId }) => ruleId) ?? []
  return rules.filter((rule) => /restricted|cycle|max-lines$/.test(rule ?? ''))
}

const astro = (code: string) => `---\n${code}\n---\n`

test.each([
  [
    'a tool, another tool, by relative path',
    'src/islands/tools/base64/probe.ts',
    "import '../url-encoder/url-parts.ts'",
  ],
  [
    'a tool, another tool, by the alias',
    'src/islands/tools/base64/probe.ts',
    "import '@/islands/tools/url-encoder/UrlPartsTable.tsx'",
  ],
  [
    'a tool, another tool, on demand',
    'src/islands/tools/base64/probe.ts',
    "void import('../url-encoder/url-parts.ts')",
  ],
  [
    'a view, another tool',
    'src/islands/tools/percentage-calculator/gst/probe.ts',
    "import '../../url-encoder/url-parts.ts'",
  ],
  [
    'a view, a folder of another tool',
    'src/islands/tools/percentage-calculator/gst/probe.ts',
    "import '../../json-formatter/highlight.ts'",
  ],
  [
    'a tool, a script of the frame',
    'src/islands/tools/base64/probe.ts',
    "import '../../../layouts/scripts/contact/fields.ts'",
  ],
  [
    'the calculator frame, a tool',
    'src/islands/calculator/probe.ts',
    "import '../tools/sip-calculator/sip.ts'",
  ],
  [
    'a part, the calculator frame',
    'src/islands/ui/probe.ts',
    "import '../calculator/frame/figure.ts'",
  ],
  ['the JSON engine, a part', 'src/json/probe.ts', "import '../islands/ui/work/worker-client.ts'"],
  [
    'a tool that is not JSON, the JSON engine',
    'src/islands/tools/base64/probe.ts',
    "import '@/json/text/tokens.ts'",
  ],
  ['a part, a tool', 'src/islands/ui/probe.ts', "export * from '../tools/base64/alphabet.ts'"],
  [
    'an island, the store of the server',
    'src/islands/ui/probe.ts',
    "import '../../server/contact/sqlite-store.ts'",
  ],
  ['an island, Node', 'src/islands/tools/base64/probe.ts', "import 'node:fs'"],
  [
    'an island, what prints the pages',
    'src/islands/tools/base64/probe.ts',
    "import '../../../prerender/catalogue.ts'",
  ],
  ['a page, an island', 'src/pages/probe.astro', astro("import '../islands/ui/fields/Slider.tsx'")],
  [
    'a layout, an island',
    'src/layouts/Probe.astro',
    astro("import '../islands/ui/fields/Slider.tsx'"),
  ],
  ['a layout, a page', 'src/layouts/probe.ts', "import '../pages/search-list.js.ts'"],
  ['a layout, the server', 'src/layouts/Probe.astro', astro("import '@/server/headers.ts'")],
  ['the library, an island', 'src/lib/probe.ts', "import '../islands/ui/work/use-worker.ts'"],
  ['the library, Node', 'src/lib/probe.ts', "import 'node:path'"],
  [
    'the server, what prints the pages',
    'src/server/probe.ts',
    "import '../prerender/catalogue.ts'",
  ],
  ['what is served, a test', 'src/lib/probe.ts', "import '../../tests/free-port.ts'"],
])('refused: %s', async (_, file, code) => {
  expect(await refusedBy(file, code)).toHaveLength(1)
})

test.each([
  [
    'src/islands/tools/base64/probe.ts',
    "import './alphabet.ts'\nimport '../../ui/work/use-worker.ts'\nimport '@/islands/ui/work/worker-client.ts'",
  ],
  [
    'src/islands/tools/percentage-calculator/gst/probe.ts',
    "import '../exact-quotient.ts'\nimport '@/islands/tools/percentage-calculator/percentage.ts'",
  ],
  ['src/islands/tools/sip-calculator/probe.ts', "import '@/lib/compounding.ts'"],
  [
    'src/pages/contact/probe.astro',
    astro("import ContactForm from '@/layouts/contact/ContactForm.astro'"),
  ],
  ['src/server/probe.ts', "import 'node:fs'\nimport '../lib/site.ts'"],
  ['src/build/probe.ts', "import '../server/headers.ts'"],
  ['src/lib/probe.test.ts', "import '../../tests/free-port.ts'"],
])('%s may import what its room may', async (file, code) => {
  expect(await refusedBy(file, code)).toEqual([])
})

test.each([
  'setTimeout(Object, 1)',
  "export const worker = new Worker('x')",
  'export const field = <select />',
  'export const bar = <progress value={1} />',
  'export const box = <input type="checkbox" />',
])('refused in a tool, which uses the shared part: %s', async (code) => {
  expect(await refusedBy('src/islands/tools/base64/Probe.tsx', code)).toHaveLength(1)
  expect(await refusedBy('src/islands/ui/Probe.tsx', code)).toEqual([])
})

test('refused: a source file of more than 200 lines', async () => {
  const lines = (count: number) => 'void 0\n'.repeat(count)
  expect(await refusedBy('src/lib/probe.ts', lines(200).trimEnd())).toEqual([])
  expect(await refusedBy('src/lib/probe.ts', lines(201).trimEnd())).toHaveLength(1)
})

test('the room that all others may use stays small', () => {
  const files = globSync('src/lib/**/*.*').filter((file) => !file.endsWith('.test.ts'))
  const lines = files.flatMap((file) => readFileSync(file, 'utf8').trimEnd().split('\n'))
  expect(lines.length).toBeLessThanOrEqual(1_200)
})
