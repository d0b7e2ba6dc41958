/** The title of a built page, as it is read. */
export function titleOf(html: string): string {
  return textOf(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '')
}

/** The heading of a built page, as it is read. */
export function headingOf(html: string): string {
  return textOf(/<h1[^>]*>([^]*?)<\/h1>/.exec(html)?.[1] ?? '')
}

/** Markup as text: React puts empty comments between its parts. */
export function textOf(markup: string): string {
  return markup
    .replace(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .trim()
}
