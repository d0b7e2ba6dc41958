import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

const notices = readFileSync('dist/client/third-party-notices.txt', 'utf8')
/** Dependencies that build the site or serve it and are never sent to a browser. */
const STAYS_HERE =
  '@astrojs/markdown-satteri @astrojs/mdx @astrojs/node @astrojs/rss @astrojs/sitemap @tailwindcss/vite fastify isbot nodemailer pg postcss rate-limiter-flexible sharp'.split(
    ' ',
  )

test('every dependency that browsers are sent is named with its version, and no other', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  const isNamed = ([name, version]: [string, unknown]) => notices.includes(`\n${name} ${version}\n`)
  const named = Object.entries(dependencies).filter(isNamed)
  const sent = Object.keys(dependencies).filter((name) => !STAYS_HERE.includes(name))
  expect(named.map(([name]) => name).toSorted()).toEqual(sent.toSorted())
})

// From the licences as their projects publish them.
test.each([
  ['React', 'Copyright (c) Meta Platforms, Inc. and affiliates.'],
  ['Chart.js', 'Chart.js Contributors'],
  ['its colours', 'Jukka Kurkela'],
  ['nanostores', 'Andrey Sitnik'],
  ['valibot', 'Fabian Hiller'],
  ['hash-wasm', 'Dani Biró'],
  ['lean-qr', 'David Evans'],
  ['the JSON Schema validator', 'Jeremy Danyow'],
  ['qr', 'Paul Miller'],
  ['Astro', 'Fred K. Schott'],
  ['Tailwind', 'Tailwind Labs, Inc.'],
  ['Anek Latin', 'Copyright 2021 The Anek Project Authors'],
  ['its licence', 'SIL OPEN FONT LICENSE Version 1.1'],
  ['the words of passphrases', '© Electronic Frontier Foundation'],
  ['their licence', 'Creative Commons Attribution 4.0 International License'],
])('the copyright of %s is served', (_, line) => {
  expect(notices).toContain(line)
})

test('the Terms of Service lead to the notices', () => {
  const page = readFileSync('dist/client/terms-of-service/index.html', 'utf8')
  expect(page).toContain('href="/third-party-notices.txt"')
})
