/** Returns the first word of a raw frontmatter value, without quotes, or undefined if the key is missing. */
export function writtenValue(file: string, key: string): string | undefined {
  const frontmatter = file.split(/^---$/m)[1] ?? ''
  return new RegExp(`^${key}: *["']?([^\\s"']+)`, 'm').exec(frontmatter)?.[1]
}
