import type { LifecycleStage } from 'shared-kernel/domain/lifecycle';

/** What each stage asks for before its milestone is completed: the static description (CO4). */
export const milestoneLogic: Record<LifecycleStage, string> = {
  initiated:
    'The client’s file is opened, and KYC and AML screening start. Completing it is the first sign-off.',
  under_review:
    'A reviewer checks the documents against the screening results and flags problems with a comment. Completing it is the second sign-off.',
  approved:
    'Completing it is the third sign-off. Legal, banking and compliance each give one of the three, in any order, and no person gives two.',
  compliant: 'KYC and AML are completed and no issue is open.',
  executed: 'KYC and AML are still completed and no issue is open. The stage is final.',
};
