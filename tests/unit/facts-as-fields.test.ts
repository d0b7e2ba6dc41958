import { expect, test } from 'vitest'

import { percent } from '@/lib/format.ts'
import { dayInWords } from '@/lib/long-date.ts'

import type { DatedFact } from '@/lib/dated-fact.ts'
import { definitions } from '../definitions.ts'

const modules = import.meta.glob<{ facts: readonly DatedFact[] }>(
  '../../src/islands/tools/**/facts.ts',
  { eager: true },
)
const facts = Object.entries(modules).flatMap(([path, { facts }]) =>
  facts.flatMap((fact) => (fact.field === undefined ? [] : [{ path, ...fact, field: fact.field }])),
)

// npm run release-check only lists these when they are past their day, because the page stays right.
test.each(facts)(
  'the page of $id takes it as a field and says until when it is confirmed',
  (fact) => {
    const file = fact.path.replace('../../', '../').replace(/facts\.ts$/, 'definition.ts')
    const [definition] = Object.values(definitions[file] ?? {}).filter((value) => 'fields' in value)
    const field = definition?.fields[fact.field]
    expect(field).toMatchObject({ hint: expect.stringContaining(dayInWords(fact.until ?? '')) })
    expect(fact.value).toMatch(`${percent((field as { initial: number }).initial)} a year`)
  },
)

test('there are such facts', () => expect(facts.length).toBeGreaterThan(0))
