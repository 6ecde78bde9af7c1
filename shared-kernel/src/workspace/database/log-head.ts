/** The last entry of the audit log, which the next entry follows. */
export interface LogHead {
  readonly seq: number;
  /** The SHA-256 digest of that entry. */
  readonly digest: string;
}
