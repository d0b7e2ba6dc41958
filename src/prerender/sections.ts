import type { MarkdownHeading } from 'astro'

/** A section of a text: its heading of level two and the HTML below it. */
export interface TextSection {
  /** The fragment that links to it. */
  id: string
  /** HTML */
  heading: string
  body: string
}

/** An entry of a page's contents. */
export interface ContentsEntry {
  /** The fragment that leads to it. */
  id: string
  /** HTML */
  heading: string
  below?: readonly ContentsEntry[]
}

const HEADING = /<h2 id="([^"]*)">([\s\S]*?)<\/h2>/

/** Splits the HTML of a text after its first `count` sections. The rest is empty if it has no more. */
export function splitAfterSections(html: string, count: number): [first: string, rest: string] {
  const starts = [...html.matchAll(/<h2 /g)].map(({ index }) => index)
  const end = starts[count] ?? html.length
  return [html.slice(0, end), html.slice(end)]
}

/** Returns the sections of a text. What precedes the first heading is in none. */
export function splitSections(html: string): TextSection[] {
  return html
    .split(/(?=<h2 )/)
    .map((part) => HEADING.exec(part) ?? undefined)
    .filter((match) => match !== undefined)
    .map(({ 0: whole, 1: id = '', 2: heading = '', index, input }) => ({
      id,
      heading,
      body: input.slice(index + whole.length).trim(),
    }))
}

/** Lists the headings of level two of a Markdown file for its contents. */
export function listContents(headings: readonly MarkdownHeading[]): ContentsEntry[] {
  return headings
    .filter(({ depth }) => depth === 2)
    .map(({ slug, text }) => ({
      id: slug,
      heading: text.replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
    }))
}
