/** The position and digest of the last entry in the audit log. The next entry will contain this digest. */
export interface LogHead {
  readonly seq: number;
  readonly digest: string;
}
