import { parseArgs } from 'node:util'

import { allPaths, UNKNOWN_PATH } from '../site-map.ts'

const { values } = parseArgs({
  options: {
    pages: { type: 'string' },
    runs: { type: 'string' },
    against: { type: 'string' },
    files: { type: 'boolean' },
  },
})

/** The pages to measure: those of `--pages=/,/faq`, else every one and the page for unknown paths. */
export const pages = values.pages?.split(',') ?? [...allPaths, UNKNOWN_PATH]

/** How often each page is measured: `--runs=1`, else three times. */
export const runs = Number(values.runs ?? 3)

/** The folder of another checkout with its build, which is measured in turn with this one: `--against=../before`. */
export const against = values.against

/** Whether each file of a page is listed: `--files`. */
export const listsFiles = values.files ?? false
