/** Why there is no patch between two documents. */
export const NO_PATCH = {
  tooDeep: 'The documents differ more than 1,000 levels deep, too deep for the paths of a patch.',
  tooLarge: 'The patch would be larger than 100 MB: the documents have too little in common.',
  tooDeepToMerge: 'The documents differ more than 1,000 levels deep, too deep for a merge patch.',
}

/** Why a JSON Patch cannot be applied. */
export const PATCH_ERRORS = {
  notAnArray: 'A JSON Patch is an array of operations.',
  notAnObject: 'it is not an object.',
  repeatedKey: (key: string) => `it has more than one “${key}”.`,
  noString: (key: string) => `it has no “${key}” that is a string.`,
  unknownOperation: (name: string) => `there is no operation “${name}”.`,
  noValue: 'it has no “value”.',
  intoItself: (path: string) => `${path || 'the whole document'} cannot be moved into itself.`,
  differs: (found: string, expected: string) => `the value there is ${found}, not ${expected}.`,
  noSlash: (path: string) => `the path “${path}” does not begin with /.`,
  tilde: (path: string) => `the path “${path}” has a ~ without 0 or 1 after it.`,
  removeAll: 'the whole document cannot be removed.',
  notAContainer: (path: string) => `${path} is neither an object nor an array.`,
  noMember: (path: string, key: string) => `${path} has no member “${key}”.`,
  notAnIndex: (path: string, step: string) => `${path} is an array, and “${step}” is not an index.`,
  noElement: (path: string, step: string) => `the array ${path} has no index ${step}.`,
}
