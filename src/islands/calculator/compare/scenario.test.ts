import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { monthField } from '../fields/calendar-field.tsx'
import type { Fields } from '../fields/field-types.ts'
import { listField } from '../fields/list-field.tsx'
import { cleanName, fromText, inputOf, toText, valuesOf } from './scenario.ts'
import { fromParameters, toParameters } from './scenario-link.ts'

interface Plan {
  amount: number
  start: number
  kind: 'a' | 'b'
  extras: readonly { sum: number }[]
}

const fields: Fields<Plan> = {
  amount: { kind: 'number', label: 'Amount (₹)', initial: 5, unit: 'rupees' },
  start: monthField({ label: 'Start' }),
  kind: {
    kind: 'choice',
    label: 'Kind',
    initial: 'a',
    look: 'radio',
    options: [
      { value: 'a', label: 'A' },
      { value: 'b', label: 'B' },
    ],
  },
  extras: listField<{ sum: number }>({
    label: 'Extras',
    initial: [],
    entryLabel: 'Extra',
    most: 3,
    sentence: (_, { sum }) => sum,
    fields: { sum: { kind: 'number', label: 'Sum (₹)', initial: 1, unit: 'rupees' } },
  }),
}
const PAGE = '/tools/plan'
const kept = [
  {
    name: 'बैंक A: "best" & <b>',
    values: 'amount=1000&start=2026-11&kind=b&extras=sum%3D2%3Bsum%3D3',
  },
  { name: '50% : x', values: 'amount=7&kind=a&extras=' },
]

test('lists and months of a kept calculation are part of it', () => {
  const input = inputOf(fields, kept[0]?.values ?? '')
  expect(input).toMatchObject({ amount: 1000, kind: 'b', extras: [{ sum: 2 }, { sum: 3 }] })
  // November 2026: 2026 × 12 + 10
  expect(input?.start).toBe(2026 * 12 + 10)
})

test('a file and a link bring back what was kept', () => {
  expect(fromText(PAGE, fields, toText(PAGE, kept))).toEqual(kept)
  const own = 'amount=1'
  const link = `#${own}&${toParameters({ fields }, kept, own)}`
  expect(fromParameters(fields, link)).toEqual(kept)
  expect(fromParameters(fields, link.replaceAll('&', '&amp;'))).toEqual(kept)
  expect(toParameters({ fields }, [], own)).toBe('')
  expect(fromParameters(fields, '#amount=1')).toEqual([])
})

test('a link has of a kept calculation what differs from its own, in signs that are not encoded twice', () => {
  const own = 'amount=1000&kind=b&extras=sum=2;sum=3'
  const values = 'amount=7&kind=b&extras=sum%3D2%3Bsum%3D3'
  const link = toParameters({ fields }, [{ name: 'Bank A', values }], own)
  expect(link).toBe('kept=Bank+A;amount=7')
  expect(fromParameters(fields, `#${own}&${link}`)).toEqual([{ name: 'Bank A', values }])
  // What the own calculation has beyond a fresh page, and the kept one not.
  const fresh = { name: 'A', values: 'amount=5&kind=b&extras=' }
  expect(toParameters({ fields }, [fresh], 'amount=7&kind=b')).toBe('kept=A,kind=b')
  const list = { name: 'A', values: 'amount=5&kind=a&extras=sum%3D2%3Bsum%3D3' }
  expect(toParameters({ fields }, [list], '')).toBe('kept=A,extras=sum=2;sum=3')
  // A month that is open has no text of its own.
  const open = { name: 'A', values: 'amount=9&kind=b&extras=' }
  const dated = 'amount=9&start=2026-11&kind=b'
  const written = toParameters({ fields }, [open], dated)
  expect(fromParameters(fields, `#${dated}&${written}`)).toEqual([open])
})

test('a link of an earlier version still opens', () => {
  const links = [
    'kept=%25E0%25A4%25AC%25E0%25A5%2588%25E0%25A4%2582%25E0%25A4%2595%2520A%253A%2520%2522best%2522%2520%2526%2520%253Cb%253E:amount=1000%26start=2026-11%26kind=b%26extras=sum=2;sum=3',
    'kept=50%2525%2520%253A%2520x%3Aamount%3D7%26kind%3Da%26extras%3D',
  ]
  expect(fromParameters(fields, `#amount=1&${links.join('&')}`)).toEqual(kept)
})

test('what could not be read again is not kept', () => {
  const plan = { amount: 5, start: NaN, kind: 'a' as const }
  expect(valuesOf(fields, { ...plan, extras: [{ sum: 2 }] })).toBe('amount=5&kind=a&extras=sum%3D2')
  const endless = Array.from({ length: 400 }, () => ({ sum: 1e300 }))
  expect(() => valuesOf(fields, { ...plan, extras: endless })).toThrow(/too many digits/)
})

