/** Finds the code that reads a text, from types and definitions, so that a new reader is tested without being listed. */
import { globSync, readFileSync } from 'node:fs'

import ts from 'typescript'

import type { TextToolDefinition } from '../src/islands/text-tool/definition.ts'

/** A function that reads a text. Its result does not matter here. */
type Read = (text: string, ...more: unknown[]) => unknown

/** A reader with its name and a function that loads it, or undefined if it needs a browser to load. */
export type Reader = readonly [
  name: string,
  load: () => Promise<Read | undefined>,
  /** Whether it needs more than a text. */
  needsMore: boolean,
]

/**
 * Not counted. The first two draw at most 2,953 bytes, slowly. The last leaves an address to `URLSearchParams`, which Node, unlike
 * browsers, reads by searching the rest of the text at each `&`.
 */
const NOT_COUNTED = new Set(['codeDrawing', 'qrDrawing', 'notCarriedSentence'])

/** Rooms whose code runs on a text that a visitor typed or pasted. */
const ROOMS = 'src/{lib,recognise,json,difference,islands,layouts/scripts}/**/*.ts'

/** Returns the exported functions whose only required parameter is a text. */
export function listReaders(): Reader[] {
  return readersIn((found) => found.isSync && !found.needsMore)
}

/** Returns these, those that return a promise, and the functions named read… or parse… that need more than a text. */
export function listNamedReaders(): Reader[] {
  return readersIn((found) => !found.needsMore || /^(?:read|parse)[A-Z]/.test(found.name))
}

function readersIn(isListed: (found: Found) => boolean): Reader[] {
  return globSync(ROOMS)
    .filter((file) => !/\.test\.ts$|-for-tests\.ts$|\.d\.ts$/.test(file))
    .toSorted()
    .flatMap((file) =>
      functionsOfTexts(file)
        .filter(isListed)
        .map(({ name, needsMore }): Reader => [
          `${file} ${name}`,
          async () => (await load<Record<string, Read>>(file))?.[name],
          needsMore,
        ]),
    )
}

/** Returns the work of each text tool in each of its modes. */
export async function listTextTools(): Promise<Reader[]> {
  const files = globSync('src/islands/tools/**/text-tool.{ts,tsx}').toSorted()
  const modules = await Promise.all(files.map(load<Record<string, unknown>>))
  return modules.flatMap((module, index) =>
    Object.values(module ?? {})
      .filter(isDefinition)
      .flatMap((tool) =>
        tool.modes.map(({ value: mode }): Reader => [
          `${files[index]} ${mode}`,
          async () => {
            await tool.work.load?.()
            return (text) => tool.work.compute({ text, mode, options: tool.options })
          },
          false,
        ]),
      ),
  )
}

async function load<Module>(file: string): Promise<Module | undefined> {
  try {
    return (await import(/* @vite-ignore */ `../${file}`)) as Module
  } catch {
    return undefined
  }
}

function isDefinition(value: unknown): value is TextToolDefinition<string> {
  return typeof value === 'object' && value !== null && 'modes' in value && 'work' in value
}

/** An exported function whose first parameter is a text. */
interface Found {
  name: string
  isSync: boolean
  /** Whether another parameter is required. */
  needsMore: boolean
}

function functionsOfTexts(file: string): Found[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest)
  return source.statements.filter(ts.isFunctionDeclaration).flatMap((statement) => {
    const kinds = statement.modifiers?.map(({ kind }) => kind) ?? []
    const name = statement.name?.text ?? ''
    const [first, ...others] = statement.parameters
    const isReader =
      kinds.includes(ts.SyntaxKind.ExportKeyword) &&
      !/^use[A-Z]/.test(name) &&
      !NOT_COUNTED.has(name) &&
      isText(first?.type) &&
      !first?.dotDotDotToken
    const isSync = !kinds.includes(ts.SyntaxKind.AsyncKeyword)
    const needsMore = others.some((other) => !other.questionToken && !other.initializer)
    return isReader ? [{ name, isSync, needsMore }] : []
  })
}

/** Whether a parameter takes a text, alone or among other types, as `string | Blob`. */
function isText(type: ts.TypeNode | undefined): boolean {
  if (type?.kind === ts.SyntaxKind.StringKeyword) return true
  return type !== undefined && ts.isUnionTypeNode(type) && type.types.some(isText)
}
