/** The order of an index: from its first value on, or from its last. */
export interface IndexOrder {
  readonly index: string;
  readonly descending: boolean;
}
