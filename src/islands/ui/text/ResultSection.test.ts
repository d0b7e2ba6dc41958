import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { MOST_SHOWN, ResultSection } from './ResultSection.tsx'

type Props = Parameters<typeof ResultSection>[0]
const htmlOf = (changed: Partial<Props> = {}) =>
  renderToStaticMarkup(
    createElement(ResultSection, { heading: 'Layer 1', text: 'a b', ...changed }),
  )

test('a result has its heading, buttons that name it, and its text', () => {
  expect(htmlOf()).toMatch(
    /^<section aria-label="Layer 1"><div class="pane-head"><h2>Layer 1<\/h2>.*<button[^>]* aria-label="Copy: Layer 1"[^>]*>Copy<\/button><button[^>]* aria-label="Send to… Layer 1"[^>]*>Send to…<\/button>.*<p[^>]*>a b<\/p><\/section>$/,
  )
})

test('a long text is cut where it is drawn', () => {
  const html = htmlOf({ text: 'x'.repeat(MOST_SHOWN + 1) })
  expect(html).toContain(`>${'x'.repeat(MOST_SHOWN)}…</p>`)
  expect(htmlOf({ text: 'x'.repeat(MOST_SHOWN) })).not.toContain('…</p>')
})

test('a page gives the buttons another name, and adds a remark, buttons and its own drawing', () => {
  const html = htmlOf({ name: 'layer', about: 'Of two.', before: 'one ', after: ' two', children: 'drawn' }) // prettier-ignore
  expect(html).toContain('aria-label="Copy: layer"')
  expect(html).toContain('<h2>Layer 1</h2><p class="hint">Of two.</p>')
  expect(html).toMatch(/one <button.* two<\/div>/)
  expect(html).toMatch(/drawn<\/section>$/)
})
