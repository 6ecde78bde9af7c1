import type { Bench } from './bench';
import { benchFederation } from './federation/bench-federation';
import { benchWorkspace } from './workspace/bench-workspace';

export const benchNames = ['workspace', 'federation'] as const;
export type BenchName = (typeof benchNames)[number];

export const benches: Readonly<Record<BenchName, Bench>> = {
  workspace: benchWorkspace,
  federation: benchFederation,
};
