/** A built text that may name other files of the site: its URL path and its content. */
interface NamingFile {
  path: string
  content: Buffer
}

/**
 * The name of a file, wherever a text mentions it: an import, a worker, a style sheet, a font or an attribute. It starts where a
 * word starts: otherwise the time for a long run of letters would grow with its square.
 */
const FILE_NAME = /(?<![\w.-])[\w.-]+\.[a-z]\w+/g

/** Files whose content can name others: pages, scripts, styles and the manifest. */
const NAMES_OTHERS = /^[^.]+$|\.(?:html|js|css|webmanifest)$/

/**
 * Returns which of the files each file names, by path. Everything that a page can load follows from it, now or after an
 * interaction: the bundler writes the name of a dynamic import, a worker or a style sheet into the script that loads it.
 */
export function findReferences(files: readonly NamingFile[]): Map<string, string[]> {
  const byName = new Map(
    files
      .filter(({ path }) => path.includes('.'))
      .map(({ path }) => [path.slice(path.lastIndexOf('/') + 1), path]),
  )
  return new Map(
    files.map(({ path, content }) => {
      const names = NAMES_OTHERS.test(path) ? content.toString().match(FILE_NAME) : null
      const named = [...new Set(names)].flatMap((name) => byName.get(name) ?? [])
      return [path, named.filter((other) => other !== path)]
    }),
  )
}
