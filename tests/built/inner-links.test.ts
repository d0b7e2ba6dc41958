import { expect, test } from 'vitest'

import { toolPagePaths, toolPaths } from '../site-map.ts'
import { specifiedTools } from '../specified-tools.ts'
import { htmlOf } from './weight.ts'

test.each(toolPagePaths)('the text of %s leads to two posts, answers or other tools', (path) => {
  const [, text = ''] =
    /data-explainer>([^]*?)data-(?:tool-questions|related)/.exec(htmlOf(path)) ?? []
  const links = [...text.matchAll(/<a href="([^"]*)"/g)].map(([, href = '']) => href)
  const leading = links.filter((href) => /^\/(?:blog\/|faq#|tools\/)/.test(href) && href !== path)
  expect(new Set(leading).size).toBeGreaterThanOrEqual(2)
})

test.each(Object.values(specifiedTools).flat())(
  '%s ends with two questions of the FAQ or more',
  (slug) => expect(questionsOf(`/tools/${slug}`).length).toBeGreaterThanOrEqual(2),
)

test.each(toolPaths)('what %s asks at its end is in the FAQ word for word', (path) => {
  const faq = htmlOf('/faq')
  for (const question of questionsOf(path)) {
    // The answer up to the link that leads to its own address.
    const [, text = '', answer = ''] =
      /<h3>([^]*?)<\/h3>[^]*?class="answer prose">([^]*?)<p class="no-print">/.exec(question) ?? []
    // Among those of one tool it stands a level lower.
    expect(faq.replaceAll('h4>', 'h3>')).toContain(`<h3>${text}</h3>`)
    expect(answer.length).toBeGreaterThan(50)
    expect(faq).toContain(answer)
  }
})

function questionsOf(path: string): string[] {
  const [, part = ''] = /data-tool-questions([^]*?)<\/section>/.exec(htmlOf(path)) ?? []
  return part.split('<details').slice(1)
}
