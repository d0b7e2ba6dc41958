import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { glob, type Loader } from 'astro/loaders'
import type { z } from 'astro/zod'

import { AuthorError } from '../author-error.ts'

import { frontmatterErrors } from './frontmatter-errors.ts'

/**
 * Returns a collection of the files that match `pattern` in a folder of src/content. If one has a missing or wrong field, loading
 * throws a sentence for each before Astro reads the files, whose own errors name no line. `checkSchema` is for a schema that cannot
 * be used outside Astro.
 */
export function checkedFiles<Schema extends z.ZodType>(
  folder: string,
  pattern: string,
  schema: Schema,
  checkSchema: (root: string) => z.ZodType = () => schema,
): { loader: Loader; schema: Schema } {
  const base = `src/content/${folder}`
  const files = glob({ base, pattern })
  const loader: Loader = {
    name: files.name,
    load: (context) => {
      const root = fileURLToPath(context.config.root)
      const errors = globSync(`${base}/${pattern}`, { cwd: root })
        .toSorted()
        .flatMap((file) =>
          frontmatterErrors(checkSchema(root), file, readFileSync(root + file, 'utf8')),
        )
      if (errors.length > 0) throw new AuthorError(errors.join('\n'))
      return files.load(context)
    },
  }
  return { loader, schema }
}
