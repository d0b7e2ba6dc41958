import { expect, test } from 'vitest'

import { allPaths, toolPagePaths } from '../site-map.ts'
import { textOf } from './markup.ts'
import { htmlOf } from './weight.ts'

test.each(allPaths)(
  '%s has its text, and a tool its notice, for a browser without scripts',
  (path) => {
    const [, main = ''] = /<main[^>]*>([^]*)<\/main>/.exec(htmlOf(path)) ?? []
    const read = main.replace(/<(script|style|noscript|template)\b[^]*?<\/\1>/g, '')
    expect(textOf(read).length).toBeGreaterThan(200)
    const notices = [...main.matchAll(/<noscript>([^]*?)<\/noscript>/g)].filter(([, notice = '']) =>
      notice.includes('<p'),
    )
    expect(notices).toHaveLength(toolPagePaths.includes(path) ? 1 : 0)
  },
)

test.each(toolPagePaths)('%s has every part in its place', (path) => {
  // React puts a part that is late or large at the end of the page, with an inline script that moves it.
  expect(htmlOf(path)).not.toMatch(/<!--\$\?-->|<template id=/)
})
