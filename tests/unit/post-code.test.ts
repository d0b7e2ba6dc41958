import { inspect } from 'node:util'
import { createContext, runInContext, Script } from 'node:vm'

import { expect, test } from 'vitest'

import { readPosts } from '../posts.ts'

interface Step {
  code: string
  /** What the article says that it gives; absent for what it leaves to the reader's own console. */
  given?: string
}

/** The JavaScript of the articles that say, in a comment behind a line or below it, what the line gives. */
const articles = readPosts()
  .map(({ file, source }) => ({ file, steps: stepsIn(source) }))
  .filter(({ steps }) => steps.some(({ given }) => given !== undefined))

test('code is found in several articles', () => {
  expect(articles.length).toBeGreaterThan(3)
})

test.each(articles)('the code of $file gives what the article says', ({ steps }) => {
  const console = createContext({ URL, URLSearchParams })
  for (const { code, given } of steps) {
    if (given === undefined) new Script(code)
    else expect(inspect(runInContext(code, console)), code).toBe(given)
  }
})

function stepsIn(article: string): Step[] {
  const blocks = [...article.matchAll(/^```js\n(.*?)^```$/gms)]
  return blocks.flatMap(([, code = '']) => stepsOfBlock(code.trimEnd()))
}

function stepsOfBlock(block: string): Step[] {
  const steps: Step[] = []
  let code = ''
  for (const line of block.split('\n')) {
    const [, written = line, given] = /^(.*?) ?\/\/ (.+)$/.exec(line) ?? []
    code += `${written}\n`
    if (given === undefined) continue
    steps.push({ code, given })
    code = ''
  }
  return code === '' ? steps : [...steps, { code }]
}
