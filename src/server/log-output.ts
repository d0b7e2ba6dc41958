import type { Writable } from 'node:stream'

/** The longest time for which a line waits for others. */
const BATCH_MS = 50
/** The size at which a batch does not wait any longer. */
const BATCH_LENGTH = 64 * 1024

/**
 * Returns a log output that writes lines in batches, because a write for each line would take longer than to answer a page. The
 * process writes the last batch before it exits.
 */
export function batchLines(output: Writable): { write: (line: string) => void } {
  let batch = ''
  const flush = (): void => {
    if (batch !== '') output.write(batch)
    batch = ''
  }
  process.once('exit', flush)
  // The reader of a pipe may go away. The site is more important than its log.
  output.on('error', () => undefined)
  return {
    write: (line) => {
      if (batch === '') setTimeout(flush, BATCH_MS).unref()
      batch += line
      if (batch.length >= BATCH_LENGTH) flush()
    },
  }
}

let standardOutput: { write: (line: string) => void } | undefined

/** Returns the log output on standard output, one for all servers of the process. */
export function logToStandardOutput(): { write: (line: string) => void } {
  standardOutput ??= batchLines(process.stdout)
  return standardOutput
}
