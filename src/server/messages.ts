import { runMessageCommand } from './message-commands.ts'

// The program behind `npm run messages`.

// `messages -- list | head` closes the pipe early. What a command does (delete, retry) goes on without being heard.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') return
  process.stderr.write(`The output cannot be written (${error.code}).\n`)
  process.exit(1)
})

try {
  await runMessageCommand(process.argv.slice(2), process.env, (text) => process.stdout.write(text))
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}
