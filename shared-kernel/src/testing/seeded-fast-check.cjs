const { env } = require('node:process');
const fastCheck = require('../../node_modules/fast-check/lib/cjs/fast-check.js');

// The same cases in every run: what fails, fails again (jest.config.mjs).
fastCheck.configureGlobal({ seed: Number(env.TRUSTFOLD_SEED) });

module.exports = fastCheck;
