import type { DipTestOutcome, MilestoneKind } from './process-fields';

const dipTests: ReadonlySet<MilestoneKind> = new Set([
  'dip_test',
  'control_dip_test',
  're_test',
  'final_dip_test',
]);

export const isDipTest = (kind: MilestoneKind | undefined): kind is MilestoneKind =>
  kind !== undefined && dipTests.has(kind);

const names: Partial<Record<MilestoneKind, Readonly<Record<DipTestOutcome, string>>>> = {
  dip_test: {
    confirmed: 'Dip test confirmed',
    rejected: 'Dip test rejected then re-test required',
  },
  control_dip_test: {
    confirmed: 'Control dip test confirmed',
    rejected: 'Dip test rejected then re-test required',
  },
  re_test: { confirmed: 'Re-test approved', rejected: 'Re-test rejected then re-test required' },
  final_dip_test: {
    confirmed: 'Final dip test confirmed',
    rejected: 'Final dip test rejected then re-test required',
  },
};

export const formatDipTest = (kind: MilestoneKind, outcome: DipTestOutcome): string =>
  names[kind]?.[outcome] ?? '';
