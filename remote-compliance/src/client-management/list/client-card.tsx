import type { Client } from 'shared-kernel/domain/client';
import { requiredSignOffs } from 'shared-kernel/domain/lifecycle';
import { formatDate, formatNumber, formatUsd } from 'shared-kernel/format';
import { LifecycleTracker, ScoreMeter } from 'shared-kernel/records';
import { Button, CommandButton } from 'shared-kernel/ui';
import { useAvailability } from 'shared-kernel/workspace';
import { complianceScoreBand, complianceScoreBandView } from '../../screening/score-band';
import { clientListSignOffs } from './client-list-sign-offs';
import { ScreenedCard } from '../../screening/screened-card';
import styles from './client-card.module.css';
import { useOpening } from '../late-dialogs';
import { clientTerms } from '../../records/change-terms';
import { useOpenClient } from '../use-open-client';

interface ClientActionsProps {
  readonly client: Pick<Client, 'id' | 'companyName'>;
}

function ClientActions({ client: { id, companyName } }: ClientActionsProps) {
  const { openClient } = useOpenClient();
  const opening = useOpening();
  return (
    <>
      <Button aria-label={`View profile of ${companyName}`} onClick={() => openClient(id)}>
        View Profile
      </Button>
      <CommandButton
        type="text"
        aria-label={`Edit ${companyName}`}
        availability={useAvailability(clientTerms)}
        {...opening({ kind: 'edit-client', clientId: id })}
      >
        Edit
      </CommandButton>
    </>
  );
}

const subtitle = ({ contactPerson, industry }: Client) =>
  [contactPerson, industry].filter((part) => part !== '').join(' · ');

/** One client of the list; it counts sign-offs by the client list's own rule (CL2, T2, B17). */
export function ClientCard({ client }: { readonly client: Client }) {
  const { id, companyName, complianceScore, currentStage } = client;
  return (
    <ScreenedCard
      id={id}
      title={companyName}
      subtitle={subtitle(client)}
      record={client}
      foot={
        <>
          <ClientActions client={client} />
          <dl className={styles.facts}>
            <div>
              <dt>Lifetime volume</dt>
              <dd>{formatUsd(client.totalVolume)}</dd>
            </div>
            <div>
              <dt>Active transactions</dt>
              <dd>{formatNumber(client.activeTransactions)}</dd>
            </div>
            <div>
              <dt>Last activity</dt>
              <dd>{formatDate(client.lastActivity)}</dd>
            </div>
          </dl>
        </>
      }
    >
      <ScoreMeter
        label="Compliance score"
        score={complianceScore}
        band={complianceScoreBandView[complianceScoreBand(complianceScore)]}
      />
      <LifecycleTracker
        stage={currentStage}
        signOffs={{ completed: clientListSignOffs(currentStage), required: requiredSignOffs }}
      />
    </ScreenedCard>
  );
}
