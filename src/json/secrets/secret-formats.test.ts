import { expect, test } from 'vitest'

import { passesLuhn, passesVerhoeff } from './secret-formats.ts'

test.each([
  // ISO/IEC 7812-1 annex B; test numbers that the networks give out
  ['79927398713', true],
  ['4111111111111111', true],
  ['378282246310005', true],
  ['79927398710', false],
  ['4111111111111112', false],
])('%s by Luhn: %s', (digits, passes) => {
  expect(passesLuhn(digits)).toBe(passes)
})

test.each([
  // Verhoeff (1969): the check digit of 236 is 3; the check digit of 12345 is 1
  ['2363', true],
  ['123451', true],
  ['2364', false],
  ['3263', false],
])('%s by Verhoeff: %s', (digits, passes) => {
  expect(passesVerhoeff(digits)).toBe(passes)
})

test('Verhoeff finds every single wrong digit and every two neighbours changed about', () => {
  const number = '234567890124'
  const check = [...'0123456789'].find((digit) => passesVerhoeff(number.slice(0, -1) + digit))
  const right = number.slice(0, -1) + String(check)
  for (let place = 0; place < right.length; place++) {
    for (const digit of '0123456789') {
      const other = right.slice(0, place) + digit + right.slice(place + 1)
      expect(passesVerhoeff(other)).toBe(other === right)
    }
    const [a = '', b = ''] = right.slice(place, place + 2)
    const turned = right.slice(0, place) + b + a + right.slice(place + 2)
    expect(passesVerhoeff(turned)).toBe(turned === right)
  }
})
