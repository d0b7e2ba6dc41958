/** Finds the code that reads a text, from types and definitions, so that a new reader is tested without being listed. */
import { globSync, readFileSync } from 'node:fs'

import ts from 'typescript'

import type { TextToolDefinition } from '../src/islands/text-tool/definition.ts'

/** A function that reads a text. Its result does not matter here. */
type Read = (text: string) => unknown

/** A reader with its name and a function that loads it, or undefined if it needs a browser to load. */
export type Reader = readonly [name: string, load: () => Promise<Read | undefined>]

/** Not readers: they draw at most 2,953 bytes, slowly. */
const DRAWINGS = new Set(['codeDrawing', 'qrDrawing'])

/** Rooms whose code runs on a text that a visitor typed or pasted. */
const ROOMS = 'src/{lib,recognise,json,difference,islands,layouts/scripts}/**/*.ts'

/** Returns the exported functions whose only required parameter is a text. */
export function listReaders(): Reader[] {
  return globSync(ROOMS)
    .filter((file) => !/\.test\.ts$|-for-tests\.ts$|\.d\.ts$/.test(file))
    .toSorted()
    .flatMap((file) =>
      readersOf(file).map((name): Reader => [
        `${file} ${name}`,
        async () => (await load<Record<string, Read>>(file))?.[name],
      ]),
    )
}

/** Returns the work of each text tool in each of its modes. */
export async function listTextTools(): Promise<Reader[]> {
  const files = globSync('src/islands/tools/**/text-tool.ts').toSorted()
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

function readersOf(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest)
  return source.statements.filter(ts.isFunctionDeclaration).flatMap((statement) => {
    const kinds = statement.modifiers?.map(({ kind }) => kind) ?? []
    const name = statement.name?.text ?? ''
    const isReader =
      kinds.includes(ts.SyntaxKind.ExportKeyword) &&
      !kinds.includes(ts.SyntaxKind.AsyncKeyword) &&
      !/^use[A-Z]/.test(name) &&
      !DRAWINGS.has(name) &&
      takesText(statement.parameters)
    return isReader ? [name] : []
  })
}

function takesText([first, ...others]: readonly ts.ParameterDeclaration[]): boolean {
  return (
    first?.type?.kind === ts.SyntaxKind.StringKeyword &&
    !first.dotDotDotToken &&
    others.every(({ questionToken, initializer }) => questionToken ?? initializer)
  )
}
