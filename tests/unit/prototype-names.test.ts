import { describe, expect, test } from 'vitest'

import type { ToolRequest } from '@/islands/text-tool/definition.ts'
import type { TextWork } from '@/islands/text-tool/use-text-work.ts'
import { entriesOf, initialTexts, readInput } from '@/islands/calculator/frame/inputs.ts'
import { figure } from '@/islands/calculator/frame/figure.ts'
import { calculatorSlugs, definitionOf } from '../calculators.ts'
import { listNamedReaders } from '../readers.ts'

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

/** The further arguments of some readers. */
const MORE: Record<string, readonly unknown[]> = {
  readMoment: ['Asia/Kolkata', Date.UTC(2026, 10, 28)],
  readRelative: ['Asia/Kolkata', Date.UTC(2026, 10, 28)],
  readLines: ['back'],
}
/** Functions of a text that is not typed or pasted, or that another reader has read before, and those that need a page. */
const LEFT_OUT = new Set([
  // Readers of a part, which the reader of the whole calls.
  'src/islands/tools/cron/parse-field.ts parseField',
  'src/islands/tools/roi-calculator/cash-flows/read-plain.ts readPlain',
  // It is of a library, and returns its own tree.
  'src/islands/tools/regex-tester/late/problem.ts parsePattern',
  // They take what the code wrote before: hexadecimal digits, a JSON string and an ISO day.
  'src/islands/tools/uuid/write.ts ulidText',
  'src/json/compare/canonical.ts canonicalString',
  'src/lib/long-date.ts dayInWords',
  // They look at the page, or change it.
  'src/islands/calculator/charts/draw-look.ts token',
  'src/islands/ui/text/pass-focus.ts passFocusToText',
  'src/layouts/scripts/hand-over/kept-input.ts nameKept',
  'src/lib/embed/embed-dialog.ts openEmbedDialog',
  'src/lib/link-style.ts linkStyle',
  'src/lib/link-style.ts fetchStyle',
  'src/lib/trusted-worker.ts startWorker',
  'src/lib/trusted-worker.ts trustedAddress',
])
const readers = listNamedReaders().filter(([reader]) => !LEFT_OUT.has(reader))

test('each reader that needs more than a text has it here', () => {
  const known = listNamedReaders().map(([reader]) => reader)
  expect([...LEFT_OUT].filter((reader) => !known.includes(reader))).toEqual([])
  const names = readers.flatMap(([reader, , needsMore]) => (needsMore ? [nameOf(reader)] : []))
  expect(names.toSorted()).toEqual(Object.keys(MORE).toSorted())
})

/** Returns the name of the function in the name of a reader. */
function nameOf(reader: string): string {
  return reader.split(' ')[1] ?? ''
}

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

test.each(readers)('the reader %s knows no names that it does not list', async (reader, load) => {
  const read = await load()
  if (read === undefined) return
  const more = MORE[nameOf(reader)] ?? []
  for (const text of texts)
    expect((await saidBy(() => read(text, ...more))) ?? '', text).not.toMatch(UNMEANT)
})

test('a reader that looks a word up in an object is found', async () => {
  const careless = (text: string): unknown => Reflect.get({ mon: 1 }, text)
  expect(await saidBy(() => careless('constructor'))).toMatch(UNMEANT)
})

describe('a page', () => {
  interface TextTool {
    modes: readonly { value: string }[]
    options?: unknown
    work: TextWork<ToolRequest<string, unknown>, unknown>
  }
  const tools = import.meta.glob<Record<string, TextTool>>(
    '../../src/islands/tools/**/text-tool.{ts,tsx}',
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
