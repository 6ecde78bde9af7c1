import { createOnePagePdf } from 'shared-kernel/testing/pdf';
import type { Client } from 'shared-kernel/domain/client';
import { clients } from 'shared-kernel/testing/records';
import { createCommandTester, type CommandTester } from 'shared-kernel/testing';
import { attachClientDocument } from './attach-document';

let tester: CommandTester;

beforeEach(() => {
  tester = createCommandTester();
});

const [meridian] = clients as [Client];
const bytes = createOnePagePdf('certificate');

describe('attaching a document', () => {
  it('[CL6] stores a client’s document unchanged, with status pending and a new id', async () => {
    const file = { name: 'Certificate.pdf', bytes };
    const document = await tester.done(attachClientDocument, {
      clientId: meridian.id,
      type: 'legal',
      file,
    });
    expect(document).toMatchObject({ name: 'Certificate.pdf', type: 'legal', status: 'pending' });
    expect((await tester.source.get('files', document.id))?.record).toMatchObject({
      mediaType: 'application/pdf',
      bytes,
    });
    expect(await tester.latestEntry()).toMatchObject({
      subject: { collection: 'clients', id: meridian.id },
      note: 'Attached Certificate.pdf',
    });
  });

  it('[CL6] rejects a client’s document whose content does not match its type', async () => {
    const input = { clientId: meridian.id, type: 'aml', file: { name: 'a.png', bytes } } as const;
    expect(await tester.run(attachClientDocument, input)).toMatchObject({
      status: 'failed',
      error: { kind: 'invalid', issues: [{ field: 'file' }] },
    });
    expect(await tester.source.list('files')).toHaveLength(0);
  });

  it('[R37, CL6] rejects a truncated PDF of a client and gives the reason', async () => {
    const file = { name: 'Certificate.pdf', bytes: bytes.subarray(0, 300) };
    const input = { clientId: meridian.id, type: 'aml', file } as const;
    const message = 'This PDF is damaged or incomplete. Export it again and retry.';
    expect(await tester.run(attachClientDocument, input)).toMatchObject({
      status: 'failed',
      error: { kind: 'invalid', issues: [{ field: 'file', message }] },
    });
    expect(await tester.source.list('files')).toHaveLength(0);
  });
});
