import type {
  blockReasonOf,
  clientFindings,
  companyOf,
  findingTrigger,
  findingsOf,
  isWithoutReviewCase,
  openFindings,
  partsOfName,
  sampleList,
  subjectsOf,
} from '../../domain/sanctions';
import { loadModule } from './load-module';

/**
 * The functions and data for comparing names with the sanctions list.
 *
 * @example
 * const { sampleList }: ScreeningRules = await loadScreening();
 */
export interface ScreeningRules {
  readonly blockReasonOf: typeof blockReasonOf;
  readonly clientFindings: typeof clientFindings;
  readonly companyOf: typeof companyOf;
  readonly findingTrigger: typeof findingTrigger;
  readonly findingsOf: typeof findingsOf;
  readonly isWithoutReviewCase: typeof isWithoutReviewCase;
  readonly openFindings: typeof openFindings;
  readonly partsOfName: typeof partsOfName;
  readonly sampleList: typeof sampleList;
  readonly subjectsOf: typeof subjectsOf;
}

/**
 * Loads the rules for comparing names with the sanctions list. The rules are lazy, because most pages do not need them.
 *
 * @example
 * const { clientFindings } = await loadScreening();
 * const findings = clientFindings(client, []);
 */
export const loadScreening = (): Promise<ScreeningRules> =>
  loadModule(
    import(/* webpackChunkName: "screening" */ '../../domain/sanctions'),
    'The sanctions list could not be loaded, so nothing was changed.',
  );
