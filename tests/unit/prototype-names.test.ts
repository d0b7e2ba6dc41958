import { globSync, readFileSync } from 'node:fs'

import { describe, expect, test } from 'vitest'

import type { ToolRequest } from '../../src/islands/text-tool/definition.ts'
import type { TextWork } from '../../src/islands/text-tool/use-text-work.ts'
import { entriesOf, initialTexts, readInput } from '../../src/islands/calculator/frame/inputs.ts'
import { figure } from '../../src/islands/calculator/frame/figure.ts'
import { calculatorSlugs, definitionOf } from '../calculators.ts'

/** What every object has as a key without listing it. */
const NAMES = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf']

const base64url = (text: string) => Buffer.from(text).toString('base64url')
const DIGEST = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'

/** A name alone, and at the places where readers look a word up. */
const textsWith = (name: string): string[] => [
  name,
  `12 ${name}`,
  `12${name}`,
  `${name} 12`,
  `${name}: 1`,
  `${name}=1&a=${name}`,
  `{"${name}": "${name}", "kty": "${name}"}`,
  `${base64url(`{"alg":"${name}","crit":["${name}"]}`)}.${base64url(`{"${name}":1,"exp":"${name}"}`)}.c2ln`,
  `2026-11-28T12:00[${name}]`,
  `2026-11-28 12:00 ${name}`,
  `28 ${name} 2026`,
  `1 ${name} ago`,
  `* * * * ${name}`,
  `@${name}`,
  `CRON_TZ=${name}\n0 0 * * *`,
  `$.${name}[?${name}(@.b) == 1].${name}`,
  `.${name} | ${name}(1)`,
  `/\\p{${name}}(?<${name}>a)/${name}`,
  `WIFI:T:${name};S:a;P:b;;`,
  `upi://${name}?pa=a@b&cu=${name}`,
  `BEGIN:VCARD\n${name}:1\nN;${name}=1:a\nEND:VCARD`,
  `data:text/plain;charset=${name};base64,YQ==`,
  `-----BEGIN ${name}-----\nYQ==\n-----END ${name}-----`,
  `${name} (a) = ${DIGEST}`,
  `${name} hash of a:\n${DIGEST}`,
  `minlength: 8; required: ${name}; allowed: ${name};`,
  `8 to 12 ${name}, at least one ${name}`,
  `Date,Amount,${name}\n2024-01-01,100,${name}\n2025-01-01,-110,${name}`,
  `&${name};`,
  `- ${name}: !!${name} 1`,
  `https://${name}.example/${name}?${name}=${name}#${name}`,
]

const texts = NAMES.flatMap(textsWith)

type Reader = (text: string, ...more: unknown[]) => unknown
const modules = import.meta.glob<Record<string, Reader>>([
  '../../src/{islands,json,recognise,lib}/**/*.ts',
  '!**/*.test.ts',
  '!**/*.worker.ts',
])

/** A function that reads a text, by its file and name. */
const READER = /^export (?:async )?function ((?:read|parse)[A-Z]\w*)\(\s*\w+: string\b/gm
const found = globSync('src/{islands,json,recognise,lib}/**/*.ts')
  .filter((file) => !file.endsWith('.test.ts'))
  .flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(READER)].map(([, name]) => `${file}#${name}`),
  )

/** Readers whose names do not say so. */
const others = [
  'src/islands/tools/base64/report/recognise.ts#recognise',
  'src/islands/tools/hash-generator/expected-digest.ts#expectedDigest',
  'src/islands/tools/hash-generator/verify/digest-candidates.ts#algorithmCalled',
  'src/islands/tools/qr-code-generator/read/meaning/meaning-of.ts#meaningOf',
  'src/islands/tools/url-encoder/address/split-address.ts#addressIn',
  'src/islands/tools/word-counter/limits/sms.ts#smsOf',
  'src/islands/ui/dates/time-zones.ts#knownZone',
  'src/islands/ui/host-name/host-warnings.ts#hostLabels',
  'src/islands/ui/host-name/front-warning.ts#frontWarning',
  'src/json/from/recognise.ts#recognise',
  'src/json/query/query-habits.ts#asJsonPath',
  'src/json/repair/find-problems.ts#findProblems',
  'src/json/repair/literals.ts#meaningOf',
  'src/lib/name-in-front.ts#nameInFront',
  'src/recognise/recognise-text.ts#recogniseText',
]

/** The further arguments of some readers. */
const MORE: Record<string, readonly unknown[]> = {
  readMoment: ['Asia/Kolkata', Date.UTC(2026, 10, 28)],
  readRelative: ['Asia/Kolkata', Date.UTC(2026, 10, 28)],
  readLines: ['back'],
}
/** Readers of a part of a text, which the reader of the whole calls, and one of a library that returns its own tree. */
const LEFT_OUT = [
  'src/islands/tools/cron/parse-field.ts#parseField',
  'src/islands/tools/roi-calculator/cash-flows/read-plain.ts#readPlain',
  'src/islands/tools/regex-tester/late/parse.ts#parsePattern',
]

const ENGINE_ERRORS = ['TypeError', 'RangeError', 'ReferenceError', 'SyntaxError']

/** Runs a reader, which may refuse a text in words, and returns all that it says. */
async function saidBy(read: () => unknown): Promise<string> {
  try {
    return JSON.stringify(await read(), (_, value: unknown) => {
      if (typeof value === 'function') return String(value)
      return typeof value === 'bigint' ? String(value) : value
    })
  } catch (error) {
    expect(ENGINE_ERRORS, String((error as Error).stack)).not.toContain((error as Error).name)
    const { message, cause } = error as Error
    return `${message} ${JSON.stringify(cause)}`
  }
}

const UNMEANT = /\[native code\]|\[object Object\]|\bNaN\b/

test.each([...found, ...others].filter((reader) => !LEFT_OUT.includes(reader)))(
  'the reader %s knows no names that it does not list',
  async (reader) => {
    const [file = '', name = ''] = reader.split('#')
    const read = (await modules[`../../${file}`]?.())?.[name]
    if (read === undefined) throw new Error(`There is no ${reader}.`)
    for (const text of texts)
      expect((await saidBy(() => read(text, ...(MORE[name] ?? [])))) ?? '', text).not.toMatch(
        UNMEANT,
      )
  },
)

describe('a page', () => {
  interface TextTool {
    modes: readonly { value: string }[]
    options?: unknown
    work: TextWork<ToolRequest<string, unknown>, unknown>
  }
  const tools = import.meta.glob<Record<string, TextTool>>(
    '../../src/islands/tools/**/text-tool.ts',
  )

  test.each(Object.keys(tools))('%s reads any name as a text', async (file) => {
    const exported = Object.values((await tools[file]?.()) ?? {})
    const tool = exported.find((one) => typeof one === 'object' && 'work' in one)
    if (tool === undefined) throw new Error('no tool')
    await tool.work.load?.()
    for (const { value: mode } of tool.modes)
      for (const text of texts) {
        const request = { mode, text, options: tool.options }
        expect((await saidBy(() => tool.work.compute?.(request))) ?? '', text).not.toMatch(UNMEANT)
      }
  })

  test.each(calculatorSlugs)('%s takes no name for a number', async (slug) => {
    const { fields, calculate, rows } = await definitionOf(slug)
    const initial = initialTexts(fields)
    for (const [name] of entriesOf(fields))
      for (const typed of NAMES) {
        const input = readInput(fields, { ...initial, [name]: typed })
        const figures = rows(calculate(input), input).map(figure)
        expect(figures.join(), `${name}: ${typed}`).not.toMatch(/NaN|Infinity|native code/)
      }
  })
})
