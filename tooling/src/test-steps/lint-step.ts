import { scriptOf } from '../base/scripts';
import { checkStep } from '../run/node-step';

/** What lints and checks the types: of every file of the repository, or of those that are named after it. */
export const lintCommand = [scriptOf('oxlint', 'oxlint'), '--config', 'oxlint.config.mjs'];

/** Of all files: what is changed in one may break the types of another. */
export const lintStep = lintStepOf([]);

/** Of some files, or of all where none is named. */
export function lintStepOf(files: readonly string[]) {
  return checkStep('lint and types', [...lintCommand, ...files]);
}
