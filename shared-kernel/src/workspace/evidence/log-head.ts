/** What the next entry follows: the last one's place and digest, or the seal over what had no place. */
export interface LogHead {
  readonly seq: number;
  readonly digest: string;
  /** How many entries without a place the seal is over; told where `seq` is 0. */
  readonly sealed?: number | undefined;
}
