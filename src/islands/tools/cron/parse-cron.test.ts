import { expect, test } from 'vitest'

import { INDIA } from '@/islands/ui/dates/zone-names.ts'
import { readCrontab } from './read-crontab.ts'

/** Saturday 28 November 2026, 13:00 in India. */
const NOW = 1_795_851_000_000

const read = (text: string, zone = INDIA) => readCrontab({ text, options: { zone } }, NOW)
const words = (text: string) => read(text).output.split('\n')[0]

// The first lines are examples of crontab(5) and of the Quartz documentation, with the meaning given there.
test.each([
  ['5 0 * * *', 'At 00:05, every day'],
  ['15 14 1 * *', 'At 14:15, on day 1 of the month'],
  ['0 22 * * 1-5', 'At 22:00, on Monday to Friday'],
  ['23 0-23/2 * * *', 'At minute 23, in every second hour from 00:00 to 23:59, every day'],
  ['5 4 * * sun', 'At 04:05, on Sunday'],
  ['30 4 1,15 * 5', 'At 04:30, on days 1 and 15 of the month, and also on Friday'],
  ['0 0 12 * * ?', 'At 12:00, every day'],
  ['0 15 10 ? * MON-FRI', 'At 10:15, on Monday to Friday'],
  ['0 * 14 * * ?', 'Every minute, from 14:00 to 14:59'],
  ['0 0/5 14,18 * * ?', 'Every 5 minutes, in the hours 14 and 18, every day'],
  ['0 15 10 ? * 6L 2002-2005', 'At 10:15, on the last Friday of the month, in 2002 to 2005'],
  ['0 15 10 ? * 6#3', 'At 10:15, on the third Friday of the month'],
  ['0 15 10 L-2 * ?', 'At 10:15, 2 days before the last day of the month'],
  ['0 15 10 LW * ?', 'At 10:15, on the last day from Monday to Friday of the month'],
  ['0 0 9 15W * ?', 'At 09:00, on the day from Monday to Friday nearest to day 15 of the month'],
  ['cron(0 10 * * ? *)', 'At 10:00, every day'],
  ['*/15 * * * *', 'Every 15 minutes'],
  ['* * * * *', 'Every minute'],
  ['0 9-17 * * 1-5', 'At minute 0, from 09:00 to 17:59, on Monday to Friday'],
  ['0 0 */2 * 1', 'At 00:00, on every second day of the month from 1, but only if it is Monday'],
  ['30 9 * JAN-MAR Mon', 'At 09:30, on Monday, in January to March'],
  ['0 8,12,18 * * *', 'At 08:00, 12:00 and 18:00, every day'],
  ['*/7 * * * *', 'At every 7th minute from 0 of every hour'],
  ['10-40/10 * * * *', 'Every 10 minutes from minute 10 to 40'],
  ['0 0/30 8-10 5,20 * ?', 'Every 30 minutes, from 08:00 to 10:59, on days 5 and 20 of the month'],
  ['0 0-5 14 * * ?', 'Every minute from minute 0 to 5, from 14:00 to 14:59, every day'],
  ['@daily', 'At 00:00, every day'],
  ['@weekly /usr/bin/backup', 'At 00:00, on Sunday'],
  ['0 0 * * 5-7', 'At 00:00, on Friday to Sunday'],
  ['*/10 * * * * ?', 'Every 10 seconds'],
  ['@reboot', 'Once, when the computer has started. It has no times.'],
])('%j: %s', (line, text) => expect(words(line)).toBe(text))

