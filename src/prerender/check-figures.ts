import type { CollectionEntry } from 'astro:content'

import { AuthorError } from './author-error.ts'
import { definitions, folderOf, loadFrame } from './definitions.ts'
import { findFigureErrors } from './figures.ts'
import type { Tools } from './sums.ts'

type Values = Record<string, string>
type Shown = Record<string, string>

const sources = import.meta.glob<string>('../content/blog/*.mdx', {
  query: '?raw',
  import: 'default',
})
// By path, because no file of this folder may import a tool.
const figures = import.meta.glob<{ figures: (values: Values) => Shown | Promise<Shown> }>(
  '../islands/tools/**/figures.ts',
)
/** Calculators with their definition, and other tools with a `figures.ts`, by folder: "fd-calculator/deposit". */
export const toolsWithFigures: Tools = Object.fromEntries([
  ...Object.entries(definitions).map(([folder, load]) => [
    folder,
    onceForEach(async (values) => (await loadFrame()).figuresOf(await load(), values)),
  ]),
  ...Object.entries(figures).map(([path, load]) => [
    folderOf(path),
    onceForEach(async (values) => (await load()).figures(values)),
  ]),
]) as Tools

/** Asks a tool once for the same values: the text of a post, its picture and its share picture have figures of the same sums. */
function onceForEach(ask: (values: Values) => Promise<Shown>): (values: Values) => Promise<Shown> {
  const asked = new Map<string, Promise<Shown>>()
  return (values) => {
    const key = JSON.stringify(values)
    const shown = asked.get(key) ?? ask(values)
    asked.set(key, shown)
    return shown
  }
}

/** Compares the figures of posts with the results of the tools. Throws a sentence for each difference, with its file and line. */
export async function checkFigures(posts: readonly CollectionEntry<'blog'>[]): Promise<void> {
  const errors = await Promise.all(
    posts.map(async ({ id, data: { sums, stated } }) => {
      if (sums === undefined) return []
      const source = (await sources[`../content/blog/${id}.mdx`]?.()) ?? ''
      const file = `src/content/blog/${id}.mdx`
      return findFigureErrors({ file, source, sums, stated }, toolsWithFigures)
    }),
  )
  if (errors.flat().length > 0) throw new AuthorError(errors.flat().join('\n'))
}
