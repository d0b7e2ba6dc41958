import { CopyButton } from '@/islands/ui/text/CopyButton.tsx'
import type { PatternPanelProps } from '../choices.ts'
import { javaScriptCode, pythonCode } from './code.ts'

const WARNING =
  'Python reads some patterns in another way, for example \\d, $ and lookbehinds. Test the copy there.'

/** The pattern as JavaScript and as Python. */
export function CodePanel({ text: pattern, options, mode }: PatternPanelProps) {
  const code = codeOf({ ...options, pattern }, mode)
  if (code === undefined) return <p className="hint pt-2">Correct the pattern first.</p>
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 pt-2 wrap-anywhere">
      <Code language="JavaScript" code={code.javaScript} />
      <Code language="Python" code={code.python} />
      <p>{WARNING}</p>
    </div>
  )
}

function codeOf(options: PatternPanelProps['options'], mode: PatternPanelProps['mode']) {
  try {
    new RegExp(options.pattern, options.flags)
  } catch {
    return undefined
  }
  return { javaScript: javaScriptCode(options, mode), python: pythonCode(options, mode) }
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
