import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

export async function loadFont(address: string): Promise<ArrayBuffer> {
  // Copied, so that the buffer belongs to the realm of the test’s jsdom.
  return new Uint8Array(await readFile(fileURLToPath(address))).buffer;
}