test('any name and any amounts survive a file and a link', () => {
  const entry = fc.record({
    name: fc
      .string({ unit: 'binary', maxLength: 60 })
      .map(cleanName)
      .filter((name) => name !== ''),
    values: fc.integer({ min: 0, max: 1e12 }).map((amount) => `amount=${amount}&kind=a&extras=`),
  })
  fc.assert(
    fc.property(fc.array(entry, { minLength: 1, maxLength: 4 }), (some) => {
      expect(fromText(PAGE, fields, toText(PAGE, some))).toEqual(some)
      for (const own of ['', 'amount=77&start=2026-11&kind=b&extras=sum=2;sum=3']) {
        const link = toParameters({ fields }, some, own)
        expect(fromParameters(fields, `${own}&${link}`)).toEqual(some)
        // Signs of a fragment (RFC 3986) that no program encodes again.
        expect(link).toMatch(/^[\w\-.*+$~/;,=&]*$/)
      }
    }),
  )
})

describe('what is hostile or damaged is refused in a sentence', () => {
  const file = (changes: object) => JSON.stringify({ page: PAGE, kept, ...changes })
  const entry = (changes: object) => file({ kept: [{ ...kept[0], ...changes }] })
  test.each([
    ['no JSON', '{'],
    ['nothing', ''],
    ['null', 'null'],
    ['a list', '[]'],
    ['a page that is no text', file({ page: 1 })],
    ['another page', file({ page: '/tools/fd-calculator' })],
    ['no calculations', file({ kept: undefined })],
    ['calculations that are no list', file({ kept: { length: 1 } })],
    ['more than four', file({ kept: Array.from({ length: 5 }, () => kept[0]) })],
    ['an entry that is null', file({ kept: [null] })],
    ['a name that is a number', entry({ name: 5 })],
    ['an empty name', entry({ name: ' \u202E\u0000 ' })],
    ['an endless name', entry({ name: 'a'.repeat(100_000) })],
    ['no values', entry({ values: undefined })],
    ['values of no field', entry({ values: '__proto__=1&constructor=2' })],
    ['an amount that is none', entry({ values: 'amount=<script>' })],
    ['a choice that does not exist', entry({ values: 'amount=1&kind=c' })],
    ['a month that does not exist', entry({ values: 'amount=1&start=2026-13' })],
    ['endless values', entry({ values: `amount=1&x=${'1'.repeat(100_000)}` })],
  ])('%s', (_, text) => {
    expect(() => fromText(PAGE, fields, text)).toThrow(/^[A-Z][^<>]{20,90}\.$/)
  })

  test.each([
    'kept=',
    'kept=%',
    'kept=name',
    'kept=%25E0:amount=1',
    'kept=a:amount=x',
    'kept=:amount=1',
    'kept=a;amount=x',
    'kept=a,amount=x',
    'kept=;amount=1',
    'kept=$E0;amount=1',
    'kept=a;amount=$E0',
    Array.from({ length: 5 }, () => 'kept=a;amount=1').join('&'),
  ])('the link #%s', (fragment) => {
    expect(() => fromParameters(fields, `#${fragment}`)).toThrow(/\.$/)
  })

  test('no text at all does more than throw a sentence', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.json()), (text) => {
        for (const read of [
          () => fromText(PAGE, fields, text),
          () => fromText(PAGE, fields, `{"page":"${PAGE}","kept":${text}}`),
          () => fromParameters(fields, `kept=${text}`),
        ]) {
          try {
            read()
          } catch (error) {
            expect(error).toBeInstanceOf(Error)
            expect((error as Error).message).toMatch(/^[A-Z].*\.$/)
          }
        }
      }),
    )
  })
})

test('a name is one line of at most 40 characters without what cannot be seen', () => {
  expect(cleanName('  Bank\n A\u202Eevil\u0007 ')).toBe('Bank A evil')
  expect(Array.from(cleanName('😀'.repeat(60)))).toHaveLength(40)
  // Hindi needs the joiner between its letters.
  expect(cleanName('क्‍ष')).toBe('क्‍ष')
  expect(cleanName('\uD800x').isWellFormed()).toBe(true)
})

test('values are written anew, so that nothing unknown goes on', () => {
  const text = JSON.stringify({ page: PAGE, kept: [{ name: 'A', values: 'amount=5%20lakh&evil=1', more: 1 }] }) // prettier-ignore
  expect(fromText(PAGE, fields, text)).toEqual([
    { name: 'A', values: 'amount=500000&kind=a&extras=' },
  ])
})
