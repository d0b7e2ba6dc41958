import { answerTree } from './tree-answers.ts'
import type { TreeAnswer, TreeRequest } from '@/json/tree/tree-state.ts'

const answer = answerTree((said: TreeAnswer) => postMessage(said))
addEventListener('message', ({ data }: MessageEvent<TreeRequest>) => answer(data))
