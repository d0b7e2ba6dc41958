import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { openStore } from './contact/open-store.ts'

import { csvHeader, csvLine, runMessageCommand } from './message-commands.ts'
import { storedMessage } from '../../tests/fixtures/stores.ts'

const ids = ['a', 'b', 'c'].map((letter) => `${letter}0000000-0000-4000-8000-000000000000`)
const [first = '', second = '', third = ''] = ids

let dataFolder: string

beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'messages-'))
  const { store } = openStore({ dataFolder, databaseUrl: null })
  for (const [number, id] of ids.entries()) {
    await store.add({
      id,
      name: `Visitor ${number}`,
      email: `v${number}@example.in`,
      message: `=Message number ${number}`,
      receivedAtMs: Date.UTC(2026, 10, 21) + number,
      state: number === 2 ? 'held' : 'pending',
      keyHash: null,
      bodyHash: '',
    })
  }
  await store.settle(second, { outcome: 'dead', error: '550 no such mailbox' })
  await store.close()
})

afterAll(() => rm(dataFolder, { recursive: true }))

test('an operator sees, exports, retries, backs up, deletes and restores messages', async () => {
  expect((await run('list')).trim().split('\n')).toHaveLength(3)
  expect(await run('list', '--state', 'dead')).toMatch(new RegExp(`^${second} .*Visitor 1`))
  expect(await run('list', '--limit', '1')).toMatch(new RegExp(`^${third}`))
  expect(await run('show', second)).toMatch(/lastError: 550 no such mailbox[^]*=Message number 1/)
  expect(await run('count')).toBe('pending  1\ndelivered  0\nheld  1\ndead  1\n')

  expect(await run('export', 'csv')).toContain(",v0@example.in,'=Message number 0,")
  expect(JSON.parse(await run('export', 'json', '--state', 'held'))).toMatchObject([{ id: third }])

  expect(await run('retry', '--state', 'dead')).toBe(`${second} will be retried.\n`)
  expect(await run('count')).toMatch(/pending {2}2\n/)

  const backup = join(dataFolder, 'backup.jsonl')
  expect(await run('backup', backup)).toBe(`3 messages written to ${backup}.\n`)
  expect(await run('delete', first, second)).toBe(`${first} is deleted.\n${second} is deleted.\n`)
  expect((await run('list')).trim().split('\n')).toHaveLength(1)
  expect(await run('restore', backup)).toBe('2 messages added, 1 was already present.\n')
  expect(await run('show', first)).toContain('=Message number 0')
}, 60_000)

test.each([
  [[], /^npm run messages -- COMMAND/],
  [['destroy'], /^npm run messages -- COMMAND/],
  [['constructor'], /^npm run messages -- COMMAND/],
  [['show'], /^Name a message: "show ID"\.$/],
  [['list', '--limit', 'few'], /^--limit must be a whole number above 0, not "few"\.$/],
  [['list', '--limit=-1'], /^--limit must be a whole number above 0, not "-1"\.$/],
  [['list', '--limit', '0'], /^--limit must be a whole number above 0, not "0"\.$/],
  [['restore', 'no-such-file'], /^no-such-file cannot be read \(ENOENT\)\.$/],
  [['backup', 'no-such-folder/file'], /^no-such-folder\/file cannot be written \(ENOENT\)\.$/],
  [['show', 'nobody'], /^There is no message nobody\.$/],
  [['list', '--state', 'lost'], /^There is no state lost\.$/],
  [['export', 'xml'], /^Use "export csv" or "export json"\.$/],
  [['retry'], /^Name messages: /],
  [['delete'], /^Name messages: /],
])('%j is answered with what is wrong', async (words, sentence) => {
  await expect(run(...words)).rejects.toThrow(sentence)
})

test('a restore that cannot begin makes no store', async () => {
  const elsewhere = join(dataFolder, 'elsewhere')
  const asked = runMessageCommand(['restore', 'gone'], { DATA_DIR: elsewhere }, () => undefined)
  await expect(asked).rejects.toThrow('gone cannot be read')
  expect(existsSync(elsewhere)).toBe(false)
})

test('a wrong folder is reported, and nothing is created in it', async () => {
  const elsewhere = join(dataFolder, 'elsewhere')
  const listed = runMessageCommand(['list'], { DATA_DIR: elsewhere }, () => undefined)
  await expect(listed).rejects.toThrow('Use the DATA_DIR of the server.')
  await expect(readFile(join(elsewhere, 'messages.sqlite'))).rejects.toThrow('ENOENT')
})

test('a reader that has seen enough ends nothing and breaks nothing', async () => {
  const program = fileURLToPath(new URL('./messages.ts', import.meta.url))
  const child = spawn(process.execPath, [program, 'show', third], {
    env: { PATH: process.env['PATH'], DATA_DIR: dataFolder },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  child.stdout.destroy()
  let complaint = ''
  child.stderr.on('data', (chunk) => (complaint += String(chunk)))
  const [code] = await once(child, 'close')
  expect([code, complaint]).toEqual([0, ''])
})

/** What a command prints. */
async function run(...words: string[]): Promise<string> {
  let output = ''
  await runMessageCommand(words, { DATA_DIR: dataFolder }, (text) => (output += text))
  return output
}

const stored = storedMessage({
  id: '7',
  name: 'Asha',
  message: 'Hello there',
  receivedAtMs: Date.UTC(2026, 10, 21, 4, 30),
})

test('a message is one line under its titles', () => {
  expect(csvHeader).toBe('\uFEFFid,received,state,name,email,message,attempts,error\r\n')
  expect(csvLine(stored)).toBe(
    '7,2026-11-21T04:30:00.000Z,pending,Asha,asha@example.in,Hello there,0,\r\n',
  )
})

// Quoting of RFC 4180; the first characters are those that spreadsheets take for a formula.
test.each([
  ['a, b', '"a, b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  ['=HYPERLINK("x")', '"\'=HYPERLINK(""x"")"'],
  ['+91 98', "'+91 98"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
])('the text %j becomes the cell %j', (message, cell) => {
  expect(csvLine({ ...stored, message })).toContain(`,asha@example.in,${cell},0,`)
})
