import { expect, test, vi } from 'vitest'

import { frameHtml, heightScript } from './embed-snippet.ts'

const frame = (text: string) =>
  frameHtml({ address: `https://ganak.example/embed/x#input=${text}`, title: text, height: 640 })

test('a frame has what a page around it needs, and no script', () => {
  expect(frame('a')).toBe(
    '<iframe src="https://ganak.example/embed/x#input=a" title="a" width="100%" height="640" loading="lazy" allow="clipboard-write" style="border: 0"></iframe>',
  )
})

// HTML, 13.1.2.3: a value in double quotes ends at the next of them, and an ampersand may begin a character reference.
test.each([
  ['"><script>alert(1)</script>', '&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;'],
  ['a=1&copy=2', 'a=1&amp;copy=2'],
  ['&quot;', '&amp;quot;'],
  ["it's", "it's"],
])('the value %s stays within its attribute', (value, written) => {
  expect(frame(value)).toContain(`#input=${written}" title="${written}" width=`)
  expect(frame(value).match(/<[a-z]/g)).toEqual(['<i'])
})

function run(origin: string) {
  const [, code = ''] = /<script>(.*)<\/script>/.exec(heightScript(origin)) ?? []
  const asked: unknown[] = []
  const heard: Record<string, (event: object) => void> = {}
  const listen = (kind: string, listener: (event: object) => void) => (heard[kind] = listener)
  const contentWindow = { postMessage: (data: unknown) => asked.push(data) }
  const frame = { height: 640, contentWindow, addEventListener: listen }
  const page = { currentScript: { previousElementSibling: frame } }
  new Function('addEventListener', 'document', code)(listen, page)
  return { asked, frame, heard }
}

test('the script asks the frame for its height once it has loaded', () => {
  const { asked, heard } = run('https://ganak.example')
  expect(asked).toEqual([])
  heard['load']?.({})
  expect(asked).toEqual([{ type: 'ganak:height?' }])
})

test('the script asks once more when a change of width has come to rest', () => {
  vi.useFakeTimers()
  const { asked, heard } = run('https://ganak.example')
  for (let change = 0; change < 30; change++) heard['resize']?.({})
  vi.advanceTimersByTime(500)
  expect(asked).toHaveLength(1)
  vi.useRealTimers()
})

test('the script believes heights of this origin only, and of its own frame', () => {
  const { frame, heard } = run('https://ganak.example')
  const hear = (event: object) => heard['message']?.(event)
  const source = frame.contentWindow
  const data = { type: 'ganak:height', height: 900 }
  hear({ origin: 'https://evil.example', source, data })
  hear({ origin: 'https://ganak.example', source: {}, data })
  hear({ origin: 'https://ganak.example', source, data: { type: 'other', height: 1 } })
  expect(frame.height).toBe(640)
  hear({ origin: 'https://ganak.example', source, data })
  expect(frame.height).toBe(900)
})
