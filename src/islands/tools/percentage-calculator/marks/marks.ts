import { exactQuotient } from '../exact-quotient.ts'
import { shareOf } from '../percentage.ts'
import type { Course, Score } from './fields.ts'

/** A rule that makes a percentage of a CGPA: CGPA × factor + added. */
export interface Rule {
  factor: number
  added: number
}

/**
 * CBSE's "overall indicative percentage of marks = 9.5 × CGPA", as its statements of subject-wise performance for class X
 * explained it from 2010 on.
 */
export const CBSE_RULE: Rule = { factor: 9.5, added: 0 }

/** The percentage of all marks: 78 of 100 and 42 of 50 are 120 of 150, which is 80 %. NaN where the maxima are 0 together. */
export function percentageOfMarks(subjects: readonly Score[]) {
  const marks = sum(subjects.map((subject) => subject.marks))
  const maximum = sum(subjects.map((subject) => subject.maximum))
  return { marks, maximum, percent: shareOf(marks, maximum) }
}

/** The places of the subjects with the highest percentages, in any order; of all of them for 0. Of equal ones the first counts. */
export function placesOfBest(subjects: readonly Score[], count: number): readonly number[] {
  const places = [...subjects.keys()]
  if (count === 0) return places
  const shares = subjects.map(({ marks, maximum }) => shareOf(marks, maximum))
  return places.toSorted((a, b) => (shares[b] ?? NaN) - (shares[a] ?? NaN)).slice(0, count)
}

/**
 * The grade points of courses, each as often as it has credits: Σ credits × grade points ÷ Σ credits. The SGPA of semesters and
 * their credits give the CGPA of the years. NaN where there are no credits. Example: 9 × 4, 8 × 3 and 10 × 1 is 70 ÷ 8 = 8.75.
 */
export function gradePointAverage(courses: readonly Course[]) {
  const credits = sum(courses.map((course) => course.credits))
  const points = sum(
    courses.map((course) => exactQuotient([course.credits, course.gradePoints], [1])),
  )
  return { credits, points, average: exactQuotient([points], [credits]) }
}

/** The percentage that a rule makes of a CGPA: 8.6 × 9.5 is 81.7. */
export function toPercent(cgpa: number, { factor, added }: Rule): number {
  return exactQuotient([cgpa, factor], [1], added)
}

/** The CGPA of which a rule makes a percentage. NaN for a factor of 0. */
export function toCgpa(percent: number, { factor, added }: Rule): number {
  return exactQuotient([exactQuotient([percent], [1], -added)], [factor])
}

/** Added in decimal digits, so that 0.1 and 0.2 are 0.3. */
function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => exactQuotient([number], [1], total), 0)
}
