export {
  getBlockReason,
  screenClient,
  createCaseTrigger,
  screenSubjects,
  requiresReviewCase,
  filterOpenFindings,
  type ComparedField,
  type Finding,
  type SanctionsHitFinding,
} from './findings';
export { splitNameParts } from './names/split-name-parts';
export { sampleSanctionsList } from './sample-list';
export {
  createCompanySubject,
  listScreeningSubjects,
  type ScreeningSubject,
  type ScreeningTarget,
} from './screening-subjects';
