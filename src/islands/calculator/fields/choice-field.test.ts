import { expect, test } from 'vitest'

import { choiceField, selectField } from './choice-field.ts'

test('a choice is shown as radio buttons by default', () => {
  const field = choiceField<1 | 12>('Interest', 12, [
    [1, 'Yearly'],
    [12, 'Monthly'],
  ])
  expect(field).toEqual({
    kind: 'choice',
    label: 'Interest',
    initial: 12,
    look: 'radio',
    options: [
      { value: 1, label: 'Yearly' },
      { value: 12, label: 'Monthly' },
    ],
  })
})

test('options of the field are passed on', () => {
  const more = {
    look: 'select',
    otherLabel: 'Other',
    hint: 'See the offer',
    isOption: true,
  } as const
  expect(choiceField('Interest', 1, [[1, 'Yearly']], more)).toMatchObject(more)
})

test('a select field is a choice shown as a select box', () => {
  const hint = { hint: 'See the offer' }
  expect(selectField('Interest', 1, [[1, 'Yearly']], hint)).toEqual(
    choiceField('Interest', 1, [[1, 'Yearly']], { ...hint, look: 'select' }),
  )
})
