import assert from 'node:assert/strict'

import encodeQR from 'qr'

import { toolPagePaths } from '../site-map.ts'

import { chainJourneys } from './follow-chain.ts'
import { ENTER, textOf, valueOf, type Visitor } from './driver.ts'

const SEARCH = 'Type to search tools...'
const JSON_INPUT = 'JSON input'

/** What the journeys need beside the visitor. */
export interface Surroundings {
  /** A list of the messages that have reached the contact store. */
  messages: () => string
  /** From here on nothing answers any more, as without a network. */
  stopServer: () => Promise<void>
}

/** The main journeys of a visitor, in this order: the last one ends the server. */
export const journeys: Record<
  string,
  (visitor: Visitor, surroundings: Surroundings) => Promise<void>
> = {
  async 'the home page opens with its cards'(visitor) {
    await visitor.open('/')
    await visitor.see(textOf('h1'), 'Professional Online Tools')
    await visitor.see(`document.querySelectorAll('[data-popular] .tool-card').length`, 4)
    // Without its style sheet, which the policy could forbid, a page has no layout.
    await visitor.see(`getComputedStyle(document.querySelector('.tool-card')).display`, /grid|flex/)
    await visitor.see(
      `getComputedStyle(document.querySelector('footer .link')).textDecorationLine`,
      'underline',
    )
  },
  async 'the search finds a tool and leads to it'(visitor) {
    await visitor.open('/')
    await visitor.click('//button[@data-search]')
    await visitor.type(SEARCH, 'word count')
    await visitor.see(textOf('#search-results [role=option]'), /^Word Counter/)
    await visitor.type(SEARCH, ENTER)
    await visitor.see('location.pathname', '/tools/word-counter')
  },
  async 'the EMI calculator shows its defaults and follows a change'(visitor) {
    await visitor.open('/tools/loan-calculator')
    await visitor.see(textOf('[data-results] dl dd'), '₹8,678')
    await visitor.see(textOf('[data-results] .ledger'), /₹10,82,776.*₹20,82,776/s)
    // 1000 * 500000 / … with bc: 5,00,000 at 8.5 % a year for 20 years is 4339.116 a month.
    await visitor.fill('Loan Amount (₹)', '5 lakh')
    await visitor.see(textOf('[data-results] dl dd'), '₹4,339')
    await visitor.see(`document.querySelector('canvas')?.width > 0`, true)
  },
  async 'two loans are kept, compared and shared'(visitor) {
    await visitor.open('/tools/loan-calculator')
    // WebKit brings back what the journey before left in the field.
    await visitor.fill('Loan Amount (₹)', '10 lakh')
    await visitor.press('Compare')
    await visitor.see(textOf('.compare thead th:nth-child(2)'), 'Option A')
    await visitor.fill('Loan Tenure (Years)', '15')
    await visitor.press('Compare')
    await visitor.see(textOf('.compare thead th:nth-child(3)'), 'Option B')
    // 60 decimal digits: 10,00,000 at 8.5 % over 180 months is 9847.395… a month, over 240 months 8678.232….
    await visitor.see(textOf('.compare table'), /₹8,678₹9,847₹1,169 more/)
    await visitor.press('Share')
    await visitor.see(`document.querySelectorAll('.popup-menu:popover-open').length`, 1)
    await visitor.press('Save a picture')
    await visitor.see(textOf('[data-toast]'), /Downloaded!/)
    await visitor.see(`document.querySelectorAll('.popup-menu').length`, 0)
  },
  async 'money is grouped while it is typed, and undo takes back what was typed'(visitor) {
    await visitor.open('/tools/sip-calculator')
    const amount = valueOf('Monthly Investment (₹)')
    await visitor.fill('Monthly Investment (₹)', '123456')
    await visitor.see(amount, '1,23,456')
    // What the keys for undo do: WebKit's driver gives them to the page alone.
    await visitor.evaluate(`document.execCommand('undo')`)
    await visitor.see(amount, '12,345')
    await visitor.see(textOf('[data-results] dl:not([data-repeats]) dd'), '₹12,345')
  },
  async 'a text is formatted as JSON, and an error is named'(visitor) {
    await visitor.open('/tools/json-formatter')
    await visitor.fill(JSON_INPUT, '{"b":[1,2]}')
    await visitor.press('Format & Validate')
    await visitor.see(textOf('[data-result]'), '{\n  "b": [\n    1,\n    2\n  ]\n}')
    await visitor.fill(JSON_INPUT, '{"b":}')
    await visitor.press('Format & Validate')
    await visitor.see(textOf('[data-error]'), /Line 1, column 6/)
  },
  async 'a result of JSON is seen as a tree, asked, converted and summed up'(visitor) {
    const tab = (name: string) => visitor.click(`//*[@role="tab" and .="${name}"]`)
    await visitor.open('/tools/json-formatter')
    await visitor.fill(JSON_INPUT, '[{"id":12345678901234567890},{"id":2}]')
    await visitor.press('Format & Validate')
    await tab('Tree')
    await visitor.see(`document.querySelectorAll('[role=treeitem]').length > 2`, true)
    await tab('Query')
    await visitor.see(`document.querySelectorAll('#panel-query input').length`, 1)
    await visitor.fill('JSONPath query', '$[?@.id > 2].id')
    await visitor.type('JSONPath query', ENTER)
    await visitor.see(textOf('[aria-label=Matches] li'), /^\$\[0\]\['id'\]12345678901234567890/)
    await tab('Convert')
    await visitor.see(`document.querySelector('[role=grid]')?.ariaRowCount`, '3')
  },
  async 'two documents of JSON are compared'(visitor) {
    await visitor.open('/tools/json-formatter/compare')
    await visitor.press('Match by sku')
    const summary = '5 differences: 2 changed, 1 added, 1 removed, 1 moved'
    await visitor.see(textOf('[data-summary]'), summary)
    await visitor.press('Next difference')
    await visitor.see(textOf('[data-step]'), '1 of 5: changed /order')
  },
  async 'a text in many scripts survives Base64 there and back'(visitor) {
    await visitor.open('/tools/base64')
    await visitor.fill('Text to encode', 'नमस्ते ₹')
    await visitor.press('Encode to Base64')
    // GNU coreutils: printf 'नमस्ते ₹' | base64
    await visitor.see(valueOf('Base64 result'), '4KSo4KSu4KS44KWN4KSk4KWHIOKCuQ==')
    await visitor.press('Swap')
    await visitor.press('Decode from Base64')
    await visitor.see(valueOf('Decoded text'), 'नमस्ते ₹')
  },
  async 'a QR code is read from a picture, and its password shown when asked for'(visitor) {
    await visitor.open('/tools/qr-code-generator/read')
    const picture = encodeQR('WIFI:T:WPA;S:Home;P:tea for two;;', 'gif', { scale: 5 })
    await visitor.evaluate(`(() => {
      const given = new DataTransfer()
      given.items.add(new File([Uint8Array.of(${[...picture].join()})], 'code.gif', { type: 'image/gif' }))
      const input = document.querySelector('main input[type=file]')
      input.files = given.files
      input.dispatchEvent(new Event('change', { bubbles: true }))
    })()`)
    await visitor.see(textOf('.answer-card h3'), 'This joins the Wi-Fi network “Home”.')
    await visitor.see(textOf('.answer-card'), /^(?!.*tea for two)/s)
    await visitor.press('Show password and text')
    await visitor.see(textOf('.answer-card'), /tea for two/)
  },
  ...chainJourneys,
  async 'Back after a text was sent on shows it as it was left'(visitor) {
    // The field may not be there yet.
    const text = `document.querySelector('[name=text]')?.value ?? ''`
    await visitor.open('/tools/word-counter')
    await visitor.fill('Your text', 'left as it was')
    await visitor.press('Send to…')
    await visitor.wait('//dialog[@open]//a[span[.="Calculate its hashes"]]')
    await visitor.click('//dialog[@open]//a[span[.="Calculate its hashes"]]')
    await visitor.see('location.pathname', '/tools/hash-generator')
    await visitor.see(text, 'left as it was')
    await visitor.evaluate('void history.back()')
    await visitor.see('location.pathname', '/tools/word-counter')
    await visitor.see(text, 'left as it was')
  },
  async 'the dark theme stays after a reload'(visitor) {
    await visitor.open('/faq')
    await visitor.see('document.documentElement.className', /light/)
    await visitor.press('Dark theme')
    await visitor.see('document.documentElement.className', /dark/)
    await visitor.open('/faq')
    await visitor.see('document.documentElement.className', /dark/)
  },
  async 'a question of the FAQ opens, and closes the one before'(visitor) {
    await visitor.open('/faq')
    await visitor.click('(//*[@data-question]/summary)[1]')
    await visitor.see(`document.querySelector('[data-question] .answer').checkVisibility()`, true)
    await visitor.click('(//*[@data-question]/summary)[2]')
    await visitor.see(`document.querySelectorAll('[data-question][open]').length`, 1)
    await visitor.see(`document.querySelector('[data-question] .answer').checkVisibility()`, false)
  },
  async 'a message of the contact form reaches the store'(visitor, { messages }) {
    await visitor.open('/contact')
    await visitor.see(`document.querySelectorAll('[data-contact-form][data-alive]').length`, 1)
    await visitor.fill('Name', 'Asha Rao')
    await visitor.fill('Email', 'asha@example.in')
    await visitor.fill('Message', 'The chart of the EMI calculator is cut off.')
    await visitor.press('Send Message')
    await visitor.see(textOf('[data-toast]'), /Message Sent!/)
    assert.match(messages(), /asha@example\.in/)
  },
  async 'every tool and view comes alive'(visitor) {
    for (const path of toolPagePaths) {
      await visitor.open(path)
      await visitor.see(textOf('h1'), /\w/)
    }
  },
  async 'after a visit its tool works without a network'(visitor, { stopServer }) {
    for (const path of ['/about', '/tools/loan-calculator']) {
      await visitor.open(path)
      await visitor.see(textOf('[data-offline-ready]'), 'This page works offline')
    }
    await stopServer()
    await visitor.open('/tools/loan-calculator')
    await visitor.fill('Loan Amount (₹)', '5 lakh')
    await visitor.see(textOf('[data-results] dl dd'), '₹4,339')
    await visitor.open('/about')
    await visitor.see(textOf('h1'), 'About Us')
  },
}
