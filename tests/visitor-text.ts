import { globSync, readFileSync } from 'node:fs'

import ts from 'typescript'

/** A text that visitors can read, and where it is. */
export interface VisitorText {
  where: string
  text: string
}

const root = new URL('../', import.meta.url).pathname

/** Code whose strings reach visitors: the islands, what they import, the scripts of pages, the service worker and the answers of the server. */
const SCRIPTS = 'src/{islands,json,layouts,lib,server/contact,service-worker}/**/*.{ts,tsx}'

/** Returns the strings, templates and JSX texts of the code that visitors run. Other strings, such as keys, come with them. */
export function stringsOfScripts(): VisitorText[] {
  const files = globSync(SCRIPTS, { cwd: root }).filter((file) => !/\.test\.tsx?$/.test(file))
  return files.toSorted().flatMap((file) => stringsIn(file, readFileSync(root + file, 'utf8')))
}

/** Returns the strings of a TypeScript file, with their lines. Values inside a template become "…". */
export function stringsIn(file: string, code: string): VisitorText[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, kind)
  const found: VisitorText[] = []
  const visit = (node: ts.Node) => {
    const text = textOfNode(node)
    if (text !== undefined) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart())
      found.push({ where: `${file}:${line + 1}`, text: text.replace(/\s+/g, ' ').trim() })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

function textOfNode(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) return node.text
  if (!ts.isTemplateExpression(node)) return undefined
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…')
}

/** Elements inside a sentence. */
const INLINE = /<\/?(?:a|abbr|b|code|em|i|kbd|mark|span|strong|sub|sup)\b[^>]*>|<!--[^]*?-->/g

/** Returns the texts of a page's HTML: those between block elements, and those of attributes that are shown or read aloud. */
export function textsOfPage(where: string, html: string): VisitorText[] {
  const shown = html.replace(/<(script|style|svg)\b[^]*?<\/\1>/g, '')
  const attributes = shown.matchAll(/\s(?:alt|aria-label|content|placeholder|title)="([^"]*)"/g)
  const texts = [...shown.replace(INLINE, '').split(/<[^>]*>/), ...[...attributes].map(([, text = '']) => text)] // prettier-ignore
  return texts.map((text) => ({ where, text: text.replace(/\s+/g, ' ').trim() }))
}
