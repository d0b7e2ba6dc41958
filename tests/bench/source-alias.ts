import { registerHooks } from 'node:module'

// The bundler knows "@/" as src/; Node has to be told.
registerHooks({
  resolve(name, context, next) {
    const path = name.startsWith('@/') ? name.replace('@', '../../src') : undefined
    return next(path === undefined ? name : new URL(path, import.meta.url).href, context)
  },
})
