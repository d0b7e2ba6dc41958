/**
 * Splits the HTML of a text before its second heading of the second level: the first section with what comes before it, and the
 * rest. The rest is empty where there is no second section.
 */
export function splitAfterFirstSection(html: string): [first: string, rest: string] {
  const second = html.indexOf('<h2', html.indexOf('<h2') + 1)
  return second > 0 ? [html.slice(0, second), html.slice(second)] : [html, '']
}
