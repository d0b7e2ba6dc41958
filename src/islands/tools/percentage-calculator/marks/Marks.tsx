import { groupedNumber } from '@/lib/digit-groups.ts'
import { percent, twoDecimals } from '@/lib/format.ts'
import { plural } from '@/lib/quantity.ts'
import { type PlainAnswer, AnswerPage } from '@/islands/calculator/frame/AnswerPage.tsx'

import { exactQuotient } from '../exact-quotient.ts'
import { shareOf } from '../percentage.ts'
import {
  courseProblem,
  subjectProblem,
  type MarksInput,
  type Subject,
  hiddenFields,
  marksFields,
} from './fields.tsx'
import {
  CBSE_RULE,
  gradePointAverage,
  percentageOfMarks,
  placesOfBest,
  toCgpa,
  toPercent,
  type Rule,
} from './marks.ts'

const ENTER_NUMBERS = 'Please enter a number in every field.'

/** Returns the percentage or grade point average, or a validation error. */
export function marksAnswer(input: MarksInput): PlainAnswer | string {
  if (input.task === 'marks') return answerOfMarks(input)
  return input.task === 'grades' ? answerOfGrades(input) : answerOfConversion(input)
}

function answerOfMarks({ subjects, best }: MarksInput): PlainAnswer | string {
  if (subjects.length === 0) return 'Add a subject.'
  const problem = subjects.map(subjectProblem).find((found) => found !== undefined)
  if (problem !== undefined) return problem
  if (!subjects.every(isInNumbers)) return ENTER_NUMBERS
  const places = placesOfBest(subjects, best)
  const counted = subjects.filter((_, index) => places.includes(index))
  const total = percentageOfMarks(counted)
  if (!Number.isFinite(total.percent)) return ENTER_NUMBERS
  return {
    label: `${groupedNumber(total.marks)} of ${groupedNumber(total.maximum)} marks`,
    headline: percent(total.percent),
    rows: subjects.map((subject, index) => [
      `Subject ${index + 1}${subject.name && `: ${subject.name}`}`,
      `${marksInWords(subject)}${places.includes(index) ? '' : ', not counted'}`,
    ]),
    notes: [...notesOfMean(counted, total.percent), ...notesOfCount(subjects, best)],
  }
}

function isInNumbers(entry: object): boolean {
  return Object.values(entry).every((value) => typeof value === 'string' || Number.isFinite(value))
}

function marksInWords({ marks, maximum }: Subject): string {
  return `${groupedNumber(marks)} of ${groupedNumber(maximum)} = ${percent(shareOf(marks, maximum))}`
}

/** Returns a note if the mean of the percentages, which some use instead, differs. */
function notesOfMean(subjects: readonly Subject[], total: number): string[] {
  const shares = subjects.map(({ marks, maximum }) => shareOf(marks, maximum))
  const mean = exactQuotient(
    [shares.reduce((sum, share) => exactQuotient([share], [1], sum), 0)],
    [subjects.length],
  )
  return percent(mean) === percent(total)
    ? []
    : [
        `All marks count equally, so a subject with a higher maximum weighs more. The mean of the percentages is ${percent(mean)}.`,
      ]
}

function notesOfCount(subjects: readonly Subject[], best: number): string[] {
  return subjects.length < best
    ? [
        plural(
          subjects.length,
          'There is only 1 subject; it counts.',
          `There are only ${subjects.length} subjects; all count.`,
        ),
      ]
    : []
}

function answerOfGrades({ courses }: MarksInput): PlainAnswer | string {
  if (courses.length === 0) return 'Add a course.'
  const problem = courses.map(courseProblem).find((found) => found !== undefined)
  if (problem !== undefined) return problem
  if (!courses.every(isInNumbers)) return ENTER_NUMBERS
  const { credits, points, average } = gradePointAverage(courses)
  if (credits === 0) return 'At least one course needs credits.'
  if (!Number.isFinite(average)) return ENTER_NUMBERS
  return {
    label: 'Grade point average',
    headline: twoDecimals(average),
    rows: [
      ...courses.map(({ gradePoints, credits: each }, index): [string, string] => [
        `Course ${index + 1}`,
        `${groupedNumber(gradePoints)} × ${groupedNumber(each)} = ${groupedNumber(exactQuotient([gradePoints, each], [1]))}`,
      ]),
      ['Together', `${groupedNumber(points)} ÷ ${groupedNumber(credits)} credits`],
    ],
    notes: [],
  }
}

function answerOfConversion(input: MarksInput): PlainAnswer | string {
  const { direction, cgpa, percent: given } = input
  const rule = ruleOf(input)
  if (rule.factor <= 0) return 'The factor must be above 0.'
  const isToPercent = direction === 'to percent'
  if (isToPercent ? cgpa < 0 : given < 0 || given > 100)
    return isToPercent ? 'Enter a CGPA of 0 or more.' : 'Enter a percentage of 0 to 100.'
  if (isToPercent && input.rule === 'cbse' && cgpa > 10)
    return 'The CGPA of this rule is at most 10.'
  const result = isToPercent ? toPercent(cgpa, rule) : toCgpa(given, rule)
  if (!Number.isFinite(result)) return ENTER_NUMBERS
  return {
    label: isToPercent ? `A CGPA of ${groupedNumber(cgpa)} is` : `${groupedNumber(given)}% is`,
    headline: isToPercent ? percent(result) : `A CGPA of ${twoDecimals(result)}`,
    rows: [['Steps', isToPercent ? percentSteps(cgpa, rule) : cgpaSteps(given, rule)]],
    notes: notesOfConversion(input, result),
  }
}

function ruleOf({ rule, factor, added }: MarksInput): Rule {
  return rule === 'cbse' ? CBSE_RULE : { factor, added }
}

function percentSteps(cgpa: number, { factor, added }: Rule): string {
  return `${groupedNumber(cgpa)} × ${groupedNumber(factor)}${signed(added)} = ${percent(toPercent(cgpa, { factor, added }))}`
}

function cgpaSteps(given: number, { factor, added }: Rule): string {
  const dividend = `${groupedNumber(given)}${signed(-added)}`
  const result = twoDecimals(toCgpa(given, { factor, added }))
  return `${added === 0 ? dividend : `(${dividend})`} ÷ ${groupedNumber(factor)} = ${result}`
}

/** Formats a term to add: " + 11", " − 7.5", "" for 0. */
function signed(term: number): string {
  if (term === 0) return ''
  return term < 0 ? ` − ${groupedNumber(-term)}` : ` + ${groupedNumber(term)}`
}

function notesOfConversion({ direction, rule }: MarksInput, result: number): string[] {
  const source =
    rule === 'cbse'
      ? 'CBSE calls this an indicative percentage. It printed the rule on statements for class X from 2010 on; it says nothing about a university.'
      : 'With the factor and the number you entered. The institution that asks for the figure may have a different rule.'
  const limit = direction === 'to percent' ? 100 : 10
  if (result > limit)
    return [`That is more than ${limit}${limit === 100 ? '%' : ''}: check the rule.`, source]
  return result < 0 ? ['That is below 0: check the rule.', source] : [source]
}

/** The percentage of marks, a grade point average, or the conversion between the two. */
export default function Marks() {
  return <AnswerPage fields={marksFields} hiddenFields={hiddenFields} answerOf={marksAnswer} />
}
