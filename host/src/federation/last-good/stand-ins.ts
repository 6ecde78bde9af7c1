import type { RemoteRelease } from 'shared-kernel/remote';

/** A release that runs in place of the one that is deployed, which did not start. */
export interface StandIn {
  readonly deployed: string;
  readonly release: RemoteRelease;
  /** Whether it is what most browsers run, in place of a canary. */
  readonly isStable?: boolean;
}

/** What a reader is told of it. */
export const standInWords = ({ isStable }: StandIn): string =>
  isStable === true ? 'which most browsers run' : 'the last one that did';

/** By remote. What reads them is part of every page; what sets them comes when it is needed (use-stand-ins.ts). */
export const standIns = new Map<string, StandIn>();
