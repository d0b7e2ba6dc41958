/**
 * Matches what may be a JSON Web Token. Its first part is a JSON object in Base64, so it begins "ey", or "ew" where white space
 * follows the brace. A match begins where a run of letters begins, so that a long text is searched once.
 */
export const TOKEN_LIKE = /(?<![\w.-])e[wy][\w-]{6,}\.[\w-]*\.[\w-]*(?:\.[\w-]+\.[\w-]+)?/g

/** Characters of a text that are searched for tokens. */
export const MOST_SEARCHED = 65_536
