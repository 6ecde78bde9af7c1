import { useMemo, useState, type ComponentType, type ReactNode } from 'react';
import { PlainBoundary } from '../feedback/plain-boundary';
import type { LateTooltipsProps } from './late-tooltips';
import { TooltipContext, type Tips, type TouchedTooltip } from './tooltip-context';

export interface TooltipProviderProps {
  /** The reader's “Show tooltips”; off, nothing opens and every accessible name stays. */
  readonly enabled: boolean;
  readonly children: ReactNode;
}

const loadTooltips = async () =>
  (await import(/* webpackChunkName: "platform-tips" */ './late-tooltips')).LateTooltips;

const none: ReadonlyMap<string, TouchedTooltip> = new Map();

/**
 * Tooltips, whose code loads when the first trigger is hovered or focused (E2).
 *
 * @example
 * <TooltipProvider enabled={usePreferencesValue().showTooltips}>
 *   <RelativeTime at={restorePoint.at} now={now} />
 * </TooltipProvider>
 */
export function TooltipProvider({ enabled, children }: TooltipProviderProps) {
  const [touched, setTouched] = useState(none);
  const [Late, setLate] = useState<ComponentType<LateTooltipsProps>>();
  const tips = useMemo<Tips>(
    () => ({
      bring: () => {
        loadTooltips().then(
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
    <TooltipContext value={enabled ? tips : undefined}>
      {children}
      {Late && (
        <PlainBoundary fallback={() => null}>
          <Late tips={touched} />
        </PlainBoundary>
      )}
    </TooltipContext>
  );
}
