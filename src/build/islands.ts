import { fileURLToPath } from 'node:url'

import type { AstroIntegration } from 'astro'
import type { Plugin } from 'vite'

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

const changes: readonly [from: string, to: string][] = [
  [
    'identifierPrefix: prefix,',
    '$& progressiveChunkSize: Infinity, onError: (error) => { failure ??= error },',
  ],
  ['let html;', '$& let failure;'],
  ['return { html, attrs };', 'if (failure !== undefined) throw failure; $&'],
]

/**
 * Changes how @astrojs/react renders pages in two ways. Throws if the package no longer contains the code to replace.
 *
 * - React streams pages: it moves parts beyond 12,800 bytes that hydrate separately (late.tsx) to the end, with an inline
 *   script that moves them back. The policy forbids that script, and visitors without scripts would miss the parts. Astro's
 *   option against streaming loses the prefix of the ids that the browser uses.
 * - React replaces a part that throws with an empty one and continues. Here an error in an island fails the build.
 */
export const partsInPlace: Plugin = {
  name: 'parts-in-place',
  transform: {
    filter: { id: /@astrojs\/react\/dist\/server\.js$/ },
    handler: (code) => changes.reduce(replaceOnce, code),
  },
}

function replaceOnce(code: string, [from, to]: (typeof changes)[number]): string {
  if (code.split(from).length !== 2) {
    throw new Error(`@astrojs/react renders pages differently now: it lacks "${from}".`)
  }
  return code.replace(from, to)
}