// cronie refuses a range that runs backwards and a step without a range (its entry.c); the ranges are those of crontab(5).
test.each([
  ['60 * * * *', 'Minute, character 1: 60 is out of range. Minute is 0 to 59.'],
  ['0 24 * * *', 'Hour, character 3: 24 is out of range.'],
  ['0 22-2 * * *', 'Hour, character 3: The range “22-2” runs backwards.'],
  ['0 0 * * FRI-MON', 'Weekday, character 9: The range “FRI-MON” runs backwards.'],
  ['5/15 * * * *', 'Minute, character 1: A step needs a range: write 5-59/15, or */15.'],
  ['*/0 * * * *', 'Minute, character 3: A step of 0 never moves on.'],
  ['0 0 1,,2 * *', 'Day of the month, character 7: A value is missing.'],
  ['0 0 * 13 *', 'Month, character 7: 13 is out of range.'],
  ['0 0 * JANE *', 'Month, character 7: “JANE” is not a value.'],
  ['0 12 * * ?', 'Weekday, character 10: “?” works only in Quartz and AWS.'],
  ['0 0 L * *', 'Day of the month, character 5: “L” works only in Quartz and AWS.'],
  ['0 0 1-2-3 * *', 'Day of the month, character 5: “1-2-3” has two hyphens.'],
  ['0 0 1/2/3 * *', '“1/2/3” has two steps.'],
  ['0 0 * *', 'A schedule has five fields. Missing: weekday.'],
  ['0 0 12 * * *', 'Quartz needs “?” in exactly one of the two day fields'],
  ['0 0 12 ? * ?', 'Quartz needs “?” in exactly one'],
  ['0 0 12 ? * 8', 'Weekday, character 12: 8 is out of range. Weekday is 1 to 7.'],
  ['0 0 12 ? * 6#6', 'Weekday, character 14: A month has a weekday one to five times'],
  ['0 0 12 L-31 * ?', 'The offset from the last day is 0 to 30.'],
  ['cron(0 10 * * ?)', 'Year is missing: there are 6 fields.'],
  ['@fortnightly', '@fortnightly is not a named schedule.'],
])('%j is refused: %s', (line, reason) => expect(() => read(line)).toThrow(reason))

test('the notes explain what is easily misread', () => {
  expect(read('0 0 1,15 * 3').warning).toContain('days that fit either one')
  expect(read('0 0 */2 * 1').warning).toContain('only on days that fit both')
  expect(read('*/7 * * * *').warning).toContain('starts again at minute 0')
  expect(read('*/15 * * * *').warning).toBeUndefined()
  expect(read('0 0 12 * * ?').warning).toContain('seconds first')
  expect(read('cron(0 10 * * ? *)').warning).toContain('Rules run in UTC. Choose UTC')
  expect(read('@hourly').warning).toBe('@hourly is short for 0 * * * *.')
})

test('a line shows its fields', () => {
  expect(read('30 9 * * 1-5').rows.map(({ meaning }) => meaning)).toEqual([
    '30',
    '9',
    'every',
    'every',
    'Monday to Friday',
  ])
})

test('a crontab keeps its comments, and bad lines are reported with their place', () => {
  const { output, problems } = read(
    '# jobs\nMAILTO=root\n\n0 9 * * * root run\n61 * * * * x\n0 0 30 2 *',
  )
  expect(output.split('\n')).toEqual([
    '# jobs',
    'MAILTO=root',
    '',
    'At 09:00, every day. Next: 2026-11-29 09:00:00 IST (root run)',
    'Not read: 61 * * * * x',
    'At 00:00, on day 30 of the month, in February. No date fits this schedule, so it never runs.',
  ])
  expect(problems).toEqual([
    { line: 5, reason: 'Minute, character 1: 61 is out of range. Minute is 0 to 59.' },
  ])
})

