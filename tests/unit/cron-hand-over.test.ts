import { expect, test } from 'vitest'

import { readCrontab } from '@/islands/tools/cron/read-crontab.ts'
import { FIRST_OPTIONS } from '@/islands/tools/timestamp/choices.ts'
import { convertTimes } from '@/islands/tools/timestamp/convert.ts'
import { recogniseText } from '@/recognise/recognise-text.ts'

/** Saturday 28 November 2026, 13:00 in India. */
const NOW = 1_795_851_000_000

test('the runs of a schedule are handed over as timestamps', () => {
  const options = { zone: 'Asia/Kolkata' }
  const { runs = '' } = readCrontab({ text: '30 9 * * 1-5', options }, NOW)
  expect(runs.split('\n')).toHaveLength(10)
  expect(recogniseText(runs)[0]).toMatchObject({ kind: 'timestamp' })
  const times = convertTimes({ text: runs, options: { ...FIRST_OPTIONS, form: 'seconds' } }, NOW)
  expect(times.problems).toEqual([])
  // 30 November 2026 is a Monday.
  expect(times.output.split('\n')[0]).toBe(String(Date.parse('2026-11-30T04:00:00Z') / 1000))
})
