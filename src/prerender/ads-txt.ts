/** A seller ("ads.example, pub-1, DIRECT, f08c47"), a variable ("OWNERDOMAIN=ganak.example"), a comment or nothing. */
const LINE =
  /^(?:[\w.-]+\.[a-z]{2,} *, *[^\s,#;]+ *, *(?:DIRECT|RESELLER) *(?:, *[\w.-]+ *)?|[A-Z]+ *= *[^\s#]+ *)?(?:[#;].*)?$/i

/**
 * The text of /ads.txt by the specification of the IAB Tech Lab (version 1.1), from what the operator has set: lines apart by
 * line breaks or by "\n" written out. Empty: there is to be no such file. Throws a sentence when a line is none of its kinds.
 */
export function readAdsTxt(given: string | undefined): string {
  const text = given?.trim() ?? ''
  if (text === '') return ''
  const lines = text.split(/\r?\n|\\n/).map((line) => line.trim())
  const wrong = lines.find((line) => !LINE.test(line))
  if (wrong !== undefined)
    throw new Error(
      `ADS_TXT must have lines such as "ads.example, pub-123, DIRECT" or "OWNERDOMAIN=ganak.example", not "${wrong}".`,
    )
  return `${lines.join('\n')}\n`
}
