import { loadModule } from './load-module';

/**
 * The rules that compare names with the sanctions list, which most pages do not need.
 *
 * @example
 * const { clientFindings } = await loadScreening();
 * const findings = clientFindings(client, []);
 */
export const loadScreening = () =>
  loadModule(
    import(/* webpackChunkName: "screening" */ '../../domain/sanctions'),
    'The sanctions list could not be loaded, so nothing was changed.',
  );
