import type { Client } from 'shared-kernel/domain/client';
import { complianceScoreBand, complianceScoreBandView } from '../../screening/score-band';
import { requiredSignOffs } from 'shared-kernel/domain/lifecycle';
import { clientListSignOffs } from './client-list-sign-offs';
import { formatDate, formatNumber, formatUsd } from 'shared-kernel/format';
import { LifecycleTracker, ScoreMeter } from 'shared-kernel/records';
import { ScreenedCard } from '../../screening/screened-card';
import { ClientActions } from './client-actions';
import styles from './client-card.module.css';

interface ClientCardProps {
  readonly client: Client;
}

const subtitle = ({ contactPerson, industry }: Client) =>
  [contactPerson, industry].filter((part) => part !== '').join(' · ');

/** One client of the list; it counts sign-offs by the client list's own rule (CL2, T2, B17). */
export function ClientCard({ client }: ClientCardProps) {
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
