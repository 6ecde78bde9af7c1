import { useMemo, useState, type ComponentType, type ReactNode } from 'react';
import { PlainBoundary } from './plain-boundary';
import type { LateTipsProps } from './late-tips';
import { TipContext, type Tips, type TouchedTip } from './tip-context';

export interface TipProviderProps {
  /** The reader's “Show tooltips”; off, nothing opens and every accessible name stays. */
  readonly enabled: boolean;
  readonly children: ReactNode;
}

const loadTips = async () =>
  (await import(/* webpackChunkName: "platform-tips" */ './late-tips')).LateTips;

const none: ReadonlyMap<string, TouchedTip> = new Map();

/** Tooltips, whose code comes when somebody comes to the first (E2). */
export function TipProvider({ enabled, children }: TipProviderProps) {
  const [touched, setTouched] = useState(none);
  const [Late, setLate] = useState<ComponentType<LateTipsProps>>();
  const tips = useMemo<Tips>(
    () => ({
      bring: () => {
        loadTips().then(
          (loaded) => setLate(() => loaded),
          () => undefined,
        );
      },
      show: (id, tip) => setTouched((known) => new Map(known).set(id, tip)),
      remove: (id) =>
        setTouched((known) => {
          const rest = new Map(known);
          return rest.delete(id) ? rest : known;
        }),
    }),
    [],
  );
  return (
    <TipContext value={enabled ? tips : undefined}>
      {children}
      {Late && (
        <PlainBoundary fallback={() => null}>
          <Late tips={touched} />
        </PlainBoundary>
      )}
    </TipContext>
  );
}
