import { parseArgs } from 'node:util'

import { allPaths, UNKNOWN_PATH } from '../site-map.ts'

const { values } = parseArgs({
  options: { pages: { type: 'string' }, runs: { type: 'string' } },
})

/** The pages to measure: those of `--pages=/,/faq`, else every one and the page for unknown paths. */
export const pages = values.pages?.split(',') ?? [...allPaths, UNKNOWN_PATH]

/** How often each page is measured: `--runs=1`, else three times. */
export const runs = Number(values.runs ?? 3)
