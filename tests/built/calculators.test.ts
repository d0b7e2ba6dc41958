import { expect, test } from 'vitest'

import { expectedCalculator } from '../browser/expected-calculator.ts'
import { calculatorSlugs } from '../calculators.ts'
import { textOf } from './markup.ts'
import { htmlOf } from './weight.ts'

const calculators = await Promise.all(calculatorSlugs.map(expectedCalculator))

test.each(calculators)('$slug has the results of the defaults before any script', (calculator) => {
  const [, results = ''] = /data-results="true">([^]*)$/.exec(pageOf(calculator.slug)) ?? []
  // The large figure, where the page has one, the rows, and the others where they are folded.
  const ledgers = [...results.matchAll(/<dl class="ledger( answer-head)?"[^>]*>([^]*?)<\/dl>/g)]
  const parts = ledgers.slice(0, ledgers[0]?.[1] ? 3 : 2).map(([, , ledger = '']) => ledger)
  const rows = [...parts.join('').matchAll(/<dt>([^]*?)<\/dt><dd[^>]*>([^]*?)<\/dd>/g)]
  const shown = rows.map(([, label = '', figure = '']) => [textOf(label), textOf(figure)])
  // The large figure above the rows repeats one of them.
  const isRepeated = ([label]: string[], at: number) =>
    shown.slice(at + 1).some(([other]) => other === label)
  expect(shown.filter((row, at) => !isRepeated(row, at))).toEqual(
    Object.entries(calculator.results),
  )
})

test.each(calculators)(
  '$slug has the fields, defaults and sliders of its specification',
  (calculator) => {
    const page = pageOf(calculator.slug)
    for (const [label, initial, bounds] of calculator.fields) {
      const id = labelled(page, label)
      const input = inputWith(page, 'id', id)
      expect(input['value'], label).toBe(initial)
      // The specification's step for rates; a view has its own.
      if (label.includes('%') && !calculator.slug.includes('/'))
        expect(input['data-step'], label).toBe('0.1')
      if (bounds === undefined) continue
      const [min, max, step] = bounds.map(String)
      expect(inputWith(page, 'aria-label', `${label}, slider`)).toMatchObject({ min, max, step })
    }
  },
)

const pageOf = (slug: string) => htmlOf(`/tools/${slug}`)

/** The id of the field with this label. */
function labelled(page: string, label: string): string {
  const labels = [...page.matchAll(/<label[^>]* for="([^"]*)"[^>]*>([^]*?)<\/label>/g)]
  return labels.find(([, , text = '']) => textOf(text) === label)?.[1] ?? `no field ${label}`
}

/** The attributes of the one input that has this one. */
function inputWith(page: string, name: string, value: string): Record<string, string> {
  const inputs = [...page.matchAll(/<input([^>]*)>/g)].map(([, text = '']) =>
    Object.fromEntries([...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key, set]) => [key, set])),
  )
  return inputs.find((input) => input[name] === value) ?? {}
}
