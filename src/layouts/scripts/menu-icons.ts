/** The icons of the tools in a menu of the header. on-demand.ts loads them when a menu first opens. */
import { createIcon, loadEntries } from './search-entries.ts'

/** Draws the icons that the search has, each before the name of its tool. The menu has reserved their room. */
export async function drawIcons(menu: Element): Promise<void> {
  const icons = new Map((await loadEntries()).map(({ href, icon }) => [href, icon]))
  for (const link of menu.querySelectorAll('li > a:not(:has(svg))')) {
    const icon = icons.get(link.getAttribute('href') ?? '')
    if (icon) link.prepend(createIcon(icon))
  }
}
