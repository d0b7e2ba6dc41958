import { cpSync, rmSync } from 'node:fs'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { shellPath } from '../chromium.ts'
import { freePort } from '../free-port.ts'
import { copyProject, runOnCopy } from '../project-copy.ts'

// The README says that one file and one folder are a tool, and one of each below them a view. A copy of the project gets a
// calculator and a text tool, each with a view, and no other line. It must pass everything that is generated from the folders.
// Format and types are checked in the fixtures themselves.

const FIXTURES = ['tests/fixtures/sixteenth-tool', 'tests/fixtures/text-tool']
const CALCULATOR = 'discount-calculator'
const TEXT_TOOL = 'binary-text'
const FOLDERS = [CALCULATOR, TEXT_TOOL].map((slug) => `src/islands/tools/${slug}`).join(' ')
/** Each step takes seconds on a quiet machine; only a failure waits this long. */
const STEP_MS = 240_000

const hasBrowser = await shellPath().then(
  () => true,
  () => false,
)
let copy = ''

beforeAll(async () => {
  copy = copyProject('ganak-sixteenth-')
  for (const fixture of FIXTURES) cpSync(fixture, copy, { recursive: true })
  await passes('astro build')
}, STEP_MS)

afterAll(() => rmSync(copy, { recursive: true, force: true }), STEP_MS)

describe('a calculator and a text tool, each with a view', { timeout: STEP_MS }, () => {
  test('passes the tests of what is built', () => passes('vitest run --project built'))

  test('passes their own tests and those of the list of tools', () =>
    passes(`vitest run --project unit ${FOLDERS} tests/unit/specified-tools`))

  test('passes the random texts that every calculator is given', async () => {
    const said = await passes(`vitest run --project integration calculator-fuzz -t ${CALCULATOR}`)
    expect(said).toMatch(/1 passed/)
  })

  test('passes the spelling step', () =>
    passes('cspell lint --config tests/cspell.json --no-progress src/content/**/*.{md,mdx}'))

  test('passes the linter', () => passes(`eslint --max-warnings 0 ${FOLDERS}`))

  test('passes the search for dead code', () =>
    passes('knip --config tests/knip.json --treat-config-hints-as-errors'))

  test.skipIf(!hasBrowser)('passes the tests of every page, tool and calculator', async () => {
    const said = await passes(`playwright test --grep @all-tools|${CALCULATOR}|${TEXT_TOOL}`, {
      TEST_PORT: String(await freePort()),
    })
    for (const spec of [
      'every-page',
      'every-calculator',
      'every-calculator-view',
      'canary-more',
      'search',
      TEXT_TOOL,
    ])
      expect(said).toContain(`${spec}.spec.ts`)
  })
})

/** Runs a program on the copy and gives what it said. */
function passes(command: string, settings: Record<string, string> = {}): Promise<string> {
  return runOnCopy(copy, command, STEP_MS, settings)
}
