import { satteri } from '@astrojs/markdown-satteri'
import mdx from '@astrojs/mdx'
import node from '@astrojs/node'
import react from '@astrojs/react'
import sitemap from '@astrojs/sitemap'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, fontProviders } from 'astro/config'

import { readDaysOfChange } from './src/build/days-of-change.ts'
import { siteUrl } from './src/prerender/site-settings.ts'
import { checkLinks } from './src/build/dead-links.ts'
import { fewerFiles } from './src/build/fewer-files.ts'
import { finishBuild } from './src/build/finish-build.ts'
import {
  contentSecurityPolicy,
  framedHeadScript,
  headScript,
  toolHeadScript,
} from './src/build/content-security-policy.ts'
import { numberColumns } from './src/build/number-columns.ts'
import { pageStyles } from './src/build/styles/page-styles.ts'
import { afterPaint, partsInPlace } from './src/build/islands.ts'
import { warnOfOldFacts } from './src/build/warn-of-old-facts.ts'
import {
  codeSplitting,
  scriptNames,
  planScriptFiles,
  plainDynamicImports,
  workerFiles,
} from './src/build/script-files.ts'
import { thirdPartyNotices } from './src/build/third-party-notices.ts'

// The development server injects scripts that no policy can know; the built site always has it.
const isDevelopment = process.argv.includes('dev')

const daysOfChange = readDaysOfChange('src/content', new Date().toISOString().slice(0, 10))

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
    sitemap({
      // Nobody arrives at the page after a form sent without a script, at the page shown offline, or at a tool for frames.
      filter: (page) => !/\/(?:contact\/sent|offline)$|\/embed\//.test(page),
      serialize: (page) => ({ ...page, lastmod: daysOfChange.get(new URL(page.url).pathname) }),
    }),
    warnOfOldFacts(),
    thirdPartyNotices(),
    afterPaint(),
    pageStyles(),
    checkLinks(),
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
  markdown: { syntaxHighlight: false, processor: satteri({ hastPlugins: [numberColumns] }) },
  security: {
    // The contact service checks the origin itself: this check knows neither JSON nor a proxy that ends TLS.
    checkOrigin: false,
    ...(isDevelopment ? {} : { csp: contentSecurityPolicy }),
  },
  vite: {
    plugins: [tailwindcss(), planScriptFiles, plainDynamicImports, fewerFiles, partsInPlace],
    // A worker loads its tasks on demand, each in a file. A folder of their own gives workers and their files another policy.
    worker: { format: 'es', rolldownOptions: { output: workerFiles } },
    // The tools for developing with React look for this in a browser; what speaks to them is left out of the built site.
    define: {
      HEAD_SCRIPT: JSON.stringify(headScript),
      TOOL_HEAD_SCRIPT: JSON.stringify(toolHeadScript),
      FRAMED_HEAD_SCRIPT: JSON.stringify(framedHeadScript),
      ...(!isDevelopment && { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' }),
    },
    // Astro writes a directive into each MDX file and removes it itself: warnings about that would hide an author's error.
    build: { rolldownOptions: { checks: { moduleLevelDirective: false } } },
    environments: {
      client: { build: { rolldownOptions: { output: { codeSplitting, ...scriptNames } } } },
    },
  },
})
