import { defineConfig } from 'vitest/config'

/**
 * The unit tests of what is mutated (stryker.config.mjs), without those that start a server or a store or draw QR codes, of
 * nothing here, and without two that take minutes in changed code.
 */
export default defineConfig({
  resolve: { alias: { '@': new URL('../src', import.meta.url).pathname } },
  test: {
    include: ['src/**/*.test.ts', 'tests/unit/calculator.test.ts'],
    exclude: [
      'src/server/**',
      'src/**/qr-code-generator/**',
      'src/**/json-work.test.ts',
      'src/**/{base64-large,password-distribution}.test.ts',
    ],
    setupFiles: 'tests/mutation.setup.ts',
    testTimeout: 120_000,
    // One worker for all files of a run: starting one a file costs more than the tests.
    isolate: false,
  },
})
