import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { answerHandOver, answerShare } from './hand-overs.ts'

const ADDRESS = 'https://ganak.example/share'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** Posts a form as another app does, and returns the address that the browser then opens. */
async function share(body: BodyInit): Promise<string> {
  const request = new Request(ADDRESS, { method: 'POST', body })
  const answer = await answerShare(request, () => undefined)
  expect(answer.status).toBe(303)
  return answer.headers.get('location') ?? ''
}

const formOf = (entries: Record<string, string | Blob>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(entries)) form.append(name, value)
  return form
}

/** Asks for what is held under the key of an address, as a page does. */
function ask(address: string, wants?: 'input'): unknown {
  let answer: unknown = 'none'
  const port = { postMessage: (data: unknown) => (answer = data) } as unknown as MessagePort
  void answerHandOver({ handOver: address.replace(/^.*#take=/, ''), ...(wants && { wants }) }, port)
  return answer
}

it('holds what is shared for one reading, under a key that does not contain it', async () => {
  const form = formOf({
    text: '<script>alert(1)</script>\0',
    files: new File(['a,b'], 'table.csv'),
  })
  form.append('files', new File(['c'], 'other.csv'))
  const address = await share(form)
  expect(address).toMatch(/^https:\/\/ganak\.example\/#take=[\da-f-]{36}$/)
  const { files, ...texts } = ask(address) as { files: File[] }
  expect(texts).toEqual({ title: null, text: '<script>alert(1)</script>\0', url: null })
  expect(files.map(({ name }) => name)).toEqual(['table.csv', 'other.csv'])
  expect(await files[0]?.text()).toBe('a,b')
  expect(ask(address), 'a second reading').toBeUndefined()
})

it('holds nothing of 10 MB that are not a form, and has the home page say so', async () => {
  const address = await share('x'.repeat(10_000_000))
  expect(address).toBe('https://ganak.example/#take=nothing')
  expect(ask(address)).toBeUndefined()
})

it.each([
  ['a form of another site', 'https://other.example', /example\/$/],
  ['a share, which no page has sent', 'null', /#take=.{36}$/],
  ['a form of this site', 'https://ganak.example', /#take=.{36}$/],
])('%s, by its origin', async (_name, origin, expected) => {
  const form = formOf({ text: 'a secret' })
  const request = new Request(ADDRESS, { method: 'POST', body: form })
  // Browsers let no script set this header.
  const headers = new Headers(request.headers)
  vi.spyOn(request, 'headers', 'get').mockReturnValue(headers)
  headers.set('origin', origin)
  const answer = await answerShare(request, () => undefined)
  expect(answer.headers.get('location')).toMatch(expected)
})

it('holds at most eight at a time, so that nobody can fill the memory', async () => {
  const addresses: string[] = []
  for (let count = 1; count <= 9; count++) addresses.push(await share(formOf({ text: `${count}` })))
  expect(ask(addresses[0] ?? '')).toBeUndefined()
  expect(ask(addresses[1] ?? '')).toMatchObject({ text: '2' })
  expect(ask(addresses[8] ?? '')).toMatchObject({ text: '9' })
})

it('forgets after a minute, and knows nothing of a forged key', async () => {
  const address = await share(formOf({ text: 'a secret' }))
  expect(ask('/#take=forged')).toBeUndefined()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(ask(address)).toBeUndefined()
})

it('holds the input for Back in the entry of the text, and each for one reading and a minute', async () => {
  const hold = (key: string) =>
    void answerHandOver({ handOver: key, content: 'result', input: ['typed'] })
  for (const key of ['a', 'b', 'c']) hold(key)
  expect([
    ask('#take=a'),
    ask('#take=a'),
    ask('#take=a', 'input'),
    ask('#take=a', 'input'),
  ]).toEqual(['result', undefined, ['typed'], undefined])
  expect([ask('#take=b', 'input'), ask('#take=b', 'input'), ask('#take=b')]).toEqual([
    ['typed'],
    undefined,
    'result',
  ])
  expect(ask('#take=c')).toBe('result')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(ask('#take=c', 'input')).toBeUndefined()
})
