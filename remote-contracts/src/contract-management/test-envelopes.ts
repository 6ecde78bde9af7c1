import type { Contract } from 'shared-kernel/domain/contract';
import { contracts } from 'shared-kernel/testing/records';

const [crudeSupply] = contracts as [Contract];

export const unsignedContract: Contract = {
  ...crudeSupply,
  signatories: crudeSupply.signatories.map(({ signedDate: _date, ...person }) => ({
    ...person,
    status: 'pending',
  })),
};
