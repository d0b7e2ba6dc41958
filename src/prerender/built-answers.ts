/** An answer of a page as it is built: its label and its figure. */
export interface BuiltAnswer {
  label: string
  figure: string
}

/** An answer of a calculator in the HTML that React has rendered (ResultRows.tsx). */
const ANSWER = /data-answer="[^"]*"><dt>([^<]*)<\/dt><dd[^>]*>([^<]*)<\/dd>/g

/** Returns the answers that a page shows on a fresh visit, as HTML text; empty while one of them has no figure. */
export function builtAnswers(html: string): BuiltAnswer[] {
  const answers = Array.from(html.matchAll(ANSWER), ([, label = '', figure = '']) => ({
    label,
    figure,
  }))
  return answers.every(({ figure }) => /\d/.test(figure)) ? answers : []
}
