/** What makes a log by hand, for tests of what verifies one. */
export { headOf, headOfStanding, linkEntry } from '../workspace/evidence/chain';
export { makeSigningKey, signCheckpoint } from '../workspace/evidence/checkpoint';
