import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import { runnerImport } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { pastIn } from '@/prerender/fact-rules.ts'
import { loadFacts } from '@/build/warn-of-old-facts.ts'

/** What somebody adds when the law changes: one file each, in a copy of the source. */
const ADDED = {
  'fd-calculator/small-savings/rates/2099-q1.ts': `
    import type { QuarterRates } from '../schemes.ts'
    import { rates as before } from './2026-q3.ts'
    export const rates: QuarterRates = {
      ...before,
      from: '2099-01-01',
      until: '2099-03-31',
      source: 'F.No.1/4/2019-NS of 31 December 2098',
      checked: '2099-01-01',
      percent: { ...before.percent, ppf: 9.25 },
    }`,
  'percentage-calculator/gst/rates/2099-04-01.ts': `
    import type { GstRates } from '../gst.ts'
    export const rates: GstRates = {
      from: '2099-04-01',
      reviewBy: '2100-02-01',
      source: 'A notification of 2099',
      checked: '2099-04-01',
      rates: [{ percent: 17, on: 'nearly everything' }, { percent: 0, on: 'the rest' }],
    }`,
  'tax-calculator/years/tax-year-2099-00.ts': `
    import { yearAfter } from '../tax-rules.ts'
    import { rules as before } from './tax-year-2026-27.ts'
    export const rules = yearAfter(before, {
      id: 'tax-year-2099-00',
      label: 'Tax year 2099-00',
      from: '2099-04-01',
      regimes: {
        new: { citation: 'Finance Act 2099, section 3', standardDeduction: 99_000 },
        old: { citation: 'Finance Act 2099, First Schedule' },
      },
      lastChecked: '2099-04-01',
    })`,
}

let copy = ''
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'ganak-rules-'))
  cpSync('src', join(copy, 'src'), { recursive: true })
  cpSync('package.json', join(copy, 'package.json'))
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))
  for (const [path, text] of Object.entries(ADDED))
    writeFileSync(join(copy, 'src/islands/tools', path), text)
})
afterAll(() => {
  rmSync(copy, { recursive: true, force: true })
})

interface Definition {
  fields: Record<string, { initial?: unknown; options?: { value: unknown; label?: string }[] }>
}

/** Loads what a file of the copy exports, as the build would. */
async function load<T>(path: string): Promise<T> {
  const { module } = await runnerImport<T>(`./src/islands/tools/${path}`, {
    root: copy,
    configFile: false,
    envDir: false,
    logLevel: 'warn',
    resolve: { alias: { '@': join(copy, 'src') } },
  })
  return module
}

test('a quarter of small savings rates is one file: the field and its hint follow', async () => {
  const { savingsCalculator } = await load<{ savingsCalculator: Definition }>(
    'fd-calculator/small-savings/definition.ts',
  )
  expect(savingsCalculator.fields['ppfRatePercent']).toMatchObject({
    initial: 9.25,
    hint: expect.stringContaining('31 March 2099') as string,
  })
})

test('a tax year is one file: every page of the tool offers it first', async () => {
  const { currentLaw, lawYears } = await load<{
    currentLaw: { label: string }
    lawYears: { id: string }[]
  }>('tax-calculator/tax-years.ts')
  expect(currentLaw.label).toBe('Tax year 2099-00')
  expect(lawYears.map(({ id }) => id)).toContain('tax-year-2026-27')
})

test('a change of GST is one file: the choice offers its rates', async () => {
  const { gstCalculator } = await load<{
    gstCalculator: { fields: { items: { fields: Definition['fields'] } } }
  }>('percentage-calculator/gst/definition.ts')
  const options = gstCalculator.fields.items.fields['rate']?.options?.map(({ value }) => value)
  expect(options).toEqual([17, 0, 'other'])
})

test('the list of all facts has the new values, and asks for the next ones in time', async () => {
  const facts = await loadFacts(copy)
  const byId = (id: string) => facts.find((fact) => fact.id === id)
  expect(byId('small-savings-ppf-rate')).toMatchObject({
    value: '9.25% a year',
    from: '2099-01-01',
  })
  expect(byId('gst-17')).toMatchObject({ from: '2099-04-01' })
  expect(byId('tax-year-2099-00-new-deduction')).toMatchObject({ value: '₹99,000', until: '2100-03-31' }) // prettier-ignore
  // The year before does not change any more.
  expect(byId('tax-year-2026-27-new-deduction')).toMatchObject({ ended: '2027-03-31' })
  const soon = pastIn(facts, 14, '2099-03-20').map(({ id }) => id)
  expect(soon).toContain('small-savings-ppf-rate')
  expect(soon).not.toContain('tax-year-2099-00-new-deduction')
})
