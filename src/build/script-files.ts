import type { Plugin } from 'vite'

/*
 * What the build does beyond Astro's and Vite's defaults for the speed of pages, each with its gain, measured by building
 * with and without it (`npm run bench -- weight`; script in brotli bytes):
 *
 * - group `react`: 1.7 KB and 3 files less on every tool page
 * - group `stores`: 0.4 KB and 5 files less on every page; it has the number formats too, which the home page needs without React
 * - group `kept`: what is kept on the device, of which most pages need nothing before they are there; 1 KB less on these
 * - group `files`: copying and saving, which calculators need after their figures; 0.5 KB less on these
 * - group `deposit`: 0.3 KB less on the page of a deposit by the day
 * - group `dates`: 1.1 KB less on the page of ages, 0.9 KB on that of dated cash flows
 * - group `tax`: 0.1 KB less on the tax calculator and its planner, 0.8 KB more on house rent
 * - group `gains`: 0.1 KB less on the tax planner, 0.1 KB more on the SIP calculator
 * - groups `text`, `long-text`, `work`, `text-file`, `json` and `qr`: together 0.1 to 0.9 KB and 1 to 9 files less on pages with
 *   a box for text and of QR codes
 * - group `growth`: 0.05 KB and a file less on pages of what grows by the year
 * - group `loan`: 0.1 KB less on the pages of the EMI calculator
 * - `withoutUnused`: 0.4 KB less on every tool page
 * - `signalsWithoutStack`: React starts in 14 ms instead of 40 on the machine that Lighthouse measured it on
 * - `plainDynamicImports`: 0.8 KB less on every page
 * - compressed copies (finish-build.ts): a tool page's HTML is 13 KB instead of 64 KB, on servers that do not compress
 *
 * Groups `controls` and `calculator` pay on calculators only: 2.4 to 2.8 KB and 13 to 16 files less there, nothing gained or
 * lost on most other tools, 5.7 KB more on the percentage page, which has one of their fields. A third group for those fields
 * takes 5.4 KB off it and puts 0.4 KB on every calculator. The pages of QR codes have a select of their own: with that of
 * calculators they are 8 KB more.
 *
 * Hints for scripts in the HTML were tried and left out: at 150 ms a round trip `modulepreload` starts the script of the
 * menus 80 to 170 ms sooner and delays the first paint by 10 to 90 ms; `fetchpriority` changes nothing measurable.
 */

