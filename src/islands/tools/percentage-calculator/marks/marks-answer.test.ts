import fc from 'fast-check'
import { expect, test } from 'vitest'

import { fromFragment, toFragment } from '@/islands/calculator/frame/fragment.ts'
import { initialTexts, readInput } from '@/islands/calculator/frame/inputs.ts'
import { hiddenFields, marksFields, type MarksInput } from './fields.tsx'
import { marksAnswer } from './Marks.tsx'

const fresh = readInput(marksFields, initialTexts(marksFields))
const answer = (given: Partial<MarksInput>) => {
  const found = marksAnswer({ ...fresh, ...given })
  if (typeof found === 'string') throw new Error(found)
  return found
}

test('marks are added up over subjects, and the other mean is named where it differs', () => {
  expect(answer({})).toMatchObject({
    label: '205 of 250 marks',
    headline: '82.00%',
    rows: [
      ['Subject 1', '78 of 100 = 78.00%'],
      ['Subject 2', '85 of 100 = 85.00%'],
      ['Subject 3', '42 of 50 = 84.00%'],
    ],
    // (78 + 85 + 84) ÷ 3
    notes: [expect.stringMatching(/The mean of the percentages is 82\.33%\.$/)],
  })
})

test('the best subjects count alone, equal ones once', () => {
  const subjects = [70, 90, 60, 90, 60].map((marks) => ({ name: '', marks, maximum: 100 }))
  const { label, rows, notes } = answer({ subjects, best: 4 })
  expect(label).toBe('310 of 400 marks')
  expect(rows[2]).toEqual(['Subject 3', '60 of 100 = 60.00%'])
  expect(rows[4]).toEqual(['Subject 5', '60 of 100 = 60.00%, not counted'])
  expect(notes).toEqual([])
  expect(answer({ best: 5 }).notes).toContain('There are only 3 subjects; all count.')
})

test('a subject has its name beside its number, so that two of one name are told apart', () => {
  const subjects = ['Physics', 'Physics', ''].map((name) => ({ name, marks: 60, maximum: 75 }))
  expect(answer({ subjects }).rows.map(([label]) => label)).toEqual([
    'Subject 1: Physics',
    'Subject 2: Physics',
    'Subject 3',
  ])
})

test('a link carries names, and one of before there were any still opens', () => {
  const named = { ...fresh, subjects: [{ name: 'भौतिकी & more; 1', marks: 60, maximum: 75 }] }
  const texts = (fragment: string) => fromFragment(marksFields, fragment, initialTexts(marksFields))
  const back = texts(toFragment(marksFields, named))
  expect(back && readInput(marksFields, back)).toEqual(named)
  const old = texts('subjects=marks%3D60%26maximum%3D75')
  expect(old && readInput(marksFields, old).subjects).toEqual([
    { name: '', marks: 60, maximum: 75 },
  ])
})

test('grade points are weighed by credits', () => {
  expect(answer({ task: 'grades' })).toMatchObject({
    headline: '8.75',
    rows: [
      ['Course 1', '9 × 4 = 36'],
      ['Course 2', '8 × 3 = 24'],
      ['Course 3', '10 × 1 = 10'],
      ['Together', '70 ÷ 8 credits'],
    ],
  })
})

const own = { task: 'convert', rule: 'own', factor: 10, added: -7.5 } as const

test.each([
  [{ task: 'convert' }, '81.70%', '8.6 × 9.5 = 81.70%'],
  [own, '78.50%', '8.6 × 10 − 7.5 = 78.50%'],
  [{ ...own, direction: 'to CGPA' }, 'A CGPA of 8.25', '(75 + 7.5) ÷ 10 = 8.25'],
  [{ task: 'convert', direction: 'to CGPA', percent: 95 }, 'A CGPA of 10.00', '95 ÷ 9.5 = 10.00'],
] as const)('%j is %s', (given, headline, steps) => {
  const found = answer(given)
  expect(found.headline).toBe(headline)
  expect(found.rows).toEqual([['Steps', steps]])
})

