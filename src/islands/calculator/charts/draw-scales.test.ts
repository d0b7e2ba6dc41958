import { expect, test, vi } from 'vitest'

import { scales } from './draw-scales.ts'

test('the first and the last bar have room for their whole width', () => {
  vi.stubGlobal('document', {})
  vi.stubGlobal('getComputedStyle', () => ({ getPropertyValue: () => '' }))
  const bars = scales(
    {
      title: '',
      sentence: '',
      xUnit: 'years',
      yUnit: 'rupees',
      x: [1, 2],
      series: [{ label: 'Principal', color: 'principal', look: 'bar', amounts: [1, 2] }],
    },
    800,
  )
  expect(bars['x']).toMatchObject({ offset: true })
  vi.unstubAllGlobals()
})
