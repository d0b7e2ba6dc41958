import type { Tools } from './sums.ts'

type Values = Record<string, string>
type Shown = Record<string, string>

// Found by their paths, as sample answers are: no file of this room imports a tool.
const definitions = import.meta.glob<Record<string, unknown>>('../islands/tools/**/definition.ts')
const figures = import.meta.glob<{ figures: (values: Values) => Shown | Promise<Shown> }>(
  '../islands/tools/**/figures.ts',
)
const [frame] = Object.values(
  import.meta.glob<{ figuresOf: (definition: object, values: Values) => Shown }>(
    '../islands/calculator/frame/figures-of.ts',
  ),
)

/** Every calculator by its definition, and every other tool that has a `figures.ts`, by their folders: "fd-calculator/deposit". */
export const toolsWithFigures: Tools = Object.fromEntries([
  ...Object.entries(definitions).map(([path, load]) => [
    folderOf(path),
    async (values: Values) => {
      const { figuresOf } = (await frame?.()) ?? {}
      const definition = Object.values(await load()).find(isDefinition)
      return figuresOf?.(definition ?? {}, values) ?? {}
    },
  ]),
  ...Object.entries(figures).map(([path, load]) => [
    folderOf(path),
    async (values: Values) => (await load()).figures(values),
  ]),
]) as Tools

/** A definition may stand beside other exports, as a date of its rules does. */
function isDefinition(made: unknown): made is object {
  return typeof made === 'object' && made !== null && 'calculate' in made
}

function folderOf(path: string): string {
  return path.replace(/^\.\.\/islands\/tools\//, '').replace(/\/[^/]+$/, '')
}
