import { expect, test } from 'vitest'

import { oddityOf } from './odd-numbers.ts'

// IEEE 754: a double has 53 significant bits, a range from about 4.94e-324 to 1.7976931348623157e308, and a negative zero.
test.each([
  ['9007199254740991', undefined],
  ['9007199254740992', 'beyond'],
  ['-9007199254740993', 'beyond'],
  ['12345678901234567890', 'beyond'],
  ['0.1', undefined],
  ['1.10', undefined],
  ['1e21', undefined],
  ['100000000000000000000.0', undefined],
  ['0.30000000000000004', undefined],
  ['3.14159265358979323846', 'digits'],
  ['0.1000000000000000055511151231257827', 'digits'],
  ['9007199254740993.5', 'digits'],
  ['1.7976931348623157e308', undefined],
  ['1e309', 'overflow'],
  ['-1e400', 'overflow'],
  ['5e-324', undefined],
  ['1e-400', 'underflow'],
  ['-0.0001e-400', 'underflow'],
  ['-0', 'minusZero'],
  ['-0.00e5', 'minusZero'],
  ['0', undefined],
  ['0e9', undefined],
])('%s is odd by %s', (text, oddity) => {
  expect(oddityOf(text)).toBe(oddity)
})
