import { renderToString } from 'react-dom/server'
import { createElement } from 'react'
import { expect, test } from 'vitest'

import { AdPlace } from '@/islands/ui/AdPlace.tsx'
import { placeAds } from '@/layouts/ads/place-ads.ts'

const place = (props: Parameters<typeof AdPlace>[0]) =>
  renderToString(createElement(AdPlace, props))
const page = (...parts: string[]) =>
  `${parts.join('<p></p>')}<ad-box data-name="narrow"><b>N</b></ad-box><i></i><ad-box data-name="rail"><b>R</b></ad-box>`

test('without a place, each box stays below the cards', () => {
  expect(placeAds(page('<form></form>'))).toBe('<form></form><b>N</b><i></i><b>R</b>')
})

test('a box moves to the place of its name, and only there', () => {
  const placed = placeAds(page(place({ name: 'narrow' }), place({ name: 'banner' })))
  expect(placed).toBe(
    '<div class="contents" data-ad-place="narrow"><b>N</b></div><p></p>' +
      '<div class="contents" data-ad-place="banner"></div><i></i><b>R</b>',
  )
})

test('the rail is used unless the details are a few sentences', () => {
  const rail = place({ name: 'rail' })
  const details = '<section class="card details">'
  expect(placeAds(page(rail, details))).toMatch(/^<div[^>]*><b>R<\/b><\/div>.*<i><\/i>$/)
  expect(placeAds(page(rail, `${details}<section class="brief result-part">`))).toMatch(
    /^<div[^>]*><\/div>.*<i><\/i><b>R<\/b>$/,
  )
})
