import { counted } from '@/lib/quantity.ts'
import { dateInWords, isBefore, parseDate, type CalendarDate } from '@/islands/ui/dates/calendar.ts'

import { ageOn, lengthParts } from '../age.ts'
import { BIRTH_UNREADABLE } from '../DateField.tsx'

/** A person as entered. The name may be empty. */
export interface Person {
  name: string
  /** "1998-08-10", or empty. */
  birth: string
  /** Whether the date field holds an incomplete date. */
  isUnreadable: boolean
}

/** A person's age in words or a validation error; neither without a date of birth. */
export interface PersonAge {
  /** The name, or "Person 2". */
  name: string
  birth: CalendarDate | undefined
  age?: string
  /** "10 August 2027, 262 days to go" */
  birthday?: string
  problem?: string
}

/** Returns the ages of people on a day. */
export function agesOf(people: readonly Person[], day: CalendarDate): PersonAge[] {
  return people.map((person, index) => {
    const birth = parseDate(person.birth)
    const known = { name: person.name.trim() || `Person ${index + 1}`, birth }
    if (person.isUnreadable || (person.birth !== '' && birth === undefined))
      return {
        ...known,
        problem: BIRTH_UNREADABLE,
      }
    if (birth === undefined) return known
    try {
      const age = ageOn(birth, day)
      const until = counted(age.daysUntilBirthday, 'day')
      return {
        ...known,
        age: lengthParts(age).join(', '),
        birthday: `${dateInWords(age.nextBirthday)}, ${age.daysUntilBirthday === 0 ? 'today' : `${until} to go`}`,
      }
    } catch (error) {
      return { ...known, problem: (error as Error).message }
    }
  })
}

/** Returns a line for each person with an age, the oldest first, with the difference from the next one. */
export function oldestFirst(ages: readonly PersonAge[]): string[] {
  const known = ages.flatMap(({ name, birth, age }) => (birth && age ? [{ name, birth, age }] : []))
  const sorted = known.toSorted((a, b) => compared(a.birth, b.birth))
  return sorted.map(({ name, birth, age }, index) => {
    const next = sorted[index + 1]
    const line = `${name}: ${age}`
    if (next === undefined) return line
    if (compared(birth, next.birth) === 0) return `${line}; born on the same day as ${next.name}`
    const { years, months, days } = ageOn(birth, next.birth)
    const gap = lengthParts({ years, months, days }).filter((part) => !part.startsWith('0 '))
    return `${line}; ${gap.join(', ')} older than ${next.name}`
  })
}

function compared(a: CalendarDate, b: CalendarDate): number {
  if (isBefore(a, b)) return -1
  return isBefore(b, a) ? 1 : 0
}
