import { randomUUID } from 'node:crypto';
import type { PortalKey } from 'shared-kernel/domain/portal';
import type { LogHead } from 'shared-kernel/server';

interface Answer {
  readonly revision?: number;
  readonly output?: { readonly id?: string } | null;
}

export class SimulatedUser {
  /** Revisions that the event stream has reported, each with the time of the report. */
  readonly shown: { readonly revision: number; readonly at: number }[] = [];
  head: LogHead | undefined;
  private readonly ended = new AbortController();
  private readonly headers: Record<string, string>;

  constructor(
    private readonly server: string,
    readonly portal: PortalKey,
    token: string,
  ) {
    this.headers = { authorization: `Bearer ${token}`, 'trustfold-portal': portal };
  }

  async send(command: string, input: unknown, id: string = randomUUID()) {
    const answer = await fetch(`${this.server}/commands`, {
      method: 'POST',
      headers: { ...this.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ id, command, version: 1, input }),
    });
    return { status: answer.status, body: (await answer.json()) as Answer };
  }

  async readAll<T>(collection: string): Promise<T[]> {
    const all: T[] = [];
    let cursor = '';
    for (;;) {
      const address = `${this.server}/collections/${collection}?cursor=${cursor}`;
      const answer = await fetch(address, { headers: this.headers });
      const page = (await answer.json()) as { records: { record: T }[]; next?: string };
      all.push(...page.records.map(({ record }) => record));
      if (page.next === undefined) return all;
      cursor = page.next;
    }
  }

  /** Reads the event stream until `close` is called. */
  async listen(): Promise<void> {
    const { signal } = this.ended;
    const answer = await fetch(`${this.server}/changes`, { headers: this.headers, signal });
    void this.follow(answer).catch(() => undefined);
  }

  private async follow({ body }: Response): Promise<void> {
    let text = '';
    for await (const chunk of body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += chunk;
      const events = text.split('\n\n');
      text = events.pop() ?? '';
      for (const [, data = ''] of events.flatMap((event) => [/^data: (.*)$/m.exec(event) ?? []])) {
        if (data === '') continue;
        const { revision, head } = JSON.parse(data) as { revision: number; head: LogHead };
        this.shown.push({ revision, at: performance.now() });
        this.head = head;
      }
    }
  }

  close(): void {
    this.ended.abort();
  }
}

const client = 'Meridian Energy Partners';

const contract = (title: string) => ({ title, type: 'joint_venture', client, value: '' });

const payment = (reference: string) => ({
  type: 'fiat',
  counterparty: client,
  amount: 5,
  currency: 'USD',
  toCurrency: '',
  reference,
});

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
  if (Math.random() < 0.5) return { action: 'contract.create', input: contract(mark), mark };
  return { action: 'transaction.create', input: payment(mark), mark };
}
