import { fileURLToPath } from 'node:url'

import type { AstroIntegration } from 'astro'

declare module 'astro' {
  interface AstroClientDirectives {
    'client:painted'?: boolean
  }
}

/** Adds `client:painted`, which hydrates islands after the first paint. */
export function afterPaint(): AstroIntegration {
  return {
    name: 'after-paint',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        const entrypoint = new URL('../layouts/scripts/hydrate-painted.ts', import.meta.url)
        addClientDirective({ name: 'painted', entrypoint: fileURLToPath(entrypoint) })
      },
    },
  }
}
