import { CopyButton } from '@/islands/ui/text/CopyButton.tsx'
import { parsePattern } from '../late/parse.ts'
import type { PatternPanelProps } from '../choices.ts'
import { javaScriptCode, pythonCode } from './code.ts'
import { differenceSentence, differencesOf } from './differences.ts'

/** The pattern as JavaScript and as Python, with what differs. */
export function CodePanel({ text: pattern, options, mode }: PatternPanelProps) {
  const code = codeOf({ ...options, pattern }, mode)
  if (code === undefined) return <p className="hint pt-2">Correct the pattern first.</p>
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 pt-2 wrap-anywhere">
      <Code language="JavaScript" code={code.javaScript} />
      <Code language="Python" code={code.python} />
      {code.differences.length > 0 && (
        <ul className="list-disc ps-5" aria-label="Where Python differs">
          {code.differences.map((difference) => (
            <li key={difference}>{differenceSentence(difference)}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

function codeOf(options: PatternPanelProps['options'], mode: PatternPanelProps['mode']) {
  try {
    const { pattern, flags, replacement } = options
    const tree = parsePattern(pattern, flags)
    return {
      javaScript: javaScriptCode(options, mode),
      python: pythonCode(options, mode, tree),
      differences: differencesOf(tree, { flags, mode, replacement }),
    }
  } catch {
    return undefined
  }
}

function Code({ language, code }: { language: string; code: string }) {
  return (
    <section aria-label={language}>
      <div className="flex items-center justify-between gap-2">
        <h2 className="label font-semibold">{language}</h2>
        <CopyButton text={code} accessibleLabel={`Copy: ${language}`} />
      </div>
      <pre className="regex-code" tabIndex={0} translate="no">
        {code}
      </pre>
    </section>
  )
}
