import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import astro from 'eslint-plugin-astro'
import { createNodeResolver, importX } from 'eslint-plugin-import-x'
import reactHooks from 'eslint-plugin-react-hooks'
import regexp from 'eslint-plugin-regexp'
import tseslint from 'typescript-eslint'

import { ownPlurals } from './tests/lint-plurals.mjs'
import { typedKeys } from './tests/lint-typed-keys.mjs'

const toolRooms = readdirSync(new URL('src/islands/tools', import.meta.url)).map(
  (tool) => `islands/tools/${tool}`,
)

/**
 * Who may import whom, by the room a path resolves to (docs/architecture.md draws it). A room that is not named here may
 * import itself only; packages are not rooms.
 */
const mayImport = {
  lib: [],
  difference: ['lib'],
  json: ['difference', 'lib'],
  recognise: ['lib'],
  'islands/ui': ['lib'],
  'islands/calculator': ['islands/ui', 'lib'],
  'islands/text-tool': ['islands/ui', 'lib'],
  ...Object.fromEntries(
    toolRooms.map((room) => [
      room,
      [
        'islands/ui',
        'islands/calculator',
        'islands/text-tool',
        'difference',
        ...(room.endsWith('json-formatter') ? ['json'] : []),
        'lib',
      ],
    ]),
  ),
  'service-worker': ['lib'],
  prerender: ['lib'],
  layouts: ['prerender', 'recognise', 'lib'],
  pages: ['layouts', 'prerender', 'lib'],
  server: ['lib'],
  build: ['prerender', 'server', 'lib'],
}

const zones = Object.entries(mayImport).map(([room, others]) => ({
  target: `./src/${room}`,
  from: './src',
  except: [room, ...others].map((path) => `./${path}`),
  message: `${room} may import ${['itself', ...others.filter((other) => !other.includes('tools'))].join(', ')} only.`,
}))

const earlyIntl = {
  selector:
    ':matches(Program, ExportNamedDeclaration) > VariableDeclaration > VariableDeclarator NewExpression[callee.object.name="Intl"]:not(:function NewExpression)',
  message: 'Make it when it is first used: as the page loads it holds up a phone.',
}

/** The project's own rules. */
const local = { rules: { 'typed-keys': typedKeys, 'own-plurals': ownPlurals } }

/** What tools take from src/islands/ui, so that it works the same everywhere. */
const oneWay = [
  ['CallExpression[callee.name=/^set(Timeout|Interval)$/]', 'useSettled, useAfterPause or after'],
  ['NewExpression[callee.name="Worker"]', 'the worker client of ui/work'],
  ['JSXOpeningElement[name.name="select"]', 'Select'],
  ['JSXOpeningElement[name.name="progress"]', 'Progress'],
  ['JSXAttribute[name.name="type"][value.value="checkbox"]', 'Checkbox'],
].map(([selector, part]) => ({ selector, message: `Tools use ${part}.` }))

export default tseslint.config(
  { ignores: ['dist/', '.astro/', 'node_modules/', 'data/', 'test-results/'] },
  ...tseslint.configs.strict,
  ...tseslint.configs.stylistic,
  ...astro.configs.recommended,
  { files: ['src/islands/**'], ...reactHooks.configs.flat.recommended },
  {
    rules: {
      'no-console': 'error',
      eqeqeq: 'error',
      'no-else-return': 'error',
      'no-nested-ternary': 'error',
      'no-restricted-globals': [
        'error',
        {
          name: 'fetch',
          message:
            'Only the contact page talks to a server: use src/layouts/scripts/contact/query.ts.',
        },
      ],
      'no-restricted-properties': [
        'error',
        {
          object: 'navigator',
          property: 'clipboard',
          message: 'Use copyText of src/lib/clipboard.ts.',
        },
        {
          object: 'Math',
          property: 'random',
          message: 'Not for secrets, and tests could not repeat it.',
        },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', caughtErrors: 'none' },
      ],
    },
  },
  {
    files: ['src/**'],
    // A test's outermost function is a list of facts, as long as there are facts.
    ignores: ['**/*.test.ts'],
    rules: {
      'max-lines-per-function': ['error', { max: 40, skipComments: true, skipBlankLines: true }],
      'max-lines': ['error', 200],
    },
  },
  {
    // A visitor can type or paste what makes such an expression take minutes. Code that runs in Node reads our own texts.
    files: ['src/{lib,recognise,json,difference,islands,layouts,service-worker,server}/**'],
    ignores: ['**/*.test.ts', '**/*.astro'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'certain' }],
      'regexp/no-super-linear-move': ['error', { report: 'certain', ignoreSticky: true }],
    },
  },
  {
    files: [
      'src/lib/clipboard.ts',
      'src/islands/tools/json-formatter/PasteButton.tsx',
      'src/islands/tools/qr-code-generator/read/pasted-pictures.ts',
    ],
    rules: { 'no-restricted-properties': 'off' },
  },
  {
    files: [
      'src/layouts/scripts/contact/{query,send-message}*.ts',
      'src/service-worker/**',
      'src/server/**',
      'tests/**',
    ],
    rules: { 'no-restricted-globals': 'off' },
  },
  {
    files: ['tests/**', 'src/server/**'],
    rules: { 'no-console': 'off', 'no-restricted-properties': 'off' },
  },
  {
    files: ['src/**'],
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [
        createNodeResolver({
          extensions: ['.ts', '.tsx', '.astro'],
          tsconfig: { configFile: fileURLToPath(new URL('tsconfig.json', import.meta.url)) },
        }),
      ],
      'import-x/extensions': ['.ts', '.tsx', '.astro'],
      'import-x/parsers': {
        '@typescript-eslint/parser': ['.ts', '.tsx'],
        'astro-eslint-parser': ['.astro'],
      },
    },
    rules: {
      'import-x/no-restricted-paths': ['error', { zones }],
      'import-x/no-cycle': 'error',
    },
  },
  {
    files: ['src/**'],
    ignores: ['**/*.test.ts'],
    rules: {
      'import-x/no-restricted-paths': [
        'error',
        {
          zones: [
            ...zones,
            { target: './src', from: './tests', message: 'What is served never imports a test.' },
          ],
        },
      ],
    },
  },
  {
    files: ['src/{lib,difference,islands,layouts,recognise,service-worker}/**'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-syntax': ['error', earlyIntl],
      'no-restricted-imports': [
        'error',
        {
          patterns: [{ group: ['node:*'], message: 'This runs in a browser, which has no Node.' }],
        },
      ],
    },
  },
  {
    // The rooms that read what visitors, browsers and documents say. The others read what authors write.
    files: [
      'src/{lib,difference,json,islands,layouts,recognise,service-worker,server}/**/*.{ts,tsx}',
    ],
    ignores: ['**/*.test.ts'],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    plugins: { local },
    rules: { 'local/typed-keys': 'error' },
  },
  {
    files: ['src/**'],
    ignores: ['**/*.test.ts', 'src/lib/quantity.ts'],
    plugins: { local },
    rules: { 'local/own-plurals': 'error' },
  },
  {
    files: ['src/islands/tools/**'],
    ignores: ['**/*.test.ts'],
    rules: { 'no-restricted-syntax': ['error', earlyIntl, ...oneWay] },
  },
)
