import { LaterTables } from '../../../calculator/LaterTables.tsx'
import { ladder, type LadderInput, type LadderResult } from './ladder.ts'
import { ladderNotes, ladderSentence } from './ladder-sentences.ts'
import { ladderTables } from './ladder-tables.ts'

/** When the deposits mature, what the banks deduct, and what of it is insured. */
export function LadderSentences(props: { result: LadderResult; input: LadderInput }) {
  const sentence = ladderSentence(props.result)
  return (
    <>
      {sentence && <p className="says mt-3">{sentence}</p>}
      {ladderNotes(props.result, props.input).map((note) => (
        <p className="notice mt-3" key={note}>
          {note}
        </p>
      ))}
    </>
  )
}

/** What matures when, and the interest by financial year. */
export function LadderTables({ input }: { input: LadderInput }) {
  return <LaterTables input={input} calculate={ladder} tablesOf={ladderTables} />
}
