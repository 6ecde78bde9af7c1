/** Limits of an imported workspace file; a file beyond them is refused as a whole. */
export const fileLimits = {
  /** Bytes of the unpacked file. */
  maxLength: 1_000_000_000,
  /** Characters: a file of 5 MB is 7 million in base64. */
  maxInLine: 20_000_000,
  /** Levels of nesting in a record. */
  maxLevels: 50,
  /** Reasons that a refusal gives. */
  maxReasons: 20,
} as const;
