import { useState } from 'react';

interface Identified {
  readonly id: string;
}

interface Queue {
  readonly openId: string;
  readonly records: readonly Identified[];
}

const none: Queue = { openId: '', records: [] };

const holds = (records: readonly Identified[], id: string) =>
  records.some((record) => record.id === id);

/**
 * Returns a snapshot of a list. It does not change while one of its records is open, so a record that no longer matches
 * the filters keeps its position. `records` is `undefined` while the list loads.
 *
 * @example
 * const queue = useRecordQueue(contracts, openId);
 * <RecordStepper noun="contract" records={queue} openId={openId} onStep={onOpen} />
 */
export function useRecordQueue(
  records: readonly Identified[] | undefined,
  openId: string,
): readonly Identified[] {
  const [queue, setQueue] = useState(none);
  const next = nextQueue(queue, records, openId);
  if (next !== queue) setQueue(next);
  return next.records;
}

function nextQueue(queue: Queue, records: readonly Identified[] | undefined, openId: string) {
  if (openId === '') return none;
  if (queue.openId === openId && queue.records.length > 0) return queue;
  if (holds(queue.records, openId)) return { ...queue, openId };
  if (records && holds(records, openId)) return { openId, records };
  return queue.openId === openId ? queue : { openId, records: none.records };
}
