/** The last entry of the audit log. The next entry contains the digest of this entry. */
export interface LogHead {
  readonly seq: number;
  readonly digest: string;
}