// Expected runs: from Quartz's CronExpression and crontab(5).
test.each([
  ['field-dev-f01', '0 0 * * 0-7', 'At 00:00, every day'],
  ['field-dev-f01', '0 0 * * 1-7', 'At 00:00, every day'],
  ['field-dev-f01', '0 0 1 * SUN-SAT', 'At 00:00, every day'],
  ['field-dev-f01', '0 0 * * 0-7/7', 'At 00:00, on Sunday'],
  ['field-dev-f01', '0 0 * * 5-7', 'At 00:00, on Friday to Sunday'],
  ['field-dev-r02', '0 8 * * 1-7/2', 'At 08:00, on Monday, Wednesday, Friday and Sunday'],
  ['months', '0 8 1 */5 *', 'At 08:00, on day 1 of the month, in January, June and November'],
  ['Quartz L', '0 0 12 ? * L', 'At 12:00, on Saturday'],
])('%s: %j is %s', (_, line, text) => expect(words(line)).toBe(text))

test('the zone of the crontab is CRON_TZ (field-dev-f02)', () => {
  // 09:00 in Tokyo is 05:30 in India: TZ=Asia/Kolkata date -d '2026-11-29 09:00 JST'.
  const { output, warning, runs } = read('CRON_TZ=Asia/Tokyo\n0 9 * * *')
  expect(output).toContain('Sun 29 Nov 2026, 09:00:00 (+09:00), 05:30:00 IST')
  expect(warning).toContain('CRON_TZ names Asia/Tokyo')
  expect(runs?.split('\n')[0]).toBe('2026-11-29T09:00:00+09:00')
  expect(read('CRON_TZ="Asia/Tokyo" 0 9 * * *').output).toBe(output)
  const many = read('0 9 * * *\nCRON_TZ=UTC\n0 9 * * *\nCRON_TZ=Nowhere\n0 9 * * *')
  expect(many.output.split('\n').map((line) => line.slice(-3))).toEqual(['IST', 'UTC', 'UTC', 'ere', '* *']) // prettier-ignore
  expect(many.problems.map(({ line }) => line)).toEqual([4, 5])
  expect(() => read('TZ=Asia/Tokyo 0 9 * * *')).toThrow('Write CRON_TZ=')
  expect(read('TZ=Asia/Tokyo\n0 9 * * *').output).toContain('Next runs in IST')
})

test.each([
  ['field-dev-f04', '0 9 * * 5L', 'Weekday, character 10: “L” works only in Quartz'],
  ['field-dev-f04', '0 9 * * 1,5L', 'Weekday, character 12: “L” works only in Quartz'],
  ['a letter of a word', '0 9 l * *', 'Day of the month, character 5: “l” works only in Quartz'],
  ['a letter of a word', 'hello 9 * * *', 'Minute, character 1: “hello” is not a value.'],
  ['a letter of a word', '0 9 wall * *', 'Day of the month, character 5: “wall” is not a value.'],
  ['a letter of a word', '0 9 what? * *', 'Day of the month, character 5: “what?” is not a value.'],
  ['field-dev-a03', '0 0 9 * * 1', 'Lines of Spring and node-cron'],
  ['field-dev-r01', '* /10 * * *', 'Hour, character 3: A value is missing.'],
  ['eight fields', '0 0 0 * * * * *', 'There are 8 fields. Cron has five, Quartz six or seven.'],
  ['anacrontab', '1 5 cron.daily nice run-parts', 'This is a line of an anacrontab'],
  ['anacrontab', '@monthly 45 cron.monthly run', 'This is a line of an anacrontab'],
  ['a prototype name', '@constructor', 'is not a named schedule'],
  ['a place behind a key', '- cron: "0 25 * * *"', 'Hour, character 12: 25 is out of range.'],
])('%s: %j is refused: %s', (_, line, reason) => expect(() => read(line)).toThrow(reason))

test('a schedule in YAML is found, and the command is named', () => {
  for (const line of [
    'schedule: "30 9 * * 1-5"',
    "  - cron: '30 9 * * 1-5' # weekdays",
    '"30 9 * * 1-5"',
  ])
    // prettier-ignore
    expect(words(line)).toBe('At 09:30, on Monday to Friday')
  expect(read('schedule: "0 9 * * *"').warning).toContain('Read behind “schedule:”.')
  expect(read('0 9 * * * root run').warning).toContain('The command is “root run”.')
})
