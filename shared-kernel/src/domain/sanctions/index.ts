export {
  blockReasonOf,
  clientFindings,
  findingTrigger,
  findingsOf,
  isWithoutReviewCase,
  openFindings,
  type ComparedFact,
  type Finding,
  type SanctionsHit,
} from './findings';
export { partsOfName } from './names/name-parts';
export { sampleList } from './sample-list';
export { companyOf, subjectsOf, type ScreeningTarget } from './screening-subjects';
