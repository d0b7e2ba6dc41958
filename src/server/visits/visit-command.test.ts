import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { gzipSync } from 'node:zlib'

import { afterAll, expect, test } from 'vitest'

import { runVisitCommand } from './visit-command.ts'

const folder = mkdtempSync(join(tmpdir(), 'visits-'))
afterAll(() => rmSync(folder, { recursive: true }))

const line = (day: string, path: string, from: string, agent = 'Mozilla/5.0 (X11) Firefox/140.0') =>
  `203.0.113.9 - - [${day}/Nov/2026:14:05:12 +0530] "GET ${path} HTTP/1.1" 200 512 "${from}" "${agent}"`
const log = [
  line('21', '/', 'https://www.google.com/'),
  line('22', '/faq?asha', 'https://ganak.test/'),
  line('22', '/faq', '-', 'curl/8.5.0'),
  line('22', '/favicon.ico', 'https://ganak.test/faq'),
  'half a li',
].join('\n')

async function visits(words: string[], input: string | Buffer = '') {
  let said = ''
  const environment = { SITE_URL: 'https://ganak.test' }
  await runVisitCommand(words, environment, bytes([Buffer.from(input)]), (text) => {
    said += text
  })
  return said
}

/** A stream as standard input is one: pieces of bytes, not objects. */
function bytes(pieces: Iterable<Buffer>): Readable {
  return Readable.from(pieces, { objectMode: false })
}

function file(name: string, content: string | Buffer): string {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

test('tables say what was counted, how, and what could not be read', async () => {
  expect(await visits(['-'], log))
    .toBe(`Pages from 2026-11-21 to 2026-11-22, by the days of Asia/Calcutta.

Day         Pages  Robots
2026-11-21      1       0
2026-11-22      1       1
All             2       1

Linked from  Pages
google.com       1
(this site)      1
(not named)      0

Page  Pages
/         1
/faq      1

Only robots that identify themselves are counted as robots. Pages from the cache of a browser are not in the logs.
5 lines: 1 for files, errors and other requests, 0 for other days, 1 cannot be read.
`)
})

test('files, compressed or not, and standard input add up, each with lines of its own format', async () => {
  const cloudfront = `#Fields: date time cs-method cs-uri-stem sc-status cs(Referer) cs(User-Agent)\n2026-11-22\t08:35:12\tGET\t/about\t200\t-\tMozilla/5.0%20(X11)%20Firefox/140.0\n`
  const words = [file('a.log', log), file('b.gz', gzipSync(cloudfront)), '-', '--json']
  const { days, notes } = JSON.parse(await visits(words, gzipSync(log)))
  expect(days).toEqual([
    { day: '2026-11-21', pages: 2, robots: 0 },
    { day: '2026-11-22', pages: 3, robots: 2 },
  ])
  expect(notes).toEqual([])
})

test('only the days that were asked for count, the last one included', async () => {
  const range = ['--since', '2026-11-22', '--until', '2026-11-22', '--json', '-']
  expect(JSON.parse(await visits(range, log))).toMatchObject({
    since: '2026-11-22',
    until: '2026-11-22',
    days: [{ day: '2026-11-22', pages: 1, robots: 1 }],
    lines: { outside: 1 },
  })
})

test('a compressed log that breaks off counts as far as it goes', async () => {
  const whole = gzipSync(`${log}\n`.repeat(5_000), { level: 0 })
  const { days, notes } = JSON.parse(
    await visits([file('c.gz', whole.subarray(0, whole.length / 2)), '--json']),
  )
  expect(days[0].pages).toBeGreaterThan(1_000)
  expect(notes).toEqual([expect.stringMatching(/c\.gz is damaged after line \d+ .*is counted\.$/)])
})

test('a line without end stays small in memory', async () => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const inUse = () => {
    collect()
    const { heapUsed, external } = process.memoryUsage()
    return heapUsed + external
  }
  const before = inUse()
  const after: number[] = []
  function* endlessLine() {
    for (let megabytes = 1; megabytes <= 200; megabytes += 1) {
      yield Buffer.alloc(1_000_000, 'x')
      if (megabytes % 50 === 0) after.push(inUse() - before)
    }
  }
  const count = runVisitCommand(['-'], {}, bytes(endlessLine()), () => undefined)
  await expect(count).rejects.toThrow('No line')
  expect(after).toHaveLength(4)
  // What is on its way between the parts of the stream, 1 MB each.
  expect(Math.max(...after)).toBeLessThan(50_000_000)
})

test.each([
  [
    ['--since', '2026-02-30', '-'],
    /^--since must be a day such as 2026-11-01, not "2026-02-30"\.$/,
  ],
  [['--until', 'today', '-'], /^--until must be a day/],
  [['--since', '2026-11-02', '--until', '2026-11-01', '-'], /^--until is before --since\.$/],
  [[join(folder, 'none.log')], /none\.log cannot be read \(ENOENT/],
  [[folder], /cannot be read \(EISDIR/],
])('%j is refused with a sentence', async (words, sentence) => {
  await expect(visits(words)).rejects.toThrow(sentence)
})

test('a file of another kind is refused with the formats that can be read', async () => {
  await expect(visits(['-'], 'name,age\nasha,3\n')).rejects.toThrow(
    /^No line could be read\.[^]*nginx/,
  )
})

test('an empty log has no pages', async () => {
  expect(await visits(['-', '--since', '2026-11-01'])).toContain('Pages from 2026-11-01 to the end')
})

test('without a file it reads what is piped in, and at a terminal says how it is used', async () => {
  expect(await visits(['--json'], log)).toContain('"day": "2026-11-21"')
  const terminal = Object.assign(bytes([]), { isTTY: true })
  const asked = runVisitCommand([], {}, terminal, () => undefined)
  await expect(asked).rejects.toThrow(/^npm run -s visits -- \[--since/)
})
