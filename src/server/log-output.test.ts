import { PassThrough } from 'node:stream'

import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { batchLines } from './log-output.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

/** An output that notes each write. */
function watchedOutput() {
  const output = new PassThrough()
  const write = vi.spyOn(output, 'write')
  return { output, writes: () => write.mock.calls.map(([text]) => String(text)) }
}

test('lines that arrive together are written at once, soon and in order', () => {
  const { output, writes } = watchedOutput()
  const log = batchLines(output)
  log.write('one\n')
  log.write('two\n')
  expect(writes()).toEqual([])
  vi.advanceTimersByTime(100)
  log.write('three\n')
  vi.advanceTimersByTime(100)
  expect(writes()).toEqual(['one\ntwo\n', 'three\n'])
})

test('many lines do not wait', () => {
  const { output, writes } = watchedOutput()
  const log = batchLines(output)
  for (let count = 0; count < 1_000; count += 1) log.write(`${'x'.repeat(99)}\n`)
  expect(writes().length).toBeGreaterThan(0)
  vi.advanceTimersByTime(100)
  expect(writes().join('')).toHaveLength(100_000)
})

test('an output whose reader has gone away does not end the process', () => {
  const { output } = watchedOutput()
  batchLines(output)
  expect(() => output.emit('error', new Error('EPIPE'))).not.toThrow()
})
