import { runMessageCommand } from './message-commands.ts'

// The program behind `npm run messages`.

try {
  await runMessageCommand(process.argv.slice(2), process.env, (text) => process.stdout.write(text))
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}
