import { execFile } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { shellPath } from '../chromium.ts'
import { freePort } from '../free-port.ts'

// The README says that one file and one folder are a tool, and one of each below them a view. A copy of the project gets those of the fixture and no other
// line, and must pass all that is generated from the folders. Format and types are held where the fixture lies.

const FIXTURE = 'tests/fixtures/sixteenth-tool'
const SLUG = 'discount-calculator'
/** Each step takes seconds on a quiet machine; only a failure waits this long. */
const STEP_MS = 240_000

const hasBrowser = await shellPath().then(
  () => true,
  () => false,
)
let copy = ''

beforeAll(async () => {
  copy = mkdtempSync(join(tmpdir(), 'ganak-sixteenth-'))
  copyProject()
  cpSync(FIXTURE, copy, { recursive: true })
  await passes('astro build')
}, STEP_MS)

afterAll(() => rmSync(copy, { recursive: true, force: true }))

describe('a sixteenth tool with a view', { timeout: STEP_MS }, () => {
  test('passes the tests of what is built', () => passes('vitest run --project built'))

  test('passes its own tests and those of the list of tools', () =>
    passes(`vitest run --project unit src/islands/tools/${SLUG} tests/unit/specified-tools`))

  test('passes the random texts that every calculator is given', async () => {
    const said = await passes(`vitest run --project integration calculator-fuzz -t ${SLUG}`)
    expect(said).toMatch(/1 passed/)
  })

  test('passes the spelling step', () =>
    passes('cspell lint --config tests/cspell.json --no-progress src/content/**/*.{md,mdx}'))

  test('passes the linter', () => passes(`eslint --max-warnings 0 src/islands/tools/${SLUG}`))

  test('passes the search for dead code', () =>
    passes('knip --config tests/knip.json --treat-config-hints-as-errors'))

  test.skipIf(!hasBrowser)('passes the tests of every page, tool and calculator', async () => {
    const said = await passes(`playwright test --grep @all-tools|${SLUG}`, {
      TEST_PORT: String(await freePort()),
    })
    for (const spec of ['every-page', 'every-calculator', 'canary', 'search'])
      expect(said).toContain(`${spec}.spec.ts`)
  })
})

/** Copies what Git would keep. Installed packages are shared, what programs remember beside them is not. */
function copyProject(): void {
  const unkept = ['.git', ...readFileSync('.gitignore', 'utf8').replaceAll('/', '').split('\n')]
  for (const name of readdirSync('.').filter((name) => !unkept.includes(name)))
    cpSync(name, join(copy, name), { recursive: true })
  mkdirSync(join(copy, 'node_modules'))
  const caches = ['.astro', '.cache', '.vite', '.vite-temp']
  for (const name of readdirSync('node_modules').filter((name) => !caches.includes(name)))
    symlinkSync(resolve('node_modules', name), join(copy, 'node_modules', name))
}

/** Runs a program on the copy, in the environment that Vitest was started in, and gives what it said. */
function passes(command: string, settings: Record<string, string> = {}): Promise<string> {
  const [program = '', ...args] = command.split(' ')
  const { PATH, HOME, CHROMIUM_PATH, PLAYWRIGHT_BROWSERS_PATH } = process.env
  const own = { PATH, HOME, CHROMIUM_PATH, PLAYWRIGHT_BROWSERS_PATH }
  const env = { ...own, ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1', ...settings }
  return new Promise((done, fail) => {
    execFile(
      join(copy, 'node_modules/.bin', program),
      args,
      { cwd: copy, env, timeout: STEP_MS, maxBuffer: 2 ** 26 },
      (error, out, err) => {
        if (error === null) done(out + err)
        else fail(new Error(`${command}\n${out}${err}`))
      },
    )
  })
}
