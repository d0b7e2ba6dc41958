import '../check-node.mjs'

import { globSync } from 'node:fs'

// Dates in tests mean the day they say. Vitest's own setting comes too late for the threads that Stryker starts.
process.env.TZ = 'Asia/Kolkata'

/** What is mutated, by group: files that calculate, parse or check. Names without folders, so that a file may move. */
const groups = {
  finance:
    'instalment,emi,schedule,sip,fd,compound-interest,roi,compounding,growth-table',
  tax: 'income-tax,slab-tax,compare-regimes',
  everyday: 'percentage,exact-quotient,age,calendar',
  text: 'alphabet,base64,percent-encoding,url-parts,word-count,sentence-end,strength,password,expected-digest',
  json: 'scanner,tokens,writer,text-position,parser,key-index,key-stack',
  input: 'amount,digit-groups,format,quantity,csv-cell,csv,inputs,fragment,recents',
  contact: 'schema',
}
const chosen = process.env.GROUP
const names = chosen === undefined ? Object.values(groups).join(',') : groups[chosen]
if (names === undefined) throw new Error(`GROUP is one of ${Object.keys(groups).join(', ')}.`)
const lost = names.split(',').filter((name) => globSync(`src/**/${name}.ts`).length === 0)
if (lost.length > 0) throw new Error(`No file in src is named ${lost.join('.ts, ')}.ts.`)

export default {
  mutate: [`src/**/{${names}}.ts`],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tests/mutation.vitest.config.ts' },
  concurrency: 1,
  timeoutMS: 10_000,
  // It copies the project to work on; what a build or a test made is not needed there.
  ignorePatterns: ['dist', 'data', 'docs', 'public', 'test-results', '.astro', '.git'],
  tempDirName: 'test-results/mutation-sandbox',
  reporters: ['clear-text', 'json'],
  clearTextReporter: { allowColor: false, reportTests: false, logTests: false },
  jsonReporter: { fileName: `test-results/mutation/${chosen ?? 'all'}.json` },
}
