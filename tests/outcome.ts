import { readFileSync } from 'node:fs'
import { relative } from 'node:path'

import type { JSONReport, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter'

/** Who writes a report that can be read here. */
export type Runner = 'vitest' | 'playwright' | 'engines'

/** What a step came to. */
export interface Outcome {
  passed: number
  failed: number
  /** How much could not be tried on this machine. */
  skipped?: number
  /** What that was, and why where it is known. */
  skips?: string[]
  /** What went wrong, test by test: read at the end, where the beginning of a long output is out of sight. */
  troubles?: string[]
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

/** Reads the report that a runner wrote. */
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
  const troubles = [
    ...errors.map(({ message }) => `failed: ${message}`),
    ...suites.flatMap(specsOf).flatMap(({ file, line, title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ status, results }) => {
          const reasons = results.flatMap((result) => result.errors.map(({ message }) => message))
          const verdict = status === 'flaky' ? 'passed only when tried again' : 'failed'
          return `${verdict}: ${file}:${line} ${title}\n${[...new Set(reasons)].join('\n')}`
        }),
    ),
  ]
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    troubles,
  }
}

function specsOf({ specs, suites = [] }: JSONReportSuite): JSONReportSpec[] {
  return [...specs, ...suites.flatMap(specsOf)]
}
