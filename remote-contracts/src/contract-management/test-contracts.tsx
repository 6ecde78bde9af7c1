import { screen, within } from '@testing-library/react';
import type { Contract } from 'shared-kernel/domain/contract';
import type { PortalKey } from 'shared-kernel/domain/portal';
import { createTestWorkspace, type TestWorkspaceOptions } from 'shared-kernel/testing';
import { renderWithProviders } from 'shared-kernel/testing/render';
import { ContractManagement } from './contract-management';

export interface ContractsScenario extends TestWorkspaceOptions {
  readonly query?: string;
  readonly portal?: PortalKey;
  readonly contracts?: readonly Contract[];
}

export function openContracts({
  query = '',
  portal = 'admin',
  contracts,
  ...options
}: ContractsScenario = {}) {
  const workspace = createTestWorkspace({
    ...options,
    ...(contracts && { records: { contracts } }),
  });
  return renderWithProviders(<ContractManagement />, {
    workspace,
    portal,
    route: `/trustfold/dashboard/${portal}?tab=contracts&${query}`,
    path: '/trustfold/dashboard/:portalType',
  });
}

export const findContractCard = (title: string) => screen.findByRole('article', { name: title });

export async function findCardAction(
  { user }: Pick<ReturnType<typeof openContracts>, 'user'>,
  title: string,
  name: string,
): Promise<HTMLElement> {
  await user.click(
    within(await findContractCard(title)).getByRole('button', { name: /^More actions/ }),
  );
  return screen.findByRole('menuitem', { name: new RegExp(`^${name}`) });
}

export async function findFigure(label: string): Promise<HTMLElement> {
  const cards = await screen.findByRole('list', { name: 'Contract summary' });
  const card = within(cards).getByText(label).closest('li');
  if (!card) throw new Error(`No card is labelled ${label}.`);
  return card;
}

/** Finds a dialog by its title. In tests, antd gives every dialog the same id, so accessible names are ambiguous. */
export async function findDialog(title: string): Promise<HTMLElement> {
  const dialog = (await screen.findByText(title)).closest<HTMLElement>('[role="dialog"]');
  if (!dialog) throw new Error(`No dialog is titled ${title}.`);
  return dialog;
}

export async function confirmStep(
  { user }: Pick<ReturnType<typeof openContracts>, 'user'>,
  name: string,
  reason?: string,
): Promise<void> {
  const form = within(await screen.findByRole('form', { name: new RegExp(`(as|of) ${name}$`) }));
  await user.click(form.getByRole('checkbox', { name: 'I have read this document' }));
  await user.type(form.getByRole('textbox', { name: /^Full name/ }), name);
  if (reason !== undefined) await user.type(form.getByRole('textbox', { name: /^Reason/ }), reason);
  await user.click(form.getByRole('button', { name: /^(Sign|Approve|Attest|Record .+)$/ }));
}
