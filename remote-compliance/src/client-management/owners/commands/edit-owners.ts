import type { Client } from 'shared-kernel/domain/client';
import { getNextId } from 'shared-kernel/domain/record';
import {
  CommandError,
  defineCommand,
  applyFormEdits,
  recordIdSchema,
  refuse,
  type CommandTransaction,
} from 'shared-kernel/workspace';
import * as v from 'valibot';
import {
  toOwnerForm,
  ownerFormSchema,
  toBeneficialOwner,
  type BeneficialOwner,
} from '../owner-form-schema';
import { openCasesForHits } from '../../../cases/commands/cases-for-hits';
import { findOwnershipError } from '../owner-tree';
import { clientTerms } from '../../commands/terms';

async function putOwners(
  transaction: CommandTransaction,
  client: Client,
  owners: readonly BeneficialOwner[],
  now: Date,
): Promise<void> {
  const message = findOwnershipError(owners);
  if (message !== undefined) {
    throw new CommandError('invalid', message, { issues: [{ field: 'share', message }] });
  }
  const next = { ...client, owners: [...owners], lastActivity: now.toISOString() };
  transaction.put('clients', next);
  await openCasesForHits(transaction, next, now);
}

function ownerWithId({ owners = [] }: Client, ownerId: string): BeneficialOwner {
  const owner = owners.find(({ id }) => id === ownerId);
  if (!owner) throw new CommandError('missing', 'This owner no longer exists.');
  return owner;
}

export const addBeneficialOwner = defineCommand({
  ...clientTerms.addBeneficialOwner,
  input: v.object({ clientId: recordIdSchema, owner: ownerFormSchema }),
  async apply(transaction, { clientId, owner }, { now }) {
    const client = await transaction.need('clients', clientId);
    const owners = client.owners ?? [];
    const taken = owners.map(({ id }) => id);
    const added = toBeneficialOwner(getNextId(`${client.id}-O`, taken), owner);
    await putOwners(transaction, client, [...owners, added], now);
    return client;
  },
  note: ({ owner }) => `Added the owner ${owner.name}`,
  toast: ({ companyName }, { owner }) => ({
    title: 'Owner added',
    description: `${owner.name}, ${companyName}`,
  }),
});

export const editBeneficialOwner = defineCommand({
  ...clientTerms.editBeneficialOwner,
  input: v.object({
    clientId: recordIdSchema,
    ownerId: recordIdSchema,
    from: ownerFormSchema,
    to: ownerFormSchema,
  }),
  async apply(transaction, { clientId, ownerId, from, to }, { now }) {
    const client = await transaction.need('clients', clientId);
    const current = toOwnerForm(ownerWithId(client, ownerId));
    const form = applyFormEdits({ collection: 'clients', key: clientId, from, to, current });
    const owners = (client.owners ?? []).map((owner) =>
      owner.id === ownerId ? toBeneficialOwner(ownerId, form) : owner,
    );
    await putOwners(transaction, client, owners, now);
    return client;
  },
  note: ({ to }) => `Edited the owner ${to.name}`,
  toast: ({ companyName }, { to }) => ({
    title: 'Owner saved',
    description: `${to.name}, ${companyName}`,
  }),
});

/** Removes an owner from a client. Refused if another owner holds a share of the client through this owner. */
export const removeBeneficialOwner = defineCommand({
  ...clientTerms.removeBeneficialOwner,
  input: v.object({ clientId: recordIdSchema, ownerId: recordIdSchema }),
  async apply(transaction, { clientId, ownerId }, { now }) {
    const client = await transaction.need('clients', clientId);
    const { name } = ownerWithId(client, ownerId);
    const owners = (client.owners ?? []).filter(({ id }) => id !== ownerId);
    if (owners.some(({ through }) => through === ownerId)) {
      return refuse(`Remove the owners of ${name} first.`);
    }
    await putOwners(transaction, client, owners, now);
    return { companyName: client.companyName, name };
  },
  note: (_input, { name }) => `Removed the owner ${name}`,
  toast: ({ companyName, name }) => ({
    title: 'Owner removed',
    description: `${name}, ${companyName}`,
  }),
});
