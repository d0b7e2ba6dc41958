import { expect, test } from 'vitest'

import { builtAnswers } from './built-answers.ts'

const row = (label: string, figure: string) =>
  `<div class="headline" data-answer=""><dt>${label}</dt><dd translate="no">${figure}</dd></div>`

test('the answers of a page are its headline, or its answers side by side', () => {
  expect(
    builtAnswers(`<dl>${row('Monthly EMI', '₹8,678')}<div><dt>Total</dt><dd>₹1</dd></div></dl>`),
  ).toEqual([{ label: 'Monthly EMI', figure: '₹8,678' }])
  expect(builtAnswers(row('One', '₹1') + row('Other', '10 months'))).toHaveLength(2)
})

test('a page without an answer has none', () => {
  expect(builtAnswers('<p>Text</p>')).toEqual([])
  expect(builtAnswers(row('One', '₹1') + row('Other', '—'))).toEqual([])
})
