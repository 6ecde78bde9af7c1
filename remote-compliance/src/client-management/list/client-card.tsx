import type { Client } from 'shared-kernel/domain/client';
import { riskLevelDisplay } from 'shared-kernel/domain/lifecycle';
import { formatDate, formatNumber, formatUsd } from 'shared-kernel/format';
import { Button, StatusTag } from 'shared-kernel/ui';
import { useCollection } from 'shared-kernel/workspace';
import { joinComplianceRecords } from './join-compliance-records';
import { countCompletedSignOffs, useClientSignOffsLabel } from './count-completed-sign-offs';
import { ScreeningCard } from '../../screening/screening-card';
import styles from './client-card.module.css';
import { DialogButton } from '../lazy-dialogs';
import { getClientNextStep } from '../profile/get-client-next-step';
import { useClientDrawer } from '../use-client-drawer';

const subtitle = ({ contactPerson, industry }: Client) =>
  [contactPerson, industry].filter((part) => part !== '').join(' · ');

function ClientNextStep({ client }: { readonly client: Client }) {
  const { data: records = [] } = useCollection('complianceRecords');
  const [of] = joinComplianceRecords([client], records);
  return getClientNextStep(client, of?.record)?.text ?? formatDate(client.lastActivity);
}

/** A client card. The number of sign-offs depends on the stage of the client (CL2, T2, B17). */
export function ClientCard({ client }: { readonly client: Client }) {
  const { id, companyName } = client;
  const { openClient } = useClientDrawer();
  const label = useClientSignOffsLabel();
  return (
    <ScreeningCard
      id={id}
      kind="clients"
      onOpen={() => openClient(id)}
      title={companyName}
      subtitle={subtitle(client)}
      record={client}
      brief={{
        figure: formatUsd(client.totalVolume),
        next: <ClientNextStep client={client} />,
        status: <StatusTag view={riskLevelDisplay[client.riskLevel]} size="small" />,
      }}
      signOffs={{ completed: countCompletedSignOffs(client.currentStage), label }}
      foot={
        <>
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
          <Button aria-label={`View profile of ${companyName}`} onClick={() => openClient(id)}>
            View profile
          </Button>
          <DialogButton
            type="text"
            aria-label={`Edit ${companyName}`}
            dialog={{ kind: 'edit-client', clientId: id }}
          >
            Edit
          </DialogButton>
        </>
      }
    />
  );
}
