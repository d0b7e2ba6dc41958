import { expect, test } from 'vitest'

import { toolPaths } from '../site-map.ts'
import { htmlOf } from './weight.ts'

test.each(toolPaths)('the text of %s leads to two posts, answers or other tools', (path) => {
  const [, text = ''] = /data-explainer>([^]*?)data-ad=/.exec(htmlOf(path)) ?? []
  const links = [...text.matchAll(/<a href="([^"]*)"/g)].map(([, href = '']) => href)
  const leading = links.filter((href) => /^\/(?:blog\/|faq#|tools\/)/.test(href) && href !== path)
  expect(new Set(leading).size).toBeGreaterThanOrEqual(2)
})

test.each(toolPaths)('%s ends with two questions of the FAQ or more, word for word', (path) => {
  const [, part = ''] = /data-tool-questions([^]*?)<\/section>/.exec(htmlOf(path)) ?? []
  const asked = part.split('<details').slice(1)
  expect(asked.length).toBeGreaterThanOrEqual(2)
  const faq = htmlOf('/faq')
  for (const question of asked) {
    // The answer up to the link that leads to its own address.
    const [, text = '', answer = ''] =
      /<h3>([^]*?)<\/h3>[^]*?class="answer prose">([^]*?)<p class="no-print">/.exec(question) ?? []
    expect(faq).toContain(`<h3>${text}</h3>`)
    expect(answer.length).toBeGreaterThan(50)
    expect(faq).toContain(answer)
  }
})
