/**
 * What of a workspace file is taken and what refused. A file that is wrong anywhere is refused whole,
 * with its reasons, and nothing is changed:
 *
 * - it is larger than `maxBytes`, or than the browser has room for, or, of the former layout, which
 *   has to be read as one text, than `maxInOneText`;
 * - it ends in the middle, packed or not: its last line says how many records it has;
 * - it cannot be unpacked, is no JSON, is not ours, or a newer version wrote it;
 * - a line has more than `maxInLine` characters, or a record is nested deeper than `maxLevels`;
 * - a record does not satisfy its schema: a moment before 1900 or after 2199, a text beyond its limit;
 * - a record of an imported file could not have been typed or uploaded here (`import-issues.ts`);
 * - a record is there twice, or a kind of record is unknown.
 *
 * Taken is what refers to what is not there, which every screen can show, and an unknown
 * field, which a newer version wrote. Settings that cannot be read are the defaults.
 */
export const fileLimits = {
  /** Bytes, packed or not. */
  maxBytes: 4_000_000_000,
  /** Bytes that a browser can hold as one text. */
  maxInOneText: 256 * 1024 * 1024,
  /** Characters: a kept file of 5 MB in base64, and twice as much again. */
  maxInLine: 20_000_000,
  /** What a browser cannot copy is nested deeper by far. */
  maxLevels: 50,
  /** How many of a file's faults are told. */
  maxReasons: 20,
} as const;
