import { Checkbox, RecordText } from 'shared-kernel/ui';
import type { CompanyScope } from 'shared-kernel/workspace';

interface OwnSwitchProps {
  readonly scope: CompanyScope;
}

/** Between one's own company's records and everybody's; there only in a company's portal. */
export function OwnSwitch({ scope: { company, isNarrowed, show } }: OwnSwitchProps) {
  if (company === undefined) return null;
  return (
    <Checkbox checked={isNarrowed} onChange={(event) => show(event.target.checked ? 'own' : 'all')}>
      Only <RecordText>{company}</RecordText>
    </Checkbox>
  );
}
