import type { Contract } from 'shared-kernel/domain/contract';
import { contracts } from 'shared-kernel/testing/records';

const [crudeSupply] = contracts as [Contract];

/** The reviewed sample contract with an open envelope, before the first signature. */
export const unsignedCrude: Contract = {
  ...crudeSupply,
  signatories: crudeSupply.signatories.map(({ signedDate: _date, ...person }) => ({
    ...person,
    status: 'pending',
  })),
};
