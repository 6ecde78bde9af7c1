import { randomUUID } from 'node:crypto';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { PortalKey } from 'shared-kernel/domain/portal';
import type { LogHead } from 'shared-kernel/server';

interface Answer {
  readonly revision?: number;
  readonly output?: { readonly id?: string } | null;
}

interface Page<T> {
  readonly records: readonly { readonly record: T }[];
  readonly next?: string;
}

export class SimulatedUser {
  /** Revisions that the event stream has reported, each with the time of the report. */
  readonly shown: { readonly revision: number; readonly at: number }[] = [];
  head: LogHead | undefined;

  constructor(
    private readonly server: string,
    readonly portal: PortalKey,
    private readonly token: string,
  ) {}

  private request(path: string, options: RequestInit = {}): Promise<Response> {
    const headers = {
      authorization: `Bearer ${this.token}`,
      'trustfold-portal': this.portal,
      ...(options.method !== undefined && { 'content-type': 'application/json' }),
    };
    return fetch(`${this.server}${path}`, { ...options, headers });
  }

  async send(command: string, input: unknown, id: string = randomUUID()) {
    const body = JSON.stringify({ id, command, version: 1, input });
    const answer = await this.request('/commands', { method: 'POST', body });
    return { status: answer.status, body: (await answer.json()) as Answer };
  }

  async readAll<T>(collection: string, cursor = ''): Promise<T[]> {
    const answer = await this.request(`/collections/${collection}?cursor=${cursor}`);
    const { records, next } = (await answer.json()) as Page<T>;
    const rest = next === undefined ? [] : await this.readAll<T>(collection, next);
    return [...records.map(({ record }) => record), ...rest];
  }

  /** Reads the event stream until the server stops. */
  async listen(): Promise<void> {
    const { body } = await this.request('/changes');
    createInterface({ input: Readable.fromWeb(body as ReadableStream) }).on('line', (line) => {
      if (!line.startsWith('data: ')) return;
      const data = JSON.parse(line.slice('data: '.length)) as { revision: number; head: LogHead };
      this.shown.push({ revision: data.revision, at: performance.now() });
      this.head = data.head;
    });
  }
}

const client = 'Meridian Energy Partners';

const payment = {
  type: 'fiat',
  counterparty: client,
  amount: 5,
  currency: 'USD',
  toCurrency: '',
};

/**
 * Returns a random command of a portal, and a unique text by which its audit entry can be found. `payments` lists
 * payments that need approval.
 */
export function chooseNextCommand(portal: PortalKey, payments: string[]) {
  const mark = randomUUID();
  if (portal === 'banking') {
    const id = payments.shift();
    return id === undefined
      ? undefined
      : { action: 'transaction.approve', input: { id }, mark: id };
  }
  if (portal === 'law_firm') {
    // The sample data contains the processes PF-001 to PF-007.
    const processId = `PF-00${Math.floor(Math.random() * 7) + 1}`;
    const input = { processId, subject: mark, message: 'Load' };
    return { action: 'process.postMessage', input, mark };
  }
  return Math.random() < 0.5
    ? {
        action: 'contract.create',
        input: { title: mark, type: 'joint_venture', client, value: '' },
        mark,
      }
    : { action: 'transaction.create', input: { ...payment, reference: mark }, mark };
}
