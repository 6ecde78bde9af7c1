/** Links entries of a log by hand, for tests that verify one. */
export { headOf, linkEntry } from '../workspace/evidence/chain';
