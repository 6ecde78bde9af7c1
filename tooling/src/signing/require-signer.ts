import { CliError } from '../run/cli-error';
import type { PinnedKeys, Signing } from './signing';

/** Refuses to write unsigned what the environment's pages take signed alone. */
export function requireSigner(
  environment: string,
  pinned: PinnedKeys | undefined,
  signing: Signing | undefined,
): void {
  if (!pinned || signing) return;
  throw new CliError(
    `The pages of ${environment} take what is signed alone: name a key with --key, TRUSTFOLD_KEY or --sign-with. Nothing was changed.`,
  );
}
