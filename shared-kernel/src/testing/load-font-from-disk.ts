import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

export async function loadFont(address: string): Promise<ArrayBuffer> {
  // The bytes are copied, so that the buffer belongs to the JavaScript realm of jsdom.
  return new Uint8Array(await readFile(fileURLToPath(address))).buffer;
}
