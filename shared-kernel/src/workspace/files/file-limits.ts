/** Limits of a workspace file. An import refuses files that exceed one of them. */
export const fileLimits = {
  /** Maximum uncompressed size in bytes. */
  maxLength: 1_000_000_000,
  /** Maximum number of characters per line. In base64, a file of 5 MB has 7 million characters. */
  maxInLine: 20_000_000,
  maxLevels: 50,
  maxReasons: 20,
} as const;
