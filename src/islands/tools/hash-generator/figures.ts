import { algorithms, hashText } from './hash.ts'

/** The digests of a `text`, whole and their `first` digits; it is what posts show (docs/authors.md). */
export async function figures(values: Record<string, string>): Promise<Record<string, string>> {
  const digests = await hashText(values['text'] ?? '')
  const first = Number(values['first'] ?? 8)
  return Object.fromEntries(
    algorithms.flatMap((name) => [
      [name, digests[name]],
      [`${name}, first digits`, digests[name].slice(0, first)],
    ]),
  ) as Record<string, string>
}
