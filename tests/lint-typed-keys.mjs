/**
 * A rule of the linter: `table[text]` is refused where a table takes any text as its key, because every object also has
 * "constructor", "toString" and "__proto__", which nobody listed. The compiler refuses all other tables.
 */
import ts from 'typescript'

const messages = {
  index:
    'Every object has keys that nobody listed, such as "constructor". Use ownEntry of src/lib/own-entry.ts, a Map, or a type of key that lists the names.',
  cast: 'This cast lets any text through as a key. Use ownEntry of src/lib/own-entry.ts.',
}

/** Refuses to index an object by a text of unknown content, unless `Object.hasOwn` was asked about that key before. */
export const typedKeys = {
  meta: { type: 'problem', schema: [], messages },
  create(context) {
    const services = context.sourceCode.parserServices
    const checker = services.program.getTypeChecker()
    const written = (node) => context.sourceCode.getText(node)
    return {
      MemberExpression(node) {
        if (!node.computed) return
        const { object, property } = node
        const key = property.type === 'TSAsExpression' ? property.expression : property
        if (!isAnyText(services.getTypeAtLocation(key))) return
        const isCast = property !== key
        const table = checker.getApparentType(services.getTypeAtLocation(object))
        if (!isCast && !hasOpenKeys(checker, table)) return
        if (isGuarded(node, `Object.hasOwn(${written(object)}, ${written(key)})`, written)) return
        context.report({ node, messageId: isCast ? 'cast' : 'index' })
      },
    }
  },
}

function isAnyText(type) {
  if (type.isUnionOrIntersection()) return type.types.some(isAnyText)
  return (type.flags & (ts.TypeFlags.String | ts.TypeFlags.TemplateLiteral)) !== 0
}

function hasOpenKeys(checker, type) {
  if (type.isUnion()) return type.types.some((one) => hasOpenKeys(checker, one))
  return checker.getIndexInfoOfType(type, ts.IndexKind.String) !== undefined
}

/** Whether an expression is evaluated only if its guard is true. */
function isGuarded(node, guard, written) {
  for (let inner = node; inner.parent; inner = inner.parent) {
    const { parent } = inner
    const isChosen = parent.type === 'ConditionalExpression' && parent.consequent === inner
    const test = isChosen ? parent.test : undefined
    if (test && written(test).split(' && ').includes(guard)) return true
  }
  return false
}
