import { useMemo, useState, type ReactNode } from 'react';
import { lazyComponent } from '../../loading/lazy-component';
import { TooltipContext, type Tips, type TouchedTooltip } from './tooltip-context';

export interface TooltipProviderProps {
  /** The reader's “Show tooltips”; off, nothing opens and every accessible name stays. */
  readonly enabled: boolean;
  readonly children: ReactNode;
}

const lazyTooltips = () =>
  lazyComponent(
    async () => (await import(/* webpackChunkName: "platform-tips" */ './tooltips')).Tooltips,
    { retryOn: ({ tips }) => tips },
  );

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
  const [Tooltips] = useState(lazyTooltips);
  const tips = useMemo<Tips>(
    () => ({
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
      {touched.size > 0 && <Tooltips tips={touched} />}
    </TooltipContext>
  );
}
