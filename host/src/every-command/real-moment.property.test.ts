import fc from 'fast-check';
import { portalKeys } from 'shared-kernel/domain/portal';
import {
  readContents,
  createTestWorkspace,
  createTestSession,
  type Change,
} from 'shared-kernel/testing';
import { arbitraryStep } from './test-arbitrary-step';
import { findInputs } from './test-find-commands';

const now = '2031-05-17T10:11:12.000Z';
const today = now.slice(0, 10);
/** The date of the sample data. Records of new actions must contain the current date instead. */
const invented = '2024-07-22';

/** Fields that contain the time of an action. Other fields contain planned dates. */
const said = new Set([
  'at',
  'clearedAt',
  'completedDate',
  'createdDate',
  'lastActivity',
  'lastLogin',
  'lastModified',
  'lastUpdated',
  'onboardingDate',
  'signedDate',
  'timestamp',
  'uploadDate',
]);

function* momentsIn(value: unknown, field = ''): Generator<string> {
  if (typeof value === 'string') {
    if (said.has(field)) yield value;
    const made = field === 'id' ? /^(?:CON|NT|AU)-(\d{13})/.exec(value) : null;
    if (made) yield new Date(Number(made[1])).toISOString();
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, each] of Object.entries(value)) {
      // The steps of a simulated check are dated before the command runs.
      if (name === 'processingSteps') continue;
      yield* momentsIn(each, Array.isArray(value) ? field : name);
    }
  }
}

describe('any command of any portal', () => {
  it('[C8, time, workspace] all times and time-based ids that commands store come from the clock @deep', async () => {
    const workspace = createTestWorkspace({ now: () => new Date(now) });
    const { source } = workspace;
    const sample = [...momentsIn(await readContents(source))];
    const older = new Set(sample.filter((moment) => !moment.startsWith(invented)));
    const wrong: string[] = [];
    const counted = { made: 0 };
    const withWriteLock = source.withWriteLock.bind(source);
    source.withWriteLock = (work, epoch) =>
      withWriteLock((writer) => {
        const write = (changes: readonly Change[]) => {
          for (const { collection, key, base, next } of changes) {
            const before = new Set(momentsIn(base?.record));
            // Audit entries repeat previous values of a record, so these values are not checked.
            const written = { ...next, before: undefined, after: undefined };
            for (const moment of momentsIn(written)) {
              if (older.has(moment) || before.has(moment)) continue;
              counted.made += 1;
              if (!moment.startsWith(today)) wrong.push(`${collection}/${key}: ${moment}`);
            }
          }
          return writer.write(changes);
        };
        return work({ ...writer, write });
      }, epoch);
    const run = fc.array(fc.tuple(fc.constantFrom(...portalKeys), arbitraryStep(findInputs())), {
      minLength: 600,
      maxLength: 600,
    });
    const [all = []] = fc.sample(run, { numRuns: 1 });
    for (const [portal, { command, input }] of all)
      await workspace.run(command, input, createTestSession(portal));
    expect(wrong).toEqual([]);
    expect(counted.made).toBeGreaterThan(200);
  });
});
