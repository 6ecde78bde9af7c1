import { useMemo } from 'react';
import { useRecordPath } from 'shared-kernel/shell';
import { useOwnCompany, useScreeningRules } from 'shared-kernel/workspace';
import { usePageRemotes } from '../../federation/page-remotes';
import { listScreens } from '../../page/remote-tabs';
import { PaletteGroup } from './palette-group';
import { searchSanctionsEntries } from './search-sanctions-entries';

interface SanctionsResultsProps {
  readonly text: string;
  readonly onChoose: (path: string) => void;
}

const kind = 'sanctions-entries';

/** Shows matching sanctions list entries. Company portals show none, because they may not see screenings. */
export function SanctionsResults({ text, onChoose }: SanctionsResultsProps) {
  const pathTo = useRecordPath();
  const { described } = usePageRemotes();
  const isOwn = useOwnCompany() !== undefined;
  const enabled =
    !isOwn &&
    listScreens(described).some(({ records }) => records.some((record) => record.kind === kind));
  const { data: rules } = useScreeningRules({ enabled });
  const found = useMemo(
    () => (rules && enabled ? searchSanctionsEntries(text, rules.sampleSanctionsList.entries) : []),
    [rules, enabled, text],
  );
  return (
    <PaletteGroup
      heading="Sanctions list"
      choices={found.map(({ id, ...result }) => ({
        ...result,
        value: `${kind} ${id}`,
        icon: 'shield',
        href: pathTo(kind, id),
        choose: () => onChoose(pathTo(kind, id)),
      }))}
    />
  );
}
