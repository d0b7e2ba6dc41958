import { expect, test } from 'vitest'

import { linesOf } from '@/islands/calculator/results/report-values.ts'
import { prepaymentCalculator } from './definition.ts'
import { casesOf } from '../../../../../tests/cases.ts'

const lines = (text: string) => {
  const { events } = prepaymentCalculator.fields
  if (events.kind !== 'own') throw new Error('Events are a list.')
  return linesOf(events, events.read(text))
}

test.each(casesOf<[string, string]>('event-sentences'))(
  'the line of %s is “%s”',
  (text, sentence) => {
    expect(lines(text)).toEqual([sentence])
  },
)
