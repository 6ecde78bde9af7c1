const { env } = require('node:process');
const fastCheck = require('../../node_modules/fast-check/lib/cjs/fast-check.js');

// Every run has the same cases, so that failures are reproducible (jest.config.mjs).
fastCheck.configureGlobal({ seed: Number(env.TRUSTFOLD_SEED) });

const factor = Number(env.TRUSTFOLD_RUNS);
const { numRuns: usual = 100 } = fastCheck.readConfigureGlobal();

/** Multiplies the number of cases of a property test. The number of samples does not change. */
const multiplied =
  (run) =>
  (property, { numRuns = usual, ...rest } = {}) =>
    run(property, { ...rest, numRuns: Math.ceil(numRuns * factor) });

const runners = { assert: multiplied(fastCheck.assert), check: multiplied(fastCheck.check) };

module.exports = {
  __esModule: true,
  ...fastCheck,
  ...runners,
  default: { ...fastCheck.default, ...runners },
};
