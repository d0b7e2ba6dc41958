/**
 * Ways of a text or a number from one page of the site to the next, for every browser: the steps are XPath expressions and
 * scripts, which Playwright and WebDriver both take.
 */
import encodeQR from 'qr'

/** What a visitor does on a page, with what an XPath expression selects: types, presses, or presses Enter or waits. Or a script. */
export type Step =
  | { fill: string; text: string }
  | { press: string }
  | { enter: string }
  | { script: string }
  | { await: string }

/** One way from a page to the next. */
export interface Chain {
  name: string
  from: string
  steps: readonly Step[]
  /** The buttons and links that lead on, as XPath expressions. */
  leave: readonly string[]
  to: string
  /** An expression in the next page, and its value there. */
  arrives: readonly [expression: string, value: string]
}

/** The first control with these words, or with this name for screen readers, that can be pressed. */
const control = (words: string) =>
  `(//main//*[self::button or self::summary or @role="tab"][normalize-space()="${words}" or @aria-label="${words}"][not(@disabled)])[1]`
const named = (name: string) => `(//astro-island//*[@name="${name}"])[1]`
const offered = (words: string) => `//dialog[@open]//a[span[.="${words}"]]`
const below = (words: string) => `//nav[@aria-label="Next"]/a[normalize-space()="${words}"]`

/** An expression for the value of the first field of a name. */
const valueIn = (name: string) =>
  `document.querySelector('astro-island [name="${name}"]')?.value ?? ''`

const press = (words: string): Step => ({ press: control(words) })
const fill = (name: string, text: string): Step => ({ fill: named(name), text })
const json = (text: string) => [fill('json', text), press('Format & Validate')]
/** The subject of the button, where a page has several, and the words of the page in the dialog. */
const sendTo = (words: string, subject?: string) => [
  control(subject === undefined ? 'Send to…' : `Send to… ${subject}`),
  offered(words),
]

const JSON_PAGE = '/tools/json-formatter'
const COMPARE = '/tools/json-formatter/compare'
const URL_PAGE = '/tools/url-encoder'
const QUERY = '//*[@id="panel-query"]//input'
const ADDRESS = 'https://example.com/caf%C3%A9'
const PICTURE = encodeQR(ADDRESS, 'gif', { scale: 5 })

const GIVE_PICTURE = `(() => {
  const given = new DataTransfer()
  given.items.add(new File([Uint8Array.of(${[...PICTURE].join()})], 'code.gif', { type: 'image/gif' }))
  const input = document.querySelector('main input[type=file]')
  input.files = given.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
})()`

