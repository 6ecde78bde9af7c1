import type { Contract } from 'shared-kernel/domain/contract';
import { commandTester } from 'shared-kernel/testing';
import { contracts } from 'shared-kernel/testing/records';
import { createContract } from './create-contract';
import { saveTemplate } from './save-template';

const [{ id, signatories }] = contracts as [Contract];
const draft = { title: 'Charter', type: 'supply_agreement', client: '', value: '' } as const;

describe('a template of a contract', () => {
  it('[signatures, audit] is kept once for a title, and a contract begins with it', async () => {
    const { done, source, latestEntry } = commandTester();
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

  it('[signatures] is refused where it no longer exists', async () => {
    const { run } = commandTester();
    expect(await run(createContract, { ...draft, template: 'TPL-1' })).toMatchObject({
      status: 'failed',
    });
  });
});
