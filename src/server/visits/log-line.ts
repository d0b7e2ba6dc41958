import type { Reader } from '../reader.ts'

/** A request as a log has it. */
export interface LoggedRequest {
  timeMs: number
  method: string
  /** Without the query. */
  path: string
  status: number
  /** The address or host that the visitor came from; empty or "-" without one. */
  from: string
  /** The `User-Agent`; undefined when the log does not hold it. */
  agent: string | undefined
  /** Who asked, when the log says it: that of this server does. */
  reader: Reader | undefined
}

/** A request, a line that tells of something else, or one that cannot be read. */
export type LogLine = LoggedRequest | 'other' | 'damaged'

type Fields = Readonly<Record<string, unknown>>

/** Reads the lines of one log in turn. Columns with names (W3C) have the names of the last line that began with `#Fields:`. */
export function createLineReader(): (line: string) => LogLine {
  let names: string[] = []
  return (text) => {
    const line = text.trimEnd()
    // What the server and npm write beside the log.
    if (line === '' || /^(?:Ganak is ready: |> )/.test(line)) return 'other'
    if (line.startsWith('#')) {
      const given = /^#Fields:\s*(.*)/.exec(line)?.[1]
      if (given !== undefined) names = given.trim().split(/\s+/)
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

/** A line of this server: see `logResponses` of ../site-server.ts. */
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

/** A line of Cloudflare's Logpush, data set "HTTP requests". */
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

/** RFC 3339, or seconds or nanoseconds since 1970, as the job is set up. */
function toMilliseconds(time: unknown): number {
  if (typeof time !== 'number') return Date.parse(String(time))
  return time > 1e14 ? time / 1e6 : time * 1000
}

/** CloudFront separates its columns by tabs, others by spaces. */
function readColumns(line: string, names: readonly string[]): LogLine {
  const values = line.split(line.includes('\t') ? '\t' : ' ')
  if (values.length !== names.length) return 'damaged'
  return readNamed(Object.fromEntries(names.map((name, index) => [name, values[index]])))
}

/** The W3C names of fields. Times are UTC, and what a column cannot hold is percent-encoded. */
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

/** `[22/Nov/2026:14:05:12 +0530] "GET /about HTTP/1.1" 200 5120 "https://site.example/" "Mozilla/5.0"`, the last two at will. */
const COMBINED =
  /\[(\d\d)\/(\w{3})\/(\d{4}):([\d:]{8}) ([+-]\d\d)(\d\d)\] "((?:[^"\\]|\\.)*)" (\d{3}) (?:\d+|-)(?: "((?:[^"\\]|\\.)*)" "((?:[^"\\]|\\.)*)")?/

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

/** The common and the combined format of Apache, nginx and Fastly. */
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
