/** The last entry of the audit log, which the next entry refers to. */
export interface LogHead {
  readonly seq: number;
  /** The SHA-256 digest of the entry. */
  readonly digest: string;
}
