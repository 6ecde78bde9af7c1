import { useMemo } from 'react';
import { DetailDrawer, RecordView, useLastOpenId } from 'shared-kernel/records';
import { useCollection, useScreeningRules } from 'shared-kernel/workspace';
import { SanctionsEntryDetails } from './sanctions-entry-details';
import { useSanctionsEntryDrawer } from './use-sanctions-entry-drawer';

/** Drawer with the sanctions list entry whose id is in the URL, and its review cases. */
export function SanctionsEntryDrawer() {
  const { openId, close } = useSanctionsEntryDrawer();
  const lastId = useLastOpenId(openId);
  const rules = useScreeningRules({ enabled: openId !== '' });
  const cases = useCollection('cases');
  const entry = rules.data?.sampleSanctionsList.entries.find(({ id }) => id === lastId);
  const hits = useMemo(
    () =>
      cases.data?.filter(
        ({ cause, subject }) => cause === 'sanctions_hit' && subject.part === lastId,
      ),
    [cases.data, lastId],
  );
  const isLoaded = rules.data !== undefined && hits !== undefined;
  const status = rules.isError || cases.isError ? 'error' : isLoaded ? 'success' : 'pending';
  const found = useMemo(() => (entry && hits ? { entry, hits } : null), [entry, hits]);
  return (
    <DetailDrawer
      open={openId !== ''}
      title={entry?.name ?? 'Sanctions list entry'}
      onClose={close}
    >
      <RecordView
        query={{ ...cases, status, data: found }}
        noun="Sanctions list entry"
        id={lastId ?? ''}
        backLabel="Back to compliance"
        onLeave={close}
      >
        {(shown) => <SanctionsEntryDetails {...shown} />}
      </RecordView>
    </DetailDrawer>
  );
}
