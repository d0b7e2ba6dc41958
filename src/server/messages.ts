import { runMessageCommand } from './message-commands.ts'
import { runCommand } from './run-command.ts'

// The program behind `npm run messages`.
await runCommand((write) => runMessageCommand(process.argv.slice(2), process.env, write))
