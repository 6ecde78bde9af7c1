import type * as sanctions from '../../domain/sanctions';
import { loadModule } from './load-module';

/** The functions and data for comparing names with the sanctions list. */
export type ScreeningRules = typeof sanctions;

/**
 * Loads the rules for comparing names with the sanctions list. The rules are lazy, because most pages do not need them.
 *
 * @example
 * const { screenClient } = await loadScreeningRules();
 * const findings = screenClient(client, []);
 */
export const loadScreeningRules = (): Promise<ScreeningRules> =>
  loadModule(
    import(/* webpackChunkName: "screening" */ '../../domain/sanctions'),
    'The sanctions list could not be loaded, so nothing was changed.',
  );
