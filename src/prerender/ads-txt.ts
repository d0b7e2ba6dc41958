/** A seller ("ads.example, pub-1, DIRECT, f08c47"), a variable ("OWNERDOMAIN=ganak.example"), a comment or an empty line. */
const LINE =
  /^(?:[\w.-]+\.[a-z]{2,} *, *[^\s,#;]+ *, *(?:DIRECT|RESELLER) *(?:, *[\w.-]+ *)?|[A-Z]+ *= *[^\s#]+ *)?(?:[#;].*)?$/i

/**
 * Returns the text of /ads.txt (IAB Tech Lab, version 1.1) from the operator's setting, with lines separated by line breaks or
 * a literal "\n". Returns an empty text if the file must not exist. Throws a sentence for an invalid line.
 */
export function readAdsTxt(setting: string | undefined): string {
  const text = setting?.trim() ?? ''
  if (text === '') return ''
  const lines = text.split(/\r?\n|\\n/).map((line) => line.trim())
  const wrong = lines.find((line) => !LINE.test(line))
  if (wrong !== undefined)
    throw new Error(
      `ADS_TXT must have lines such as "ads.example, pub-123, DIRECT" or "OWNERDOMAIN=ganak.example", not "${wrong}".`,
    )
  return `${lines.join('\n')}\n`
}
