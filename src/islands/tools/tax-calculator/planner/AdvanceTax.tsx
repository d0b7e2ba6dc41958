import { useState } from 'react'

import { rupees } from '@/lib/format.ts'
import { MONTHS } from '@/lib/long-date.ts'

import { selectField } from '@/islands/calculator/fields/choice-field.ts'
import { DrawnField } from '@/islands/calculator/fields/CalculatorFields.tsx'
import { rupeesField } from '@/islands/calculator/fields/number-fields.ts'
import type { Fields } from '@/islands/calculator/frame/definition.ts'
import { entriesOf, initialTexts, readInput } from '@/islands/calculator/frame/inputs.ts'
import { type CalendarDate, dateInWords, localDate } from '@/islands/ui/dates/calendar.ts'
import { DownloadButton } from '@/islands/ui/files/DownloadButton.tsx'
import type { AgeBand, TaxYear } from '../tax-rules.ts'
import { lawFor } from '../tax-years.ts'
import {
  advanceRuleSentence,
  dayOf,
  eventsToCome,
  interestSentences,
  nextSentence,
  toCome,
} from './advance-sentences.ts'
import { advanceTax, type AdvanceTax as Outcome, type Business } from './advance-tax.ts'
import { calendarFile } from './calendar-file.ts'

interface Props {
  /** The tax of the year with surcharge and cess, in rupees. */
  totalTax: number
  /** The id of a file in `years/`. */
  taxYear: string
  ageBand: AgeBand
}

/** The instalments of a year's tax with their own fields: due dates, missing amounts, interest, and a calendar file. */
export function AdvanceTax({ totalTax, taxYear, ageBand }: Props) {
  const [texts, setTexts] = useState(initialTexts(advanceFields))
  const [today] = useState(() => localDate(new Date()))
  const entry = readInput(advanceFields, texts)
  const { tds, business, restPaidIn } = entry
  const paid = paidOf(entry)
  const year = lawFor(taxYear)
  const result = advanceTax({ totalTax, tds, business, ageBand, paid, restPaidIn })
  return (
    <div data-advance-tax>
      <div className="list-fields">
        {entriesOf(advanceFields).map(([name]) => (
          <DrawnField
            key={name}
            name={name}
            namePrefix="advance."
            fields={advanceFields}
            texts={texts}
            input={entry}
            onText={(changed, text) => setTexts((before) => ({ ...before, [changed]: text }))}
          />
        ))}
      </div>
      <Result {...{ result, year, today, restPaidIn }} />
    </div>
  )
}

interface ResultProps {
  result: Outcome
  year: TaxYear
  today: CalendarDate
  restPaidIn: number
}

function Result({ result, year, today, restPaidIn }: ResultProps) {
  if (![result.due, result.rest].every(Number.isFinite))
    return <p className="notice mt-4">Enter a number in every field to see the instalments.</p>
  const events = eventsToCome(result, year, today)
  return (
    <>
      <p className="says mt-4" role="status">
        {nextSentence(result, year, today)}
      </p>
      {result.instalments.length > 0 && <Instalments {...{ result, year, today }} />}
      {interestSentences(result, year, today, restPaidIn).map((sentence) => (
        <p className="mt-2" key={sentence}>
          {sentence}
        </p>
      ))}
      {events.length > 0 && (
        <div className="no-print mt-3">
          <DownloadButton
            label="Calendar file of the remaining dates"
            fileName={() => `advance-${year.id}.ics`}
            content={() =>
              new Blob([calendarFile(events, new Date())], { type: 'text/calendar;charset=utf-8' })
            }
          />
        </div>
      )}
      <p className="hint mt-3">{advanceRuleSentence(year)}</p>
    </>
  )
}

function Instalments({ result, year, today }: Omit<ResultProps, 'restPaidIn'>) {
  const later = toCome(result, year, today)
  return (
    <div className="table-pane mt-3" role="region" tabIndex={0} aria-label="Instalments">
      <table className="table">
        <thead>
          <tr>
            <th scope="col">By</th>
            <th scope="col">In total</th>
            <th scope="col">Paid</th>
            <th scope="col">Missing</th>
            <th scope="col">Interest</th>
          </tr>
        </thead>
        <tbody>
          {result.instalments.map((instalment) => (
            <tr key={instalment.date.month}>
              <th scope="row">{dateInWords(dayOf(instalment.date, year))}</th>
              <td>{rupees(instalment.inAll)}</td>
              <td>{rupees(instalment.paid)}</td>
              <td>{rupees(instalment.missing)}</td>
              <td>{later.includes(instalment) ? 'to come' : rupees(instalment.interest)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** What the visitor enters for the instalments. Amounts are rupees. */
export interface AdvanceEntry {
  tds: number
  business: Business
  paidJune: number
  paidSeptember: number
  paidDecember: number
  paidMarch: number
  paidLast: number
  /** Counted from April after the tax year, which is 1. */
  restPaidIn: number
}

/** The fields of the instalments. */
export const advanceFields: Fields<AdvanceEntry> = {
  tds: rupeesField('TDS and TCS (₹)', 0),
  business: selectField('Business or Profession', 'none', [
    ['none', 'None'],
    ['yes', 'Yes'],
    ['presumptive', 'Yes, at a presumptive rate'],
  ]),
  paidJune: rupeesField('Paid by 15 June (₹)', 0),
  paidSeptember: rupeesField('Then by 15 Sep (₹)', 0),
  paidDecember: rupeesField('Then by 15 Dec (₹)', 0),
  paidMarch: rupeesField('Then by 15 March (₹)', 0),
  paidLast: rupeesField('Then by 31 March (₹)', 0),
  restPaidIn: selectField(
    'The Rest Is Paid in',
    4,
    MONTHS.map((_, index) => [index + 1, MONTHS[(index + 3) % 12] ?? '']),
  ),
}

/** Returns what was paid from one date to the next, in the order of the dates. */
export function paidOf(entry: AdvanceEntry): number[] {
  const { paidJune, paidSeptember, paidDecember, paidMarch, paidLast } = entry
  return [paidJune, paidSeptember, paidDecember, paidMarch, paidLast]
}
