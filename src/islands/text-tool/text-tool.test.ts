import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import type { TextToolDefinition } from './definition.ts'
import { inWorker } from './in-worker.ts'
import { textPanels } from './text-panels.tsx'
import { textTool } from './text-tool.tsx'
import { textUpload } from './text-upload.tsx'

type Mode = 'upper' | 'lower'

const upper = {
  value: 'upper',
  label: 'Upper',
  input: 'Text',
  placeholder: 'Type or paste text',
  output: 'In upper case',
} as const
const lower = { ...upper, value: 'lower', label: 'Lower', output: 'In lower case' } as const
const work = { compute: ({ text }: { text: string }) => ({ output: text.toUpperCase() }) }

function htmlOf(definition: TextToolDefinition<Mode>): string {
  return renderToStaticMarkup(createElement(textTool(definition)))
}

/** The texts of the buttons, in their order. */
function buttonsOf(definition: TextToolDefinition<Mode>): string[] {
  return [...htmlOf(definition).matchAll(/<button[^>]*>([^<]*)</g)].map(([, text]) => text ?? '')
}

test('a tool of one mode has an input, a result, Clear and Copy', () => {
  expect(buttonsOf({ modes: [upper], work })).toEqual(['Clear', 'Copy', 'Send to…'])
  const html = htmlOf({ modes: [upper], work })
  expect(html).toMatch(/<label[^>]*>Text<\/label>/)
  expect(html).toMatch(/<textarea[^>]* name="input"[^>]* placeholder="Type or paste text"/)
  expect(html).toMatch(/<label[^>]*>In upper case<\/label>/)
})

test('two modes have buttons and Swap, and the first is selected', () => {
  const definition = { modes: [upper, lower], work } as const
  expect(buttonsOf(definition)).toEqual(['Upper', 'Lower', 'Clear', 'Swap', 'Copy', 'Send to…'])
  expect(htmlOf(definition)).toMatch(/value="upper" aria-pressed="true"/)
  expect(buttonsOf({ ...definition, hasNoSwap: true })).not.toContain('Swap')
})

test('a button, upload, download and Cancel appear only where the definition names them', () => {
  const definition: TextToolDefinition<Mode> = {
    modes: [{ ...upper, action: 'Convert' }],
    work: { ...work, large: inWorker('/worker.js') },
    upload: textUpload('.txt', 1_000_000),
    downloadName: 'case',
  }
  const buttons = ['Upload .txt', 'Convert', 'Clear', 'Copy', 'Send to…', 'Download']
  expect(buttonsOf(definition)).toEqual(buttons)
  expect(htmlOf(definition)).toContain('data-takes-files="Text"')
})

test('a text without anything for a panel hides it, and the list without a panel', () => {
  const load = () => Promise.reject(new Error('not opened'))
  const panels = [{ label: 'Lines', isUseful: (text: string) => text.includes('\n'), load }]
  const html = htmlOf({ modes: [upper], work, Panels: textPanels(panels) })
  expect(html).toMatch(/<section[^>]*aria-label="More about the text"[^>]* hidden=""/)
  expect(html).toMatch(/<details[^>]* hidden=""[^>]*><summary>Lines/)
})

test('an empty input offers its example', () => {
  expect(buttonsOf({ modes: [{ ...upper, example: 'abc' }], work })).toContain('Try an example')
})

test('panels are folded below the tool', () => {
  const panels = [{ label: 'More', load: () => Promise.reject(new Error('not opened')) }]
  expect(htmlOf({ modes: [upper], work, Panels: textPanels(panels, 'my-panel') })).toMatch(
    /<details class="[^"]*my-panel[^"]*"><summary>More<\/summary><\/details>/,
  )
})

test('a text that may be a secret is marked, so that no copy of it is kept', () => {
  const marked = /<section[^>]* data-secret="true"/
  expect(htmlOf({ modes: [upper], work, isSecret: true })).toMatch(marked)
  expect(htmlOf({ modes: [upper], work })).not.toMatch(marked)
})
