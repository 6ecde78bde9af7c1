import { CommandError } from '../workspace/commands/command-error';
import { bringEvidence } from '../workspace/audit/load-audit-module';

/** What makes and reads evidence packs, with the digests and keys that it needs. */
export async function bringPack() {
  const evidence = await bringEvidence();
  try {
    return { evidence, ...(await import(/* webpackChunkName: "evidence-pack" */ '.')) };
  } catch (cause) {
    const message = 'The exporter could not be loaded. Check the connection, then try again.';
    throw new CommandError('refused', message, { cause });
  }
}
