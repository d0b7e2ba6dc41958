import { runMessageCommand } from './message-commands.ts'
import { runCommand } from './run-command.ts'

await runCommand((write) => runMessageCommand(process.argv.slice(2), process.env, write))
