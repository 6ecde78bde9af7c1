import { commandTester } from 'shared-kernel/testing';
import { createProcess, type ProcessForm } from './create-process';

const form: ProcessForm = {
  name: 'Jet fuel to Bergen',
  client: 'Northwind Petroleum',
  type: 'fuel-transfer',
  priority: 'medium',
  value: 2_500_000,
  currency: 'USD',
  startDate: '2024-07-25',
  assignedTo: 'Priya Nair',
};

describe('creating a process', () => {
  it('[PR10] raises its first deadline where the reader wants to hear of it, and not otherwise', async () => {
    const { done, source, session, latestNotification } = commandTester();
    const { id } = await done(createProcess, form);
    expect(await latestNotification()).toMatchObject({
      title: 'Milestone due',
      relatedProcess: id,
      clientName: 'Northwind Petroleum',
    });
    session.preferences.write({ milestoneDeadlines: false });
    const before = await source.count('notifications');
    await done(createProcess, form);
    expect(await source.count('notifications')).toBe(before);
  });

  it('[R4, PM1] keeps the client by its id beside the name', async () => {
    const { done, record } = commandTester();
    const { id } = await done(createProcess, form);
    expect(await record('processes', id)).toMatchObject({
      client: 'Northwind Petroleum',
      clientId: 'CL-002',
    });
  });
});
