import './check-node.mjs'

import { defineConfig } from '@playwright/test'

import { CHROMIUM_ARGUMENTS, shellPath } from './tests/chromium.ts'

const port = Number(process.env['TEST_PORT'] ?? 4329)

export default defineConfig({
  // `npm test` asks the first, `npm run test:all` both.
  projects: [
    { name: 'browser', testDir: 'tests/browser', testIgnore: 'thorough/**' },
    { name: 'thorough', testDir: 'tests/browser/thorough' },
  ],
  // A folder of its own: Playwright empties it, and other steps of `npm test` may be writing beside it.
  outputDir: 'test-results/playwright',
  fullyParallel: true,
  forbidOnly: true,
  // One more than the cores that the suite is measured on: a test waits for half its time, and a core would wait with it.
  workers: 3,
  // What passes only in a second browser is named at the end of `npm test`; a mistake of the site fails in both.
  retries: 1,
  // Generous, because a shared machine may be busy: only a failure waits this long.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['line'], ['json']] : [['line']],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    launchOptions: { executablePath: await shellPath(), args: CHROMIUM_ARGUMENTS },
    // Keeping the whole site for offline use in every test would slow all of them; its own tests allow it.
    serviceWorkers: 'block',
    trace: 'off',
  },
  // The built site through the production server; the build is a step of its own.
  webServer: {
    command: 'node src/server/main.ts',
    env: {
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: 'test-results/data',
      LOG_LEVEL: 'silent',
    },
    url: `http://127.0.0.1:${port}/healthz`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
})
