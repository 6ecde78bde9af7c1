/** Limits of an imported workspace file. A file beyond them is refused. */
export const fileLimits = {
  /** Uncompressed size in bytes. */
  maxLength: 1_000_000_000,
  /** Characters per line. A file of 5 MB has 7 million characters in base64. */
  maxInLine: 20_000_000,
  maxLevels: 50,
  maxReasons: 20,
} as const;
