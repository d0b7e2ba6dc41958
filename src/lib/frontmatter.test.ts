import { expect, test } from 'vitest'

import { writtenValue } from './frontmatter.ts'

const FILE = `---
day: 2026-02-30
quoted: '2026-12-01'
link: "https://ganak.example/a#b" # where it leads
empty:
---

below: text
`

test.each([
  ['day', '2026-02-30'],
  ['quoted', '2026-12-01'],
  ['link', 'https://ganak.example/a#b'],
  ['empty', undefined],
  ['below', undefined],
])('%s is written as %s', (key, value) => {
  for (const file of [FILE, FILE.replaceAll('\n', '\r\n')])
    expect(writtenValue(file, key)).toBe(value)
})
