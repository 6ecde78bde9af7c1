import type { RemoteRelease } from 'shared-kernel/remote';

/** A release that runs in place of the one that is deployed, which did not start. */
export interface StandIn {
  readonly deployed: string;
  readonly release: RemoteRelease;
}

/** By remote. What reads them is part of every page; what sets them comes when it is needed (use-stand-ins.ts). */
export const standIns = new Map<string, StandIn>();
