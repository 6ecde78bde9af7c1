import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { PortalKey } from 'shared-kernel/domain/portal';
import { verifyLog, type AuditEntry } from 'shared-kernel/server';
import { getPortalCompany } from '../visibility/visible-records';
import { startLoadTestServer } from './start-load-test-server';
import { SimulatedUser, chooseNextCommand } from './simulated-user';

export interface LoadTestOptions {
  readonly seconds: number;
  /** Commands per second across all users. Each user waits for a response before sending the next command. */
  readonly rate: number;
}

const usersOf: Partial<Record<PortalKey, number>> = {
  admin: 15,
  client: 11,
  banking: 12,
  law_firm: 12,
};
/** Fraction of commands that are sent twice at the same time. */
const doubled = 0.02;
const adminEmail = 'admin@load.example';

type Server = Awaited<ReturnType<typeof startLoadTestServer>>;

async function addUsers({ address, token }: Server): Promise<SimulatedUser[]> {
  const admin = new SimulatedUser(address, 'admin', await token(adminEmail));
  const portals = Object.entries(usersOf).flatMap(([portal, count]) =>
    Array<PortalKey>(count).fill(portal as PortalKey),
  );
  const users: SimulatedUser[] = [];
  for (const [at, portal] of portals.entries()) {
    const name = `user-${at}`;
    const email = `${name}@load.example`;
    const company = getPortalCompany(portal) ?? '';
    const person = { id: `PER-${name}`, name, email, portals: [portal], company };
    const { status, body } = await admin.send('person.add', person);
    if (status !== 200) throw new Error(JSON.stringify(body));
    const user = new SimulatedUser(address, portal, await token(email));
    await user.listen();
    users.push(user);
  }
  return users;
}

/**
 * A command with its response. The response time is measured from the planned time of the command, even if it was sent
 * later.
 */
interface Answered {
  readonly action: string;
  readonly mark: string;
  readonly status: number;
  readonly revision: number;
  readonly dueAt: number;
  readonly ms: number;
}

async function useServer(users: readonly SimulatedUser[], { seconds, rate }: LoadTestOptions) {
  const answered: Answered[] = [];
  const payments: string[] = [];
  const start = performance.now();
  const end = start + seconds * 1000;
  const stepMs = (users.length / rate) * 1000;

  async function use(user: SimulatedUser, first: number): Promise<void> {
    for (let dueAt = first; dueAt < end; dueAt += stepMs) {
      await pause(Math.max(0, dueAt - performance.now()));
      const next = chooseNextCommand(user.portal, payments);
      if (!next) continue;
      const { action, input, mark } = next;
      const id = randomUUID();
      const sent = Array.from({ length: Math.random() < doubled ? 2 : 1 }, () =>
        user.send(action, input, id),
      );
      const [{ status, body } = { status: 0, body: {} }] = await Promise.all(sent);
      const ms = performance.now() - dueAt;
      answered.push({ action, mark, status, revision: body.revision ?? 0, dueAt, ms });
      const made = body.output?.id;
      if (action === 'transaction.create' && made !== undefined) payments.push(made);
    }
  }
  await Promise.all(users.map((user, at) => use(user, start + (at / users.length) * stepMs)));
  return { answered, seconds: (performance.now() - start) / 1000 };
}

/** Returns the number of audit entries of each accepted command. */
function effectsOf(accepted: readonly Answered[], entries: readonly AuditEntry[]): number[] {
  const counts = new Map<string, number>();
  for (const entry of entries)
    for (const word of new Set(JSON.stringify(entry).match(/[\w-]+/g))) {
      const name = `${entry.action} ${word}`;
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  return accepted.map(({ action, mark }) => counts.get(`${action} ${mark}`) ?? 0);
}

/** Returns how long it took until each event stream had reported each command, in milliseconds. */
const delaysOf = (accepted: readonly Answered[], users: readonly SimulatedUser[]): number[] =>
  users.flatMap(({ shown }) =>
    accepted.map(({ revision, dueAt }) => {
      const event = shown.find((one) => one.revision >= revision);
      return (event?.at ?? Infinity) - dueAt;
    }),
  );

function formatTimes(all: readonly number[]): string {
  const sorted = all.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(0);
  return `p50 ${at(0.5)} ms, p95 ${at(0.95)} ms`;
}

/** Waits until all event streams have reported the last revision. */
async function waitForStreams(users: readonly SimulatedUser[], last: number): Promise<void> {
  const isBehind = ({ shown }: SimulatedUser) => (shown.at(-1)?.revision ?? 0) < last;
  for (let tries = 0; tries < 100 && users.some(isBehind); tries += 1) await pause(100);
}

/** Runs a server under the load of 50 users and prints measurements. Returns whether all checks passed. */
export async function runLoadTest(options: LoadTestOptions, write: (line: string) => void) {
  const server = await startLoadTestServer(adminEmail);
  try {
    const users = await addUsers(server);
    const [admin] = users;
    if (!admin) return false;
    const activeBefore = await server.activeMs();
    const { answered, seconds } = await useServer(users, options);
    const accepted = answered.filter(({ status }) => status === 200);
    await waitForStreams(users, Math.max(...accepted.map(({ revision }) => revision)));
    const entries = await admin.readAll<AuditEntry>('auditEntries');
    const effects = effectsOf(accepted, entries);
    const lost = effects.filter((count) => count === 0).length;
    const twice = effects.filter((count) => count > 1).length;
    const refused = answered.length - accepted.length;
    const { status: log } = await verifyLog(entries, admin.head);
    // PostgreSQL publishes its statistics with a delay of up to one second.
    const activeShare = ((await server.activeMs()) - activeBefore) / (seconds * 1000);
    write(`commands per second: ${(accepted.length / seconds).toFixed(1)} of ${options.rate}`);
    write(`answer: ${formatTimes(accepted.map(({ ms }) => ms))}`);
    write(`shown to others: ${formatTimes(delaysOf(accepted, users))}`);
    write(`PostgreSQL was active: ${(activeShare * 100).toFixed(0)} % of the time`);
    write(
      `commands: ${accepted.length} accepted, ${refused} refused, ${lost} lost, ${twice} doubled; log: ${log}`,
    );
    return lost + twice + refused === 0 && log === 'verified';
  } finally {
    await server.stop();
  }
}
