import { useState, type ComponentType } from 'react'
import { attempt, loadPart } from '@/islands/ui/work/load-part.ts'
import { fetchStyle, linkStyle } from '@/lib/link-style.ts'
import styleAddress from './panels.css?url'

/** A part of the page that is loaded when it is first opened, and whether it is open. */
export function useOpened<Props>(load: () => Promise<ComponentType<Props>>) {
  const [isOpen, setOpen] = useState(false)
  const [Part, setPart] = useState<ComponentType<Props>>()
  const open = () =>
    attempt(async () => {
      const part = await loadPanel(load)
      setPart(() => part)
      setOpen(true)
    })
  return { Part: isOpen ? Part : undefined, isOpen, open, close: () => setOpen(false) }
}

/** A part that needs the panels' style sheet, with it. Rejects with the sentence the visitor reads when it cannot be had. */
export async function loadPanel<Part>(load: () => Promise<Part>): Promise<Part> {
  const [part] = await loadPart(() => Promise.all([load(), linkStyle(styleAddress)]))
  return part
}

/** Fetches such a part and the style sheet, to be loaded later at once. Rejects when they cannot be had. */
export async function fetchPanel(load: () => Promise<unknown>): Promise<void> {
  await Promise.all([load(), fetchStyle(styleAddress)])
}
