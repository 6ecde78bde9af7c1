import {
  findEnvelopeId,
  createEnvelopeNoticeId,
  type Contract,
} from 'shared-kernel/domain/contract';
import type { Notification } from 'shared-kernel/domain/notification';
import { createCommandTester, createTestWorkspace } from 'shared-kernel/testing';
import { contracts } from 'shared-kernel/testing/records';
import { unsignedContract } from '../test-envelopes';
import { editContract } from './edit-contract';
import { recallEnvelope } from './recall-envelope';
import { declineSignature, sendEnvelope, recordSignature } from './sign-contract';
import { createSignatureInput } from './test-signature-input';

const [crudeSupply] = contracts as [Contract];
const { id } = crudeSupply;

const notice = (what: 'reminder' | 'expiry'): Notification => ({
  id: createEnvelopeNoticeId(id, findEnvelopeId(crudeSupply), what),
  type: 'warning',
  category: 'client',
  title: 'Signature pending',
  message: '',
  timestamp: '2024-07-20T09:00:00.000Z',
  isRead: false,
  isStarred: true,
  source: 'Contract Management',
  actionRequired: what === 'expiry',
  priority: 'medium',
  metadata: { contractId: id },
});

const open = { isRead: false, isStarred: true };
const settled = { isRead: true, isStarred: true, actionRequired: false };

function remindedOf(contract: Contract) {
  const notifications = [notice('reminder'), notice('expiry')];
  const workspace = createTestWorkspace({ records: { contracts: [contract], notifications } });
  const { source, ...tester } = createCommandTester({ workspace });
  const notices = async () => {
    const left = await source.list('notifications');
    return notifications.map((one) => left.find((other) => other.id === one.id));
  };
  return { ...tester, source, notices };
}

describe('reminders of an envelope', () => {
  it('[signatures, N5] the last signature marks the reminders of an envelope as done and read, but earlier signatures do not', async () => {
    const { done, source, notices } = remindedOf(crudeSupply);
    await done(recordSignature, await createSignatureInput(source, { id, signatoryId: 'SIG-002' }));
    expect(await notices()).toMatchObject([open, open]);
    await done(recordSignature, await createSignatureInput(source, { id, signatoryId: 'SIG-003' }));
    expect(await notices()).toMatchObject([settled, settled]);
  });

  it.each([
    ['a declined signature', crudeSupply, declineSignature, { id, signatoryId: 'SIG-002' }],
    ['a recall', unsignedContract, recallEnvelope, { id, reason: 'A wrong address' }],
    [
      'a change of the text, which voids the envelope',
      unsignedContract,
      editContract,
      { id, from: unsignedContract, to: { ...unsignedContract, value: '$1' } },
    ],
    [
      'the next envelope',
      { ...crudeSupply, envelope: { expiresOn: '2024-07-21' } },
      sendEnvelope,
      { id },
    ],
  ] as const)(
    '[signatures, N5] %s marks the reminders of an envelope as done and read',
    async (_what, contract, command, input) => {
      const { run, notices } = remindedOf(contract);
      expect(await run(command as typeof sendEnvelope, input as { id: string })).toMatchObject({
        status: 'done',
      });
      expect(await notices()).toMatchObject([settled, settled]);
    },
  );
});
