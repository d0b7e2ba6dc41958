import { isoDate, localDate } from '@/islands/ui/dates/calendar.ts'
import { AnswerPage } from '@/islands/calculator/frame/AnswerPage.tsx'
import { lateCode, Later, useBuilt } from '@/islands/calculator/frame/late.tsx'
import { datesAnswer, lengthOf } from './dates-answer.ts'
import { datesFields, hiddenFields, type DatesInput } from './fields.ts'

const written = lateCode(() => import('../WrittenLength.tsx'))

/** The time between two dates, or the date at a distance from another. It loads the written length after the first figures. */
export default function BetweenDates() {
  useBuilt(written)
  return (
    <AnswerPage
      fields={datesFields}
      hiddenFields={hiddenFields}
      answerOf={datesAnswer}
      example="25 years, 11 months"
    >
      {(input, setText) => {
        const length = lengthOf(input)
        const open = openDate(input)
        return (
          <>
            {open !== undefined && (
              <button
                type="button"
                className="button needs-script mt-4 self-start"
                onClick={() => setText(open, isoDate(localDate(new Date())))}
              >
                Take today as “{datesFields[open].label}”
              </button>
            )}
            {length && (
              <Later late={written} of={length}>
                {({ WrittenLength }) => <WrittenLength length={length} />}
              </Later>
            )}
          </>
        )
      }}
    </AnswerPage>
  )
}

function openDate({ task, from, to }: DatesInput): 'from' | 'to' | undefined {
  if (Number.isNaN(from)) return 'from'
  return task === 'between' && Number.isNaN(to) ? 'to' : undefined
}
