import {
  approveTransaction,
  attachClientDocument,
  executeTransaction,
  holdTransaction,
  rejectTransaction,
  revealTaxId,
} from '.';
import type { Client } from '../../domain/client';
import { requiredSignOffs } from '../../domain/lifecycle';
import { transactionMoveReasonSchema } from '../../domain/transaction';
import { clients } from '../../fixtures/clients';
import { contentsOf } from '../test-support/contents';
import { testSession } from '../test-support/session';
import { createTestWorkspace } from '../testing';
import type { Workspace } from '../workspace';
import type { Command } from '../command';
import { everyCommand } from '../test-support/every-command';
import * as v from 'valibot';

const [meridian] = clients as [Client];
let workspace: Workspace;

beforeEach(() => {
  workspace = createTestWorkspace();
});

async function done<I extends v.GenericSchema, O>(
  command: Command<I, O>,
  input: v.InferInput<I>,
): Promise<O> {
  const result = await workspace.run(command, input, testSession());
  if (result.status !== 'done') throw new Error(JSON.stringify(result));
  return result.output;
}

const latestEntry = async () =>
  (await workspace.source.find('auditEntries', 'at', { descending: true, limit: 1 }))[0];

const isExport = ({ id, permission }: Command) =>
  permission === 'export' && !id.startsWith('workspace.');
const isView = ({ id, permission }: Command) => permission === 'look' && id !== revealTaxId.id;

describe('what is only shown or handed out', () => {
  it.each(everyCommand.filter(isExport))(
    '[workspace] $id leaves one line and nothing else',
    async (command) => {
      const before = await contentsOf(workspace.source, 'auditEntries');
      const lines = await workspace.source.count('auditEntries');
      const input = { fileName: 'a file.csv', rows: 2 };
      const result = await workspace.run(command, input, testSession('regulator'));
      expect(result).toMatchObject({ status: 'done', undo: undefined });
      expect(await latestEntry()).toMatchObject({
        action: command.id,
        label: command.label,
        portal: 'regulator',
        subject: { label: 'a file.csv' },
      });
      expect(await workspace.source.count('auditEntries')).toBe(lines + 1);
      expect(await contentsOf(workspace.source, 'auditEntries')).toEqual(before);
    },
  );

  it.each(everyCommand.filter(isView))('[workspace] $id leaves nothing behind', async (command) => {
    const before = await contentsOf(workspace.source);
    const result = await workspace.run(command, {}, testSession('regulator'));
    expect(result).toMatchObject({ status: 'done', undo: undefined });
    expect(await contentsOf(workspace.source)).toEqual(before);
  });
});

describe('a client’s documents', () => {
  const bytes = new TextEncoder().encode('%PDF-1.7 certificate');

  it('[CL6] keeps one byte for byte, pending, under its own id', async () => {
    const file = { name: 'Certificate.pdf', bytes };
    const document = await done(attachClientDocument, {
      clientId: meridian.id,
      type: 'legal',
      file,
    });
    expect(document).toMatchObject({ name: 'Certificate.pdf', type: 'legal', status: 'pending' });
    expect((await workspace.source.get('files', document.id))?.record).toMatchObject({
      mediaType: 'application/pdf',
      bytes,
    });
    expect(await latestEntry()).toMatchObject({
      subject: { collection: 'clients', id: meridian.id },
      note: 'Attached Certificate.pdf',
    });
  });

  it('[CL6] refuses a file that is not what it calls itself, and keeps nothing', async () => {
    const input = { clientId: meridian.id, type: 'aml', file: { name: 'a.png', bytes } } as const;
    expect(await workspace.run(attachClientDocument, input, testSession())).toMatchObject({
      status: 'failed',
      error: { kind: 'invalid', issues: [{ field: 'file' }] },
    });
    expect(await workspace.source.count('files')).toBe(0);
  });
});

describe('the end of a transaction', () => {
  const openOne = async () => {
    const list = await workspace.source.list('transactions');
    const found = list.find(
      ({ status, signOffs = [] }) => status === 'pending' && !signOffs.length,
    );
    return found?.id ?? '';
  };

  it('[T2, TX5] executes once every sign-off is given, and not before', async () => {
    const id = await openOne();
    for (let given = 0; given < requiredSignOffs; given += 1) {
      expect(await workspace.run(executeTransaction, { id }, testSession())).toMatchObject({
        status: 'failed',
        error: { kind: 'refused' },
      });
      await done(approveTransaction, { id });
    }
    expect(await done(executeTransaction, { id })).toMatchObject({ status: 'completed' });
    expect((await latestEntry())?.action).toBe('transaction.execute');
  });

  it('[TX5] rejects for a reason, which stands trimmed in the record, the log and the alert', async () => {
    const id = await openOne();
    const rejected = await done(rejectTransaction, { id, reason: '  Sanctioned port  ' });
    expect(rejected).toMatchObject({ status: 'failed', failureReason: 'Sanctioned port' });
    expect((await latestEntry())?.note).toBe('Reject: Sanctioned port');
    const [alert] = await workspace.source.find('notifications', 'timestamp', {
      descending: true,
      limit: 1,
    });
    expect(alert).toMatchObject({
      title: 'Transaction rejected',
      message: `${rejected.reference}: Sanctioned port`,
    });
  });

  it.each([holdTransaction, rejectTransaction])(
    '[TX5] $id takes exactly the reasons that the form takes',
    async (command) => {
      const id = await openOne();
      for (const reason of ['', ' ', 'x'.repeat(501)]) {
        const said = v.safeParse(transactionMoveReasonSchema, reason).issues?.[0].message;
        expect(await workspace.run(command, { id, reason }, testSession())).toMatchObject({
          status: 'failed',
          error: { kind: 'invalid', issues: [{ field: 'reason', message: said }] },
        });
      }
      await done(command, { id, reason: 'x'.repeat(500) });
    },
  );
});
