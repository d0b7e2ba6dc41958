import astro from 'eslint-plugin-astro'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

/** Forbids imports that would run against the one direction of the code base: pages → layouts → lib, and content → islands → lib. */
const neverImport = (files, folders, ignores = []) => ({
  files,
  ignores,
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: folders.map((folder) => ({
          group: [`@/${folder}/**`, `**/${folder}/**`],
          message: `Imports run pages → layouts → lib and content → islands → lib; this file must not reach into ${folder}/.`,
        })),
      },
    ],
  },
})

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
          message: 'Only the contact page talks to a server: use src/lib/query.ts.',
        },
      ],
      'no-restricted-properties': [
        'error',
        {
          object: 'navigator',
          property: 'clipboard',
          message: 'Use copyText or readClipboard of src/lib/browser.ts.',
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
  { files: ['src/lib/browser.ts'], rules: { 'no-restricted-properties': 'off' } },
  {
    files: [
      'src/lib/query.ts',
      'src/lib/offline/service-worker.ts',
      'src/lib/contact/**',
      'tests/**',
    ],
    rules: { 'no-restricted-globals': 'off' },
  },
  {
    files: ['tests/**', 'src/server/**'],
    rules: { 'no-console': 'off', 'no-restricted-properties': 'off' },
  },
  neverImport(['src/lib/**'], ['islands', 'layouts', 'pages', 'server']),
  neverImport(
    ['src/islands/ui/**'],
    ['islands/tools', 'islands/calculator', 'layouts', 'pages', 'server'],
  ),
  neverImport(['src/islands/calculator/**'], ['islands/tools', 'layouts', 'pages', 'server']),
  neverImport(['src/islands/tools/**'], ['islands/contact', 'layouts', 'pages', 'server']),
  neverImport(
    ['src/islands/contact/**'],
    ['islands/tools', 'islands/calculator', 'layouts', 'pages', 'server'],
  ),
  neverImport(['src/layouts/**'], ['islands', 'pages', 'server']),
)
