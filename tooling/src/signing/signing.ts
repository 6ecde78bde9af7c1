import type { Trust } from 'shared-kernel/signing';
import type { Signer } from './signer';

/** Whom the pages of an environment believe, without its name. */
export type PinnedKeys = Omit<Trust, 'environment'>;

/** In whose name an environment is changed. */
export interface Signing {
  readonly signer: Signer;
  /** Signs for a short while that nothing newer is out. */
  readonly stamper?: Signer | undefined;
  /** Days after which what is signed is not taken any more. */
  readonly validDays?: number | undefined;
  /** Hours after which the stamp is not. */
  readonly freshHours?: number | undefined;
  /** Public keys beside its own that what stands may be signed with. */
  readonly trusted?: readonly string[] | undefined;
  /** Whether to build on what stands though nobody who may signed it. */
  readonly despiteSignature?: boolean | undefined;
}

export const validDays = 365;
export const freshHours = 72;
const hourMs = 3_600_000;

export const inHours = (now: Date, hours: number): string =>
  new Date(now.getTime() + hours * hourMs).toISOString();
