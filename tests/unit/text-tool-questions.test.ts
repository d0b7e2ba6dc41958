import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { everyHasher, hashBlob } from '@/islands/tools/hash-generator/stream-hash.ts'
import { isTracking } from '@/islands/tools/url-encoder/address/tracking-parameters.ts'
import { parseCron } from '@/islands/tools/cron/parse-cron.ts'
import { nextRuns } from '@/islands/tools/cron/runs.ts'
import { written } from '@/islands/tools/timestamp/formats.ts'
import { readMoment } from '@/islands/tools/timestamp/read-moment.ts'
import { decodeLayers } from '@/islands/tools/url-encoder/layers/layers.ts'
import { smsOf } from '@/islands/tools/word-counter/limits/sms.ts'
import { xLength } from '@/islands/tools/word-counter/limits/x-length.ts'

/** The examples in the questions about text tools, by the tools themselves. */
const [general, developer] = ['general', 'developer'].map((name) =>
  readFileSync(`src/content/faq/${name}.md`, 'utf8'),
)

test('150 letters and a ₹ are three messages, and without it one', () => {
  expect(general).toContain('So 150 letters and a ₹ are three messages instead of one.')
  expect(smsOf(`${'a'.repeat(150)}₹`).parts).toBe(3)
  expect(smsOf('a'.repeat(150)).parts).toBe(1)
})

test('a domain counts 23 on X, and the others what is said of them', () => {
  expect(general).toContain('"example.com" counts 23')
  expect(['example.com', 'न', '茶', '👋', '₹'].map(xLength)).toEqual([23, 1, 2, 2, 2])
})

test('SHA-512 and SHA-512/256 of abc begin as is said', async () => {
  const digests = await hashBlob(new Blob(['abc']), ['SHA-512', 'SHA-512/256'], everyHasher)
  const start = (name: 'SHA-512' | 'SHA-512/256') => digests[name]?.slice(0, 8)
  expect(developer).toContain(`begins with \`${start('SHA-512')}\``)
  expect(developer).toContain(`its SHA-512/256 with \`${start('SHA-512/256')}\``)
})

test('%2520 is a space below two layers', () => {
  expect(decodeLayers('a%2520b', 'plus').decodings).toEqual(['a%20b', 'a b'])
})

test('the parameters that are named follow a click or a campaign', () => {
  for (const name of ['utm_source', 'fbclid']) expect(isTracking(name, 'example.com')).toBe(true)
})

test('the last second of 32 bits and the first after it are those named', () => {
  const utc = (text: string) => written(readMoment(text, 'UTC', 0).nanos, 'utc', 'UTC', true)
  expect(developer).toContain('ends at 2147483647, which is 19 January 2038, 03:14:07 UTC')
  expect(utc('2147483647')).toBe('2038-01-19T03:14:07Z')
  expect(developer).toContain('old programs show 13 December 1901')
  expect(utc('-2147483648')).toBe('1901-12-13T20:45:52Z')
})

test('the lines of cron in the questions run when they say', () => {
  const runs = (line: string, count: number) => {
    const schedule = parseCron(line)
    if (schedule === 'reboot') return []
    return nextRuns(schedule, 'UTC', Date.UTC(2026, 10, 1) / 1000, count)
  }
  const dates = (line: string, count: number) =>
    runs(line, count).map(({ seconds }) => new Date(seconds * 1000).toISOString().slice(5, 16))
  // 6, 13 and 20 November 2026 are Fridays, and 13 December is a Sunday.
  expect(dates('0 0 13 * 5', 7).map((date) => date.slice(0, 5))).toEqual([
    ...['11-06', '11-13', '11-20', '11-27', '12-04', '12-11', '12-13'],
  ])
  expect(developer).toContain('a server in UTC needs `30 3 * * *`')
  expect(dates('30 3 * * *', 1)).toEqual(['11-01T03:30'])
  expect(dates('*/40 * * * *', 3).map((date) => date.slice(6))).toEqual(['00:40', '01:00', '01:40'])
})

test('half a chance of one repetition needs as many UUIDs of version 4 as is said', () => {
  expect(developer).toContain('2.7 × 10¹⁸')
  // The birthday problem: √(2 × ln 2 × 2^122).
  expect(Math.sqrt(2 * Math.LN2 * 2 ** 122).toPrecision(2)).toBe('2.7e+18')
})

test('the patterns in the questions match what they say', () => {
  expect('नमस्ते'.match(/[\p{L}\p{M}]+/u)?.[0]).toBe('नमस्ते')
  expect('नमस्ते'.match(/\p{Script=Devanagari}+/u)?.[0]).toBe('नमस्ते')
  expect('नमस्ते'.match(/\w+/)).toBeNull()
  expect(developer).toContain('write `\\p{Script=Devanagari}` for Devanagari')
  expect(developer).toContain('or `[\\p{L}\\p{M}]` for')
})
