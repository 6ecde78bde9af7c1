import type {
  getBlockReason,
  screenClient,
  createCompanySubject,
  createCaseTrigger,
  screenSubjects,
  needsReviewCase,
  filterOpenFindings,
  splitNameParts,
  sampleSanctionsList,
  listScreeningSubjects,
} from '../../domain/sanctions';
import { loadModule } from './load-module';

/** The functions and data for comparing names with the sanctions list. */
export interface ScreeningRules {
  readonly getBlockReason: typeof getBlockReason;
  readonly screenClient: typeof screenClient;
  readonly createCompanySubject: typeof createCompanySubject;
  readonly createCaseTrigger: typeof createCaseTrigger;
  readonly screenSubjects: typeof screenSubjects;
  readonly needsReviewCase: typeof needsReviewCase;
  readonly filterOpenFindings: typeof filterOpenFindings;
  readonly splitNameParts: typeof splitNameParts;
  readonly sampleSanctionsList: typeof sampleSanctionsList;
  readonly listScreeningSubjects: typeof listScreeningSubjects;
}

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
