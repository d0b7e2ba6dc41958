import type { Reader } from '../reader.ts'

export interface LoggedRequest {
  timeMs: number
  method: string
  /** Without the query. */
  path: string
  status: number
  /** The referrer's address or host; empty or "-" without one. */
  from: string
  /** The `User-Agent`, if the log contains it. */
  agent: string | undefined
  /** The kind of client, which only the log of this server contains. */
  reader: Reader | undefined
}

/** A request, a line about something else, or an invalid line. */
export type LogLine = LoggedRequest | 'other' | 'damaged'

type Fields = Readonly<Record<string, unknown>>

/** Creates a parser for the lines of one log. W3C columns have the names of the last line with `#Fields:`. */
export function createLineReader(): (line: string) => LogLine {
  let names: string[] = []
  return (text) => {
    const line = text.trimEnd()
    // Other output of the server and npm.
    if (line === '' || /^(?:Ganak is ready: |> )/.test(line)) return 'other'
    if (line.startsWith('#')) {
      const fields = /^#Fields:\s*(.*)/.exec(line)?.[1]
      if (fields !== undefined) names = fields.trim().split(/\s+/)
      return 'other'
    }
    if (line.startsWith('{')) return readJson(line)
    return names.length > 0 ? readColumns(line, names) : readCombined(line)
  }
}

function readJson(line: string): LogLine {
  let fields: Fields
  try {
    fields = JSON.parse(line) as Fields
  } catch {
    return 'damaged'
  }
  if ('EdgeStartTimestamp' in fields) return readCloudflare(fields)
  if ('cs-uri-stem' in fields) return readNamed(fields)
  return 'level' in fields && 'msg' in fields ? readOwn(fields) : 'damaged'
}

/** Reads a line of this server (`logResponses` in ../site-server.ts). */
function readOwn(fields: Fields): LogLine {
  if (fields['msg'] !== 'answered') return 'other'
  const { time, method = '', path, status, from, reader } = fields
  return checked({
    timeMs: Number(time),
    method,
    path,
    status,
    from,
    reader: reader as Reader | undefined,
  })
}

/** Reads a line of Cloudflare's Logpush, data set "HTTP requests". */
function readCloudflare(fields: Fields): LogLine {
  return checked({
    timeMs: toMilliseconds(fields['EdgeStartTimestamp']),
    method: fields['ClientRequestMethod'],
    path: fields['ClientRequestPath'] ?? fields['ClientRequestURI'],
    status: fields['EdgeResponseStatus'],
    from: fields['ClientRequestReferer'],
    agent: fields['ClientRequestUserAgent'],
  })
}

/** Parses RFC 3339, or seconds or nanoseconds since 1970, depending on the Logpush job. */
function toMilliseconds(time: unknown): number {
  if (typeof time !== 'number') return Date.parse(String(time))
  return time > 1e14 ? time / 1e6 : time * 1000
}

/** Reads columns, which CloudFront separates by tabs and others by spaces. */
function readColumns(line: string, names: readonly string[]): LogLine {
  const values = line.split(line.includes('\t') ? '\t' : ' ')
  if (values.length !== names.length) return 'damaged'
  return readNamed(Object.fromEntries(names.map((name, index) => [name, values[index]])))
}

/** Reads fields with W3C names. Times are UTC, and some values are percent-encoded. */
function readNamed(fields: Fields): LogLine {
  const { date, time } = fields
  return checked({
    timeMs: Date.parse(`${String(date)}T${String(time)}Z`),
    method: fields['cs-method'],
    path: fields['cs-uri-stem'],
    status: fields['sc-status'],
    from: decoded(fields['cs(Referer)']),
    agent: decoded(fields['cs(User-Agent)']),
  })
}

function decoded(value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

/** `[22/Nov/2026:14:05:12 +0530] "GET /about HTTP/1.1" 200 5120 "https://site.example/" "Mozilla/5.0"`, the last two optional. */
const COMBINED =
  /\[(\d\d)\/(\w{3})\/(\d{4}):([\d:]{8}) ([+-]\d\d)(\d\d)\] "((?:[^"\\]|\\.)*)" (\d{3}) (?:\d+|-)(?: "((?:[^"\\]|\\.)*)" "((?:[^"\\]|\\.)*)")?/

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

/** Reads the common or combined format of Apache, nginx and Fastly. */
function readCombined(line: string): LogLine {
  const [, day, month = '', year, time, hours, minutes, request = '', status, from, agent] =
    COMBINED.exec(line) ?? []
  const monthNumber = String(MONTHS.indexOf(month) + 1).padStart(2, '0')
  const [method, path] = request.split(' ')
  return checked({
    timeMs: Date.parse(`${year}-${monthNumber}-${day}T${time}${hours}:${minutes}`),
    method,
    path,
    status,
    from,
    agent,
  })
}

type Unchecked = Record<Exclude<keyof LoggedRequest, 'timeMs' | 'agent' | 'reader'>, unknown> & {
  timeMs: number
  agent?: unknown
  reader?: Reader | undefined
}

function checked({ timeMs, method, path, status, from, agent, reader }: Unchecked): LogLine {
  const isWhole =
    Number.isFinite(timeMs) &&
    typeof method === 'string' &&
    typeof path === 'string' &&
    /^[1-5]\d\d$/.test(String(status))
  if (!isWhole) return 'damaged'
  return {
    timeMs,
    method,
    path: path.split('?', 1)[0] ?? '',
    status: Number(status),
    from: typeof from === 'string' ? from : '',
    agent: typeof agent === 'string' ? agent : undefined,
    reader,
  }
}
