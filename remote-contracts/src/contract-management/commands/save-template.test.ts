import type { Contract } from 'shared-kernel/domain/contract';
import { createCommandTester, createTestSession } from 'shared-kernel/testing';
import { contracts } from 'shared-kernel/testing/records';
import { createContract } from './create-contract';
import { removeTemplate, saveTemplate } from './save-template';

const [{ id, signatories }] = contracts as [Contract];
const draft = { title: 'Charter', type: 'supply_agreement', client: '', value: '' } as const;

describe('contract templates', () => {
  it('[signatures, audit] saves one template per title, and a contract can be created from it', async () => {
    const { done, source, latestEntry } = createCommandTester();
    const template = await done(saveTemplate, { id });
    expect(await latestEntry()).toMatchObject({
      action: 'contract.saveTemplate',
      subject: { collection: 'contractTemplates', id: template.id },
    });
    expect((await done(saveTemplate, { id })).id).toBe(template.id);
    expect(await source.list('contractTemplates')).toEqual([template]);
    const begun = await done(createContract, { ...draft, template: template.id });
    expect(begun.signatories).toEqual([]);
    expect(begun.envelope?.parties).toEqual(signatories.map(({ role }) => ({ role })));
  });

  it('[signatures, audit] removing a template can be undone and does not change contracts that were created from it', async () => {
    const { done, run, source, latestEntry } = createCommandTester();
    const template = await done(saveTemplate, { id });
    const begun = await done(createContract, { ...draft, template: template.id });
    const removed = await run(removeTemplate, { id: template.id });
    expect(await source.list('contractTemplates')).toEqual([]);
    expect(await latestEntry()).toMatchObject({
      label: 'Removed a contract template',
      subject: { collection: 'contractTemplates', label: template.title },
    });
    expect((await source.get('contracts', begun.id))?.record).toEqual(begun);
    if (removed.status === 'done') await removed.undo?.();
    expect(await source.list('contractTemplates')).toEqual([template]);
  });

  it('[signatures, policy] a client cannot remove a template of the platform, and a template can be removed only once', async () => {
    const { done, run, workspace } = createCommandTester();
    const template = await done(saveTemplate, { id });
    const client = createCommandTester({ workspace, session: createTestSession('client') });
    expect(await client.run(removeTemplate, { id: template.id })).toMatchObject({
      status: 'failed',
      error: { kind: 'denied' },
    });
    await done(removeTemplate, { id: template.id });
    expect(await run(removeTemplate, { id: template.id })).toMatchObject({
      status: 'failed',
      error: { kind: 'missing' },
    });
  });

  it('[R29, signatures] a client’s template with the same title does not replace the platform template', async () => {
    const { done, workspace } = createCommandTester();
    const template = await done(saveTemplate, { id });
    const client = createCommandTester({ workspace, session: createTestSession('client') });
    const own = await client.done(saveTemplate, { id });
    expect(own).toEqual({ ...template, id: own.id, clientId: 'CL-001' });
    expect(own.id).not.toBe(template.id);
    const meridian = { ...draft, client: 'Meridian Energy Partners' };
    await client.done(createContract, { ...meridian, template: own.id });
    expect(await client.run(createContract, { ...meridian, template: template.id })).toMatchObject({
      status: 'failed',
      error: { kind: 'denied' },
    });
    await client.done(removeTemplate, { id: own.id });
  });

  it('[signatures] refuses to create a contract from a template that does not exist', async () => {
    const { run } = createCommandTester();
    expect(await run(createContract, { ...draft, template: 'TPL-1' })).toMatchObject({
      status: 'failed',
    });
  });
});
