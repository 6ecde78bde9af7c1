import { useMemo, useState } from 'react';
import { type Notification } from 'shared-kernel/domain/notification';

const nothing: ReadonlySet<string> = new Set();

/** Which of the listed notifications are picked; what a filter hides is let go of. */
export function usePicked(listed: readonly Notification[]) {
  const [picked, setPicked] = useState(nothing);
  const ids = useMemo(
    () => (picked.size === 0 ? [] : listed.flatMap(({ id }) => (picked.has(id) ? [id] : []))),
    [picked, listed],
  );
  return {
    picked,
    ids,
    pick: (id: string, isPicked: boolean) =>
      setPicked((current) => {
        const next = new Set(current);
        if (isPicked) next.add(id);
        else next.delete(id);
        return next;
      }),
    pickAll: () => setPicked(new Set(listed.map(({ id }) => id))),
    pickNone: () => setPicked(nothing),
  };
}
