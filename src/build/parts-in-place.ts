import type { Plugin } from 'vite'

const changes: readonly [from: string, to: string][] = [
  [
    'identifierPrefix: prefix,',
    '$& progressiveChunkSize: Infinity, onError: (error) => { failure ??= error },',
  ],
  ['let html;', '$& let failure;'],
  ['return { html, attrs };', 'if (failure !== undefined) throw failure; $&'],
]

/**
 * Two changes to how @astrojs/react renders pages; each throws where the package no longer matches.
 *
 * - React streams pages: it moves parts beyond 12,800 bytes that hydrate separately (Later.tsx) to the end, with an inline script
 *   that puts them in place. A built page has everything in its place, for readers without scripts and for the policy. Astro's
 *   option against streaming forgets the prefix of the ids that the browser then uses.
 * - React replaces a part that throws by an empty one and carries on. An error in an island fails the build instead.
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
