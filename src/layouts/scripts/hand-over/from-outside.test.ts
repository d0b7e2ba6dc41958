import { expect, it } from 'vitest'

import { subjectOf } from './from-outside.ts'

const file = new File(['a,b'], 'table.csv')

it.each([
  ['the text', { title: 'A note', text: '{"a": 1}', url: '' }, '{"a": 1}'],
  ['an address', { url: 'https://a.example/', title: 'A page' }, 'https://a.example/'],
  ['both', { text: 'Read this', url: 'https://a.example/' }, 'Read this\nhttps://a.example/'],
  ['one of both', { text: 'https://a.example/', url: 'https://a.example/' }, 'https://a.example/'],
  ['a title alone', { title: 'Only a title', text: ' ' }, 'Only a title'],
  ['HTML and NUL bytes', { text: '<script>x</script>\0' }, '<script>x</script>\0'],
])('takes %s', (_name, form, expected) => expect(subjectOf({ ...form, files: [] })).toBe(expected))

it('takes a file before a text', () => {
  expect(subjectOf({ text: 'beside it', files: [new File([], 'empty'), file] })).toBe(file)
})

it.each([
  { files: [] },
  { title: null, text: null, url: null, files: [] },
  { text: '\n', files: ['a text', new File([], '')] },
  {} as { files: [] },
])('takes nothing from %o', (form) => expect(subjectOf(form)).toBeUndefined())
