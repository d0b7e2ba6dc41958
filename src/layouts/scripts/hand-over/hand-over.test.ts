import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { storeHandOver, sweepHandOvers, takeHandOver, takeInput } from './hand-over.ts'

/** Session storage as a map whose entries are its own keys, as in a browser. */
function createStorage(): Storage {
  const methods = {
    getItem(this: Record<string, string>, name: string) {
      return this[name] ?? null
    },
    setItem(this: Record<string, string>, name: string, text: string) {
      this[name] = text
    },
    removeItem(this: Record<string, string>, name: string) {
      // eslint-disable-next-line @typescript-eslint/no-dynamic-delete
      delete this[name]
    },
  }
  return Object.create(methods) as Storage
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('sessionStorage', createStorage())
  vi.stubGlobal('navigator', {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const names = () => Object.keys(sessionStorage)

/** Stores something and returns its fragment. */
const store = async (...all: Parameters<typeof storeHandOver>) =>
  (await storeHandOver(...all)).fragment

it('hands a text over once', async () => {
  const fragment = await store({ content: 'a secret', fields: { mode: 'decode' } })
  expect(fragment).toMatch(/^#take=[\da-f]{32}$/)
  expect(fragment).not.toContain('secret')
  expect(await takeHandOver(fragment)).toMatchObject({ content: 'a secret', fields: { mode: 'decode' } }) // prettier-ignore
  expect(names()).toEqual([])
  expect(await takeHandOver(fragment)).toBeUndefined()
})

it('uses another key each time', async () => {
  const fragments = [await store({ content: 'a' }), await store({ content: 'a' })]
  expect(new Set(fragments).size).toBe(2)
})

it('deletes after a minute what was not read', async () => {
  const fragment = await store({ content: 'a secret' })
  vi.advanceTimersByTime(59_000)
  expect(names()).toHaveLength(1)
  vi.advanceTimersByTime(1000)
  expect(names()).toEqual([])
  expect(await takeHandOver(fragment)).toBeUndefined()
})

it('deletes on another page what was not read within a minute', () => {
  sessionStorage.setItem(`hand-over:k:${Date.now()}`, JSON.stringify({ content: 'x' }))
  sessionStorage.setItem('adClosed', 'yes')
  sweepHandOvers()
  expect(names()).toHaveLength(2)
  vi.advanceTimersByTime(60_000)
  expect(names()).toEqual(['adClosed'])
})

it.each(['x', 'NaN', '', String(Date.now() + 1e13)])(
  'deletes an entry whose time is %s',
  (time) => {
    sessionStorage.setItem(`hand-over:k:${time}`, JSON.stringify({ content: 'x' }))
    sweepHandOvers()
    expect(names()).toEqual([])
    expect(vi.getTimerCount()).toBe(0)
  },
)

it('stores nothing where storage and worker are missing, or the text is too long', async () => {
  const nowhere = { place: 'nowhere', fragment: '#take=nowhere' }
  expect(await storeHandOver({ content: 'x'.repeat(4 * 1024 * 1024 + 1) })).toEqual(nowhere)
  vi.stubGlobal('sessionStorage', undefined)
  expect(await storeHandOver({ content: 'x' })).toEqual(nowhere)
  expect(await takeHandOver('#take=k')).toBeUndefined()
})

it.each(['null', '{}', '{"content":5}', 'not JSON'])('ignores a forged entry: %s', async (text) => {
  sessionStorage.setItem(`hand-over:k:${Date.now()}`, text)
  expect(await takeHandOver('#take=k')).toBeUndefined()
})

it('stores no input for Back in session storage', async () => {
  const input = [{ content: 'typed', textField: 'text' }]
  const { place, fragment } = await storeHandOver({ content: 'a result' }, 'plain', input)
  expect(place).toBe('tab')
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('typed')
  expect(names()).toHaveLength(1)
  expect(await takeInput(fragment)).toEqual([])
})

it('stores a secret in no session storage', async () => {
  const nowhere = { place: 'nowhere', fragment: '#take=nowhere' }
  expect(await storeHandOver({ content: 'a secret' }, 'secret')).toEqual(nowhere)
  expect(names()).toEqual([])
})
