import { expect, test } from 'vitest'

import { agesOf, oldestFirst } from './people.ts'

const DAY = { year: 2025, month: 8, day: 1 }
const person = (name: string, birth: string) => ({ name, birth, isUnreadable: false })

// Born 10 August 1998: the example of the page. Whole months and days by the calendar for the others.
const family = [
  person(' Ravi ', '2001-02-28'),
  person('', '1998-08-10'),
  person('Mina', ''),
  person('Tara', '2001-02-28'),
]

test('each person has an age and a next birthday, and a number where no name was given', () => {
  expect(agesOf(family, DAY)).toMatchObject([
    // From 28 July to 1 August are 4 days; the next birthday is 211 days away (Python).
    {
      name: 'Ravi',
      age: '24 years, 5 months, 4 days',
      birthday: '28 February 2026, 211 days to go',
    },
    {
      name: 'Person 2',
      age: '26 years, 11 months, 22 days',
      birthday: '10 August 2025, 9 days to go',
    },
    { name: 'Mina', birth: undefined },
    { name: 'Tara', age: '24 years, 5 months, 4 days' },
  ])
  expect(agesOf([person('A', '2000-08-01')], DAY)[0]?.birthday).toBe('1 August 2025, today')
})

test.each([
  [person('', '2025-08-02'), 'The date of birth is after that day.'],
  [{ ...person('', ''), isUnreadable: true }, /not complete/],
  [person('', '2025-02-31'), /not a valid date/],
])('%j has no age but a sentence', (entered, problem) => {
  const [found] = agesOf([entered], DAY)
  expect(found?.age).toBeUndefined()
  expect(found?.problem).toMatch(problem)
})

test('the oldest comes first, with the time to the next', () => {
  expect(oldestFirst(agesOf(family, DAY))).toEqual([
    // From 10 August 1998 to 10 February 2001, and 18 days.
    'Person 2: 26 years, 11 months, 22 days; 2 years, 6 months, 18 days older than Ravi',
    'Ravi: 24 years, 5 months, 4 days; born on the same day as Tara',
    'Tara: 24 years, 5 months, 4 days',
  ])
  expect(oldestFirst(agesOf([person('', '')], DAY))).toEqual([])
})
