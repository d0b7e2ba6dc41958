import { expect, test } from 'vitest'

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

test('the script believes heights of this origin only, and of the frame that sent them', () => {
  const sizes = [
    { height: 640, contentWindow: 'one' },
    { height: 640, contentWindow: 'two' },
  ]
  const [, code = ''] = /<script>(.*)<\/script>/.exec(heightScript('https://ganak.example')) ?? []
  let hear: (event: object) => void = () => undefined
  const page = { querySelectorAll: () => sizes }
  new Function('addEventListener', 'document', code)(
    (_: string, listener: typeof hear) => (hear = listener),
    page,
  )
  const data = { type: 'ganak:height', height: 900 }
  hear({ origin: 'https://evil.example', source: 'one', data })
  hear({ origin: 'https://ganak.example', source: 'one', data: { type: 'other', height: 1 } })
  expect(sizes.map(({ height }) => height)).toEqual([640, 640])
  hear({ origin: 'https://ganak.example', source: 'two', data })
  expect(sizes.map(({ height }) => height)).toEqual([640, 900])
})
