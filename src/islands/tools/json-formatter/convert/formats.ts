import type { Language } from '@/json/convert/types/type-model.ts'

/** A target format of the converter. */
export interface Format {
  /** The name of the writer, or of the language for generated types. */
  id: string
  label: string
  /** The name on the buttons, when it differs from the label. */
  name?: string
  /** The target language, for formats that generate types. */
  language?: Language
  /** Undefined when the result cannot be downloaded. */
  file?: { name: string; type: string }
  /** The options that the format supports. */
  choices: readonly ('rows' | 'separator' | 'minified')[]
}

/** The formats, in display order. */
export const FORMATS: readonly [Format, ...Format[]] = [
  { id: 'table', label: 'Table', name: 'table', choices: ['rows'] },
  {
    id: 'csv',
    label: 'CSV',
    file: { name: 'converted.csv', type: 'text/csv;charset=utf-8' },
    choices: ['rows', 'separator'],
  },
  {
    id: 'yaml',
    label: 'YAML',
    // RFC 9512
    file: { name: 'converted.yaml', type: 'application/yaml' },
    choices: [],
  },
  {
    id: 'jsonl',
    label: 'JSON Lines',
    file: { name: 'converted.jsonl', type: 'application/jsonl' },
    choices: ['rows'],
  },
  {
    id: 'string',
    label: 'JSON in a string',
    name: 'string',
    file: { name: 'converted.json', type: 'application/json' },
    choices: ['minified'],
  },
  {
    id: 'text',
    label: 'Plain text (unescape)',
    name: 'text',
    file: { name: 'converted.txt', type: 'text/plain;charset=utf-8' },
    choices: [],
  },
  {
    id: 'typescript',
    label: 'TypeScript',
    language: 'typescript',
    file: { name: 'types.ts', type: 'text/plain;charset=utf-8' },
    choices: [],
  },
  {
    id: 'go',
    label: 'Go',
    language: 'go',
    file: { name: 'types.go', type: 'text/plain;charset=utf-8' },
    choices: [],
  },
  {
    id: 'python',
    label: 'Python dataclasses',
    name: 'Python',
    language: 'python',
    file: { name: 'types.py', type: 'text/plain;charset=utf-8' },
    choices: [],
  },
  {
    id: 'schema',
    label: 'JSON Schema',
    language: 'schema',
    // json-schema.org/draft/2020-12, section 14
    file: { name: 'schema.json', type: 'application/schema+json' },
    choices: [],
  },
]
