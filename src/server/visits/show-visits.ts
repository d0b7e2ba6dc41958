import { counted } from '../../lib/quantity.ts'
import type { VisitCount, VisitRange } from './count-visits.ts'

/** The maximum number of rows on a screen; `--json` has all. */
const MOST_ROWS = 40

/** Formats the counts as tables for a screen. `notes` are sentences about the logs. */
export function showVisits(
  count: VisitCount,
  { since, until }: VisitRange,
  timeZone: string,
  notes: readonly string[],
): string {
  const { days, sites, paths, inside, unknown, lines, withoutAgent } = count
  const range = `from ${since ?? days[0]?.day ?? 'the start'} to ${until ?? days.at(-1)?.day ?? 'the end'}`
  const sum = (key: 'pages' | 'robots') => days.reduce((total, day) => total + day[key], 0)
  return [
    `Pages ${range}, by the days of ${timeZone}.`,
    table(
      ['Day', 'Pages', 'Robots'],
      [
        ...days.map(({ day, pages, robots }): Row => [day, pages, robots]),
        ['All', sum('pages'), sum('robots')],
      ],
    ),
    table(
      ['Linked from', 'Pages'],
      [
        ...shortened(sites.map(({ site, pages }) => [site, pages])),
        ['(this site)', inside],
        ['(not named)', unknown],
      ],
    ),
    table(['Page', 'Pages'], shortened(paths.map(({ path, pages }) => [path, pages]))),
    [
      'Only robots that identify themselves are counted as robots. Pages from the cache of a browser are not in the logs.',
      `${counted(lines.all, 'line')}: ${lines.otherRequests} for files, errors and other requests, ${lines.outside} for other days, ${lines.damaged} cannot be read.`,
      ...(withoutAgent > 0
        ? [
            `${counted(withoutAgent, 'page has', 'pages have')} no User-Agent: robots among them count as readers.`,
          ]
        : []),
      ...notes,
    ].join('\n'),
  ].join('\n\n')
}

type Row = readonly [name: string, ...numbers: number[]]

function shortened(rows: Row[]): Row[] {
  if (rows.length <= MOST_ROWS) return rows
  const rest = rows.slice(MOST_ROWS).reduce((total, [, pages = 0]) => total + pages, 0)
  return [...rows.slice(0, MOST_ROWS), [`(${rows.length - MOST_ROWS} more)`, rest]]
}

function table(head: readonly string[], rows: readonly Row[]): string {
  const cells = [head, ...rows].map((row) => row.map(String))
  const widths = head.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)))
  return cells
    .map((row) =>
      row
        .map((cell, column) => cell[column === 0 ? 'padEnd' : 'padStart'](widths[column] ?? 0))
        .join('  '),
    )
    .join('\n')
}
