import { formatNumber } from 'shared-kernel/format';
import { useCurrentPortal } from 'shared-kernel/shell';
import { Kpi, KpiRow, Section } from 'shared-kernel/ui';
import { useListPath } from 'shared-kernel/workspace';
import { needView, needsYou, type NeedsRequest } from './needs';

type NeedsYouProps = Omit<NeedsRequest, 'portal'> & {
  /** Whose records are looked at, as the lists do that a card leads to. */
  readonly reach: 'own' | 'all';
};

/** What waits for the person at this portal, each card the way to all that it counts; nothing where nothing ever does. */
export function NeedsYou({ reach, ...request }: NeedsYouProps) {
  const portal = useCurrentPortal();
  const listPath = useListPath(reach);
  const needs = needsYou({ ...request, portal });
  if (needs.length === 0) return null;
  return (
    <Section title="Needs you" look="plain">
      <KpiRow label="Needs you">
        {needs.map(({ key, count, kind, query }) => {
          const { label, icon, tone, meaning } = needView[key];
          const href = count > 0 && listPath(kind, query);
          return (
            <Kpi
              key={key}
              label={label}
              icon={icon}
              value={formatNumber(count)}
              hint={count > 0 ? meaning : 'Nothing waits.'}
              {...(count > 0 && { tone })}
              {...(href && { href })}
            />
          );
        })}
      </KpiRow>
    </Section>
  );
}
