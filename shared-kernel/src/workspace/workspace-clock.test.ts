import type { AuditEntry } from '../domain/audit';
import { auditEntries } from '../fixtures/audit-entries';
import { world } from '../fixtures/world';
import { createMemorySource } from './memory-source';
import { emptySeed, seedOf } from './seed';
import { createWorkspaceClock, lastDone, workspaceTime } from './workspace-clock';

const [entry] = auditEntries as [AuditEntry];
const today = new Date('2026-11-21T10:00:00.000Z');

const clockAfter = (times: readonly string[], wallClock: () => Date = () => today) => {
  const entries = times.map((at, index) => ({ ...entry, id: `AU-${index}`, at }));
  return createWorkspaceClock(
    createMemorySource(seedOf({ auditEntries: entries }, emptySeed)),
    wallClock,
  );
};

describe('the workspace’s clock', () => {
  it.each([
    ['nothing', undefined, world.now],
    ['what is before the sample', '2020-01-01T00:00:00Z', world.now],
    ['what is no moment', '2024-12-31T23:59:59+05', world.now],
    ['what was done since', '2025-03-01T12:00:00.000Z', '2025-03-01T12:00:00.000Z'],
    ['what was done elsewhere', '2025-03-01T12:00:00+02:00', '2025-03-01T10:00:00.000Z'],
    ['what is still to come', '2026-11-21T20:00:00Z', today.toISOString()],
  ])('[workspace] stands, after %s, at a moment that is past', (_what, at, expected) => {
    expect(workspaceTime(at, today)).toBe(expected);
  });

  it('[workspace] goes on from what was last done', async () => {
    const now = await clockAfter(['2025-03-01T12:00:00.000Z', '2024-08-01T00:00:00.000Z'])();
    expect(now.toISOString()).toBe('2025-03-01T12:00:00.001Z');
  });

  it.each(['2199-12-31T23:59:59.999Z', '2026-11-22T00:00:00.000Z'])(
    '[workspace] is not moved by what was imported with the time %s',
    async (at) => {
      const now = await clockAfter(['2025-03-01T12:00:00.000Z', at])();
      expect(now.toISOString()).toBe('2025-03-01T12:00:00.001Z');
    },
  );

  it('[workspace] does not overtake the time outside', async () => {
    const now = await clockAfter(['2026-11-21T10:00:00.000Z'])();
    expect(now).toEqual(today);
  });

  it('[workspace] runs on where the time outside is plainly wrong', async () => {
    const wallClock = () => new Date(0);
    const now = await clockAfter(['2025-03-01T12:00:00.000Z'], wallClock)();
    expect(now.toISOString()).toBe('2025-03-01T12:00:00.001Z');
  });

  it('[workspace] never reaches a year that no record may have', async () => {
    const wallClock = () => new Date('9999-12-31T23:59:59.999Z');
    const now = await clockAfter(['2199-12-31T23:59:59.999Z'], wallClock)();
    expect(now.toISOString()).toBe('2199-12-31T23:59:59.999Z');
    expect(lastDone(wallClock()).query.to).toBe('2199-12-31T23:59:59.999Z');
  });
});
