const offsetBasis = 0x811c9dc5;
const prime = 0x01000193;

function fnv1a(text: string, seed: number): number {
  let hash = offsetBasis ^ seed;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), prime);
  }
  return Math.imul(hash ^ (hash >>> 15), prime) >>> 0;
}

/**
 * Returns a made-up transaction hash for a smart contract call. Equal inputs give equal hashes. The hash is not
 * cryptographic.
 */
export function createDemoHash(parts: readonly string[]): string {
  const text = JSON.stringify(parts);
  const words = Array.from({ length: 8 }, (_, seed) =>
    fnv1a(text, Math.imul(seed, 0x9e3779b1)).toString(16).padStart(8, '0'),
  );
  return `0x${words.join('')}`;
}

/**
 * Note shown next to simulated exchange rates, block numbers and hashes. It says that they do not come from a blockchain
 * or exchange (R53).
 */
export const sampleValuesRemark = 'Simulated values: no blockchain or exchange is used.';
