import type { Bench } from './bench';
import { benchBuilds } from './builds/bench-builds';
import { benchFederation } from './federation/bench-federation';
import { benchSigning } from './signing/bench-signing';
import { benchWorker } from './worker/bench-worker';
import { benchWorkspace } from './workspace/bench-workspace';

export const benchNames = ['workspace', 'federation', 'worker', 'signing', 'builds'] as const;
export type BenchName = (typeof benchNames)[number];

export const benches: Readonly<Record<BenchName, Bench>> = {
  workspace: benchWorkspace,
  federation: benchFederation,
  worker: benchWorker,
  signing: benchSigning,
  builds: benchBuilds,
};
