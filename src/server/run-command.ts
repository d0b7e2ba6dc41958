/**
 * Runs a command of the terminal that writes to standard output. What it throws is written as a sentence, with exit code 1.
 * A reader that stops early (`npm run -s messages -- list | head`) is no error: what was asked for goes on without being heard.
 */
export async function runCommand(
  command: (write: (text: string) => void) => Promise<void>,
): Promise<void> {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') return
    process.stderr.write(`The output cannot be written (${error.code}).\n`)
    process.exit(1)
  })
  try {
    await command((text) => process.stdout.write(text))
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`)
    process.exitCode = 1
  }
}
