import { expect, test } from 'vitest'

import { amountInWords, isTooLarge, parseAmount } from './amount.ts'

test.each([
  // What Indian visitors write, and what Number and parseFloat misread
  ['10,00,000', 1_000_000],
  ['10 lakh', 1_000_000],
  ['1.5 cr', 15_000_000],
  ['१०,००,०००', 1_000_000],
  ['1.5 Cr.', 15_000_000],
  ['2 crores 5 lakhs', 20_500_000],
  ['2 lacs', 200_000],
  ['2 millions', 2_000_000],
  ['1 cr. 20 lakh', 12_000_000],
  ['Rs. 5,000/- only', 5_000],
  ['Rs.15,00,000/-', 1_500_000],
  ['rs.5,000/-', 5_000],
  ['Rs.10,000', 10_000],
  ['Rs.20,325.50', 20_325.5],
  ['-Rs.10,000', -10_000],
  ['रु.10,000', 10_000],
  ['INR.1,00,000', 100_000],
  ['5000 rupees only', 5_000],
  ['१० लाख रुपये', 1_000_000],
  ['५ लाख रुपए', 500_000],
  ['1 रुपया', 1],
  ['5 लाख रु.', 500_000],
  ['रु. 500', 500],
  ['रु 500', 500],
  ['500 रु', 500],
  ['1 rupee', 1],
  ['1 year', 1],
  ['8.5% pa', 8.5],
  ['10,00,000,', 1_000_000],
  ['1e-5', 0.00001],
  // docs/specification.md 4.2
  ['₹10,00,000.00', 1_000_000],
  ['', 0],
  ['   ', 0],
  ['-5', -5],
  ['−5', -5],
  ['8.5%', 8.5],
  ['.5', 0.5],
  ['5.', 5],
  ['1e6', 1_000_000],
  ['1.1 lakh', 110_000],
  ['1 crore 20 lakh', 12_000_000],
  ['1 crore 20 lakh 500', 12_000_500],
  ['Rs. 2,500/-', 2_500],
  ['-₹500', -500],
  ['INR 99.50', 99.5],
  ['5000 rupees', 5_000],
  ['१० लाख', 1_000_000],
  ['१ करोड़', 10_000_000],
  ['௧௦', 10],
  ['２５', 25],
  ['0005', 5],
  // As chats, PDF files and spreadsheets hand them on, with marks nobody sees.
  ['\u202a5,00,000\u202c', 500_000],
  ['5\u200b00', 500],
  ['\ufeff₹1,00,000\u200e', 100_000],
  ['1,000,000', 1_000_000],
  ['1 crore, 20 lakh', 12_000_000],
  ['20 years', 20],
  ['1 yr', 1],
  ['8.5 % p.a.', 8.5],
  ['8.5 percent', 8.5],
  ['500 ₹', 500],
  ['₹-500', -500],
  ['1 000 000', 1_000_000],
  ['10 00 000.50', 1_000_000.5],
  ['1_000_000', 1_000_000],
  // Each unit in each of its spellings.
  ['5k', 5_000],
  ['5 thousand', 5_000],
  ['5 हज़ार', 5_000],
  ['5 हजार', 5_000],
  ['5l', 500_000],
  ['5 lac', 500_000],
  ['5 लाख', 500_000],
  ['5 crore', 50_000_000],
  ['5 करोड', 50_000_000],
  ['5mn', 5_000_000],
  ['5 million', 5_000_000],
  ['2.5bn', 2_500_000_000],
  ['5 billion', 5_000_000_000],
])('"%s" means %d', (text, value) => {
  expect(parseAmount(text)).toBe(value)
})

test.each([
  'abc',
  '10x',
  '1.2.3',
  '--5',
  '5 lakh 2 crore',
  '1e999',
  'Infinity',
  'NaN',
  '0x10',
  'lakh',
  '1cr.20lakh',
  '5 only 3',
  // A decimal comma is not the Indian way, and 85 is not what it means.
  '8,5',
  '8,50',
  '1,2345',
  // Indian and European readings differ, and either is a guess.
  '1.50,000',
  'Rs.1.50,000',
  'Rs.8,5',
  '₹.50,000',
  '10.00,000',
  '1.234,567',
  '1 234,567',
  '1,234 567',
  '1,234  567',
  '5 5',
  '5  5',
  '5. 5',
  '5 .5',
  '5_5',
  '5₹5',
  '5%5',
  // 5 squared is not 52, and a half is not 12.
  '5²',
  '½',
  // No number in it.
  '₹',
  '-',
  '+',
  '%',
  ',',
  'years',
  'rupees only',
])('"%s" is no amount', (text) => {
  expect(parseAmount(text)).toBeNaN()
})

test('marks that nobody sees are an empty field, which counts as 0', () => {
  expect(parseAmount('\u200b \ufeff')).toBe(0)
})

test.each([
  ['9'.repeat(400), true],
  ['-1e999', true],
  ['2 lakh', false],
  ['Infinity', false],
  ['abc', false],
])('%s is beyond what can be calculated with: %s', (text, isBeyond) => {
  expect(isTooLarge(text)).toBe(isBeyond)
})

test('minus zero is zero', () => {
  expect(Object.is(parseAmount('-0'), 0)).toBe(true)
})

test.each([
  [1_000_000, 'ten lakh rupees'],
  [0, 'zero rupees'],
  [1, 'one rupee'],
  [21, 'twenty one rupees'],
  [1_250.5, 'one thousand two hundred fifty rupees fifty paise'],
  [0.25, 'twenty five paise'],
  [12_345_678, 'one crore twenty three lakh forty five thousand six hundred seventy eight rupees'],
  [1e12, 'one lakh crore rupees'],
  [-500, 'minus five hundred rupees'],
  [20, 'twenty rupees'],
  [0.01, 'one paisa'],
  [1.01, 'one rupee one paisa'],
  [0.02, 'two paise'],
  [1.005, 'one rupee one paisa'],
  [0.999, 'one rupee'],
  [-0.001, 'zero rupees'],
  [
    9_99_99_99_99_999.99,
    'ninety nine thousand nine hundred ninety nine crore ninety nine lakh ninety nine thousand nine hundred ninety nine rupees ninety nine paise',
  ],
  // Of a hundred lakh crore a double holds no single paisa: 0.9 would be 91 of them.
  [100_000_000_000_000.9, ''],
  [100_000_000_000_001, 'one crore crore one rupees'],
  [Infinity, ''],
  [NaN, ''],
  [1e15, ''],
])('%d in words', (amount, words) => {
  expect(amountInWords(amount)).toBe(words)
})
