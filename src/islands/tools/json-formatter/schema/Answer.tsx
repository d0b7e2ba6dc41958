import { headline, moreThanShown, roundedNote, WORDS } from '@/json/schema/sentences.ts'
import type { Validation, Violation } from '@/json/schema/schema-report.ts'

interface Props {
  answer: Validation
  onShow: (offset: number) => void
}

/** Reports whether a document is valid, its errors, and what was not checked. */
export function Answer({ answer, onShow }: Props) {
  const { count, draft, isPartial, violations, notes, rounded } = answer
  return (
    <>
      <p role="status" data-valid={count === 0}>
        <span className="badge" data-tone={count === 0 ? 'good' : 'bad'}>
          {headline(count, draft, isPartial)}
        </span>
      </p>
      {notes.map((note) => (
        <p key={note} className="hint">
          {note}
        </p>
      ))}
      {rounded && (
        <p className="hint">
          {roundedNote(rounded.count)}{' '}
          <ShowButton name={rounded.path} onClick={() => onShow(rounded.offset)} />
        </p>
      )}
      {violations.length < count && <p className="hint">{moreThanShown(violations.length)}</p>}
      {count > 0 && (
        <ol className="report-rows" aria-label={WORDS.list}>
          {violations.map((violation, index) => (
            <Row key={index} violation={violation} onShow={onShow} />
          ))}
        </ol>
      )}
    </>
  )
}

function Row({ violation, onShow }: { violation: Violation } & Pick<Props, 'onShow'>) {
  const { path, offset, text, problem, reasons, rule } = violation
  return (
    <li className="report-row schema-row">
      <div>
        <p>{problem}</p>
        {reasons.length > 0 && (
          <ul>
            {reasons.map((reason, index) => (
              <li key={index} className="hint">
                {reason}
              </li>
            ))}
          </ul>
        )}
        <p>
          <code className="hint">{path}</code> {text !== '' && <code>{text}</code>}
        </p>
        {rule !== '' && (
          <p className="hint">
            Rule: <code>{rule}</code>
          </p>
        )}
      </div>
      <ShowButton name={path} onClick={() => onShow(offset)} />
    </li>
  )
}

function ShowButton({ name, onClick }: { name: string; onClick: () => void }) {
  return (
    <button
      type="button"
      className="button button-small"
      aria-label={`Show ${name} in the text`}
      onClick={onClick}
    >
      {WORDS.show}
    </button>
  )
}
