import type { ReactNode } from 'react'

import { entryLine, type ListLines } from './entry-line.ts'
import type { ControlProps, FieldBase, Fields, OwnInput } from './field-types.ts'
import { acceptText } from '../frame/fragment.ts'
import {
  type AnyField,
  entriesOf,
  fieldText,
  readInput,
  unreadLabels,
  withoutNames,
  type Texts,
} from '../frame/inputs.ts'
import { LateList } from './LateList.tsx'
import type { ListProps, UsePages } from './list-types.ts'
import { once } from '../frame/once.ts'

/** An added entry has empty numbers, and the initial values of its other fields. */
interface ListOptions<Entry extends object> extends FieldBase, ListLines<Entry> {
  initial: readonly Entry[]
  /** What one entry is called: "Prepayment". */
  entryLabel: string
  /** How many entries there may be. */
  most: number
  /** Draws a list that may grow long in parts (`useListPages`). */
  usePages?: UsePages
  /** Fields that have no meaning for this entry, and are not shown. */
  hiddenFields?: (entry: Entry) => readonly (keyof Entry)[]
  /** The first entry is open on a fresh visit. The list then needs its `control` at once, or early typing would be lost. */
  opensFirst?: true
  /** Draws the list. By default it is loaded when the page is used (`LateList`). */
  control?: (props: ListProps<Entry>) => ReactNode
  /** The sentence that says why an entry cannot be calculated with, although all its fields can be read. */
  error?: (entry: Entry) => string | undefined
}

/** The text of an added entry that nobody has changed yet. No link carries it, because it is not part of the value. */
const UNTOUCHED = 'new'

/**
 * A list of like entries that the visitor adds and removes, such as prepayments. Its content is one text, in fields and
 * links alike: a query string for each entry, with ";" between them. An entry counts once the numbers that it needs are filled
 * in, and an added one once one of its fields has been changed.
 */
export function listField<Entry extends object>(
  options: ListOptions<Entry>,
): OwnInput<readonly Entry[]> {
  const { fields, entryLabel, most, hiddenFields, control: List = LateList } = options
  const { added, readTexts, writeTexts, namelessTexts } = listTexts(fields, most)
  const readEntry = once((texts: Texts<Entry>) => readInput(fields, texts))
  const hiddenOf = (entry: Entry) => hiddenFields?.(entry)
  const lacks = (texts: Texts<Entry>) => lacksNumber(fields, texts, hiddenOf(readEntry(texts)))
  const isCounted = once((texts: Texts<Entry>) => texts !== added && !lacks(texts))
  const countedTexts = (text: string) => readTexts(text).filter(isCounted)
  const writeEntry = once((entry: Entry) => queryOf(writtenTexts(fields, entry)))
  const shortEntry = (entry: Entry) => shortQuery(fields, entry, hiddenOf(entry))
  const line = (entry: Entry) => entryLine(options, entry)
  const unreadOf = once((entry: Entry) => unreadLabels(fields, entry, hiddenOf(entry)))
  return {
    ...options,
    kind: 'own',
    Control: (props: ControlProps<readonly Entry[]>) => (
      <List
        {...options}
        {...props}
        entries={readTexts(props.text)}
        added={added}
        isCounted={isCounted}
        write={writeTexts}
        line={line}
      />
    ),
    read: (text) => countedTexts(text).map(readEntry),
    write: (entries) => join(entries.map(writeEntry)),
    writeShort: (entries) => join(entries.map(shortEntry)),
    accept: (text) =>
      join(countedTexts(text).map((texts) => queryOf(acceptedTexts(fields, texts)))),
    unread: (entries) =>
      entries.flatMap((entry, index) =>
        unreadOf(entry).map((label) => `${label} of ${entryLabel} ${index + 1}`),
      ),
    withoutNames: namelessTexts,
  }
}

