import {
  createCommandTester,
  createTestWorkspace,
  type CommandTester,
} from 'shared-kernel/testing';
import { createContract, waiveLegalReview } from './create-contract';

let tester: CommandTester;

beforeEach(() => {
  tester = createCommandTester();
});

const draft = { title: '', type: 'joint_venture', client: '', value: '' } as const;

describe('creating a contract', () => {
  it('[C8, B13] creates a draft that requires a legal review, even if the fields are empty', async () => {
    const { id } = await tester.done(createContract, draft);
    expect(await tester.record('contracts', id)).toMatchObject({
      title: '',
      client: '',
      value: '',
      status: 'draft',
      legalReview: 'required',
      complianceFlags: [],
    });
    expect(tester.session.toasts[0]?.description).toContain('Untitled contract');
  });

  it.each([
    ['ticked', true, 'live'],
    ['not ticked', false, 'live'],
    ['ticked', true, 'reference'],
    ['not ticked', false, 'reference'],
  ] as const)(
    '[C9, C10, B13] waives the legal review and logs the checkbox as %s (accepted: %s), in %s mode',
    async (words, accepted, behaviour) => {
      tester = createCommandTester({ workspace: createTestWorkspace({ behaviour }) });
      const { id } = await tester.done(waiveLegalReview, { ...draft, accepted });
      expect(await tester.record('contracts', id)).toMatchObject({
        status: 'user_waived',
        legalReview: 'waived',
        complianceFlags: ['User Waived Legal Review', 'No Legal Validation'],
      });
      expect((await tester.latestEntry())?.note).toBe(
        `User Waived. “I understand and accept these terms” was ${words}.`,
      );
    },
  );

  it.each(['live', 'reference'] as const)(
    '[C8, C13] uses the creation time for the contract’s id and dates, in %s mode',
    async (behaviour) => {
      const now = () => new Date('2027-03-04T10:00:00.000Z');
      const { done, record } = createCommandTester({
        workspace: createTestWorkspace({ behaviour, now }),
      });
      const { id } = await done(createContract, draft);
      expect(id).toBe('CON-1804154400000');
      expect(await record('contracts', id)).toMatchObject({
        createdDate: '2027-03-04',
        lastModified: '2027-03-04',
      });
      expect((await done(waiveLegalReview, { ...draft, accepted: true })).id).toBe(
        'CON-1804154400001',
      );
    },
  );

  it('[R107, PR10] notifies the other subscribers of a new contract, but not its creator', async () => {
    const { id } = await tester.done(createContract, { ...draft, client: 'Northwind Petroleum' });
    expect(await tester.latestNotification()).toMatchObject({
      title: 'New contract assigned',
      isRead: false,
      clientName: 'Northwind Petroleum',
      metadata: { contractId: id },
    });
    const isShown = async (...reader: Parameters<typeof tester.notificationsFor>) =>
      (await tester.notificationsFor(...reader)).some(
        ({ metadata }) => metadata?.contractId === id,
      );
    expect(await isShown('law_firm')).toBe(true);
    expect(await isShown('law_firm', ['newContractAssignments'])).toBe(false);
    expect(await isShown('admin')).toBe(false);
  });

  it('[C8, B14] contracts created at the same time get different ids', async () => {
    const now = () => new Date('2026-01-01T00:00:00.000Z');
    const { done } = createCommandTester({ workspace: createTestWorkspace({ now }) });
    const [one, other] = await Promise.all([
      done(createContract, draft),
      done(createContract, draft),
    ]);
    expect(one.id).toMatch(/^CON-\d{13}$/);
    expect(other.id).not.toBe(one.id);
  });

  it('[C8] in reference mode, creates a contract only for the current page, without Undo or notification', async () => {
    const workspace = createTestWorkspace({ behaviour: 'reference' });
    const { done, source, session } = createCommandTester({ workspace });
    await done(createContract, draft);
    expect(await source.list('contracts')).toHaveLength(4);
    expect(await source.list('notifications')).toHaveLength(8);
    expect(session.toasts).toEqual([]);
  });
});
