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

Counts the pages in logs: by day, by the site that linked, by path, robots apart. A FILE may be compressed by gzip; "-"
is standard input, as is no FILE. SITE_URL, as for the server, says which links are the site's own.
Formats: the log of this server, the common and the combined format (nginx, Apache, Fastly), JSON lines of Cloudflare
Logpush, W3C columns and JSON lines of CloudFront.
`

/**
 * Counts the visits in the logs that `words` name and writes them as tables, or as JSON.
 * Throws an Error with a sentence, or with the usage, when it cannot.
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

/** Gives a sentence when the file is broken off, as a compressed log is that is still being written. */
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
    return `${file} is damaged after line ${lines} (${message}): what stands before is counted.`
  }
  return undefined
}

function ownHost(environment: Environment): string {
  const given = environment['SITE_URL']
  const error = siteAddressError('SITE_URL', given ?? '')
  if (error !== undefined) throw new Error(error)
  return hostOf(siteAddress(given)) ?? ''
}

function day(name: string, given: string | undefined): VisitRange['since'] {
  if (given === undefined) return undefined
  if (!isCalendarDay(given))
    throw new Error(`${name} must be a day such as 2026-11-01, not "${given}".`)
  return given
}

/** No request is as long; what a longer line holds beyond it is dropped, so that no log can fill the memory. */
const MOST_CHARACTERS = 65_536

/** The lines of a log, many at a time, of a stream that may be compressed by gzip. Throws what reading the stream throws. */
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

/** Told by the first two bytes, since what is piped in has no name. */
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
