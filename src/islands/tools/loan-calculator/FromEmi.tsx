import { rupees } from '@/lib/format.ts'

import { answersFromEmi } from './from-emi.ts'
import type { QuotedLoan } from './quoted-loan.ts'

/** The loan amount and the tenure that an EMI leads to. */
export function FromEmi({ emi, loan }: { emi: number; loan: QuotedLoan }) {
  const answers = answersFromEmi(emi, loan)
  if (answers.length === 0) return null
  return (
    <section className="result-part">
      <h3 className="heading-3">With an EMI of {rupees(emi)}</h3>
      <dl className="mt-2 grid gap-2">
        {answers.map(({ question, answer, formula }) => (
          <div key={question}>
            <dt className="label font-semibold">{question}</dt>
            <dd>{answer}</dd>
            <dd className="hint">{formula}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
