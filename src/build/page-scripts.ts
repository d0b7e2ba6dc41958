import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * A page with its scripts told as what they are: needed soon, but after everything that is seen. They are fetched at a low
 * priority, so that they take nothing from the style sheet, and what they import is fetched with them, not a round trip later.
 */
export async function withScriptHints(html: string, folder: string): Promise<string> {
  const scripts = [...html.matchAll(/<script type="module" src="(\/_astro\/[^"]+)"/g)].map(
    ([, address = '']) => address,
  )
  const known = new Set(scripts)
  for (const address of known) {
    for (const imported of importsOf(await readFile(join(folder, address), 'utf8')))
      known.add(imported)
  }
  const preloads = [...known]
    .filter((address) => !scripts.includes(address))
    .map((address) => `<link rel="modulepreload" fetchpriority="low" href="${address}">`)
  return html
    .replaceAll(
      '<script type="module" src="/_astro/',
      '<script type="module" fetchpriority="low" src="/_astro/',
    )
    .replace('</head>', () => `${preloads.join('')}</head>`)
}

/** The modules that a built module imports at once, not those it imports on demand. */
function importsOf(code: string): string[] {
  return [...code.matchAll(/(?:\bfrom|\bimport)\s*["']\.\/([^"']+)["']/g)].map(
    ([, name = '']) => `/_astro/${name}`,
  )
}
