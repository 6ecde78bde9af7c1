import { loadPackModule } from './load-pack-module';
import type { PackVerification } from './verify-pack';

/**
 * Verifies an evidence pack against its manifest and the signing key of this browser.
 *
 * @example
 * const pack = await verifyPackFile(file.bytes);
 * const reason = pack.state === 'refused' ? pack.reason : undefined;
 */
export async function verifyPackFile(bytes: Uint8Array<ArrayBuffer>): Promise<PackVerification> {
  const { evidence, verifyPack } = await loadPackModule();
  return verifyPack(bytes, evidence);
}
