import { createContext, runInContext } from 'node:vm'

import { expect, test } from 'vitest'

import { framedHeadScript, headScript, toolHeadScript } from './content-security-policy.ts'

/** Runs a script as a browser would in a head, with what the first lines of such a script touch. */
function runIn(script: string, stored: Record<string, string>, hash = '', until?: string) {
  const classes = new Set(['light'])
  const classList = {
    add: (name: string) => classes.add(name),
    replace: (from: string, to: string) => classes.delete(from) && classes.add(to),
  }
  const dataset: Record<string, string> = { ...(until !== undefined && { until }) }
  const storage = { getItem: (name: string) => stored[name] ?? null }
  const listeners = new Map<string, ((event: unknown) => void)[]>()
  const addEventListener = (name: string, listener: (event: unknown) => void) =>
    listeners.set(name, [...(listeners.get(name) ?? []), listener])
  const page = createContext({
    addEventListener,
    document: {
      addEventListener,
      documentElement: { classList, dataset },
      querySelector: () => null,
    },
    DOMException,
    history: {},
    location: { hash },
    localStorage: storage,
    sessionStorage: storage,
    setTimeout,
  })
  runInContext(`var self = globalThis;${script}`, page)
  const dispatch = (name: string, event: unknown) =>
    listeners.get(name)?.forEach((listener) => listener(event))
  return { page, classes, dataset, dispatch }
}

/** A button of the page that no island waits for. */
function createButton() {
  const button = {
    clicks: 0,
    click: () => (button.clicks += 1),
    closest: (selector: string) => (selector === 'button' ? button : null),
  }
  return button
}

test('what is saved shows from the first paint', () => {
  const { classes } = runIn(headScript, { theme: 'dark', adClosed: 'yes', recentTools: '[{}]' })
  expect([...classes]).toEqual(['dark', 'ad-closed', 'has-recents'])
  expect([...runIn(headScript, {}).classes]).toEqual(['light'])
})

test('damaged storage leaves the rest of the script at work', () => {
  const { page } = runIn(headScript, { recentTools: '{' })
  expect(runInContext('typeof painted.then', page)).toBe('function')
})

test('the last press before the scripts came is repeated once they listen', () => {
  const { dispatch } = runIn(headScript, {})
  const [first, last] = [createButton(), createButton()]
  dispatch('click', { target: first })
  dispatch('click', { target: last })
  dispatch('frame-alive', {})
  expect([first.clicks, last.clicks]).toEqual([0, 1])
})

test('a press is not repeated when a dialog was closed after it', () => {
  const { dispatch } = runIn(headScript, {})
  const button = createButton()
  dispatch('click', { target: button })
  dispatch('close', {})
  dispatch('frame-alive', {})
  expect(button.clicks).toBe(0)
})

test('a page in a frame has no storage and the theme that the page around it chose', () => {
  const { page, classes } = runIn(framedHeadScript, {}, '#theme=dark')
  expect(() => runInContext('localStorage', page) as unknown).toThrow('stores nothing')
  expect([...classes]).toEqual(['dark'])
  expect(framedHeadScript).not.toContain('search')
})

test.each([
  ['2000-01-01', true],
  ['9999-12-31', false],
  [undefined, false],
] as const)('a page that is good until %s is past its day: %s', (until, isPast) => {
  for (const script of [toolHeadScript, framedHeadScript])
    expect('past' in runIn(script, {}, '', until).dataset).toBe(isPast)
})

test('only the pages of tools report a tool that has not loaded', () => {
  expect(toolHeadScript).toContain('astro:hydration-error')
  expect(headScript).not.toContain('astro:hydration-error')
})

test('nothing in the scripts ends their element', () => {
  expect(headScript + toolHeadScript + framedHeadScript).not.toMatch(/<\/script|<!--/i)
})
