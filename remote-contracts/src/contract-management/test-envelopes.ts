import type { Contract } from 'shared-kernel/domain/contract';
import { contracts } from 'shared-kernel/testing/records';

const [crudeSupply] = contracts as [Contract];

/** The sample's contract that is reviewed and out for signature, before anybody signed it. */
export const unsignedCrude: Contract = {
  ...crudeSupply,
  signatories: crudeSupply.signatories.map(({ signedDate: _date, ...person }) => ({
    ...person,
    status: 'pending',
  })),
};
