import type { Contract } from 'shared-kernel/domain/contract';
import { contractTemplateSchema } from 'shared-kernel/testing';
import { contracts } from 'shared-kernel/testing/records';
import * as v from 'valibot';
import { fromTemplate, plannedParties, templateOf, templateRefusal } from './contract-template';

const [crudeSupply] = contracts as [Contract];
const staged: Contract = {
  ...crudeSupply,
  envelope: { order: 'any', remindOn: '2024-07-23', expiresOn: '2024-07-24' },
  signatories: crudeSupply.signatories.map((person, index) => ({
    ...person,
    ...(index === 2 && { part: 'witness' as const }),
  })),
};

describe('a contract template', () => {
  it('[signatures] holds the title, the roles and their order, and no person, date or signature', () => {
    const template = templateOf(staged, 'TPL-1');
    expect(template).toEqual({
      id: 'TPL-1',
      title: 'Crude Oil Supply Agreement',
      type: 'supply_agreement',
      parties: [
        { role: crudeSupply.signatories[0]?.role },
        { role: crudeSupply.signatories[1]?.role },
        { role: crudeSupply.signatories[2]?.role, part: 'witness' },
      ],
      order: 'any',
    });
    expect(v.parse(contractTemplateSchema, template)).toEqual(template);
  });

  it('[signatures] is what a contract begins with, which can be a template in turn', () => {
    const template = templateOf(staged, 'TPL-1');
    const begun = { ...crudeSupply, signatories: [], ...fromTemplate(template) };
    expect(plannedParties(begun)).toEqual(template.parties);
    expect(templateOf(begun, 'TPL-1')).toEqual(template);
  });

  it('[signatures] is not made of a contract that names no one', () => {
    expect(templateRefusal(crudeSupply)).toBeUndefined();
    expect(templateRefusal({ ...crudeSupply, signatories: [] })).toMatch(/no signatories yet/);
  });
});