/** Reads and writes the text of a list, at most so many entries of it. All untouched entries are the one object `added`. */
function listTexts<Entry extends object>(fields: Fields<Entry>, most: number) {
  const added = addedTexts(fields)
  const textsOf = knownTexts(fields, 2 * most)
  const writeOne = once((texts: Texts<Entry>) => (texts === added ? UNTOUCHED : queryOf(texts)))
  const readTexts = (text: string) => {
    const entries = text === '' ? [] : text.split(';').slice(0, most)
    return entries.map((entry) => (entry === UNTOUCHED ? added : textsOf(entry)))
  }
  const nameless = (texts: Texts<Entry>) =>
    texts === added ? UNTOUCHED : queryOf(withoutNames(fields, texts))
  return {
    added,
    readTexts,
    writeTexts: (entries: readonly Texts<Entry>[]) => join(entries.map(writeOne)),
    namelessTexts: (text: string) => join(readTexts(text).map(nameless)),
  }
}

/**
 * The texts of an entry, the same object for the same text as long as no more than `most` others came between: what a change
 * leaves alone is then not read, written and rendered again.
 */
function knownTexts<Entry extends object>(fields: Fields<Entry>, most: number) {
  const known = new Map<string, Texts<Entry>>()
  return (text: string): Texts<Entry> => {
    const texts = known.get(text) ?? entryTexts(fields, text)
    if (known.size > most) known.clear()
    known.set(text, texts)
    return texts
  }
}

/** The texts of an entry; what it does not name has the text of an added one. */
function entryTexts<Entry extends object>(fields: Fields<Entry>, text: string): Texts<Entry> {
  const given = new URLSearchParams(text)
  const names = Object.keys(fields).filter((name) => given.has(name))
  const texts = names.map((name) => [name, given.get(name)])
  return { ...addedTexts(fields), ...Object.fromEntries(texts) }
}

/** Returns the texts of an added entry. Its numbers are empty: digits typed behind a sample would count as one number. */
function addedTexts<Entry extends object>(fields: Fields<Entry>): Texts<Entry> {
  const texts = entriesOf(fields).map(([name, field]) => [name, addedText(field)])
  return Object.fromEntries(texts) as Texts<Entry>
}

function addedText(field: AnyField): string {
  return field.kind === 'number' && !field.isUsual ? '' : fieldText(field, field.initial)
}

/** Returns whether a number is empty that an entry needs. Numbers that are 0 at first may be left out. */
function lacksNumber<Entry extends object>(
  fields: Fields<Entry>,
  texts: Texts<Entry>,
  hidden: readonly (keyof Entry)[] = [],
): boolean {
  return entriesOf(fields).some(
    ([name, field]) =>
      field.kind === 'number' &&
      field.initial !== 0 &&
      !hidden.includes(name) &&
      texts[name].trim() === '',
  )
}

function join(entries: readonly string[]): string {
  return entries.join(';')
}

function queryOf(texts: Record<string, string>): string {
  return new URLSearchParams(texts).toString()
}

/** The texts that mean an entry. A field without a number is left out, and is read as in an added entry. */
function writtenTexts<Entry extends object>(fields: Fields<Entry>, entry: Entry) {
  const written = entriesOf(fields).filter(([name]) => !Number.isNaN(entry[name]))
  return Object.fromEntries(written.map(([name, field]) => [name, fieldText(field, entry[name])]))
}

/** Returns the shortest text that means an entry: its shown fields, where they are not those of an added one. */
function shortQuery<Entry extends object>(
  fields: Fields<Entry>,
  entry: Entry,
  hidden: readonly (keyof Entry)[] = [],
) {
  const written = entriesOf(fields).flatMap(([name, field]) => {
    const value = entry[name]
    if (hidden.includes(name) || Number.isNaN(value)) return []
    const isPlain = field.kind === 'number' && field.spelling === undefined
    const text = isPlain ? String(value) : fieldText(field, value)
    return text === addedText(field) ? [] : [[name, text]]
  })
  return queryOf(Object.fromEntries(written) as Record<string, string>)
}

/** The texts of an entry that came with a link: what means nothing is left as in an added entry. */
function acceptedTexts<Entry extends object>(fields: Fields<Entry>, texts: Texts<Entry>) {
  const accepted = entriesOf(fields).map(([name, field]) => [
    name,
    acceptText(field, texts[name]) ?? addedText(field),
  ])
  return Object.fromEntries(accepted) as Texts<Entry>
}
