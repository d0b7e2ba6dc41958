import { NO_VALUE, rupees, whole } from '@/lib/format.ts'

import type { FixedPart, LoanEvent } from '../loan-events.ts'
import { timeline, type Timeline } from '../timeline.ts'
import { unprepaidOf, type PrepaymentResult } from './prepayment.ts'

/** Shows both choices of a borrower after each prepayment, and after each change of the rate, side by side. */
export function BothChoices({ result }: { result: PrepaymentResult }) {
  const { events } = result
  return (
    <>
      {events.some(({ kind }) => kind === 'prepayment') && (
        <Choice
          title="After each prepayment"
          kind="prepayment"
          than="no prepayment"
          baseline={unprepaidOf(result)}
          result={result}
          choose={afterPrepayments}
        />
      )}
      {events.some(({ kind }) => kind === 'rate') && (
        <Choice
          title="After each change of the rate"
          kind="rate"
          than="no changes"
          baseline={result.before}
          result={result}
          choose={afterRateChanges}
        />
      )}
    </>
  )
}

interface ChoiceProps {
  title: string
  kind: LoanEvent['kind']
  /** What the interest is compared with, in words. */
  than: string
  baseline: Timeline
  result: PrepaymentResult
  choose: (events: readonly LoanEvent[], kept: FixedPart) => LoanEvent[]
}

function Choice({ title, kind, than, baseline, result, choose }: ChoiceProps) {
  const { loan, events } = result
  const [byEmi, byTenure] = [
    timeline(loan, choose(events, 'emi')),
    timeline(loan, choose(events, 'tenure')),
  ]
  return (
    <section className="result-part">
      <h3 className="heading-3">{title}</h3>
      <div className="@container mt-2">
        <table className="table">
          <thead>
            <tr>
              <td />
              <th scope="col">Same EMI</th>
              <th scope="col">Same tenure</th>
            </tr>
          </thead>
          <tbody>
            <Line name="Total months" all={[byEmi, byTenure]} of={({ months }) => whole(months)} />
            <Line
              name="EMI after the first"
              all={[byEmi, byTenure]}
              of={(one) => rupees(emiAfterFirst(one, events, kind) ?? NaN)}
            />
            <Line name="Interest" all={[byEmi, byTenure]} of={({ interest }) => rupees(interest)} />
            <Line
              name={`Compared with ${than}`}
              all={[byEmi, byTenure]}
              of={({ interest }) => moreOrLess(interest - baseline.interest)}
            />
          </tbody>
        </table>
      </div>
      {!result.after.problem && byEmi.problem && <Unpaid name="EMI" />}
      {!result.after.problem && byTenure.problem && <Unpaid name="tenure" />}
    </section>
  )
}

/** Says why a choice has no figures. */
function Unpaid({ name }: { name: string }) {
  return <p className="hint mt-2">With the same {name}, this loan is never repaid.</p>
}

interface LineProps {
  name: string
  all: readonly Timeline[]
  of: (timeline: Timeline) => string
}

function Line({ name, all, of }: LineProps) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {all.map((one, index) => (
        <td key={index}>{of(one)}</td>
      ))}
    </tr>
  )
}

/** "₹4,46,858 less" */
function moreOrLess(interest: number): string {
  if (!Number.isFinite(interest)) return NO_VALUE
  if (Math.round(interest) === 0) return 'the same'
  return `${rupees(Math.abs(interest))} ${interest < 0 ? 'less' : 'more'}`
}

/** Returns the events with another choice after each prepayment. */
export function afterPrepayments(events: readonly LoanEvent[], keeps: FixedPart): LoanEvent[] {
  return events.map((event) => (event.kind === 'prepayment' ? { ...event, keeps } : event))
}

/** Returns the events with another choice after each change of the rate. */
export function afterRateChanges(events: readonly LoanEvent[], then: FixedPart): LoanEvent[] {
  return events.map((event) => (event.kind === 'rate' ? { ...event, then } : event))
}

/** Returns the first full EMI after an event of this kind, in rupees; undefined when the loan ends with it or is not repaid. */
export function emiAfterFirst(
  { rows, problem }: Timeline,
  events: readonly LoanEvent[],
  kind: LoanEvent['kind'],
): number | undefined {
  if (problem) return undefined
  const month = rows.findIndex((row) => row.events.some((index) => events[index]?.kind === kind))
  return month < 0
    ? undefined
    : rows.slice(month + 1).find(({ principal }) => principal > 0)?.payment
}
