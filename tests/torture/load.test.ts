import { expect, test } from 'vitest'

import { load } from './load.ts'

test('a steady load of posts and pages has no error', async () => {
  const found = await load(3, 100, 'stand-in')
  expect(found).toMatchObject({
    posts: 300,
    failedPosts: 0,
    failedPages: 0,
    lost: 0,
    duplicated: 0,
  })
}, 60_000)
