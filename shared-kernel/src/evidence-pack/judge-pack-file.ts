import { loadPackModule } from './load-pack-module';
import type { JudgedPack } from './judge-pack';

/**
 * Reads an evidence pack and verifies it against its manifest and this browser’s key.
 *
 * @example
 * const pack = await judgePackFile(file.bytes);
 * const reason = pack.state === 'refused' ? pack.reason : undefined;
 */
export async function judgePackFile(bytes: Uint8Array<ArrayBuffer>): Promise<JudgedPack> {
  const { evidence, judgePack } = await loadPackModule();
  return judgePack(bytes, evidence);
}
