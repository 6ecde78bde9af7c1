interface Identified {
  readonly id: string;
}

/** The ids before and after a record in a list; both `undefined` when it is not in it. */
export function neighboursOf(records: readonly Identified[], id: string) {
  const at = records.findIndex((record) => record.id === id);
  return {
    previous: at > 0 ? records[at - 1]?.id : undefined,
    next: at >= 0 ? records[at + 1]?.id : undefined,
  };
}
