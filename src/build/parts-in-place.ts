import type { Plugin } from 'vite'

/**
 * React writes pages as streams: what is beyond 12,800 bytes and can come alive by itself (Later.tsx) it puts at the end, with
 * an inline script that moves it into place. A built page has all in its place, for readers without scripts and for the policy.
 * Astro's own option against it forgets the prefix of the ids, which the browser then makes with it.
 */
export const partsInPlace: Plugin = {
  name: 'parts-in-place',
  transform: {
    filter: { id: /@astrojs\/react\/dist\/server\.js$/ },
    handler(code) {
      const whole = code.replace('identifierPrefix: prefix,', '$& progressiveChunkSize: Infinity,')
      if (whole === code) throw new Error('@astrojs/react renders pages in another way now.')
      return whole
    },
  },
}
