import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { answerHandOver, answerShare } from './hand-overs.ts'

const ADDRESS = 'https://ganak.example/share'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** Posts a form as another app does, and returns the address that the browser then opens. */
async function share(body: BodyInit, headers?: HeadersInit): Promise<string> {
  const request = new Request(ADDRESS, { method: 'POST', body, ...(headers && { headers }) })
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
function ask(address: string): unknown {
  let answer: unknown = 'none'
  const port = { postMessage: (data: unknown) => (answer = data) } as unknown as MessagePort
  void answerHandOver({ handOver: address.replace(/^.*#take=/, '') }, port)
  return answer
}

it('holds a shared text for one reading, under a key that does not contain it', async () => {
  const address = await share(formOf({ title: 'A note', text: '{"a": 1}', url: '' }))
  expect(address).toMatch(/^https:\/\/ganak\.example\/#take=[\da-f-]{36}$/)
  expect(ask(address)).toEqual({ content: '{"a": 1}' })
  expect(ask(address), 'a second reading').toBeUndefined()
})

it.each([
  [{ url: 'https://a.example/', title: 'A page' }, 'https://a.example/'],
  [{ title: 'Only a title' }, 'Only a title'],
  [{ text: '<script>alert(1)</script>\0' }, '<script>alert(1)</script>\0'],
])('takes the text, else the address, else the title: %o', async (entries, content) => {
  expect(ask(await share(formOf(entries)))).toEqual({ content })
})

it('takes the first file and counts the others', async () => {
  const form = formOf({ text: 'beside it', files: new File(['a,b'], 'table.csv') })
  form.append('files', new File(['c'], 'other.csv'))
  const taken = ask(await share(form)) as { content: File; leftOut: number }
  expect([taken.content.name, await taken.content.text(), taken.leftOut]).toEqual([
    'table.csv',
    'a,b',
    1,
  ])
})

it('opens the home page for a form without content and for a body that is no form', async () => {
  expect(await share(formOf({ text: ' ' }))).toBe('https://ganak.example/')
  expect(await share('x'.repeat(10_000_000), { 'content-type': 'text/plain' })).toBe(
    'https://ganak.example/',
  )
})

it('forgets after a minute, and knows nothing of a forged key', async () => {
  const address = await share(formOf({ text: 'a secret' }))
  expect(ask('/#take=forged')).toBeUndefined()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(ask(address)).toBeUndefined()
})
