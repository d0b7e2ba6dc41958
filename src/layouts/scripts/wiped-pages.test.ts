import { globSync, readFileSync } from 'node:fs'

import { expect, it } from 'vitest'

import { toolPageSlugs } from '../../../tests/site-map.ts'

import { isWiped } from './wiped-pages.ts'

const FOLDER = 'src/islands/tools/'

/** The pages whose code wipes something when they are left. Code in a folder without a page belongs to the tool. */
const wiping = globSync(`${FOLDER}**/*.tsx`)
  .concat(globSync(`${FOLDER}**/*.ts`))
  .filter((file) => readFileSync(file, 'utf8').includes('wiped-on-leave'))
  .map((file) => {
    const [tool = '', view = ''] = file.slice(FOLDER.length).split('/')
    return toolPageSlugs.includes(`${tool}/${view}`) ? `${tool}/${view}` : tool
  })

it.each([...new Set(wiping)])('%s hands over in memory only', (slug) => {
  expect(isWiped(`/tools/${slug}`)).toBe(true)
  expect(isWiped(`/tools/${slug}/`)).toBe(true)
})

it('knows no page that wipes nothing', () => {
  const wipingTools = new Set(wiping.map((slug) => slug.split('/')[0]))
  const others = toolPageSlugs.filter((slug) => !wipingTools.has(slug.split('/')[0]))
  expect(others.filter((slug) => isWiped(`/tools/${slug}`))).toEqual([])
  expect(isWiped('/tools/hash-generator')).toBe(false)
  expect(isWiped('/tools/jwtx')).toBe(false)
})
