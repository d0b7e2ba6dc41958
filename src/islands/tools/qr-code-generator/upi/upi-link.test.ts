import { readFileSync } from 'node:fs'

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { upiLink } from './upi-link.ts'

const link = (values: Partial<Parameters<typeof upiLink>[0]>) =>
  upiLink({ payee: 'asha@okbank', name: 'Asha', amount: '', note: '', ...values })

test('the fields write the example of the page', () => {
  const page = readFileSync('src/content/tools/qr-code-generator/upi.mdx', 'utf8')
  const { text } = link({
    payee: 'asha.stores@okbank',
    name: 'Asha Stores',
    amount: '1,499.5',
    note: 'Bill 27',
  })
  expect(text).toBe(
    'upi://pay?pa=asha.stores@okbank&pn=Asha%20Stores&am=1499.50&cu=INR&tn=Bill%2027',
  )
  expect(page, 'src/content/tools/qr-code-generator/upi.mdx').toContain(`\`${text}\``)
})

describe('the link of a payment', () => {
  test.each([
    ['500', '500.00'],
    ['₹ 1,00,000', '100000.00'],
    ['100,000.5', '100000.50'],
    ['0.01', '0.01'],
    ['007', '7.00'],
    ['१,४९९.५०', '1499.50'],
    // More digits than a double holds.
    ['12345678901234567.89', '12345678901234567.89'],
  ])('%s is written with two decimals', (amount, written) => {
    expect(link({ amount }).text).toContain(`&am=${written}&cu=INR`)
  })

  test.each(['0', '0.00', '1.005', '1,5', '10 lakh', '-5', 'abc', '1,00,00', '5.5.5', '1e3'])(
    '%s is no amount, and there is no link',
    (amount) => {
      const { text, problems } = link({ amount })
      expect(text).toBe('')
      expect(problems?.amount).toBeDefined()
    },
  )

  test('without an amount the payer types it', () => {
    expect(link({}).text).toBe('upi://pay?pa=asha@okbank&pn=Asha&cu=INR')
  })

  test.each([{ payee: '' }, { name: ' ' }, { payee: 'asha' }, { payee: 'as ha@okbank' }])(
    '%j gives no link',
    (values) => {
      expect(link(values).text).toBe('')
    },
  )

  test.each([
    ['asha@gmail.com', 'email'],
    ['ash*a@okbank', 'form'],
    ['asha@ok@bank', 'form'],
  ])('%s has a warning', (payee, word) => {
    const { text, warnings } = link({ payee })
    expect(text).not.toBe('')
    expect(warnings?.join()).toContain(word)
  })

  // The element "note" of a UPI transaction has 1 to 50 characters.
  test.each([
    ['n'.repeat(50), 0],
    ['न'.repeat(50), 0],
    ['n'.repeat(51), 1],
    ['n'.repeat(80), 1],
  ])('a note of %s has its warning', (note, remarks) => {
    expect(link({ note }).warnings).toHaveLength(remarks)
  })

  test('a reader finds every name and note in the link, which has no plus sign or space', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', minLength: 1 }),
        fc.string({ unit: 'binary' }),
        (name, note) => {
          fc.pre(name.trim() !== '' && note.isWellFormed())
          const { text } = link({ name, note })
          expect(text).not.toMatch(/[+\s]/)
          const query = new URL(text).searchParams
          expect(query.get('pn')).toBe(name.trim())
          expect(query.get('tn') ?? '').toBe(note.trim())
          expect(query.get('pa')).toBe('asha@okbank')
        },
      ),
    )
  })
})
