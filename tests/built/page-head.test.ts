import { expect, test } from 'vitest'

import { allPaths } from '../site-map.ts'
import { htmlOf } from './weight.ts'

test.each([...allPaths.filter((path) => path !== '/'), '/404'])(
  '%s has the one head: where it is, its name',
  (path) => {
    const [, main = ''] = /<main[^>]*>([^]*?)<\/main>/.exec(htmlOf(path)) ?? []
    expect(main).toMatch(
      /class="tool-top"[^>]*>\s*<header class="tool-head">[^]*?class="no-print crumbs"[^]*?<h1[^>]*>/,
    )
    expect(main.match(/<h1/g)).toHaveLength(1)
  },
)
