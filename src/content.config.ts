import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { glob, type Loader } from 'astro/loaders'
import type { z } from 'astro/zod'
import { defineCollection, reference } from 'astro:content'

import { AuthorError } from './prerender/author-error.ts'
import { frontmatterErrors } from './prerender/frontmatter/frontmatter-errors.ts'
import {
  adsSchema,
  blogSchema,
  faqSchema,
  pagesSchema,
  toolIn,
  toolsSchema,
  viewsSchema,
} from './prerender/frontmatter/schemas.ts'

const tools = defineCollection(checkedFiles('tools', '*.mdx', toolsSchema))
const views = defineCollection(checkedFiles('tools', '*/**/*.mdx', viewsSchema))
const faq = defineCollection(checkedFiles('faq', '*.md', faqSchema))
const pages = defineCollection(checkedFiles('pages', '*.md', pagesSchema))
const ads = defineCollection(checkedFiles('ads', '*.md', adsSchema))
const blog = defineCollection(
  // Astro reports a reference to an unknown tool only while it renders pages.
  checkedFiles('blog', '*.mdx', blogSchema(reference('tools')), (root) => blogSchema(toolIn(root))),
)

export const collections = { tools, views, blog, faq, pages, ads }

/**
 * Returns a collection of the files that match `pattern` in a folder of src/content. If one has a missing or wrong field, loading
 * throws a sentence for each before Astro reads the files, whose own errors name no line. `checkSchema` is for a schema that cannot
 * be used outside Astro.
 */
function checkedFiles<Schema extends z.ZodType>(
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
