import { fileURLToPath } from 'node:url'

import type { AstroIntegration } from 'astro'

declare module 'astro' {
  interface AstroClientDirectives {
    'client:painted'?: boolean
  }
}

/** Adds `client:painted`, by which islands come alive after the first paint. */
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

/**
 * A page whose islands are started from its end. Astro starts them with scripts that stand before the first of them, and there
 * a parser waits for the style sheet: what comes below was laid out and painted a second time. As modules they wait alone.
 */
export function deferIslands(page: string): string {
  return page.replaceAll(/<script>(?=\(\(\)=>\{)/g, '<script type="module">')
}
