/** Hydrates an island with `client:painted`: its code is fetched after the first paint (see head/after-paint.ts). */
import type { ClientDirective } from 'astro'

const hydratePainted: ClientDirective = (load) => {
  void painted.then(load).then((hydrate) => hydrate())
}

export default hydratePainted
