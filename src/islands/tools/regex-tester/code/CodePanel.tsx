import { CopyButton } from '@/islands/ui/text/CopyButton.tsx'

import {
  replacementOf,
  type RegexMode,
  type RegexOptions,
  type PatternPanelProps,
} from '../choices.ts'

/** Returns JavaScript that does with a pattern what the page does. */
export function javaScriptCode(
  { pattern, flags, replacement }: RegexOptions,
  mode: RegexMode,
): string {
  // With g or y, test would go on where it ended in the line before.
  const used = mode === 'lines' ? flags.replace(/[gy]/g, '') : flags
  const literal = `const pattern = /${literalSource(pattern)}/${used}\n`
  if (mode === 'replace')
    return `${literal}const changed = text.replace(pattern, ${JSON.stringify(replacementOf(replacement))})`
  if (mode === 'split') return `${literal}const pieces = text.split(pattern)`
  if (mode === 'lines') return `${literal}const isFound = pattern.test(line)`
  if (!flags.includes('g')) return `${literal}const match = pattern.exec(text)`
  return `${literal}for (const match of text.matchAll(pattern)) {\n  console.log(match.index, match[0])\n}`
}

/** Returns a pattern as it is written between slashes. */
export function literalSource(pattern: string): string {
  // Two slashes begin a comment. This is the source that ECMA-262 gives the empty pattern (EscapeRegExpPattern).
  if (pattern === '') return '(?:)'
  const ends = new Map([['\n', '\\n'], ['\r', '\\r'], ['\u2028', '\\u2028'], ['\u2029', '\\u2029']]) // prettier-ignore
  let isInClass = false
  return pattern.replace(/\\?[^]/gu, (token) => {
    if (token === '[') isInClass = true
    else if (token === ']') isInClass = false
    else if (token === '/' && !isInClass) return '\\/'
    return ends.get(token.at(-1) ?? '') ?? token
  })
}

const PYTHON_FLAGS = [
  ['i', 're.IGNORECASE'],
  ['m', 're.MULTILINE'],
  ['s', 're.DOTALL'],
] as const

/** Returns Python that does with a pattern what the page does, with its flags and named groups. Python differs in other places. */
export function pythonCode({ pattern, flags, replacement }: RegexOptions, mode: RegexMode): string {
  const named = PYTHON_FLAGS.filter(([flag]) => flags.includes(flag)).map(([, name]) => name)
  const compiled = [`r"${pythonPattern(pattern, flags)}"`, named.join(' | ')].filter(Boolean)
  const template = JSON.stringify(pythonReplacement(replacementOf(replacement)))
  return `import re\n\npattern = re.compile(${compiled.join(', ')})\n${pythonUse(mode, flags, template)}`
}

/** Returns a pattern as the content of a raw string in double quotes, with named groups as Python writes them. */
export function pythonPattern(pattern: string, flags: string): string {
  const isNested = flags.includes('v')
  const written = new Map([['"', '\\"'], ['\n', '\\n'], ['\r', '\\r'], ['\\/', '/']]) // prettier-ignore
  let depth = 0
  return pattern.replace(/\\k<([^>]*)>|\\[^]|\(\?<(?![=!])|[^]/g, (token, name?: string) => {
    if (token === '[') depth = isNested ? depth + 1 : 1
    else if (token === ']') depth = Math.max(0, depth - 1)
    else if (depth === 0 && name !== undefined) return `(?P=${name})`
    else if (depth === 0 && token === '(?<') return '(?P<'
    return written.get(token) ?? token
  })
}

/** Returns a replacement of JavaScript as the template of `re.sub`. */
export function pythonReplacement(replacement: string): string {
  return replacement
    .replaceAll('\\', '\\\\')
    .replace(/\$(?:\$|&|<([^>]*)>|([1-9]\d?))/g, (token, name?: string, number?: string) =>
      token === '$$' ? '$' : `\\g<${name ?? number ?? 0}>`,
    )
}

function pythonUse(mode: RegexMode, flags: string, template: string): string {
  const isForAll = flags.includes('g')
  const find = flags.includes('y') ? 'match' : 'search'
  if (mode === 'replace')
    return `changed = pattern.sub(${template}, text${isForAll ? '' : ', count=1'})`
  if (mode === 'split') return 'pieces = pattern.split(text)'
  if (mode === 'lines') return `is_found = pattern.${find}(line) is not None`
  if (!isForAll) return `match = pattern.${find}(text)`
  return 'for match in pattern.finditer(text):\n    print(match.start(), match.group())'
}

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
