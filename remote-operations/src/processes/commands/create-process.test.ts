import { createCommandTester } from 'shared-kernel/testing';
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

describe('createProcess', () => {
  it('[R107, PR10] a new process notifies subscribed users of its first deadline, but not its creator', async () => {
    const { done, notificationsFor, latestNotification } = createCommandTester();
    const { id } = await done(createProcess, form);
    expect(await latestNotification()).toMatchObject({
      title: 'Milestone due',
      relatedProcess: id,
      clientName: 'Northwind Petroleum',
    });
    const isShown = async (...reader: Parameters<typeof notificationsFor>) =>
      (await notificationsFor(...reader)).some(({ relatedProcess }) => relatedProcess === id);
    expect(await isShown('banking')).toBe(true);
    expect(await isShown('banking', ['milestoneDeadlines'])).toBe(false);
    expect(await isShown('admin')).toBe(false);
  });

  it('[R4, PM1] a new process stores the id and name of its client', async () => {
    const { done, record } = createCommandTester();
    const { id } = await done(createProcess, form);
    expect(await record('processes', id)).toMatchObject({
      client: 'Northwind Petroleum',
      clientId: 'CL-002',
    });
  });
});
