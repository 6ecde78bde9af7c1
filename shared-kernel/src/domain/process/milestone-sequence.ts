import type { MilestoneKind } from './milestone-kind';

/** One step of the sample sequence: the day of the sample month it falls on and what it requires. */
export interface SequenceStep {
  readonly kind: MilestoneKind;
  /** How the sample names it, with the result it has there (PM6). */
  readonly name: string;
  /** How it is named while its result is open, where that differs. */
  readonly openName?: string;
  readonly day: number;
  readonly requirements: readonly string[];
}

/** The sample milestone sequence, one step a day from the 15th to the 30th (PM6, B18). */
export const milestoneSequence: readonly SequenceStep[] = [
  {
    kind: 'batch_received',
    name: 'Batch received',
    day: 15,
    requirements: ['Bill of lading on file', 'Seal numbers match'],
  },
  {
    kind: 'dip_test',
    name: 'Dip test confirmed',
    openName: 'Dip test',
    day: 16,
    requirements: ['Independent inspector present', 'Tank gauge readings recorded'],
  },
  {
    kind: 'quality_inspection',
    name: 'Quality inspection',
    day: 17,
    requirements: ['Samples drawn and sealed', 'Inspection certificate issued'],
  },
  {
    kind: 'lab_processing',
    name: 'Lab processing',
    day: 18,
    requirements: ['Samples received by the laboratory'],
  },
  {
    kind: 'lab_analysis_due',
    name: 'Lab analysis due',
    day: 19,
    requirements: ['Certificate of analysis issued', 'Values within specification'],
  },
  {
    kind: 'critical_deadline',
    name: 'Critical deadline',
    day: 20,
    requirements: ['All test results submitted to the buyer'],
  },
  {
    kind: 'control_dip_test',
    name: 'Dip test rejected then re-test required',
    openName: 'Control dip test',
    day: 21,
    requirements: ['Control readings recorded'],
  },
  {
    kind: 're_test',
    name: 'Re-test approved',
    openName: 'Re-test',
    day: 22,
    requirements: ['New sample drawn', 'Second laboratory confirms the reading'],
  },
  {
    kind: 'transport_prep',
    name: 'Transport prep',
    day: 23,
    requirements: ['Carrier nominated', 'Insurance certificate on file'],
  },
  {
    kind: 'transport_authorised',
    name: 'Transport authorised',
    day: 24,
    requirements: ['Export licence verified', 'OFAC check of the vessel passed'],
  },
  {
    kind: 'delivery_start',
    name: 'Delivery start',
    day: 25,
    requirements: ['Notice of readiness received'],
  },
  {
    kind: 'delivery_complete',
    name: 'Delivery complete',
    day: 26,
    requirements: ['Delivery note signed', 'Quantity reconciled'],
  },
  {
    kind: 'final_dip_test',
    name: 'Final dip test',
    day: 27,
    requirements: ['Receiving tank gauge readings recorded'],
  },
  {
    kind: 'settlement',
    name: 'Settlement',
    day: 28,
    requirements: ['Commercial invoice approved', 'Escrow release authorised'],
  },
  {
    kind: 'documentation_filed',
    name: 'Documentation filed',
    day: 29,
    requirements: ['Closing set complete'],
  },
  { kind: 'closed', name: 'Closed', day: 30, requirements: ['Client confirmed receipt'] },
];
