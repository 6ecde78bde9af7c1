import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../packages';
import type { SourceFile } from '../house/read-house';

/** A moment, and the zone of the machine, at which what depends on time goes wrong first. */
interface OddClock {
  readonly name: string;
  readonly moment: string;
  readonly zone: string;
}

/** Where a moment is a turn of the clock, each test file begins a second before it. */
export const oddClocks: readonly OddClock[] = [
  { name: 'on 29 February', moment: '2028-02-29T12:00:00.000Z', zone: 'UTC' },
  { name: 'over the end of a year', moment: '2027-12-31T23:59:59.000Z', zone: 'UTC' },
  { name: 'at midnight', moment: '2027-06-01T00:00:00.000Z', zone: 'UTC' },
  {
    name: 'over midnight in Kiritimati',
    moment: '2027-12-31T09:59:59.000Z',
    zone: 'Pacific/Kiritimati',
  },
  {
    name: 'into summer time in St John’s',
    moment: '2027-03-14T05:29:59.000Z',
    zone: 'America/St_Johns',
  },
  {
    name: 'out of summer time in St John’s',
    moment: '2027-11-07T04:29:59.000Z',
    zone: 'America/St_Johns',
  },
];

/** What has tests begin then and there; a file that names a zone keeps it. */
export const clockEnvironment = ({ moment, zone }: OddClock) => ({
  TRUSTFOLD_CLOCK: moment,
  TRUSTFOLD_ZONE: zone,
});

/** What asks the machine for the time, pretends one, or asks what day a moment falls on. */
const clockUse =
  /\bnew Date\(\)|\bDate\.now\b|\b(useFakeTimers|dateIs|dayOf|dayBegins|daysBetween|readHere|onReadersClock|periodScope|useWorkspaceClock)\b/;

const usesClock = (path: string) => clockUse.test(readFileSync(join(repository, path), 'utf8'));

const isProductTest = ({ path, room }: SourceFile) =>
  /\.test\.tsx?$/.test(path) && room !== 'tooling' && room !== 'e2e';

/** The product's unit tests that use the clock, or import a file that does. */
export function timedTests(
  house: readonly SourceFile[],
  isTimed: (path: string) => boolean = usesClock,
): readonly string[] {
  const known = new Set(house.map(({ path }) => path));
  return house
    .filter(isProductTest)
    .filter(({ path, arrows }) =>
      [path, ...arrows.filter((arrow) => known.has(arrow))].some((file) => isTimed(file)),
    )
    .map(({ path }) => path);
}
