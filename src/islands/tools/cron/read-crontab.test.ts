import { expect, test } from 'vitest'

import { INDIA } from '@/islands/ui/dates/zone-names.ts'
import { readCrontab } from './read-crontab.ts'

/** Saturday 28 November 2026, 13:00:00.999 in India. */
const NOW = 1_795_851_000_999

const read = (text: string, zone = INDIA) => readCrontab({ text, options: { zone } }, NOW)

// crontab(5) of cronie: blank lines, comments and settings of the environment are no commands.
test.each([
  ['', '', 0],
  ['\n  \n# 0 0 * * * job\nMAILTO=asha', '', 0],
  ['# backup\n\nMAILTO=asha\n0 22 * * 1-5 job', 'At 22:00, on Monday to Friday', 5],
  ['0 22 * * 1-5\r\n# backup\rSHELL=/bin/sh', 'At 22:00, on Monday to Friday', 5],
])('%j has one schedule at most, with the fields of it', (text, words, fields) => {
  const { output, rows: shown, problems, runs } = read(text)
  expect([output.split('\n')[0], shown.length, problems]).toEqual([words, fields, []])
  expect(runs?.split('\n').length).toBe(words === '' ? undefined : 10)
})

test('the chosen zone is that of a schedule alone, and of two', () => {
  const nine = 'At 09:00, every day'
  // New York is 5 hours behind UTC in November: 14:00 there, 19:30 in India.
  expect(read('0 9 * * *', 'America/New_York').output).toContain('19:30:00 IST')
  expect(read('0 9 * * *\n0 9 * * *', 'UTC').output.split('\n')).toEqual([
    `${nine}. Next: 2026-11-28 09:00:00 UTC`,
    `${nine}. Next: 2026-11-28 09:00:00 UTC`,
  ])
})

test('the only schedule of a crontab that cannot be read throws its reason', () => {
  const reason = 'Hour, character 3: 25 is out of range.'
  expect(() => read('0 25 * * * job')).toThrow(reason)
  expect(() => read('# backup\nMAILTO=asha\n0 25 * * * job')).toThrow(reason)
  expect(() => read('1 5 cron.daily job')).toThrow('anacrontab')
})

test('of several schedules each has its line, and one that cannot be read has its number', () => {
  // The first minute from 13:00:00.999 on that fits is the next one.
  const text = '# every minute\n* * * * * job\n0 25 * * *\n\n0 0 29 2 * job\n0 0 30 2 *\n@reboot'
  const { output, rows, problems, runs } = read(text)
  expect(output.split('\n')).toEqual([
    '# every minute',
    'Every minute. Next: 2026-11-28 13:01:00 IST (job)',
    'Not read: 0 25 * * *',
    '',
    'At 00:00, on day 29 of the month, in February. Next: 2028-02-29 00:00:00 IST (job)',
    expect.stringMatching(/in February\. No date fits this schedule, so it never runs\.$/),
    'Once, when the computer has started. It has no times.',
  ])
  expect(problems).toEqual([
    { line: 3, reason: 'Hour, character 3: 25 is out of range. Hour is 0 to 23.' },
  ])
  expect([rows, runs]).toEqual([[], undefined])
})

// crontab(5): CRON_TZ "specifies the time zone specific for the cron table", for the lines below it.
test('a zone holds for the schedules below it, and one that is not known stops them', () => {
  const zoned = 'CRON_TZ=America/New_York\n0 9 * * *'
  expect(read(zoned).output).toContain('2026, 09:00:00 (-05:00), 19:30:00 IST')
  expect(read(zoned).warning).toContain('CRON_TZ names America/New_York')
  const lines = '0 9 * * *\nCRON_TZ=Nowhere\n0 9 * * *\nCRON_TZ=UTC\n0 9 * * *'
  const { output, problems } = read(lines)
  expect(output.split('\n')).toEqual([
    'At 09:00, every day. Next: 2026-11-29 09:00:00 IST',
    'Not read: CRON_TZ=Nowhere',
    'Not read: 0 9 * * *',
    'CRON_TZ=UTC',
    'At 09:00, every day. Next: 2026-11-28 09:00:00 UTC',
  ])
  expect(problems.map(({ line }) => line)).toEqual([2, 3])
})
