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
 * Returns a substitute for a transaction hash of a smart contract. Equal inputs have equal hashes. The hash is not
 * cryptographic.
 */
export function demoHash(parts: readonly string[]): string {
  const text = JSON.stringify(parts);
  const words = Array.from({ length: 8 }, (_, seed) =>
    fnv1a(text, Math.imul(seed, 0x9e3779b1)).toString(16).padStart(8, '0'),
  );
  return `0x${words.join('')}`;
}

/** Note beside sample rates, blocks, confirmations and hashes, which come from no blockchain or exchange (R53). */
export const sampleValuesRemark = 'Sample values: no blockchain or exchange is used.';
