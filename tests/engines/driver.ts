import { setTimeout as pause } from 'node:timers/promises'

import { ALIVE } from '../alive.ts'

/** The commands of the WebDriver standard that are used here, as Firefox's Marionette and as HTTP name them. */
export const COMMANDS = {
  NewSession: 'POST ',
  Navigate: 'POST /url',
  FindElement: 'POST /element',
  ElementClick: 'POST /element/{id}/click',
  ElementSendKeys: 'POST /element/{id}/value',
  ExecuteScript: 'POST /execute/sync',
} as const

/** Gives a browser one command and gives back the value of its answer. */
export type Send = (
  command: keyof typeof COMMANDS,
  parameters: Record<string, unknown>,
) => Promise<unknown>

/** The key as the standard names it. */
export const ENTER = '\uE007'
/** How long a page may take to show what it should. */
const PATIENCE_MS = 10_000

/** A visitor of the site in one browser. */
export class Visitor {
  private readonly send: Send
  private readonly siteUrl: string

  constructor(send: Send, siteUrl: string) {
    this.send = send
    this.siteUrl = siteUrl
  }

  /** Opens a page of the site and waits until it has loaded and its tools are alive. */
  async open(path: string): Promise<void> {
    await this.send('Navigate', { url: this.siteUrl + path })
    await this.see(ALIVE, true)
    // In between a tool takes up what the browser has brought back into its fields.
    await this.evaluate(`new Promise((done) => requestAnimationFrame(() => setTimeout(done)))`)
  }

  async press(name: string): Promise<void> {
    await this.click(`//button[normalize-space()="${name}" or @aria-label="${name}"]`)
  }

  async click(xpath: string): Promise<void> {
    await this.send('ElementClick', { id: await this.find(xpath) })
  }

  /** Replaces what is in the field with this label or placeholder. */
  async fill(label: string, text: string): Promise<void> {
    await this.fillAt(field(label), text)
  }

  /** Presses keys in the field with this label or placeholder. */
  async type(label: string, text: string): Promise<void> {
    await this.typeAt(field(label), text)
  }

  /** Replaces what is in the field at this place. */
  async fillAt(xpath: string, text: string): Promise<void> {
    // By keys over a selection, as people do it: clearing by the driver is a write by script, which React takes back.
    await this.evaluate(`[${elementAt(xpath)}].forEach((field) => (field.focus(), field.select()))`)
    await this.typeAt(xpath, text)
  }

  /** Presses keys in the field at this place. */
  async typeAt(xpath: string, text: string): Promise<void> {
    await this.send('ElementSendKeys', { id: await this.find(xpath), text })
  }

  /** Waits until there is something at this place. */
  async wait(xpath: string): Promise<void> {
    await this.see(`${elementAt(xpath)} !== null`, true)
  }

  /** The value of an expression in the page. */
  evaluate(expression: string): Promise<unknown> {
    return this.send('ExecuteScript', { script: `return ${expression}`, args: [] })
  }

  /** Waits until an expression has this value in the page, or is a text that matches. */
  async see(expression: string, expected: string | number | boolean | RegExp): Promise<void> {
    const isExpected = (value: unknown) =>
      expected instanceof RegExp ? expected.test(String(value)) : value === expected
    const deadline = Date.now() + PATIENCE_MS
    for (;;) {
      const value = await this.evaluate(expression)
      if (isExpected(value)) return
      if (Date.now() > deadline)
        throw new Error(`${expression} is ${JSON.stringify(value)}, not ${String(expected)}`)
      await pause(25)
    }
  }

  private async find(xpath: string): Promise<string> {
    // The site scrolls smoothly, and WebKit's driver presses before that has come to its end.
    await this.evaluate(
      `${elementAt(xpath)}?.scrollIntoView({ block: 'center', behavior: 'instant' })`,
    )
    const found = await this.send('FindElement', { using: 'xpath', value: xpath })
    return Object.values(found as Record<string, string>)[0] ?? ''
  }
}

/** An expression for the text of the first element that a selector names. */
export const textOf = (selector: string) =>
  `(document.querySelector(${JSON.stringify(selector)})?.textContent ?? 'nothing').trim()`

/** An expression for what is in the field with this label or placeholder. */
export const valueOf = (label: string) => `${element(label)}.value`

const element = (label: string) => elementAt(field(label))

const elementAt = (xpath: string) =>
  `document.evaluate(${JSON.stringify(xpath)}, document).iterateNext()`

const field = (label: string) =>
  `//*[@id=//label[normalize-space()="${label}"]/@for] | //input[@placeholder="${label}"]`
