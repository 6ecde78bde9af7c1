import { clients } from 'shared-kernel/testing/records';
import type { CommandInputs } from 'shared-kernel/testing';
import { toOwnerForm } from '../owner-form-schema';
import { addBeneficialOwner, editBeneficialOwner, removeBeneficialOwner } from './edit-owners';

const owners = clients.flatMap(({ id, owners: known = [] }) =>
  known.map((owner) => ({ clientId: id, ownerId: owner.id, from: toOwnerForm(owner) })),
);

const form = {
  name: 'N. Owner',
  kind: 'person',
  share: 5,
  through: '',
  birthDate: '1970-01-01',
  country: '',
};

export const inputs: readonly CommandInputs[] = [
  {
    command: addBeneficialOwner,
    on: clients.map(({ id }) => ({ clientId: id })),
    with: { owner: [form, { ...form, share: 140 }, { ...form, name: '' }] },
  },
  { command: editBeneficialOwner, on: owners, changes: { name: ['N. Owner'], share: [1, 2, -1] } },
  {
    command: removeBeneficialOwner,
    on: owners.map(({ clientId, ownerId }) => ({ clientId, ownerId })),
  },
];
