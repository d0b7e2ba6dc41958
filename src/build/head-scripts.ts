import { fileURLToPath } from 'node:url'

import { build } from 'vite'

/**
 * The minified inline scripts in the head of pages. Pages get them as constants (see astro.config.mjs), and the content
 * security policy has their hashes. Restart the development server after a change.
 */
export const headScript = await bundle('page.ts')
export const toolHeadScript = await bundle('tool-page.ts')
export const framedHeadScript = await bundle('framed-page.ts')

async function bundle(name: string): Promise<string> {
  const built = await build({
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'esnext',
      modulePreload: false,
      rolldownOptions: {
        input: fileURLToPath(new URL(`../layouts/head/${name}`, import.meta.url)),
        output: { format: 'iife' },
      },
    },
  })
  const [result] = [built].flat()
  if (result === undefined || !('output' in result)) throw new Error(`${name} was not bundled.`)
  return result.output[0].code.trim()
}
