import { bundleScript } from './bundle-script.ts'

/**
 * The minified inline scripts in the head of pages. Pages get them as constants (see astro.config.mjs), and the content
 * security policy has their hashes. Restart the development server after a change.
 */
export const headScript = await bundleScript('../layouts/head/page.ts')
export const toolHeadScript = await bundleScript('../layouts/head/tool-page.ts')
export const framedHeadScript = await bundleScript('../layouts/head/framed-page.ts')
