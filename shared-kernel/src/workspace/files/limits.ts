/** Limits for a workspace file. An import refuses a file that exceeds a limit. */
export const fileLimits = {
  /** Maximum uncompressed size in bytes. */
  maxLength: 1_000_000_000,
  /** Maximum characters per line. A file of 5 MB has 7 million characters in base64. */
  maxInLine: 20_000_000,
  maxLevels: 50,
  maxReasons: 20,
} as const;
