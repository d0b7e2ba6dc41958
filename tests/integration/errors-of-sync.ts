import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { sync } from 'astro'

/**
 * Prints what `astro sync` stops with when a file of the copy has another text, for each [file, text] it is given, in one
 * process: most of the time of that program goes by before it reads anything.
 */
const [copy = '', trials = '[]'] = process.argv.slice(2)
const errors: string[] = []
for (const [file, text] of JSON.parse(trials) as [file: string, text: string][]) {
  const path = join(copy, file)
  const original = existsSync(path) ? readFileSync(path, 'utf8') : undefined
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
  errors.push(await errorOfSync())
  if (original === undefined) rmSync(path)
  else writeFileSync(path, original)
}
console.log(JSON.stringify(errors))

async function errorOfSync(): Promise<string> {
  try {
    await sync({ root: copy, configFile: 'copy.config.mjs', logLevel: 'silent' })
  } catch (error) {
    return (error as Error).message
  }
  return ''
}
