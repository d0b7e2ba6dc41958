import { useId } from 'react'

import { choiceField } from '@/islands/calculator/fields/choice-field.ts'
import { listField } from '@/islands/calculator/fields/list-field.tsx'
import { countField, percentField } from '@/islands/calculator/fields/number-fields.ts'
import type {
  ControlProps,
  FieldBase,
  OwnInput,
  Fields,
} from '@/islands/calculator/frame/definition.ts'
import { Field } from '@/islands/ui/fields/Field.tsx'
import { PLAIN_TYPING } from '@/islands/ui/fields/plain-typing.ts'

const MOST_CHARACTERS = 60

/** Returns a field for an optional name. */
function nameField(options: FieldBase): OwnInput<string> {
  return {
    ...options,
    kind: 'own',
    initial: '',
    Control: NameControl,
    read: (text) => text,
    write: (name) => name,
    accept: (text) => text.slice(0, MOST_CHARACTERS),
    unread: () => [],
    withoutNames: () => undefined,
  }
}

function NameControl({ name, label, text, onText }: ControlProps<string>) {
  const id = useId()
  return (
    <Field id={id} label={label} className="col-span-full">
      <input
        {...PLAIN_TYPING}
        type="text"
        id={id}
        name={name}
        className="input mt-1"
        autoComplete="off"
        maxLength={MOST_CHARACTERS}
        value={text}
        onChange={({ target }) => onText(target.value)}
      />
    </Field>
  )
}

export interface MarksInput {
  task: 'marks' | 'grades' | 'convert'
  subjects: readonly Subject[]
  /** The number of best subjects that count; 0 for all. */
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
  task: choiceField('What to calculate', 'marks', [
    ['marks', 'Percentage of marks'],
    ['grades', 'CGPA of grade points'],
    ['convert', 'CGPA and percentage'],
  ]),
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
      marks: countField('Marks', 75),
      maximum: countField('Out of', 100, { isUsual: true }),
    },
    sentence: ({ name }, { marks, maximum }) => `${name && `${name} · `}${marks} of ${maximum}`,
    error: subjectProblem,
  }),
  best: choiceField(
    'Which subjects count',
    0,
    [
      [0, 'All of them'],
      [4, 'The best four'],
      [5, 'The best five'],
      [6, 'The best six'],
    ],
    { look: 'select' },
  ),
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
      gradePoints: countField('Grade points', 8),
      credits: countField('Credits', 4),
    },
    sentence: (_, { gradePoints, credits }) => `${gradePoints} grade points · ${credits} credits`,
    error: courseProblem,
  }),
  direction: choiceField('Direction', 'to percent', [
    ['to percent', 'CGPA to percentage'],
    ['to CGPA', 'Percentage to CGPA'],
  ]),
  cgpa: countField('CGPA', 8.6, { step: 0.1 }),
  percent: percentField('Percentage', 75),
  rule: choiceField(
    'Rule',
    'cbse',
    [
      ['cbse', 'CBSE class X: CGPA × 9.5'],
      ['own', 'My university’s: CGPA × a factor, plus a number'],
    ],
    {
      hint: 'Rules differ: use the one of your board or university.',
      look: 'select',
    },
  ),
  factor: countField('Factor', 10, { step: 0.1 }),
  added: countField('Number added', 0, {
    hint: 'Negative if it is subtracted. (CGPA − 0.75) × 10 is factor 10 and −7.5.',
    step: 0.5,
  }),
}

/** Returns the fields of the other tasks. */
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

/** Returns the validation error of a subject. A field without a number shows its own. */
export function subjectProblem({ marks, maximum }: Subject): string | undefined {
  if (maximum <= 0) return 'The maximum of a subject must be above 0.'
  return marks > maximum ? 'The marks of a subject cannot exceed its maximum.' : undefined
}

/** Returns the validation error of a course. */
export function courseProblem({ gradePoints, credits }: Course): string | undefined {
  return gradePoints < 0 || credits < 0 ? 'Grade points and credits must be 0 or more.' : undefined
}
