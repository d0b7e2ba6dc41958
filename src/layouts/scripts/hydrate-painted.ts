/** The way `client:painted` starts an island: its code is fetched once the page has been painted (see head/after-paint.ts). */
import type { ClientDirective } from 'astro'

const hydratePainted: ClientDirective = (load) => {
  void painted.then(load).then((hydrate) => hydrate())
}

export default hydratePainted
