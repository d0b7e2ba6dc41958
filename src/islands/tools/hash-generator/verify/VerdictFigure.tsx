import type { Verify } from './use-verify.ts'
import { sentenceOf, toneOf } from './verdict-sentence.ts'
import type { Verdict } from './verdicts.ts'

interface Props {
  verify: Verify
  verdicts: readonly Verdict[] | undefined
}

/** Renders the verdict as a figure, with the name of a single file. Before there is a verdict, says what is missing for it. */
export function VerdictFigure({ verify, verdicts }: Props) {
  const tone = toneOf(verify, verdicts)
  const sentence = sentenceOf(verify, verdicts)
  const { files } = verify
  return (
    <>
      <p role="status" className={files.length === 0 ? 'pane-empty' : 'font-medium'}>
        {tone === undefined ? (
          sentence
        ) : (
          <strong className="verify-verdict" data-tone={tone}>
            {sentence}
          </strong>
        )}
      </p>
      {tone !== undefined && files.length === 1 && (
        <p className="mt-1 mb-3 break-all" translate="no">
          <bdi>{files[0]?.name}</bdi>
        </p>
      )}
    </>
  )
}
