import { CommandError } from '../commands/command-error';

/**
 * The rules that compare names with the sanctions list, which most pages do not need.
 *
 * @example
 * const { clientFindings } = await loadScreening();
 * const findings = clientFindings(client, []);
 */
export async function loadScreening() {
  try {
    return await import(/* webpackChunkName: "screening" */ '../../domain/sanctions');
  } catch (cause) {
    const message =
      'The sanctions list could not be loaded, so nothing was changed. Check the connection, then try again.';
    throw new CommandError('refused', message, { cause });
  }
}
