import { chromiumPath } from './chromium.ts'
import type { Runner } from './outcome.ts'

export interface Step {
  name: string
  command: readonly [program: string, ...args: string[]]
  /** Where the step's runner writes its counts; a step without one counts as one. */
  counts?: Runner
  /** When it is ended from outside: several times what it takes on a busy machine, so that only a step without end meets it. */
  mostMinutes: number
  /** Later steps make no sense without it. */
  isNeeded?: boolean
  /** Throws a sentence where the machine lacks what the step needs. */
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

/** A new order in each run; the first line of output says how to repeat it. */
const playwright = (project: string): Step => ({
  name: project,
  command: ['playwright', 'test', '--shuffle', '--project', project],
  counts: 'playwright',
  mostMinutes: 30,
  prepare: chromiumPath,
})

/** One stage comes after the other; its rows of steps run side by side, where one step by itself would leave a core idle. */
type Stages = readonly (readonly (readonly Step[])[])[]

/** What `npm test` runs: what any change may break, in the order in which a failure is cheapest to learn of. */
export const stages: Stages = [
  [
    [
      // Astro's check knows every file, but the compiler takes half its time for those that are not Astro's.
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
 * What `npm run test:all` runs after that: what only breaks on a further page of a kind, in another build, on another site, in
 * another engine, with the largest documents, with a database, or in the thousandth random trial.
 */
export const thoroughStages: Stages = [
  // The trials of the contact service mostly wait: for time limits, for restarts, for the next try of a delivery.
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
