import { textOf, type Nodes } from '../text/nodes.ts'
import { isSpace, LINE_FEED } from '../text/tokens.ts'

/** A value as it is written in the document, moved to the left by as much as the line on which it begins is indented. */
export function writtenText(nodes: Nodes, node: number): string {
  const indent = indentAround(nodes, node)
  const text = textOf(nodes, node)
  // No string of JSON has a line break in it: all of them stand between the tokens.
  return indent === '' ? text : text.replaceAll(`\n${indent}`, '\n')
}

function indentAround({ bytes, starts }: Nodes, node: number): string {
  let begin = starts[node] as number
  while (begin > 0 && bytes[begin - 1] !== LINE_FEED) begin--
  let end = begin
  while (isSpace(bytes[end] ?? 0)) end++
  return new TextDecoder().decode(bytes.subarray(begin, end))
}