test('each rule says whose it is, and an impossible result that the rule may be wrong', () => {
  expect(answer({ task: 'convert' }).notes).toEqual([expect.stringMatching(/^CBSE .*indicative/)])
  expect(answer(own).notes).toEqual([expect.stringMatching(/^With the factor/)])
  expect(answer({ ...own, factor: 20 }).notes[0]).toBe('That is more than 100%: check the rule.')
  expect(answer({ ...own, cgpa: 0.5 }).notes[0]).toBe('That is below 0: check the rule.')
})

test.each([
  [{ subjects: [] }, 'Add a subject.'],
  [
    { subjects: [{ name: '', marks: 51, maximum: 50 }] },
    'The marks of a subject cannot exceed its maximum.',
  ],
  [{ subjects: [{ name: '', marks: 0, maximum: 0 }] }, 'The maximum of a subject must be above 0.'],
  [{ subjects: [{ name: '', marks: NaN, maximum: 50 }] }, 'Please enter a number in every field.'],
  [
    {
      best: 4,
      subjects: [70, 80, 90, 60, NaN].map((marks) => ({ name: '', marks, maximum: 100 })),
    },
    'Please enter a number in every field.',
  ],
  [{ task: 'grades', courses: [] }, 'Add a course.'],
  [
    { task: 'grades', courses: [{ gradePoints: 8, credits: 0 }] },
    'At least one course needs credits.',
  ],
  [
    { task: 'grades', courses: [{ gradePoints: -1, credits: 2 }] },
    'Grade points and credits must be 0 or more.',
  ],
  [
    { task: 'grades', courses: [{ gradePoints: NaN, credits: 2 }] },
    'Please enter a number in every field.',
  ],
  [{ task: 'convert', cgpa: 10.5 }, 'The CGPA of this rule is at most 10.'],
  [{ task: 'convert', cgpa: -1 }, 'Enter a CGPA of 0 or more.'],
  [{ task: 'convert', direction: 'to CGPA', percent: 101 }, 'Enter a percentage of 0 to 100.'],
  [{ ...own, factor: 0 }, 'The factor must be above 0.'],
  [{ ...own, added: NaN }, 'Please enter a number in every field.'],
] as const)('%j has no answer but a sentence', (given, sentence) => {
  expect(marksAnswer({ ...fresh, ...given })).toBe(sentence)
})

test('each task has its own fields', () => {
  const shown = (given: Partial<MarksInput>) => {
    const hidden = hiddenFields({ ...fresh, ...given })
    return Object.keys(marksFields).filter((name) => !hidden.includes(name as keyof MarksInput))
  }
  expect(shown({})).toEqual(['task', 'subjects', 'best'])
  expect(shown({ task: 'grades' })).toEqual(['task', 'courses'])
  expect(shown({ task: 'convert' })).toEqual(['task', 'direction', 'cgpa', 'rule'])
  expect(shown({ ...own, direction: 'to CGPA' })).toEqual([
    'task',
    'direction',
    'percent',
    'rule',
    'factor',
    'added',
  ])
})

test('whatever is entered, there is an answer in numbers or a sentence', () => {
  const any = fc.oneof(fc.double(), fc.constantFrom(0, 1e308, 5e-324, 100, NaN))
  const given = fc.record({
    task: fc.constantFrom<MarksInput['task']>('marks', 'grades', 'convert'),
    direction: fc.constantFrom<MarksInput['direction']>('to percent', 'to CGPA'),
    rule: fc.constantFrom<MarksInput['rule']>('cbse', 'own'),
    best: fc.constantFrom(0, 4),
    subjects: fc.array(
      fc.record({ name: fc.constantFrom('', 'Physics'), marks: any, maximum: any }),
      { maxLength: 6 },
    ),
    courses: fc.array(fc.record({ gradePoints: any, credits: any }), { maxLength: 4 }),
    cgpa: any,
    percent: any,
    factor: any,
    added: any,
  })
  fc.assert(
    fc.property(given, (input) => {
      const found = marksAnswer({ ...fresh, ...input })
      expect(JSON.stringify(found)).not.toMatch(/NaN|Infinity|∞|undefined/)
    }),
  )
})
