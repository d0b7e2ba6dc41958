import type { Fields } from '@/islands/calculator/frame/definition.ts'
import { listField } from '@/islands/calculator/fields/list-field.tsx'
import { nameField } from './name-field.tsx'

export interface MarksInput {
  task: 'marks' | 'grades' | 'convert'
  subjects: readonly Subject[]
  /** How many of the best subjects count; 0 for all. */
  best: number
  courses: readonly Course[]
  direction: 'to percent' | 'to CGPA'
  cgpa: number
  percent: number
  rule: 'cbse' | 'own'
  factor: number
  added: number
}

export interface Score {
  marks: number
  maximum: number
}

export interface Subject extends Score {
  /** May be empty. */
  name: string
}

export interface Course {
  gradePoints: number
  credits: number
}

export const marksFields: Fields<MarksInput> = {
  task: {
    kind: 'choice',
    label: 'What to work out',
    look: 'radio',
    initial: 'marks',
    options: [
      { value: 'marks', label: 'Percentage of marks' },
      { value: 'grades', label: 'CGPA of grade points' },
      { value: 'convert', label: 'CGPA and percentage' },
    ],
  },
  subjects: listField<Subject>({
    label: 'Subjects',
    entryLabel: 'Subject',
    most: 40,
    initial: [
      { name: '', marks: 78, maximum: 100 },
      { name: '', marks: 85, maximum: 100 },
      { name: '', marks: 42, maximum: 50 },
    ],
    fields: {
      name: nameField({ label: 'Name (optional)' }),
      marks: { kind: 'number', label: 'Marks', initial: 75, unit: 'count' },
      maximum: { kind: 'number', label: 'Out of', initial: 100, unit: 'count' },
    },
    error: subjectProblem,
  }),
  best: {
    kind: 'choice',
    label: 'Which subjects count',
    look: 'select',
    initial: 0,
    options: [
      { value: 0, label: 'All of them' },
      { value: 4, label: 'The best four' },
      { value: 5, label: 'The best five' },
      { value: 6, label: 'The best six' },
    ],
  },
  courses: listField<Course>({
    label: 'Courses, or semesters with their SGPA',
    entryLabel: 'Course',
    most: 60,
    initial: [
      { gradePoints: 9, credits: 4 },
      { gradePoints: 8, credits: 3 },
      { gradePoints: 10, credits: 1 },
    ],
    fields: {
      gradePoints: { kind: 'number', label: 'Grade points', initial: 8, unit: 'count' },
      credits: { kind: 'number', label: 'Credits', initial: 4, unit: 'count' },
    },
    error: courseProblem,
  }),
  direction: {
    kind: 'choice',
    label: 'Direction',
    look: 'radio',
    initial: 'to percent',
    options: [
      { value: 'to percent', label: 'CGPA to percentage' },
      { value: 'to CGPA', label: 'Percentage to CGPA' },
    ],
  },
  cgpa: { kind: 'number', label: 'CGPA', initial: 8.6, unit: 'count', step: 0.1 },
  percent: { kind: 'number', label: 'Percentage', initial: 75, unit: 'percent', step: 0.1 },
  rule: {
    kind: 'choice',
    label: 'By which rule',
    hint: 'No rule holds everywhere. The one of your board or university decides.',
    look: 'select',
    initial: 'cbse',
    options: [
      { value: 'cbse', label: 'CBSE class X: CGPA × 9.5' },
      { value: 'own', label: 'My university’s: CGPA × a factor, plus a number' },
    ],
  },
  factor: { kind: 'number', label: 'Factor', initial: 10, unit: 'count', step: 0.1 },
  added: {
    kind: 'number',
    label: 'Number added',
    hint: 'Below 0 where it is taken off. (CGPA − 0.75) × 10 is factor 10 and −7.5.',
    initial: 0,
    unit: 'count',
    step: 0.5,
  },
}

/** The fields of the other tasks. */
export function hiddenFields(input: MarksInput): readonly (keyof MarksInput)[] {
  const { task, direction, rule } = input
  if (task === 'marks') return [...GRADES, ...CONVERSION]
  if (task === 'grades') return [...MARKS, ...CONVERSION]
  return [
    ...MARKS,
    ...GRADES,
    direction === 'to CGPA' ? 'cgpa' : 'percent',
    ...(rule === 'own' ? [] : (['factor', 'added'] as const)),
  ]
}

const MARKS = ['subjects', 'best'] as const
const GRADES = ['courses'] as const
const CONVERSION = ['direction', 'cgpa', 'percent', 'rule', 'factor', 'added'] as const

/** Why a subject cannot be counted, if it cannot. A field without a number says so itself. */
export function subjectProblem({ marks, maximum }: Subject): string | undefined {
  if (maximum <= 0) return 'The maximum of a subject is above 0.'
  return marks > maximum ? 'The marks of a subject are at most its maximum.' : undefined
}

/** Why a course cannot be counted, if it cannot. */
export function courseProblem({ gradePoints, credits }: Course): string | undefined {
  return gradePoints < 0 || credits < 0 ? 'Grade points and credits are 0 or more.' : undefined
}
