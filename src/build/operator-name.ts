/** What is wrong with the name of the operator, in a sentence that names its setting, or undefined. */
export function operatorNameError(name: string, given: string): string | undefined {
  if (/^[^<>{}\p{Cc}]{0,80}$/u.test(given)) return undefined
  return `${name} must be a name of at most 80 letters, without <, >, { and }, not "${given}".`
}
