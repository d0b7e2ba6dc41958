import { toolSlugs, viewSlugs } from '../../site-map.ts'
import { oneOfEachFrame, staysIn } from '../staying.ts'
import { test } from '../site.ts'

for (const tool of toolSlugs) {
  const views = viewSlugs.filter((slug) => slug.startsWith(`${tool}/`))
  const pages = oneOfEachFrame.includes(tool) ? views : [tool, ...views]
  if (pages.length > 0)
    test(`what is typed into ${pages.join(', ')} stays in its page`, ({ context }) =>
      staysIn(context, pages))
}
