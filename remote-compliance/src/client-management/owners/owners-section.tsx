import type { Client } from 'shared-kernel/domain/client';
import type { StatusDisplay } from 'shared-kernel/domain/status';
import { formatNumber } from 'shared-kernel/format';
import { CommandButton, Icon, RecordText, Section, StatusTag } from 'shared-kernel/ui';
import { useAvailability, useCommand } from 'shared-kernel/workspace';
import { DialogButton } from '../lazy-dialogs';
import { removeBeneficialOwner } from './commands/edit-owners';
import {
  formatUndisclosedShare,
  ownershipThreshold,
  buildOwnerTree,
  type OwnerNode,
} from './owner-tree';
import styles from './owners-section.module.css';
import { clientTerms } from '../commands/terms';

const atThreshold: StatusDisplay = {
  label: `${ownershipThreshold}% or more`,
  tone: 'info',
  icon: 'user',
};

interface OwnersProps {
  readonly client: Client;
  readonly owners: readonly OwnerNode[];
  readonly gap: number;
  readonly of: string;
}

function OwnerActions({ client, node: { owner } }: { client: Client; node: OwnerNode }) {
  const { run, availability } = useCommand(removeBeneficialOwner);
  if (availability.state === 'denied') return null;
  return (
    <span className={styles.actions}>
      <DialogButton
        size="small"
        aria-label={`Edit ${owner.name}`}
        dialog={{ kind: 'edit-owner', clientId: client.id, ownerId: owner.id }}
      >
        Edit
      </DialogButton>
      <CommandButton
        size="small"
        aria-label={`Remove ${owner.name}`}
        availability={availability}
        onPress={() => void run({ clientId: client.id, ownerId: owner.id })}
      >
        Remove
      </CommandButton>
    </span>
  );
}

const shareText = ({ owner: { share, through }, effective, total }: OwnerNode) =>
  [
    `${formatNumber(share)}%`,
    ...(through === undefined ? [] : [`${formatNumber(effective)}% of the client`]),
    ...(total === effective ? [] : [`${formatNumber(total)}% in total`]),
  ].join(', ');

const Owners = ({ client, owners, gap, of }: OwnersProps) => (
  <ul className={styles.owners} aria-label={`Owners of ${of}`}>
    {owners.map((node) => (
      <li key={node.owner.id}>
        <div className={styles.owner}>
          <strong>
            <RecordText isName>{node.owner.name}</RecordText>
          </strong>
          <span>{shareText(node)}</span>
          {node.total >= ownershipThreshold && <StatusTag view={atThreshold} size="small" />}
          <OwnerActions client={client} node={node} />
        </div>
        {node.owner.kind === 'company' && (
          <Owners client={client} owners={node.owners} gap={node.gap} of={node.owner.name} />
        )}
      </li>
    ))}
    {gap > 0 && (
      <li className={styles.gap}>
        <Icon name="warning" /> {formatUndisclosedShare(gap)}
      </li>
    )}
  </ul>
);

export function OwnersSection({ client }: { readonly client: Client }) {
  if (useAvailability(clientTerms.editClient).state === 'inert') return null;
  const { owners, gap } = buildOwnerTree(client.owners ?? []);
  return (
    <Section
      title="Beneficial owners"
      look="plain"
      actions={
        <DialogButton
          size="small"
          icon={<Icon name="plus" />}
          dialog={{ kind: 'add-owner', clientId: client.id }}
        >
          Add owner
        </DialogButton>
      }
    >
      <Owners client={client} owners={owners} gap={gap} of={client.companyName} />
    </Section>
  );
}
