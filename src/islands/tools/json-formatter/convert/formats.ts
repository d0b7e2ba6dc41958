import convertWorker from './convert.worker.ts?worker&url'
import typesWorker from './types/types.worker.ts?worker&url'

/** A format that a document is converted to. */
export interface Format {
  /** The name of its writer in the worker. */
  id: string
  label: string
  /** What the buttons call it, where that is not the label. */
  name?: string
  /** The address of the worker that has its writer. */
  worker: string
  /** Absent where the result is no file. */
  file?: { name: string; type: string }
  /** What the visitor may choose about it. */
  choices: readonly ('rows' | 'separator' | 'minified')[]
}

/** In the order they are offered. */
export const FORMATS: readonly [Format, ...Format[]] = [
  { id: 'table', label: 'Table', name: 'table', worker: convertWorker, choices: ['rows'] },
  {
    id: 'csv',
    label: 'CSV',
    worker: convertWorker,
    file: { name: 'converted.csv', type: 'text/csv;charset=utf-8' },
    choices: ['rows', 'separator'],
  },
  {
    id: 'yaml',
    label: 'YAML',
    worker: convertWorker,
    // RFC 9512
    file: { name: 'converted.yaml', type: 'application/yaml' },
    choices: [],
  },
  {
    id: 'jsonl',
    label: 'JSON Lines',
    worker: convertWorker,
    file: { name: 'converted.jsonl', type: 'application/jsonl' },
    choices: ['rows'],
  },
  {
    id: 'string',
    label: 'JSON in a string',
    name: 'string',
    worker: convertWorker,
    file: { name: 'converted.json', type: 'application/json' },
    choices: ['minified'],
  },
  {
    id: 'typescript',
    label: 'TypeScript',
    worker: typesWorker,
    file: { name: 'types.ts', type: 'text/plain;charset=utf-8' },
    choices: [],
  },
  {
    id: 'go',
    label: 'Go',
    worker: typesWorker,
    file: { name: 'types.go', type: 'text/plain;charset=utf-8' },
    choices: [],
  },
  {
    id: 'python',
    label: 'Python dataclasses',
    name: 'Python',
    worker: typesWorker,
    file: { name: 'types.py', type: 'text/plain;charset=utf-8' },
    choices: [],
  },
  {
    id: 'schema',
    label: 'JSON Schema',
    worker: typesWorker,
    // json-schema.org/draft/2020-12, section 14
    file: { name: 'schema.json', type: 'application/schema+json' },
    choices: [],
  },
]
