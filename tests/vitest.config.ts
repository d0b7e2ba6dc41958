import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { alias: { '@': new URL('../src', import.meta.url).pathname } },
  test: {
    root: new URL('..', import.meta.url).pathname,
    include: ['src/**/*.test.ts', 'tests/unit/**/*.test.ts', 'tests/torture/**/*.test.ts'],
    sequence: { shuffle: true },
    // Dates in tests mean the day they say, wherever the tests run.
    env: { TZ: 'Asia/Kolkata' },
  },
})
