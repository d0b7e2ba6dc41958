import { chromiumPath } from './chromium.ts'
import type { Runner } from './outcome.ts'

export interface Step {
  name: string
  command: readonly [program: string, ...args: string[]]
  /** Where the step's runner writes its counts; a step without one counts as one. */
  counts?: Runner
  /** Time limit: several times the duration on a busy machine, so that only a step that hangs reaches it. */
  mostMinutes: number
  /** Later steps need it. */
  isNeeded?: boolean
  /** Throws a sentence if the machine lacks something that the step needs. */
  prepare?: () => Promise<unknown>
}

const check = (name: string, ...command: Step['command']): Step => ({
  name,
  command,
  mostMinutes: 10,
})
const vitest = (project: string, mostMinutes = 10): Step => ({
  name: project,
  command: ['vitest', 'run', '--project', project],
  counts: 'vitest',
  mostMinutes,
})

/** The order is random. The first line of output says how to repeat it. */
const playwright = (project: string): Step => ({
  name: project,
  command: ['playwright', 'test', '--shuffle', '--project', project],
  counts: 'playwright',
  mostMinutes: 30,
  prepare: chromiumPath,
})

/** Stages run one after the other. The rows of a stage run in parallel if a single step would leave a core idle. */
type Stages = readonly (readonly (readonly Step[])[])[]

/** The steps of `npm test`, cheapest first. */
export const stages: Stages = [
  [
    [
      // The compiler checks the files that are not Astro's in half the time of Astro's own check.
      check('types of pages', 'astro', 'check', '--tsconfig', 'tests/tsconfig.astro.json'),
      check('types', 'tsc', '--noEmit'),
      check('cycles', 'depcruise', '--config', 'tests/dependency-cruiser.config.mjs', 'src'),
      check('dead code', 'knip', '--config', 'tests/knip.json', '--treat-config-hints-as-errors'),
      check('spelling', 'cspell', 'lint', '--config', 'tests/cspell.json', '--no-progress', 'src/content/**/*.{md,mdx}'), // prettier-ignore
      check('licences', 'node', 'tests/licences.ts'),
    ],
    [
      check('format', 'prettier', '--check', '--log-level', 'warn', '.'),
      check('lint', 'eslint', '--max-warnings', '0', '.'),
    ],
  ],
  [[vitest('unit')]],
  [
    [
      {
        name: 'build',
        command: ['npm', 'run', '--silent', 'build'],
        isNeeded: true,
        mostMinutes: 10,
      },
    ],
  ],
  [[vitest('built')]],
  [[playwright('browser')]],
]

/**
 * The steps that `npm run test:all` adds: further pages of a kind, other builds, sites and engines, the largest documents,
 * databases, and thousands of random trials.
 */
export const thoroughStages: Stages = [
  // The contact service's trials mostly wait: for time limits, restarts and retries.
  [[playwright('thorough')], [vitest('torture', 20)]],
  [
    [vitest('integration', 20)],
    [
      {
        name: 'engines',
        command: ['node', 'tests/engines/run.ts'],
        counts: 'engines',
        mostMinutes: 10,
      },
    ],
  ],
]
