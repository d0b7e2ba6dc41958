import { expect, test } from 'vitest'

import { findFigureErrors } from './figures.ts'
import type { Sums, Tools } from './sums.ts'
import { toolsWithFigures } from './check-figures.ts'

/** A tool that shows twice its field, and refuses any other. */
const tools: Tools = {
  doubler: ({ value, ...others }) => {
    const [name] = Object.keys(others)
    if (name !== undefined) return Promise.reject(new Error(`has no field "${name}"`))
    const twice = Number(value) * 2
    return Promise.resolve({ Rupees: `₹${twice}`, Share: `${twice}%`, Times: String(twice) })
  },
}
const sums: Sums = {
  ten: { of: 'doubler', value: 10 },
  four: { of: 'ten', value: 4 },
  chained: { of: 'doubler', value: { of: 'ten', row: 'Rupees' } },
  rest: { of: 'ten', row: 'Rupees', minus: 'four' },
  less: { of: 'rest', minus: 'four' },
}

const errorsOf = (text: string, given: Sums = sums) =>
  findFigureErrors(
    {
      file: 'loans.mdx',
      source: `---\ntitle: Loans\n---\n\n${text}\n`,
      sums: given,
      stated: ['₹75'],
    },
    tools,
  )
const figure = (attributes: string, text = 'x') => `<Figure ${attributes}>${text}</Figure>`

test.each([
  ['of a tool', figure('of="doubler" value="3" row="Times"', '6')],
  ['of a sum', figure('of="ten" row="Rupees"', '₹20')],
  ['of a sum that takes over another’s values', figure('of="four" row="Rupees"', '₹8')],
  ['with another value than its sum', figure('of="ten" value="7" row="Share"', '14%')],
  ['of a sum that starts from a figure', figure('of="chained" row="Rupees"', '₹40')],
  ['less another', figure('of="rest"', '₹12')],
  ['less two others', figure('of="less"', '₹4')],
  ['less one that takes over its values', figure('of="ten" row="Rupees" minus="four"', '₹12')],
  ['in code', figure('of="ten" row="Times"', '`20`')],
  ['in a table', `| a | ${figure('of="ten" row="Times"', '**20**')} |`],
])('a figure %s is what the tool gives', async (_case, text) => {
  expect(await errorsOf(text)).toEqual([])
})

test.each([
  [
    'another figure',
    figure('of="ten" row="Rupees"', '₹21'),
    'the text says ₹21, and the tool ₹20.',
  ],
  [
    'a row that is not shown',
    figure('of="ten" row="Rupee"'),
    'doubler shows no row "Rupee"; its rows are "Rupees", "Share", "Times".',
  ],
  ['no row', figure('of="ten"'), 'a figure of "ten" names no row.'],
  [
    'a field that is not there',
    figure('of="doubler" rate="3" row="Times"'),
    'doubler has no field "rate".',
  ],
  [
    'no tool',
    figure('of="tripler" row="Times"'),
    '"tripler" is neither a sum of the post nor a tool with figures.',
  ],
  [
    'an attribute that cannot be read',
    '<Figure of={ten} row="Times">20</Figure>',
    'a <Figure> has attributes in double quotes, and an end.',
  ],
])('%s is told with its file and line', async (_case, text, sentence) => {
  expect(await errorsOf(`First.\n\n${text}`)).toEqual([`loans.mdx:7: ${sentence}`])
})

test('sums that lead back to themselves are told where they stand', async () => {
  const circle: Sums = { title: { of: 'round' }, round: { of: 'title' } }
  expect(await errorsOf('', circle)).toEqual([
    'loans.mdx:2: sums.title: "round" leads back to itself.',
    'loans.mdx:1: sums.round: "title" leads back to itself.',
  ])
  const taken: Sums = { a: { of: 'ten', minus: 'b' }, b: { of: 'ten', minus: 'a' } }
  expect(await errorsOf(figure('of="a" row="Times"'), { ...sums, ...taken })).toEqual([
    'loans.mdx:5: "minus b" leads back to itself.',
  ])
})

test('an amount that nothing computes is told', async () => {
  expect(await errorsOf('A fee of ₹12,000, of ₹75 and of 10% of ₹4.')).toEqual([
    'loans.mdx:5: ₹12,000 is neither in a <Figure>, nor a value of the sums, nor stated in the frontmatter.',
  ])
})

test('percent-encoding is no amount', async () => {
  expect(await errorsOf('`%E2%82%B9500%20%26`, and `%2520`, encode again.')).toEqual([])
})

test('a link opens one of the sums', async () => {
  expect(await errorsOf('[it](/tools/doubler#value=4), [it](/tools/doubler)')).toEqual([])
  const [error] = await errorsOf('[it](/tools/doubler#value=5)')
  expect(error).toBe(
    'loans.mdx:5: /tools/doubler#value=5 opens no sum of the post; what would is #value=10 or #value=4 or #value=20.',
  )
})

test('a difference is that of the figures as they are written', async () => {
  // 100.50 and 101 are both written ₹101.
  const source = figure('of="more" row="Monthly EMI" minus="less"', '₹0')
  const loan = { of: 'loan-calculator', annualRatePercent: 0, years: 1 }
  const given = { more: { ...loan, loanAmount: 1206 }, less: { ...loan, loanAmount: 1212 } }
  const errors = await findFigureErrors(
    { file: 'x', source, sums: given, stated: [] },
    toolsWithFigures,
  )
  expect(errors).toEqual([])
})

test('calculators say which fields they have, and which values those take', async () => {
  const errors = await findFigureErrors(
    {
      file: 'x',
      source: [
        figure('of="fd-calculator" rate="7" row="x"'),
        figure('of="tax-calculator" regime="newest" row="x"'),
      ].join('\n'),
      sums: {},
      stated: [],
    },
    toolsWithFigures,
  )
  expect(errors[0]).toMatch(/^x:1: fd-calculator has no field "rate"; its fields are /)
  expect(errors[1]).toBe('x:2: tax-calculator does not take "newest" for regime.')
})

test('every calculator can be asked', async () => {
  const calculators = Object.keys(import.meta.glob('../islands/tools/**/definition.ts'))
  for (const path of calculators) {
    const slug = path.replace('../islands/tools/', '').replace('/definition.ts', '')
    expect(Object.keys((await toolsWithFigures[slug]?.({})) ?? {}), slug).not.toEqual([])
  }
})

test('a cell of a table is a figure too', async () => {
  // The first month of 1,00,000 at 12 % bears 1 % of it.
  const source = figure(
    'of="loan-calculator" loanAmount="100000" annualRatePercent="12" row="Amortization schedule by month > 1 > Interest"',
    '₹1,000',
  )
  expect(
    await findFigureErrors({ file: 'x', source, sums: {}, stated: [] }, toolsWithFigures),
  ).toEqual([])
})
