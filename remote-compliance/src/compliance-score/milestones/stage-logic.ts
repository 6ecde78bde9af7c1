import type { LifecycleStage } from 'shared-kernel/domain/lifecycle';

/** What each stage asks for before its milestone is completed: the static description (CO4). */
export const milestoneLogic: Record<LifecycleStage, string> = {
  initiated:
    'The client’s file is opened. Company, owners and contact are on record, and KYC and AML screening start.',
  under_review:
    'A reviewer reads the documents against the screenings. Whatever does not hold is flagged with a comment.',
  approved:
    'Legal, banking and compliance sign off, three sign-offs in all. Nothing moves until each has been given.',
  compliant:
    'KYC and AML are completed and no issue is open. The smart contract unlocks the transaction.',
  executed:
    'The smart contract settles the transaction and writes the outcome to the ledger. The stage is final.',
};
