import { Button, Checkbox, EmptyState, RecordText } from '../ui';

/** Whose records a list shows: one's own company's or all. */
interface Scope {
  /** `undefined` where the reader has no company. */
  readonly company: string | undefined;
  readonly isNarrowed: boolean;
  readonly show: (scope: 'own' | 'all') => void;
}

export interface CompanyScopeProps {
  readonly scope: Scope;
}

/**
 * The switch between one's own company's records and all; there only where the reader has a company.
 *
 * @example
 * const scope = useCompanyScope();
 * <CompanySwitch scope={scope} />
 */
export function CompanySwitch({ scope: { company, isNarrowed, show } }: CompanyScopeProps) {
  if (company === undefined) return null;
  return (
    <Checkbox checked={isNarrowed} onChange={(event) => show(event.target.checked ? 'own' : 'all')}>
      Only <RecordText>{company}</RecordText>
    </Checkbox>
  );
}

/**
 * The way to all companies' records out of a list that shows nothing of one's own.
 *
 * @example
 * const scope = useCompanyScope();
 * <EmptyState title="No results" action={<ShowAllCompanies scope={scope} />} />
 */
export const ShowAllCompanies = ({ scope: { isNarrowed, show } }: CompanyScopeProps) =>
  isNarrowed && <Button onClick={() => show('all')}>Show all companies</Button>;

export interface NoneOfOwnProps extends CompanyScopeProps {
  /** What is listed, in the singular, such as “contract”. */
  readonly noun: string;
}

/**
 * The list has records, but none of one's own company; the way to all of them.
 *
 * @example
 * const scope = useCompanyScope();
 * <NoneOfOwn scope={scope} noun="contract" />
 */
export const NoneOfOwn = ({ scope, noun }: NoneOfOwnProps) => (
  <EmptyState
    title={`No ${noun} of your company`}
    description={`There is no ${noun} of ${scope.company ?? 'your company'} yet.`}
    action={<ShowAllCompanies scope={scope} />}
  />
);
