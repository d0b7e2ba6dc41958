import { cpSync, rmSync } from 'node:fs'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { shellPath } from '../chromium.ts'
import { freePort } from '../free-port.ts'
import { copyProject, runOnCopy } from '../project-copy.ts'

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
  copy = copyProject('ganak-sixteenth-')
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
    for (const spec of [
      'every-page',
      'every-calculator',
      'every-calculator-view',
      'canary-more',
      'search',
    ])
      expect(said).toContain(`${spec}.spec.ts`)
  })
})

/** Runs a program on the copy and gives what it said. */
function passes(command: string, settings: Record<string, string> = {}): Promise<string> {
  return runOnCopy(copy, command, STEP_MS, settings)
}
