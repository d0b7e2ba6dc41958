import { fileURLToPath } from 'node:url'

import { build } from 'vite'

/** Bundles a script of this folder's siblings, such as `../layouts/head/page.ts`, as one minified classic script. */
export async function bundleScript(path: string): Promise<string> {
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
        input: fileURLToPath(new URL(path, import.meta.url)),
        output: { format: 'iife' },
      },
    },
  })
  const [result] = [built].flat()
  if (result === undefined || !('output' in result)) throw new Error(`${path} was not bundled.`)
  return result.output[0].code.trim()
}
