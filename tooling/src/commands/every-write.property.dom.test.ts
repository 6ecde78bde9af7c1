import fc from 'fast-check';
import { portalKeys } from 'shared-kernel/domain/portal';
import { verifyLog } from 'shared-kernel/evidence';
import {
  commandTester,
  contentsOf,
  createTestWorkspace,
  testSession,
  type Change,
  type Workspace,
} from 'shared-kernel/testing';
import { openBrowserWorkspace, until } from 'shared-kernel/testing/browser';
import { exportWorkspace } from 'shared-kernel/workspace';
import { anyWork, neverDrawn, type Work } from './any-work';

const isLine = ({ collection }: Change) => collection === 'auditEntries';

/** Counts the lines that a page writes, and notes what it writes without any. */
function watched({ source }: Workspace) {
  const seen = { lines: 0, replaced: 0, without: [] as string[] };
  const look = (changes: readonly Change[], isReplacing: boolean) => {
    const lines = changes.filter(isLine).length;
    seen.lines += lines;
    if (isReplacing) seen.replaced += 1;
    if (lines === 0 && (isReplacing || changes.length > 0)) {
      seen.without.push(JSON.stringify(changes.map(({ collection, key }) => [collection, key])));
    }
  };
  const inTurn = source.inTurn.bind(source);
  source.inTurn = (work, epoch) =>
    inTurn(
      (turn) =>
        work({
          write: (changes) => {
            look(changes, false);
            return turn.write(changes);
          },
          replace: (contents, added = [], moment) => {
            look(added, true);
            return turn.replace(contents, added, moment);
          },
          stage: async () => {
            const staging = await turn.stage();
            return {
              ...staging,
              replace: (added, course) => {
                look(added, true);
                return staging.replace(added, course);
              },
            };
          },
        }),
      epoch,
    );
  return seen;
}

const sessions = () => new Map(portalKeys.map((portal) => [portal, testSession(portal)]));

/** Does all of it in the tabs, and gives what was written, replaced or set without a line. */
async function doAll(tabs: readonly [Workspace, Workspace], all: readonly Work[]) {
  const { file } = await commandTester().done(exportWorkspace, {});
  const people = sessions();
  const seen = new Map([...new Set(tabs)].map((tab) => [tab, watched(tab)]));
  const unlined: string[] = [];
  const counts = { done: 0, takenBack: 0, set: 0 };
  for (const { tab, portal, command, inputs, isTakenBack } of all) {
    const session = people.get(portal) ?? testSession(portal);
    const workspace = tabs[tab];
    const linesSoFar = () => seen.get(workspace)?.lines;
    /** Notes where settings are others than before and no line was written. */
    const withLine = async <T>(work: () => Promise<T>): Promise<T> => {
      const [settings, lines] = [JSON.stringify(session.preferences.read()), linesSoFar()];
      const result = await work();
      const isSet = JSON.stringify(session.preferences.read()) !== settings;
      if (isSet) counts.set += 1;
      if (isSet && linesSoFar() === lines) unlined.push(command.id);
      return result;
    };
    const input = await inputs({ source: workspace.source, portal, file });
    const result = await withLine(() => workspace.run(command, input, session));
    if (result.status === 'failed') expect(result.error.kind).not.toBe('unexpected');
    if (result.status === 'done') counts.done += 1;
    if (result.status !== 'done' || !result.undo || !isTakenBack) continue;
    await withLine(result.undo);
    counts.takenBack += 1;
  }
  const each = [...seen.values()];
  const replaced = each.reduce((sum, tab) => sum + tab.replaced, 0);
  return { without: each.flatMap(({ without }) => without), unlined, replaced, ...counts };
}

async function expectSound({ source }: Workspace) {
  const { entries, head } = await source.readLog();
  const closed = entries.filter((entry) => entry.closed).length;
  const verdict = await verifyLog(entries, { head });
  expect(verdict).toMatchObject({ status: 'sound', head, closed: { sections: closed } });
}

const many = (length: number) => {
  const [all = []] = fc.sample(fc.array(anyWork, { minLength: length, maxLength: length }), {
    numRuns: 1,
  });
  return all;
};

describe('any command of any portal', () => {
  it('[audit] is one of all that may write', () => {
    expect(neverDrawn()).toEqual([]);
  });

  it('[audit, evidence] leaves a line with each write, and a log of sound sections', async () => {
    const workspace = createTestWorkspace();
    const { without, unlined, ...counts } = await doAll([workspace, workspace], many(1000));
    expect({ without, unlined }).toEqual({ without: [], unlined: [] });
    expect(counts.done).toBeGreaterThan(200);
    expect(counts.takenBack).toBeGreaterThan(30);
    expect(counts.replaced).toBeGreaterThan(20);
    expect(counts.set).toBeGreaterThan(10);
    await expectSound(workspace);
  });

  it('[audit, evidence, workspace] leaves a line with each write in two tabs of one database, which end alike', async () => {
    const tabs = [
      openBrowserWorkspace('every-write'),
      openBrowserWorkspace('every-write'),
    ] as const;
    const [one, other] = tabs;
    const { without, unlined, ...counts } = await doAll([one, other], many(200));
    expect({ without, unlined }).toEqual({ without: [], unlined: [] });
    expect(counts.done).toBeGreaterThan(40);
    expect(counts.replaced).toBeGreaterThan(4);
    const head = async ({ source }: Workspace) => (await source.logState()).head?.seq;
    await until(async () => (await head(one)) === (await head(other)));
    expect(await contentsOf(other.source)).toEqual(await contentsOf(one.source));
    await expectSound(one);
    await expectSound(other);
    for (const tab of tabs) tab.close();
  });
});
