import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'

/** No request is as long; what a longer line holds beyond it is dropped, so that no log can fill the memory. */
const MOST_CHARACTERS = 65_536

/** The lines of a log, many at a time, of a stream that may be compressed by gzip. Throws what reading the stream throws. */
export async function* readLogLines(stream: Readable): AsyncGenerator<string[]> {
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
