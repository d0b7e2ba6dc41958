import { exactQuotient } from '../exact-quotient.ts'
import { shareOf } from '../percentage.ts'
import type { Course, Score } from './fields.tsx'

/** A rule that converts a CGPA: percentage = CGPA × factor + added. */
export interface Rule {
  factor: number
  added: number
}

/**
 * CBSE's "overall indicative percentage of marks = 9.5 × CGPA", as its statements of subject-wise performance for class X
 * explained it from 2010 on.
 */
export const CBSE_RULE: Rule = { factor: 9.5, added: 0 }

/** Returns the percentage of all marks: 78 of 100 and 42 of 50 are 120 of 150, which is 80 %. NaN for a total maximum of 0. */
export function percentageOfMarks(subjects: readonly Score[]) {
  const marks = sum(subjects.map((subject) => subject.marks))
  const maximum = sum(subjects.map((subject) => subject.maximum))
  return { marks, maximum, percent: shareOf(marks, maximum) }
}

/** Returns the indexes of the `count` subjects with the highest percentages, the first of equal ones; all for 0. */
export function placesOfBest(subjects: readonly Score[], count: number): readonly number[] {
  const places = [...subjects.keys()]
  if (count === 0) return places
  const shares = subjects.map(({ marks, maximum }) => shareOf(marks, maximum))
  return places.toSorted((a, b) => (shares[b] ?? NaN) - (shares[a] ?? NaN)).slice(0, count)
}

/**
 * Returns the grade points of courses weighted by credits: Σ credits × grade points ÷ Σ credits. From the SGPA and credits of
 * semesters it gives the CGPA. NaN without credits. Example: 9 × 4, 8 × 3 and 10 × 1 is 70 ÷ 8 = 8.75.
 */
export function gradePointAverage(courses: readonly Course[]) {
  const credits = sum(courses.map((course) => course.credits))
  const points = sum(
    courses.map((course) => exactQuotient([course.credits, course.gradePoints], [1])),
  )
  return { credits, points, average: exactQuotient([points], [credits]) }
}

/** Converts a CGPA to a percentage: 8.6 × 9.5 is 81.7. */
export function toPercent(cgpa: number, { factor, added }: Rule): number {
  return exactQuotient([cgpa, factor], [1], added)
}

/** Converts a percentage to a CGPA. NaN for a factor of 0. */
export function toCgpa(percent: number, { factor, added }: Rule): number {
  return exactQuotient([exactQuotient([percent], [1], -added)], [factor])
}

/** Adds in decimal digits, so that 0.1 and 0.2 are 0.3. */
function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => exactQuotient([number], [1], total), 0)
}
