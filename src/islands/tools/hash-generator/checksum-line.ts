/**
 * A line of a checksum list as GNU coreutils writes and reads it: "<digest>  <name>". A name with a backslash or a line
 * break in it is escaped, which a backslash at the beginning of the line tells.
 */
export function checksumLine(digest: string, name: string): string {
  const escaped = name.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('\r', '\\r')
  return `${escaped === name ? '' : '\\'}${digest}  ${escaped}\n`
}
