import { useSyncExternalStore } from 'react'

import { Calculator } from '@/islands/calculator/frame/Calculator.tsx'
import { dateOfDay, dayNumber, localDate } from '@/islands/ui/dates/calendar.ts'

import { savingsCalculator } from './definition.ts'
import { rateSentence } from './sentences.ts'

/** The small savings calculator. It compares the quarter of its rates with the visitor's clock. */
export default function SmallSavings() {
  const today = useSyncExternalStore(neverChanges, todayNumber, () => undefined)
  return (
    <Calculator definition={savingsCalculator}>
      {(_, input) => {
        const sentence = rateSentence(input, today === undefined ? undefined : dateOfDay(today))
        return sentence && <p className="notice mt-3">{sentence}</p>
      }}
    </Calculator>
  )
}

function todayNumber(): number {
  return dayNumber(localDate(new Date()))
}

function neverChanges() {
  return () => undefined
}
