import type { Language } from '@/json/convert/types/type-model.ts'

/** A format that a document is converted to. */
export interface Format {
  /** The name of its writer, or of the language of its types. */
  id: string
  label: string
  /** What the buttons call it, where that is not the label. */
  name?: string
  /** The language, where the types of the document are written. */
  language?: Language
  /** Absent where the result is no file. */
  file?: { name: string; type: string }
  /** What the visitor may choose about it. */
  choices: readonly ('rows' | 'separator' | 'minified')[]
}

/** In the order they are offered. */
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
