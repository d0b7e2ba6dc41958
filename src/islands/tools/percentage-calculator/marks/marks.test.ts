import fc from 'fast-check'
import { expect, test } from 'vitest'

import {
  CBSE_RULE,
  gradePointAverage,
  percentageOfMarks,
  placesOfBest,
  toCgpa,
  toPercent,
} from './marks.ts'

const subject = ([marks, maximum]: readonly [number, number]) => ({ marks, maximum })
const course = ([gradePoints, credits]: readonly [number, number]) => ({ gradePoints, credits })

// Fractions by hand: 120/150, 205/250, 0.3/1, 33/99.
test.each([
  [
    [
      [78, 100],
      [42, 50],
    ],
    80,
  ],
  [
    [
      [78, 100],
      [85, 100],
      [42, 50],
    ],
    82,
  ],
  [
    [
      [0.1, 0.5],
      [0.2, 0.5],
    ],
    30,
  ],
  [[[33, 99]], 100 / 3],
  [
    [
      [-2, 100],
      [2, 100],
    ],
    0,
  ],
] as const)('marks %j are %d %%', (subjects, expected) => {
  expect(percentageOfMarks(subjects.map(subject)).percent).toBe(expected)
})

test('without any maximum there is no percentage', () => {
  expect(percentageOfMarks([]).percent).toBeNaN()
})

test('the best subjects are those of the highest percentage, of equal ones the first', () => {
  // 80 %, 90 %, 85 %, 80 %
  const subjects = (
    [
      [80, 100],
      [45, 50],
      [85, 100],
      [40, 50],
    ] as const
  ).map(subject)
  expect(placesOfBest(subjects, 2).toSorted()).toEqual([1, 2])
  expect(placesOfBest(subjects, 3).toSorted()).toEqual([0, 1, 2])
  expect(placesOfBest(subjects, 0)).toEqual([0, 1, 2, 3])
  expect(placesOfBest(subjects, 9)).toHaveLength(4)
})

// (36 + 24 + 10) ÷ 8; two semesters of 20 and 22 credits: (160 + 198) ÷ 42.
test.each([
  [
    [
      [9, 4],
      [8, 3],
      [10, 1],
    ],
    70,
    8.75,
  ],
  [
    [
      [8, 20],
      [9, 22],
    ],
    358,
    358 / 42,
  ],
  [
    [
      [7, 0],
      [8, 2],
    ],
    16,
    8,
  ],
] as const)('courses %j have %d points and the average %d', (courses, points, average) => {
  expect(gradePointAverage(courses.map(course))).toMatchObject({ points, average })
})

test('without credits there is no average', () => {
  expect(gradePointAverage([course([9, 0])]).average).toBeNaN()
})

// CBSE's own table of subjects: grade points 10, 9, … are 95, 85.5, … percent. The others are worked out by hand.
test.each([
  [10, CBSE_RULE, 95],
  [9, CBSE_RULE, 85.5],
  [8.6, CBSE_RULE, 81.7],
  [0, CBSE_RULE, 0],
  [8.25, { factor: 10, added: -7.5 }, 75],
  [8, { factor: 7.1, added: 11 }, 67.8],
])('a CGPA of %d by %j is %d %%, and back', (cgpa, rule, percent) => {
  expect(toPercent(cgpa, rule)).toBe(percent)
  expect(toCgpa(percent, rule)).toBe(cgpa)
})

test('a CGPA in hundredths comes back from its percentage', () => {
  const hundredths = (most: number) => fc.integer({ min: 1, max: most }).map((n) => n / 100)
  fc.assert(
    fc.property(hundredths(1000), hundredths(2000), hundredths(5000), (cgpa, factor, added) => {
      expect(toCgpa(toPercent(cgpa, { factor, added }), { factor, added })).toBeCloseTo(cgpa, 9)
    }),
  )
})
