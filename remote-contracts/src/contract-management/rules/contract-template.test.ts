import type { Contract } from 'shared-kernel/domain/contract';
import { contractTemplateSchema } from 'shared-kernel/testing';
import { contracts } from 'shared-kernel/testing/records';
import * as v from 'valibot';
import {
  createEnvelopeFromTemplate,
  getPlannedSignatories,
  createContractTemplate,
  getTemplateError,
} from './contract-template';

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
  it('[signatures] a template contains title, roles and order, but no people, dates or signatures', () => {
    const template = createContractTemplate(staged, 'TPL-1');
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

  it('[signatures] a template saved from a contract equals the template from which the contract was created', () => {
    const template = createContractTemplate(staged, 'TPL-1');
    const begun = { ...crudeSupply, signatories: [], ...createEnvelopeFromTemplate(template) };
    expect(getPlannedSignatories(begun)).toEqual(template.parties);
    expect(createContractTemplate(begun, 'TPL-1')).toEqual(template);
  });

  it('[signatures] a contract without signatories cannot become a template', () => {
    expect(getTemplateError(crudeSupply)).toBeUndefined();
    expect(getTemplateError({ ...crudeSupply, signatories: [] })).toMatch(/no signatories yet/);
  });
});
