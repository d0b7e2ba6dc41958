import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'

import type { Reporter, TestModule } from 'vitest/node'

/**
 * Keeps a list of the test files that have begun and not ended in the file that UNENDED_FILES names. A test that computes without
 * end holds up its own clock: Vitest's limits do not reach it, and who ends the run from outside learns here what it was at.
 */
export default class UnendedFiles implements Reporter {
  readonly #files = new Set<string>()

  onTestModuleQueued({ moduleId }: TestModule): void {
    this.#files.add(relative('.', moduleId))
    this.#write()
  }

  onTestModuleEnd({ moduleId }: TestModule): void {
    this.#files.delete(relative('.', moduleId))
    this.#write()
  }

  #write(): void {
    const list = process.env['UNENDED_FILES']
    if (list !== undefined) writeFileSync(list, [...this.#files].join('\n'))
  }
}