/** Ways of texts, each by the "Send to…" of another kind of result. */
export const textChains: readonly Chain[] = [
  {
    name: 'decoded Base64 is formatted',
    from: '/tools/base64',
    steps: [press('Decode'), fill('input', 'eyJhIjoxfQ==')],
    leave: sendTo('Format it'),
    to: JSON_PAGE,
    arrives: [valueIn('json'), '{"a":1}'],
  },
  {
    name: 'new identifiers become QR codes',
    from: '/tools/uuid',
    steps: [fill('count', '3')],
    leave: sendTo('Make a QR code for each line'),
    to: '/tools/qr-code-generator/list',
    arrives: [
      `/^(?:[0-9a-f-]{36}\\n){2}[0-9a-f-]{36}$/.test(${valueIn('list')}) ? 'three' : ''`,
      'three',
    ],
  },
  {
    name: 'Base64 becomes a QR code',
    from: '/tools/base64',
    steps: [fill('input', 'hello')],
    leave: sendTo('Make a QR code'),
    to: '/tools/qr-code-generator',
    arrives: [valueIn('text'), 'aGVsbG8='],
  },
  {
    name: 'encoded text becomes a QR code',
    from: URL_PAGE,
    steps: [fill('input', 'a b&c')],
    leave: sendTo('Make a QR code'),
    to: '/tools/qr-code-generator',
    arrives: [valueIn('text'), 'a%20b%26c'],
  },
  {
    name: 'a decoded table becomes JSON',
    from: URL_PAGE,
    steps: [press('Decode'), fill('input', 'name,age%0AAsha,31')],
    leave: sendTo('Convert it to JSON'),
    to: JSON_PAGE,
    arrives: [valueIn('json'), 'name,age\nAsha,31'],
  },
  {
    name: 'lines are counted',
    from: URL_PAGE,
    steps: [fill('input', 'a b\nc d'), press('Many lines at once')],
    leave: sendTo('Count its words', 'lines'),
    to: '/tools/word-counter',
    arrives: [valueIn('text'), 'a%20b\nc%20d'],
  },
  {
    name: 'a layer is hashed',
    from: URL_PAGE,
    steps: [fill('input', 'a%2520b'), press('Decode layer by layer')],
    leave: sendTo('Calculate its hashes', 'Layer 2'),
    to: '/tools/hash-generator',
    arrives: [valueIn('text'), 'a b'],
  },
  {
    name: 'an edited address becomes a QR code',
    from: URL_PAGE,
    steps: [fill('input', ADDRESS), press('Edit the parts of an address')],
    leave: sendTo('Make a QR code', 'edited address'),
    to: '/tools/qr-code-generator',
    arrives: [valueIn('text'), ADDRESS],
  },
  {
    name: 'formatted JSON is compared',
    from: JSON_PAGE,
    steps: json('[1]'),
    leave: sendTo('Compare it with another document'),
    to: COMPARE,
    arrives: [valueIn('left'), '[\n  1\n]'],
  },
  {
    name: 'a value of the tree is encoded',
    from: JSON_PAGE,
    steps: [...json('{"a":[1]}'), press('Tree')],
    leave: sendTo('Encode it as Base64', 'value'),
    to: '/tools/base64',
    arrives: [valueIn('input'), '{\n  "a": [\n    1\n  ]\n}'],
  },
  {
    name: 'a converted table is counted',
    from: JSON_PAGE,
    steps: [...json('[{"a":1},{"a":2}]'), press('Convert')],
    leave: sendTo('Count its words', 'table'),
    to: '/tools/word-counter',
    arrives: [valueIn('text'), 'a\n1\n2\n'],
  },
  {
    name: 'the matches of a query are compared',
    from: JSON_PAGE,
    steps: [
      ...json('{"a":[1,2]}'),
      press('Query'),
      { fill: QUERY, text: '$.a[*]' },
      { enter: QUERY },
    ],
    leave: sendTo('Compare it with another document', 'values'),
    to: COMPARE,
    arrives: [valueIn('left'), '[\n  1,\n  2\n]'],
  },
  {
    name: 'a patch is formatted',
    from: COMPARE,
    steps: [
      fill('left', '{"a":1}'),
      fill('right', '{"a":2}'),
      { await: '//*[@data-summary][normalize-space()="1 difference: 1 changed"]' },
      press('JSON Patch'),
    ],
    leave: sendTo('Format it'),
    to: JSON_PAGE,
    arrives: [
      valueIn('json'),
      '[\n  {\n    "op": "replace",\n    "path": "/a",\n    "value": 2\n  }\n]',
    ],
  },
  {
    name: 'a hash goes to the page that verifies files',
    from: '/tools/hash-generator',
    steps: [fill('text', 'abc')],
    leave: sendTo('Verify a file with it', 'SHA-256'),
    to: '/tools/hash-generator/verify',
    // FIPS 180-4: the example of one block.
    arrives: [valueIn('given'), 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  },
  {
    name: 'a counted text is hashed',
    from: '/tools/word-counter',
    steps: [fill('text', 'two words')],
    leave: sendTo('Calculate its hashes'),
    to: '/tools/hash-generator',
    arrives: [valueIn('text'), 'two words'],
  },
  {
    name: 'the text of a QR code is decoded',
    from: '/tools/qr-code-generator/read',
    steps: [{ script: GIVE_PICTURE }],
    leave: sendTo('Decode it'),
    to: URL_PAGE,
    arrives: [valueIn('input'), ADDRESS],
  },
  {
    name: 'a picture in Base64 is read',
    from: '/tools/base64',
    steps: [press('Decode'), fill('input', Buffer.from(PICTURE).toString('base64'))],
    leave: sendTo('Read the QR code in it', 'the file'),
    to: '/tools/qr-code-generator/read',
    arrives: [`document.querySelector('.read-text')?.textContent ?? ''`, ADDRESS],
  },
]

const SHARES = encodeURIComponent(
  'date=2025-04-01&amount=100000&direction=in;date=2026-10-01&amount=150000&direction=out',
)
const PLANNER = '/tools/tax-calculator/planner'

/** Ways of numbers, by the links below a result. */
export const numberChains: readonly Chain[] = [
  {
    name: 'the interest of a deposit goes to the tax planner',
    from: '/tools/fd-calculator',
    steps: [fill('principal', '2,00,000')],
    leave: [below('Tax on the first year’s interest')],
    to: PLANNER,
    arrives: [valueIn('depositInterest'), '13,000'],
  },
  {
    name: 'the gain on shares goes to the tax planner',
    from: `/tools/roi-calculator/cash-flows#flows=${SHARES}&asset=equity`,
    // The tax is loaded after the first figures.
    steps: [{ await: '//dt[.="Tax on the Gain"]' }],
    leave: [below('Tax on the gain with your income')],
    to: PLANNER,
    arrives: [valueIn('equityLong'), '50,000'],
  },
  {
    name: 'the value of a SIP is what withdrawals start from',
    // 5,000 a month without a return, for 10 years.
    from: '/tools/sip-calculator',
    steps: [fill('annualRatePercent', '0')],
    leave: [below('How long savings last with monthly withdrawals')],
    to: '/tools/sip-calculator/withdrawal',
    arrives: [valueIn('savings'), '6,00,000'],
  },
  {
    name: 'a goal is what withdrawals start from',
    from: '/tools/sip-calculator/goal',
    steps: [fill('targetAmount', '50,00,000')],
    leave: [below('How long savings last with monthly withdrawals')],
    to: '/tools/sip-calculator/withdrawal',
    arrives: [valueIn('savings'), '50,00,000'],
  },
  {
    name: 'a provident fund is what withdrawals start from',
    // 1,00,000 without a rate, and twelve times 3,000 + 917 from October 2026 on: 1,47,004.
    from: '/tools/sip-calculator/epf#balanceMonth=2026-10&untilAge=31&pfOn=ceiling&epfRatePercent=0',
    steps: [fill('epfBalance', '1,00,000')],
    leave: [below('How long savings last with monthly withdrawals')],
    to: '/tools/sip-calculator/withdrawal',
    arrives: [valueIn('savings'), '1,47,004'],
  },
  {
    name: 'a salary goes to the tax planner',
    // Without provident fund and gratuity the whole CTC is gross pay.
    from: '/tools/tax-calculator/salary#pfOn=none&gratuityPercent=0',
    steps: [fill('ctc', '18,00,000')],
    leave: [below('Both regimes item by item, with gains and house rent')],
    to: PLANNER,
    arrives: [valueIn('grossIncome'), '18,00,000'],
  },
  {
    name: 'a loan goes to prepayment',
    from: '/tools/loan-calculator',
    steps: [fill('loanAmount', '25,00,000')],
    leave: [below('How prepayments and rate changes affect a loan')],
    to: '/tools/loan-calculator/prepayment',
    arrives: [valueIn('loanAmount'), '25,00,000'],
  },
]
