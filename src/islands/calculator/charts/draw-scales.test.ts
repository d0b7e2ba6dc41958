import { expect, test, vi } from 'vitest'

import { scales } from './draw-scales.ts'

test('an axis that begins at one lakh names round incomes', () => {
  vi.stubGlobal('document', {})
  vi.stubGlobal('getComputedStyle', () => ({ getPropertyValue: () => '' }))
  const { x } = scales(
    {
      title: '',
      sentence: '',
      xUnit: 'rupees',
      yUnit: 'rupees',
      x: [100_000, 5_000_000],
      series: [{ label: 'In hand', color: 'principal', look: 'line', amounts: [1, 2] }],
    },
    800,
  ) as { x: { afterBuildTicks: (scale: { ticks: { value: number }[] }) => void } }
  const scale = { ticks: [] as { value: number }[] }
  x.afterBuildTicks(scale)
  expect(scale.ticks.map(({ value }) => value / 100_000)).toEqual([10, 20, 30, 40, 50])
  vi.unstubAllGlobals()
})

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

test.each([
  [13, ['Year 1', '5', '10', '13']],
  [12, ['Year 1', '5', '10']],
  [3, ['Year 1', '2', '3']],
])('of %i bars these are named', (years, names) => {
  vi.stubGlobal('document', {})
  vi.stubGlobal('getComputedStyle', () => ({ getPropertyValue: () => '' }))
  const { x } = scales(
    {
      title: '',
      sentence: '',
      xUnit: 'years',
      yUnit: 'rupees',
      x: Array.from({ length: years }, (_, index) => index + 1),
      series: [{ label: 'Principal', color: 'principal', look: 'bar', amounts: [] }],
    },
    800,
  ) as { x: { ticks: { callback: (index: number) => string } } }
  const named = Array.from({ length: years }, (_, index) => x.ticks.callback(index))
  expect(named.filter(Boolean)).toEqual(names)
  vi.unstubAllGlobals()
})
