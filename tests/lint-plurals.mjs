/**
 * A rule of the linter: a sentence that chooses between one and several on its own is refused. `counted` and `plural` of
 * src/lib/quantity.ts are the only place that decides, so another language needs one change, and no page says "1 bytes".
 */
const messages = {
  own: 'Use counted or plural of src/lib/quantity.ts: they alone choose between one and several.',
}

/** A letter or two behind a word, such as "s" or "es". A longer text with nothing for the other case is an addition. */
const ENDING = /^[a-z]{1,3}$/

/** Names of variables that contain a word in one of both numbers. */
const WORDS = /^(?:one|many|several|singular|plural)$/

/** Refuses a text that is chosen by whether a number is one. */
export const ownPlurals = {
  meta: { type: 'problem', schema: [], messages },
  create(context) {
    const report = (node) => context.report({ node, messageId: 'own' })
    return {
      ConditionalExpression(node) {
        const { test, consequent, alternate, parent } = node
        if (!comparesWithOne(test)) return
        const isIndex = parent.type === 'MemberExpression' && parent.property === node
        if (isIndex || choosesWords(consequent, alternate)) report(node)
      },
      IfStatement(node) {
        const { test, consequent, alternate, parent } = node
        if (!comparesWithOne(test)) return
        const next = alternate ?? [parent.body].flat().at([parent.body].flat().indexOf(node) + 1)
        const [one, several] = [consequent, next].map((branch) => branch && returned(branch))
        if (one && several && choosesWords(one, several)) report(node)
      },
    }
  },
}

/** Whether a condition is one comparison of anything with one: `count === 1`, `count > 1` or `count < 2`. */
function comparesWithOne(test) {
  if (test.type !== 'BinaryExpression' || test.right.type !== 'Literal') return false
  return /^(?:[!=]==?|>|<=) 1$|^(?:<|>=) 2$/.test(`${test.operator} ${Number(test.right.value)}`)
}

function choosesWords(one, several) {
  const texts = [one, several].map(textOf)
  // `unit` and `${unit}s`, or `one` and `many`.
  if (texts.includes(undefined))
    return (
      texts.some((text) => text !== undefined && ENDING.test(text)) || [one, several].every(isWord)
    )
  if (texts.includes('')) return ENDING.test(texts.join(''))
  return texts.some((text) => /\p{L}/u.test(text))
}

function isWord({ type, name }) {
  return type === 'Identifier' && WORDS.test(name)
}

/** Returns the fixed letters of a text, undefined for anything else. */
function textOf(node) {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined
  if (node.type !== 'TemplateLiteral') return undefined
  return node.quasis.map(({ value }) => value.cooked).join('')
}

/** Returns what a statement returns, alone or as the only one of a block. */
function returned(statement) {
  if (statement.type === 'BlockStatement' && statement.body.length === 1)
    return returned(statement.body[0])
  return statement.type === 'ReturnStatement' ? (statement.argument ?? undefined) : undefined
}
