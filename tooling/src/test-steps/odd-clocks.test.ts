import { readHouse, type SourceFile } from '../house/read-house';
import { clockEnvironment, oddClocks, timedTests } from './odd-clocks';

const file = (path: string, ...arrows: readonly string[]): SourceFile => ({
  path,
  arrows,
  room: path.replace(/\/.*$/, ''),
  isTest: false,
  lines: 1,
  imports: [],
  exports: [],
  declared: [],
  functions: [],
  casts: 0,
});

describe('the unit tests that depend on time', () => {
  it('[tooling, time] are those of the product that use the clock or import what does', () => {
    const house = [
      file('host/src/due.ts', 'kernel/format'),
      file('host/src/due.test.ts', './due', 'host/src/due.ts'),
      file('host/src/gate.ts'),
      file('host/src/gate.test.tsx', 'host/src/gate.ts', 'kernel/format'),
      file('shared-kernel/src/now.test.ts'),
      file('tooling/src/now.test.ts'),
      file('e2e/flows/now.test.ts'),
    ];
    const timed = new Set([
      'host/src/due.ts',
      'shared-kernel/src/now.test.ts',
      'tooling/src/now.test.ts',
      'e2e/flows/now.test.ts',
      'kernel/format',
    ]);
    expect(timedTests(house, (path) => timed.has(path))).toEqual([
      'host/src/due.test.ts',
      'shared-kernel/src/now.test.ts',
    ]);
  });

  it('[tooling, time] have those of the calendar and of odd clocks among them', () => {
    const found = timedTests(readHouse());
    expect(found).toEqual(
      expect.arrayContaining([
        'remote-operations/src/processes/calendar/calendar-window.test.ts',
        'shared-kernel/src/workspace/odd-clocks.test.ts',
      ]),
    );
  });
});

/** The day and the distance from UTC that a clock shows. */
const shown = (at: number, timeZone: string) =>
  new Intl.DateTimeFormat('en', { timeZone, dateStyle: 'full', timeStyle: 'full' })
    .format(at)
    .replace(/ at \S+/, '');

describe('the odd clocks', () => {
  it.each(oddClocks.filter(({ name }) => /^(over|into|out of) /.test(name)))(
    '[tooling, time] turn within the second after the beginning $name',
    ({ moment, zone }) => {
      const begun = Date.parse(moment);
      expect(shown(begun + 999, zone)).toBe(shown(begun, zone));
      expect(shown(begun + 1000, zone)).not.toBe(shown(begun, zone));
    },
  );

  it('[tooling, time] tell the unit tests when and where to begin', () => {
    expect(oddClocks.map(clockEnvironment)).toContainEqual({
      TRUSTFOLD_CLOCK: '2027-12-31T09:59:59.000Z',
      TRUSTFOLD_ZONE: 'Pacific/Kiritimati',
    });
  });
});
