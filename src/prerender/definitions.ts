import type { Drawing } from '@/lib/sample-answer.ts'

type Values = Record<string, string>

/** What the frame of the calculators says about a definition. */
interface Frame {
  figuresOf: (definition: object, values: Values) => Promise<Record<string, string>>
  headlineOf: (definition: object) => { label: string; figure: string; drawing?: Drawing }
}

// By path, because no file of this folder may import a tool.
const modules = import.meta.glob<Record<string, unknown>>('../islands/tools/**/definition.ts')
const [frame] = Object.values(import.meta.glob<Frame>('../islands/calculator/frame/figures-of.ts'))

/** Loads what says a calculator's figures, or its headline at first. */
export async function loadFrame(): Promise<Frame> {
  if (frame === undefined) throw new Error('The frame of the calculators has no figures-of.ts.')
  return frame()
}

/** The calculators by folder ("fd-calculator/deposit"), each with a function that loads its definition. */
export const definitions: Readonly<Record<string, () => Promise<object>>> = Object.fromEntries(
  Object.entries(modules).map(([path, load]) => [
    folderOf(path),
    async () => {
      const definition = Object.values(await load()).find(isDefinition)
      if (definition === undefined) throw new Error(`${path} exports no definition.`)
      return definition
    },
  ]),
)

/** Returns the folder of a tool's file: "fd-calculator/deposit". */
export function folderOf(path: string): string {
  return path.replace(/^\.\.\/islands\/tools\//, '').replace(/\/[^/]+$/, '')
}

/** Returns whether an export is a definition: the module can have others, such as a date. */
function isDefinition(exported: unknown): exported is object {
  return typeof exported === 'object' && exported !== null && 'calculate' in exported
}
