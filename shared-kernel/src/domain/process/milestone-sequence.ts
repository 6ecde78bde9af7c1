import type { MilestoneKind } from './milestone-kind';

export interface MilestoneSequenceStep {
  readonly kind: MilestoneKind;
  /** Name of the milestone in the sample, with its result, such as “Dip test confirmed” (PM6). */
  readonly name: string;
  /** Name of the milestone before its result is known, if different from `name`. */
  readonly openName?: string;
  readonly day: number;
  readonly requirements: readonly string[];
}

const steps: readonly (readonly [
  kind: MilestoneKind,
  name: string,
  requirements: readonly string[],
  openName?: string,
])[] = [
  ['batch_received', 'Batch received', ['Bill of lading on file', 'Seal numbers match']],
  [
    'dip_test',
    'Dip test confirmed',
    ['Independent inspector present', 'Tank gauge readings recorded'],
    'Dip test',
  ],
  [
    'quality_inspection',
    'Quality inspection',
    ['Samples drawn and sealed', 'Inspection certificate issued'],
  ],
  ['lab_processing', 'Lab processing', ['Samples received by the laboratory']],
  [
    'lab_analysis_due',
    'Lab analysis due',
    ['Certificate of analysis issued', 'Values within specification'],
  ],
  ['critical_deadline', 'Critical deadline', ['All test results submitted to the buyer']],
  [
    'control_dip_test',
    'Dip test rejected then re-test required',
    ['Control readings recorded'],
    'Control dip test',
  ],
  [
    're_test',
    'Re-test approved',
    ['New sample drawn', 'Second laboratory confirms the reading'],
    'Re-test',
  ],
  ['transport_prep', 'Transport prep', ['Carrier nominated', 'Insurance certificate on file']],
  [
    'transport_authorised',
    'Transport authorised',
    ['Export licence verified', 'OFAC check of the vessel passed'],
  ],
  ['delivery_start', 'Delivery start', ['Notice of readiness received']],
  ['delivery_complete', 'Delivery complete', ['Delivery note signed', 'Quantity reconciled']],
  ['final_dip_test', 'Final dip test', ['Receiving tank gauge readings recorded']],
  ['settlement', 'Settlement', ['Commercial invoice approved', 'Escrow release authorised']],
  ['documentation_filed', 'Documentation filed', ['Closing set complete']],
  ['closed', 'Closed', ['Client confirmed receipt']],
];

/** The milestones of the sample process: one per day, from the 15th to the 30th of a month (PM6, B18). */
export const milestoneSequence: readonly MilestoneSequenceStep[] = steps.map(
  ([kind, name, requirements, openName], index) => ({
    kind,
    name,
    ...(openName !== undefined && { openName }),
    day: 15 + index,
    requirements,
  }),
);
