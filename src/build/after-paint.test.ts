import { expect, test } from 'vitest'

import { deferIslands } from './after-paint.ts'

test('what starts islands waits for no style sheet, and other scripts stay as they are', () => {
  const head =
    '<script>try{let c=document}catch{}</script><script type="application/ld+json">{}</script>'
  const starts = '<script>(()=>{self.Astro={}})()</script><script>(()=>{customElements})()</script>'
  expect(deferIslands(`${head}<p>(()=>{</p>${starts}`)).toBe(
    `${head}<p>(()=>{</p>${starts.replaceAll('<script>', '<script type="module">')}`,
  )
})