/** Which modules are joined into one file, for the bundler's `codeSplitting`. Without it each shared module is a file. */
export const codeSplitting = {
  groups: [
    {
      name: 'react',
      priority: 3,
      test: /node_modules\/(react|react-dom|scheduler|@astrojs\/react)\//,
    },
    {
      name: 'stores',
      priority: 4,
      test: /node_modules\/nanostores\/(?!computed|map|task|lifecycle)|src\/lib\/(stores\/toast|format|awake)\.|vite\/preload-helper/,
    },
    {
      name: 'kept',
      priority: 4,
      test: /node_modules\/(nanostores\/lifecycle|@nanostores\/persistent)\/|src\/(lib\/stores\/(theme|safe-storage)|layouts\/scripts\/recents)\./,
    },
    {
      name: 'controls',
      priority: 1,
      test: /src\/lib\/long-date\.|src\/islands\/ui\/\w+\/(Field|Select|use-entry-fields|load-part|use-settled|use-loaded)/,
    },
    {
      name: 'files',
      priority: 1,
      test: /src\/lib\/clipboard\.|src\/islands\/ui\/\w+\/(downloads|CopyButton|DownloadButton)\./,
    },
    // A group takes what its modules import with it. The frame needs these two where no text tool is.
    { name: 'link-style', priority: 2, test: /src\/lib\/link-style\./ },
    { name: 'trusted-worker', priority: 2, test: /src\/lib\/trusted-worker\./ },
    // Pages with a name to type need it without the boxes of texts.
    { name: 'plain-typing', priority: 2, test: /src\/islands\/ui\/fields\/plain-typing\./ },
    {
      name: 'text',
      priority: 1,
      test: /src\/islands\/ui\/\w+\/(TextPane|PaneParts|use-shown-text|use-undo|use-undo-steps|use-early-text)\./,
    },
    {
      name: 'long-text',
      priority: 1,
      test: /src\/islands\/ui\/\w+\/(HeldText|box-cost|slow-paste)\.|src\/lib\/quantity\./,
    },
    { name: 'work', priority: 1, test: /src\/islands\/ui\/\w+\/(work|use-work)\./ },
    {
      name: 'text-file',
      priority: 1,
      test: /src\/islands\/ui\/\w+\/(UploadButton|text-file)\.|unicode-text\./,
    },
    {
      name: 'json',
      test: /src\/json\/text\/decoder\.|json-formatter\/(json-input|select-in-box|use-opened)\./,
    },
    { name: 'qr', test: /qr-code-generator\/(LevelField|SelectField|levels)\./ },
    { name: 'dates', priority: 1, test: /src\/islands\/ui\/\w+\/calendar\./ },
    { name: 'loan', test: /loan-calculator\/(cost|flat)-rate\./ },
    {
      name: 'deposit',
      test: /fd-calculator\/(deposit-dates|age-field|deposit\/(deposit-value|bank-deposit))\./,
    },
    {
      name: 'tax',
      test: /tax-calculator\/(income-tax|cheaper-regime|least-whole-rupee|slab-tax|tax-years|tax-rules|year-after|years\/[\w-]+)\./,
    },
    { name: 'growth', test: /islands\/calculator\/results\/(growth-table|table-years)\./ },
    { name: 'gains', test: /islands\/calculator\/money\/(capital-gains|cost-inflation)\./ },
    { name: 'sip', test: /sip-calculator\/(sip|saving-plan|return-rate-field)\./ },
    {
      name: 'calculator',
      test: /src\/lib\/(amount|digit-groups)\.|src\/islands\/ui\/\w+\/(NumberField|ChoiceField|Slider|amount-problem)|src\/islands\/calculator\/(?:frame|fields|results|money)\/(?!Explained|Announcement|ResultActions|TablePanel|WorkingFold|ComparePlace|link|cell-text|how-many-times|figures-of|load-|kept-key|WorkingLines|numbers|downloads|csv|report|given-text|list-field|ListControl|ListEntry|use-list-pages|once|LaterTables|capital-gains|cost-inflation|calendar-field|date-field|CalendarControl|AnswerPage|length-of-time|growth-|short-rupees|table-years|why-no-value)/,
    },
  ],
}

/**
 * Replaces Vite's own code for `import()`, which carries a list of style sheets and scripts to fetch first. Pages here link
 * their style sheets themselves. Vite's option `modulePreload: false` alone leaves most of that code in.
 */
export const plainDynamicImports: Plugin = {
  name: 'plain-dynamic-imports',
  enforce: 'pre',
  configEnvironment: (name) =>
    name === 'client' ? { build: { modulePreload: false } } : undefined,
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () => 'export const __vitePreload = (load) => load()',
  },
}

/** Leaves out of React what no page here uses: what asks for files ahead (see the hints above), and its own forms. */
export const withoutUnused: Plugin = {
  name: 'without-unused',
  enforce: 'pre',
  transform: {
    filter: { id: /react-dom\/cjs\/react-dom\.production\.js$/ },
    handler(code) {
      const rest = code.replaceAll(
        /^exports\.(?:pre|useForm|requestForm|unstable)\w+ = function[^]*?^\};$/gm,
        '',
      )
      if (rest === code) throw new Error('React writes what is left out of it in another way now.')
      return rest
    },
  },
}

/**
 * React makes five errors in advance, which it throws later to stop its own work and tells apart by identity alone. A browser
 * under a debugger or a measuring tool notes where each was made, and for that reads all of React a second time.
 */
export const signalsWithoutStack: Plugin = {
  name: 'signals-without-stack',
  enforce: 'pre',
  transform: {
    filter: { id: /react-dom\/cjs\/react-dom-client\.production\.js$/ },
    handler(code) {
      const made = /^((?:var| ) \w+Exception = )Error\(formatProdErrorMessage\(\d+\)\)/gm
      const rest = code.replaceAll(made, '$1{}')
      if (rest === code) throw new Error('React makes no errors in advance now.')
      return rest
    },
  },
}
