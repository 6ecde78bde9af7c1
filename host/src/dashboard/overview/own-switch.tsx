import { Checkbox, RecordText } from 'shared-kernel/ui';
import type { useCompanyScope } from 'shared-kernel/workspace';

interface OwnSwitchProps {
  readonly scope: ReturnType<typeof useCompanyScope>;
}

/** Between one's own company's figures and everybody's; there only where somebody has a company. */
export function OwnSwitch({ scope: { company, isNarrowed, show } }: OwnSwitchProps) {
  if (company === undefined) return null;
  return (
    <Checkbox checked={isNarrowed} onChange={(event) => show(event.target.checked ? 'own' : 'all')}>
      Only <RecordText>{company}</RecordText>
    </Checkbox>
  );
}
