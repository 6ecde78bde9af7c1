const { env } = require('node:process');
const fastCheck = require('../../node_modules/fast-check/lib/cjs/fast-check.js');

// The same cases in every run: what fails, fails again (jest.config.mjs).
fastCheck.configureGlobal({ seed: Number(env.TRUSTFOLD_SEED) });

const factor = Number(env.TRUSTFOLD_RUNS);
const { numRuns: usual = 100 } = fastCheck.readConfigureGlobal();

/** Multiplies a property's cases, whether or not the test says how many; samples stay as many as asked for. */
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
