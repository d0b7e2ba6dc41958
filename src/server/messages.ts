import { runMessageCommand } from './message-commands.ts'

await runCommand((write) => runMessageCommand(process.argv.slice(2), process.env, write))

/**
 * Runs a command that writes to standard output. Prints errors as sentences and sets exit code 1.
 * A reader that stops early (`npm run -s messages -- list | head`) is not an error: the command continues without output.
 */
async function runCommand(
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
