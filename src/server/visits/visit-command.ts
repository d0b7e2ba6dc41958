import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { parseArgs } from 'node:util'
import { createGunzip } from 'node:zlib'

import { isCalendarDay } from '../../lib/calendar-day.ts'
import { siteAddress, siteAddressError } from '../../lib/site-address.ts'

import { hostOf } from '../reader.ts'
import type { Environment } from '../setting-reader.ts'

import { createVisitCounter, type VisitRange } from './count-visits.ts'
import { createLineReader } from './log-line.ts'
import { showVisits } from './show-visits.ts'

const usage = `npm run -s visits -- [--since 2026-11-01] [--until 2026-11-30] [--json] [FILE...]

Counts the page views in logs by day, by linking site and by path, with robots apart. A FILE may be compressed with gzip.
Without a FILE, or with "-", it reads standard input. Set SITE_URL as for the server, so that it recognises the site's own links.
Formats: the log of this server, the common and the combined format (nginx, Apache, Fastly), JSON lines of Cloudflare
Logpush, W3C columns and JSON lines of CloudFront.
`

/**
 * Counts the visits in the logs that `words` name and writes tables or JSON.
 * Throws an Error with a sentence or with the usage.
 */
export async function runVisitCommand(
  words: string[],
  environment: Environment,
  input: Readable,
  write: (text: string) => void,
): Promise<void> {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: {
      since: { type: 'string' },
      until: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  })
  if (positionals.length === 0 && 'isTTY' in input && input.isTTY) throw new Error(usage)
  const files = positionals.length > 0 ? positionals : ['-']
  const range = { since: day('--since', values.since), until: day('--until', values.until) }
  if (range.since && range.until && range.since > range.until)
    throw new Error('--until is before --since.')
  const counter = createVisitCounter(ownHost(environment), range)
  const notes: string[] = []
  for (const file of files) {
    const note = await countFile(file, file === '-' ? input : createReadStream(file), counter)
    if (note !== undefined) notes.push(note)
  }
  const count = counter.result()
  const { all, damaged } = count.lines
  if (all > 0 && damaged === all) throw new Error(`No line could be read.\n\n${usage}`)
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  if (values.json) write(`${JSON.stringify({ ...range, timeZone, ...count, notes }, null, 2)}\n`)
  else write(`${showVisits(count, range, timeZone, notes)}\n`)
}

/** Counts a file. Returns a sentence if it is incomplete, as a compressed log is while it is written. */
async function countFile(
  file: string,
  stream: Readable,
  counter: ReturnType<typeof createVisitCounter>,
): Promise<string | undefined> {
  const read = createLineReader()
  let lines = 0
  try {
    for await (const some of readLogLines(stream)) {
      lines += some.length
      for (const line of some) counter.add(read(line))
    }
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException
    if (!code.startsWith('Z_')) throw new Error(`${file} cannot be read (${message}).`)
    return `${file} is damaged after line ${lines} (${message}): only the part before is counted.`
  }
  return undefined
}

function ownHost(environment: Environment): string {
  const url = environment['SITE_URL']
  const error = siteAddressError('SITE_URL', url ?? '')
  if (error !== undefined) throw new Error(error)
  return hostOf(siteAddress(url)) ?? ''
}

function day(name: string, value: string | undefined): VisitRange['since'] {
  if (value !== undefined && !isCalendarDay(value))
    throw new Error(`${name} must be a day such as 2026-11-01, not "${value}".`)
  return value
}

/** The maximum length of a line, longer than any request. The rest is dropped, so that no log can fill the memory. */
const MOST_CHARACTERS = 65_536

/** Yields the lines of a log in batches. Decompresses gzip. Throws the errors of the stream. */
async function* readLogLines(stream: Readable): AsyncGenerator<string[]> {
  const log = await unpacked(stream)
  log.setEncoding('utf8')
  let rest = ''
  for await (const text of log as AsyncIterable<string>) {
    const lines = `${rest}${text}`.split('\n')
    rest = (lines.pop() ?? '').slice(0, MOST_CHARACTERS)
    yield lines
  }
  if (rest !== '') yield [rest]
}

/** Decompresses gzip, which it detects by the first two bytes, because standard input has no file name. */
async function unpacked(stream: Readable): Promise<Readable> {
  await once(stream, 'readable')
  const start = stream.read(2) as Buffer | null
  if (start === null) return stream
  stream.unshift(start)
  if (start[0] !== 0x1f || start[1] !== 0x8b) return stream
  const plain = createGunzip()
  stream.on('error', (error) => plain.destroy(error))
  return stream.pipe(plain)
}
