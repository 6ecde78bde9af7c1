import type { Client } from 'shared-kernel/domain/client';
import { clients } from 'shared-kernel/testing/records';
import { createCommandTester, type CommandTester } from 'shared-kernel/testing';
import { addClientUser, editClientUser } from './edit-users';

let tester: CommandTester;

beforeEach(() => {
  tester = createCommandTester();
});

const [meridian] = clients as [Client];

describe('the users of a client', () => {
  it('[G10] adds and edits users of a client', async () => {
    const user = {
      name: 'N. User',
      role: 'Analyst',
      email: 'n@user.example',
      status: 'active' as const,
      permissions: ['view' as const],
    };
    const added = await tester.done(addClientUser, { clientId: meridian.id, user });
    const userId = added.users.at(-1)?.id ?? '';
    const edited = await tester.done(editClientUser, {
      clientId: meridian.id,
      userId,
      from: user,
      to: { ...user, status: 'inactive' },
    });
    expect(edited.users.at(-1)).toMatchObject({ name: 'N. User', status: 'inactive' });
  });
});
