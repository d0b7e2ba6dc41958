import fc from 'fast-check'

/** Every changed place runs its tests again: random inputs end early, and are the same each time so that the figures are too. */
fc.configureGlobal({ seed: 20261122, interruptAfterTimeLimit: 300 })
