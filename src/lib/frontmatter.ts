/** A value in the frontmatter of a file as it is written there, without its quotes; undefined when there is none. Of a text its first word. */
export function writtenValue(file: string, key: string): string | undefined {
  const frontmatter = file.split(/^---$/m)[1] ?? ''
  return new RegExp(`^${key}: *["']?([^\\s"']+)`, 'm').exec(frontmatter)?.[1]
}
