import type { Container, Declaration, Root, Rule } from 'postcss'

import type { UsedWords } from './used-words.ts'

/** Selectors inside these say nothing certain about what a page has: `:not(.a)`, `:is(.a, .b)`. Three levels of brackets. */
const functions = /:[\w-]+\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g

/** A selector of a style sheet. */
interface Selector {
  /** The index of its rule and its own in that rule. */
  key: string
  /** Its bytes with its share of the declarations. */
  bytes: number
  names: readonly Name[]
}

/** A name in a selector, and whether it is that of a `data-` attribute. */
interface Name {
  name: string
  isData: boolean
}

/** Returns the selectors of a style sheet, read once for all of its pages. */
export function readSelectors(sheet: Root): Selector[] {
  const selectors: Selector[] = []
  eachSelector(sheet, (key, selector, rule) => {
    const body = rule.toString().length - rule.selector.length
    const bytes = selector.length + body / rule.selectors.length
    selectors.push({ key, bytes, names: namesIn(selector) })
  })
  return selectors
}

/** Returns the keys of the selectors of which a page can have all elements, classes, ids and `data-` attributes. */
export function usedSelectors(selectors: readonly Selector[], words: UsedWords): Set<string> {
  const used = selectors.filter(({ names }) =>
    names.every(({ name, isData }) =>
      isData ? isDataAttribute(name, words) : isWord(name, words),
    ),
  )
  return new Set(used.map(({ key }) => key))
}

/** Returns a style sheet with only the given selectors and the custom properties that are used, all in the same order. */
export function keepSelectors(
  whole: Root,
  used: ReadonlySet<string>,
  isUsedProperty: (name: string) => boolean,
): string {
  const sheet = whole.clone()
  const kept = new Map<Rule, string[]>()
  eachSelector(sheet, (key, selector, rule) => {
    kept.set(rule, [...(kept.get(rule) ?? []), ...(used.has(key) ? [selector] : [])])
  })
  for (const [rule, selectors] of kept) {
    if (selectors.length === 0) rule.remove()
    // Unchanged, a rule keeps its text.
    else if (selectors.length < rule.selectors.length) rule.selector = selectors.join(',')
  }
  inlineThemeValues(sheet)
  while (removeUnusedProperties(sheet, isUsedProperty));
  removeEmpty(sheet)
  return sheet.toString()
}

function eachSelector(
  sheet: Root,
  visit: (key: string, selector: string, rule: Rule) => void,
): void {
  let index = 0
  sheet.walkRules((rule) => {
    const { parent } = rule
    if (parent?.type === 'atrule' && 'name' in parent && /keyframes$/.test(String(parent.name))) {
      return
    }
    rule.selectors.forEach((selector, place) => visit(`${index} ${place}`, selector, rule))
    index++
  })
}

/** The names in a selector: of an element, a class or id, or a `data-` attribute. */
const NAME = /(?:^|[\s>+~&])([a-z][\w-]*)|[.#]((?:\\.|[\w-]|[^\0-\x7F])+)|\[data-([\w-]+)/g

function namesIn(selector: string): Name[] {
  return [...selector.replace(functions, '').matchAll(NAME)].map(([, element, name, data]) => ({
    name: data ?? element ?? unescape(name ?? ''),
    isData: data !== undefined,
  }))
}

function isWord(name: string, { whole, starts, ends }: UsedWords): boolean {
  if (whole.has(name)) return true
  return (
    [...starts].some((start) => name.startsWith(start)) ||
    [...ends].some((end) => name.endsWith(end))
  )
}

/** Returns whether a page can have an attribute: by its own name or as a property of `dataset`. */
function isDataAttribute(name: string, words: UsedWords): boolean {
  const property = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  return (
    isWord(`data-${name}`, words) || words.whole.has(property) || words.properties.has(property)
  )
}

function unescape(name: string): string {
  return name.replace(/\\([\da-f]{1,6}) ?|\\(.)/gi, (_, code: string | undefined, char: string) =>
    code === undefined ? char : String.fromCodePoint(Number.parseInt(code, 16)),
  )
}

const THEME = /^:root, ?:host$/
/** Longer values, such as lists of fonts, would be repeated at each use. */
const LONGEST_VALUE = 10
const PRODUCT = /calc\((-?[\d.]+)rem ?\* ?(-?[\d.]+)\)/g

/** Writes the short values of the theme, which never change, in place of their names. Names take a tenth of a page's rules. */
function inlineThemeValues(sheet: Root): void {
  const values = new Map<string, string>()
  sheet.walkDecls(/^--/, ({ parent, prop, value }) => {
    const isOfTheme = parent?.type === 'rule' && THEME.test((parent as Rule).selector)
    if (isOfTheme && value.length <= LONGEST_VALUE) values.set(prop, value)
  })
  sheet.walkDecls((declaration) => {
    if (!declaration.value.includes('var(')) return
    declaration.value = declaration.value
      .replace(/var\((--[\w-]+)\)/g, (whole, name: string) => values.get(name) ?? whole)
      .replace(PRODUCT, (_, size: string, times: string) => `${Number(size) * Number(times)}rem`)
  })
}

/** Removes custom properties that no rule reads and no script or late sheet names. Returns whether there were some. */
function removeUnusedProperties(sheet: Root, isUsedElsewhere: (name: string) => boolean): boolean {
  const read = new Set<string>()
  const set: Declaration[] = []
  sheet.walkDecls((declaration) => {
    for (const name of propertiesIn(declaration.value)) read.add(name)
    if (declaration.prop.startsWith('--')) set.push(declaration)
  })
  const isUnused = (name: string) => !read.has(name) && !isUsedElsewhere(name)
  const unused = set.filter(({ prop }) => isUnused(prop))
  for (const declaration of unused) declaration.remove()
  sheet.walkAtRules('property', (rule) => {
    if (isUnused(rule.params)) rule.remove()
  })
  return unused.length > 0
}

/** Returns the custom properties that a text of styles reads. */
export function propertiesIn(text: string): string[] {
  return text.match(/--[\w-]+/g) ?? []
}

function removeEmpty(container: Container): void {
  for (const node of [...(container.nodes ?? [])]) {
    if (!('nodes' in node) || node.nodes === undefined) continue
    removeEmpty(node as Container)
    if (node.nodes.length === 0) node.remove()
  }
}
