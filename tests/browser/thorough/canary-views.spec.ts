import { toolSlugs, viewSlugs } from '../../site-map.ts'
import { test } from '../site.ts'
import { staysIn } from '../staying.ts'

for (const tool of toolSlugs) {
  const views = viewSlugs.filter((slug) => slug.startsWith(`${tool}/`))
  if (views.length > 0)
    test(`what is typed into the views of ${tool} stays in them`, ({ context }) =>
      staysIn(context, views))
}
