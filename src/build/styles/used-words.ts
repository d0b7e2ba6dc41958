import type { Plugin } from 'vite'

/** The words of pages and scripts that can be names in a style sheet: classes, ids, attributes, custom properties. */
export interface UsedWords {
  whole: Set<string>
  /** Names of properties, such as those of `dataset`. */
  properties: Set<string>
  /** Beginnings and ends of words that a script joins with a value: "tone-" in `tone-${kind}`. */
  starts: Set<string>
  ends: Set<string>
}

interface ScriptModule {
  words: UsedWords
  imports: readonly string[]
}

/** The modules of the browser's code by id, and by file name the modules that a page gets by naming the file. */
const modules = new Map<string, ScriptModule>()
const rootsOfFile = new Map<string, readonly string[]>()

/** Shorter parts of joined words, such as "a" in `a${n}`, would match most names. */
const SHORTEST_PART = 3

/** Collects the words of each module after tree-shaking. Files of scripts do not show who uses what: pages share them. */
export const collectScriptWords: Plugin = {
  name: 'collect-script-words',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_, bundle) {
    modules.clear()
    rootsOfFile.clear()
    for (const id of this.getModuleIds()) {
      const info = this.getModuleInfo(id)
      const imports = [...(info?.importedIds ?? []), ...(info?.dynamicallyImportedIds ?? [])]
      modules.set(id, { words: noWords(), imports })
    }
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk') continue
      rootsOfFile.set(file.fileName, file.facadeModuleId ? [file.facadeModuleId] : file.moduleIds)
      for (const [id, { code }] of Object.entries(file.modules)) {
        const words = modules.get(id)?.words
        if (words === undefined || !code || id.includes('node_modules')) continue
        addStrings(this.parse(code), words)
      }
    }
  },
}

/** Returns the words of a page's HTML and of all modules that its scripts can load. */
export function wordsOfPage(html: string): UsedWords {
  const words = noWords()
  const files = [...rootsOfFile.keys()].filter((name) => html.includes(name))
  const reached = new Set(files.flatMap((name) => rootsOfFile.get(name) ?? []))
  for (const id of reached) {
    const used = modules.get(id)
    for (const imported of used?.imports ?? []) reached.add(imported)
    if (used !== undefined) addAll(words, used.words)
  }
  addMarkup(html, words)
  return words
}

/** Adds the names of elements and attributes, the words of some attributes, and those of inline scripts and styles. */
function addMarkup(html: string, words: UsedWords): void {
  for (const [, tag, attribute, value = ''] of html.matchAll(MARKUP)) {
    words.whole.add(tag ?? attribute ?? '')
    if (attribute === 'class' || attribute === 'id') addText(decode(value), words)
    // A shape of a drawing may be filled with a colour of the theme.
    if (value.startsWith('var(')) words.whole.add(value.slice('var('.length, -1))
    // What an island gets is written as JSON.
    if (attribute === 'props') for (const text of decode(value).split('"')) addText(text, words)
  }
  for (const [, code = ''] of html.matchAll(
    /<(?:script|style)[^>]*>([^]*?)<\/(?:script|style)>/g,
  )) {
    for (const word of code.split(/[^\w-]+/)) words.whole.add(word)
  }
}

/** The name of an element, or that of an attribute with its value. */
const MARKUP = /<([a-z][\w-]*)|\s([a-z][\w-]*)(?:="([^"]*)")?(?=[\s/>])/g

function decode(value: string): string {
  return value
    .replace(/&(?:quot|#34);/g, '"')
    .replaceAll('&amp;', '&')
    .replaceAll('&gt;', '>')
}

/** Adds the words of all strings below a node of a syntax tree. */
export function addStrings(node: unknown, words: UsedWords, isJoined = false): void {
  if (Array.isArray(node)) for (const item of node) addStrings(item, words, isJoined)
  if (!isNode(node)) return
  if (node.type === 'Literal' && typeof node.value === 'string') {
    addText(node.value, words, isJoined, isJoined)
  }
  if (node.type === 'TemplateLiteral') addTemplate(node.quasis as Quasi[], words)
  if (node.type === 'Identifier') words.properties.add(String(node.name))
  const joins = node.type === 'BinaryExpression' && node.operator === '+'
  for (const child of Object.values(node)) {
    if (typeof child === 'object') addStrings(child, words, joins)
  }
}

interface Node {
  type: string
  [key: string]: unknown
}

interface Quasi {
  value: { raw: string; cooked?: string | null }
}

function isNode(node: unknown): node is Node {
  return typeof node === 'object' && node !== null && 'type' in node
}

function addTemplate(quasis: readonly Quasi[], words: UsedWords): void {
  quasis.forEach(({ value }, index) => {
    addText(value.cooked ?? value.raw, words, index > 0, index < quasis.length - 1)
  })
}

/** A capital or a mark after a word shows that a text is for readers and has no names. */
const SENTENCE = /(?:^|\s)\p{Lu}|[.,:;?!…](?:\s|$)/u

function addText(text: string, words: UsedWords, followsValue = false, precedesValue = false) {
  if (SENTENCE.test(text)) return
  const all = text.split(/[\s"'`<>]+/).filter(Boolean)
  for (const word of all) words.whole.add(word)
  const first = all.at(0) ?? ''
  const last = all.at(-1) ?? ''
  if (followsValue && first.length >= SHORTEST_PART && text.startsWith(first)) words.ends.add(first)
  if (precedesValue && last.length >= SHORTEST_PART && text.endsWith(last)) words.starts.add(last)
}

/** Returns an empty collection of words. */
export function noWords(): UsedWords {
  return { whole: new Set(), properties: new Set(), starts: new Set(), ends: new Set() }
}

function addAll(words: UsedWords, more: UsedWords): void {
  for (const kind of ['whole', 'properties', 'starts', 'ends'] as const) {
    for (const word of more[kind]) words[kind].add(word)
  }
}
