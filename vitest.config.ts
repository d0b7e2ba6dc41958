import './check-node.mjs'

import { availableParallelism } from 'node:os'

import { defineConfig } from 'vitest/config'

/** Tests that stand beside what they test but start a database or another program. */
const integrationInSource = [
  'src/**/{archive,limits,measures,schema-versions,store-check,store-contract,store-outbox}.test.ts',
  'src/**/read-by-zbar.test.ts',
]

const shared = {
  // By itself Vitest leaves one core to others, which of two is half.
  maxWorkers: '100%',
  sequence: { shuffle: true },
  // Generous, because a shared machine may be busy: only a failure waits this long.
  testTimeout: 30_000,
  // Dates in tests mean the day they say, wherever the tests run.
  env: { TZ: 'Asia/Kolkata' },
}

/**
 * `unit` needs nothing but the source. `integration` starts Postgres, Astro on a copy of the project, the built site or a
 * reader of QR codes, or tries thousands of random inputs. `built` reads dist/. `torture` starts servers, databases and mail servers and kills them.
 */
export default defineConfig({
  resolve: { alias: { '@': new URL('./src', import.meta.url).pathname } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          ...shared,
          name: 'unit',
          // Some wait for a program or a time limit, and a core would wait with them.
          maxWorkers: Math.ceil(availableParallelism() * 1.5),
          // Files share what they import: loading it anew for each takes longer than the tests. One that replaces a module
          // (`vi.doMock`) ends with `vi.doUnmock` and `vi.resetModules`.
          isolate: false,
          include: ['src/**/*.test.ts', 'tests/unit/**/*.test.ts'],
          exclude: integrationInSource,
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: 'integration',
          include: [...integrationInSource, 'tests/integration/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: 'built',
          // Files share the weights of pages.
          isolate: false,
          include: ['tests/built/**/*.test.ts'],
          // Nothing here waits; a busy machine only computes longer.
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: 'torture',
          include: ['tests/torture/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // Each starts servers of its own; together they would starve each other.
          fileParallelism: false,
        },
      },
    ],
  },
})
