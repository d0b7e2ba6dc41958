import mdx from '@astrojs/mdx'
import node from '@astrojs/node'
import react from '@astrojs/react'
import sitemap from '@astrojs/sitemap'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, fontProviders } from 'astro/config'

import { contentSecurityPolicy } from './src/build/content-security-policy.ts'
import { siteUrl } from './src/prerender/site-settings.ts'
import { finishBuild } from './src/build/finish-build.ts'
import { thirdPartyNotices } from './src/build/third-party-notices.ts'

// The development server injects scripts that no policy can know; the built site always has it.
const isDevelopment = process.argv.includes('dev')

// What all pages of a kind need travels together: a dozen small files compress worse, and each waits for the one before.
const codeSplitting = {
  groups: [
    {
      name: 'react',
      priority: 3,
      test: /node_modules\/(react|react-dom|scheduler|@astrojs\/react)\//,
    },
    {
      name: 'stores',
      priority: 4,
      test: /node_modules\/(nanostores\/(?!computed|map|task)|@nanostores\/persistent\/)|src\/lib\/stores\/|vite\/preload-helper/,
    },
    {
      name: 'controls',
      priority: 1,
      test: /src\/lib\/(browser|format)\.|src\/islands\/ui\/(Field|CopyButton|DownloadButton|use-entry-fields)/,
    },
    {
      name: 'fields',
      priority: 1,
      test: /src\/lib\/(amount|digit-groups)\.|src\/islands\/ui\/(NumberField|ChoiceField|Slider|amount-problem)/,
    },
    {
      name: 'calculator',
      test: /src\/islands\/calculator\/(?!draw-chart|downloads|csv|report|growth-table|why-no-value)/,
    },
  ],
}

// The bundler's own way to import on demand carries a list of files to fetch first, mostly style sheets: here one is in the page.
const plainDynamicImports = {
  name: 'plain-dynamic-imports',
  enforce: 'pre',
  configEnvironment: (name) =>
    name === 'client' ? { build: { modulePreload: false } } : undefined,
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () => 'export const __vitePreload = (load) => load()',
  },
}

export default defineConfig({
  site: siteUrl,
  output: 'static',
  // 'never' with 'directory' gives canonical addresses without a slash; 'file' would put .html into Astro.url.
  trailingSlash: 'never',
  build: { format: 'directory' },
  adapter: node({ mode: 'middleware' }),
  session: false,
  integrations: [
    react(),
    mdx(),
    // The page that follows a form sent without a script is no page to arrive at.
    sitemap({ filter: (page) => !/\/contact\/sent$/.test(page) }),
    thirdPartyNotices(),
    finishBuild(),
  ],
  fonts: [
    {
      provider: fontProviders.local(),
      name: 'Anek Latin',
      cssVariable: '--font-anek',
      // A late font never moves text that is being read: it is used only if it is there at first paint.
      display: 'optional',
      fallbacks: ['system-ui', 'sans-serif'],
      options: {
        variants: [
          { src: ['./src/layouts/fonts/anek-latin-600.woff2'], weight: 600, style: 'normal' },
        ],
      },
    },
  ],
  // Shiki colours code with inline styles, which the policy forbids.
  markdown: { syntaxHighlight: false },
  security: {
    // The contact service checks the origin itself: this check knows neither JSON nor a proxy that ends TLS.
    checkOrigin: false,
    ...(isDevelopment ? {} : { csp: contentSecurityPolicy }),
  },
  vite: {
    plugins: [tailwindcss(), plainDynamicImports],
    environments: { client: { build: { rolldownOptions: { output: { codeSplitting } } } } },
  },
})
