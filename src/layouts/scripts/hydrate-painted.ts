/** The way `client:painted` starts an island: its code is fetched once the page has been painted (see head-script.ts). */
import type { ClientDirective } from 'astro'

declare global {
  /** Settles after the first paint. */
  var painted: Promise<void>
}

const hydratePainted: ClientDirective = (load) => {
  void painted.then(load).then((hydrate) => hydrate())
}

export default hydratePainted
