import '../check-node.mjs'

import { globSync } from 'node:fs'

// Dates in tests mean the day they say. Vitest's own setting comes too late for the threads that Stryker starts.
process.env.TZ = 'Asia/Kolkata'

/**
 * The mutated files by group: those that calculate, parse or check. Names have no folder, so that a file can move; a
 * pattern with a slash is a folder of the JSON engine.
 */
const groups = {
  finance:
    'xirr,taxed-sale,instalment,emi,schedule,sip,epf,contributions,pension,fd,compound-interest,roi,compounding,growth-table',
  tax: 'income-tax,slab-tax,compare-regimes',
  planner: 'plan,advance-tax,set-off,gains,regime-tax,item-deductions',
  salary: 'pay,salary,smallest-ctc',
  everyday: 'percentage,exact-quotient,age,calendar',
  text: 'alphabet,base64,percent-encoding,url-parts,word-count,text-parts,strength,password,expected-digest',
  json: 'scanner,tokens,writer,parser,key-stack',
  repair: 'json/repair/*',
  compare: 'json/compare/*,json/compare/patch/*',
  query: 'json/query/*',
  input: 'amount,digit-groups,format,quantity,csv-cell,inputs,fragment,recents',
  contact: 'schema',
}
const chosen = process.env.GROUP
const names = chosen === undefined ? Object.values(groups).join(',') : groups[chosen]
if (names === undefined) throw new Error(`GROUP is one of ${Object.keys(groups).join(', ')}.`)
const patterns = names.split(',').map((name) => `src/${name.includes('/') ? '' : '**/'}${name}.ts`)
const lost = patterns.filter((pattern) => globSync(pattern).length === 0)
if (lost.length > 0) throw new Error(`No file matches ${lost.join(', ')}.`)

export default {
  mutate: [...patterns, '!src/json/**/{*.test,*-task,sentences}.ts'],
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
