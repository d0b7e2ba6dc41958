/** Splits the HTML of a text before its second heading of level two. The rest is empty for a text with one section. */
export function splitAfterFirstSection(html: string): [first: string, rest: string] {
  const second = html.indexOf('<h2', html.indexOf('<h2') + 1)
  return second > 0 ? [html.slice(0, second), html.slice(second)] : [html, '']
}
