/** Why something of the page before is missing, as a link names it. */
export type NotCarried = keyof typeof SENTENCES

const SENTENCES = {
  income: 'your income, which the page before does not ask for',
  ctc: 'your salary, because this page needs the CTC or basic pay, HRA and other pay',
  pay: 'basic pay and HRA, because the page before does not have both',
  year: 'the tax year, because this page calculates by the law of the year it names',
  city: 'the city of the rented home, which this older link names in another way, so choose it again',
  'other-income': 'other income and gains, which this page does not ask for',
  changes: 'changes within the year, because this page takes the year as a whole',
} as const

/** The parameter of a link that names what its page cannot take over, keys joined by dots. */
export const NOT_CARRIED = 'not-carried'

/** Returns what a link could not carry over, in words, from its fragment; undefined when nothing is missing. */
export function notCarriedSentence(fragment: string): string | undefined {
  const link = new URLSearchParams(fragment.replace(/^#/, ''))
  // Until November 2026 links to the planner named a group of cities.
  const keys = [...(link.get(NOT_CARRIED) ?? '').split('.'), link.has('rentCity') ? 'city' : '']
  const said = keys.flatMap((key) => {
    return Object.hasOwn(SENTENCES, key) ? [SENTENCES[key as NotCarried]] : []
  })
  return said.length > 0 ? `Not carried over: ${said.join('; ')}.` : undefined
}
