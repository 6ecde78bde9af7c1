import { toInstant } from 'shared-kernel/format';
import { createCommandTester, createTestSession } from 'shared-kernel/testing';
import { requestDemo } from './request-demo';

describe('requestDemo', () => {
  it('[L1] a visitor’s demo request is saved if the requested time is in the future', async () => {
    const { done, run, record, latestEntry } = createCommandTester({
      session: { ...createTestSession(), portal: undefined },
    });
    const form = {
      name: 'A. Visitor',
      email: 'a@visitor.example',
      company: 'Visitor Ltd',
      date: '2199-01-01',
      time: '10:30',
    };
    const { id } = await done(requestDemo, form);
    expect(await record('demoRequests', id)).toEqual({
      ...form,
      id,
      instant: toInstant('2199-01-01T10:30'),
      requestedAt: expect.any(String) as string,
    });
    const instant = '2199-01-01T02:30:00.000Z';
    const elsewhere = await done(requestDemo, { ...form, instant });
    expect(await record('demoRequests', elsewhere.id)).toMatchObject({ ...form, instant });
    const entry = await latestEntry();
    expect([entry?.actor, entry?.portal]).toEqual(['Visitor', undefined]);
    expect(await run(requestDemo, { ...form, date: '2001-01-01' })).toMatchObject({
      status: 'failed',
      error: { issues: [{ field: 'date' }] },
    });
  });
});
