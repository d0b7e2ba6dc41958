import { readFileSync } from 'node:fs'
import { relative } from 'node:path'

import type { JSONReport, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter'

/** A runner whose report `readOutcome` can read. */
export type Runner = 'vitest' | 'playwright' | 'engines'

/** The result of a step. */
export interface Outcome {
  passed: number
  failed: number
  /** The number of tests that this machine could not run. */
  skipped?: number
  /** Which tests were skipped, and why if known. */
  skips?: string[]
  /** Failures, test by test. They are printed at the end, where they stay on screen. */
  troubles?: string[]
  /** Tests that failed first and passed at a second attempt, each with the reason of the failure. */
  retried?: string[]
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  testResults: {
    name: string
    message: string
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}

/** Reads the report of a runner. */
export function readOutcome(file: string, runner: Runner): Outcome {
  const report: unknown = JSON.parse(readFileSync(file, 'utf8'))
  if (runner === 'engines') return report as Outcome
  return runner === 'vitest'
    ? fromVitest(report as VitestReport)
    : fromPlaywright(report as JSONReport)
}

function fromVitest(report: VitestReport): Outcome {
  const { numPassedTests, numFailedTests, numPendingTests, testResults } = report
  const troubles = testResults.flatMap(({ name, message, assertionResults }) => [
    ...(message === '' ? [] : [`failed: ${name}\n${message}`]),
    ...assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => `failed: ${fullName}\n${failureMessages.join('\n')}`),
  ])
  const skips = testResults.flatMap(({ name, assertionResults }) => {
    const left = assertionResults.filter(({ status }) => /^(?:skipped|pending)$/.test(status))
    const [first] = left
    return first ? [`${left.length} in ${relative('.', name)}, such as: ${first.fullName}`] : []
  })
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    skipped: numPendingTests,
    skips,
    troubles,
  }
}

function fromPlaywright({ stats, suites, errors }: JSONReport): Outcome {
  const specs = suites.flatMap(specsOf)
  const testsThatAre = (wanted: 'unexpected' | 'flaky') =>
    specs.flatMap(({ file, line, title, tests }) =>
      tests
        .filter(({ status }) => status === wanted)
        .map(({ results }) => {
          const reasons = results.flatMap((result) => result.errors.map(({ message }) => message))
          return `${file}:${line} ${title}\n${[...new Set(reasons)].join('\n')}`
        }),
    )
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    troubles: [
      ...errors.map(({ message }) => `failed: ${message}`),
      ...testsThatAre('unexpected').map((test) => `failed: ${test}`),
    ],
    retried: testsThatAre('flaky'),
  }
}

function specsOf({ specs, suites = [] }: JSONReportSuite): JSONReportSpec[] {
  return [...specs, ...suites.flatMap(specsOf)]
}
