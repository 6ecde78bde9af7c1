import { useMemo } from 'react';
import type { ReviewCase } from 'shared-kernel/domain/review-case';
import { Section } from 'shared-kernel/ui';
import { useRecord, useScreeningRules } from 'shared-kernel/workspace';
import { FindingDetails } from '../../sanctions/finding-details';
import { caseCauseDisplay } from '../case-labels';

const roles = {
  client: 'Client',
  transaction: 'Counterparty',
  document: 'Client',
  process: 'Vendor',
  contract: 'Signatory',
} as const;

const screenedName = ({ name }: ReviewCase) => name.replace(/ \([^()]*\)$/, '');

export function CaseFindings({ reviewCase }: { readonly reviewCase: ReviewCase }) {
  const { cause, subject, clientId } = reviewCase;
  const isOfClient = subject.kind === 'client';
  const { data: client } = useRecord('clients', isOfClient ? clientId : undefined);
  const { data: rules, isError } = useScreeningRules();
  const about = useMemo(() => {
    if (!rules || (isOfClient && !client)) return undefined;
    const all = client
      ? rules.screenClient(client, [])
      : rules.screenSubjects(
          [{ role: roles[subject.kind], names: [screenedName(reviewCase)] }],
          [],
        );
    return all.filter((each) => each.cause === cause && each.part === subject.part);
  }, [rules, isOfClient, client, reviewCase, cause, subject]);
  if (isError) return <p>The sanctions list could not be loaded.</p>;
  if (!about) return null;
  return (
    <Section title={caseCauseDisplay[cause].label} look="plain">
      {about.length === 0 && (
        <p>The screened data has changed and no longer matches an entry on the sanctions list.</p>
      )}
      {about.map((finding) => (
        <FindingDetails key={finding.digest} finding={finding} />
      ))}
    </Section>
  );
}
