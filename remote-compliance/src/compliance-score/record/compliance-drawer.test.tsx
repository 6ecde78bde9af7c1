import { sampleValuesRemark } from 'shared-kernel/domain/compliance';
import { screen, waitFor, within } from '@testing-library/react';
import type { ComplianceRecord } from 'shared-kernel/domain/compliance';
import { formatDateTime } from 'shared-kernel/format';
import { clients, complianceRecords } from 'shared-kernel/testing/records';
import { createTestWorkspace } from 'shared-kernel/testing';
import { renderWithProviders } from 'shared-kernel/testing/render';
import { ComplianceScore } from '../compliance-score';
import { Dialogs } from '../lazy-dialogs';
import { ComplianceDrawer } from './compliance-drawer';

const atlas = complianceRecords.find(({ name }) => name.startsWith('Atlas'));
const caspian = complianceRecords.find(({ name }) => name.startsWith('Caspian'));
if (!atlas || !caspian) throw new Error('The sample has Atlas and Caspian');

const now = formatDateTime('2024-07-22T09:00:00.000Z');

const open = (
  id: string,
  options: Parameters<typeof renderWithProviders>[1] = {},
  changes: Partial<ComplianceRecord> = {},
) => {
  const records = [caspian, atlas].map((record) =>
    record.id === id ? { ...record, ...changes } : record,
  );
  const screenOf =
    id === '' ? <ComplianceScore /> : [<ComplianceDrawer key="0" />, <Dialogs key="1" />];
  return renderWithProviders(<>{screenOf}</>, {
    route: `/?case=${id}`,
    workspace: createTestWorkspace({ records: { complianceRecords: records } }),
    ...options,
  });
};

type User = ReturnType<typeof open>['user'];

const signing = { portal: 'law_firm' } as const;

const details = (name = atlas.name) => screen.findByRole('dialog', { name });

const ask = async (user: User, button: string, formName: string, text = '') => {
  await user.click(await within(await details()).findByRole('button', { name: button }));
  const form = await screen.findByRole('form', { name: formName });
  if (text !== '') {
    await user.click(within(form).getByRole('textbox'));
    await user.paste(text);
  }
  return form;
};

const answer = async (user: User, button: string, formName: string, text = '') => {
  const form = await ask(user, button, formName, text);
  await user.click(within(form).getByRole('button', { name: formName }));
};

const storedClient = async ({ workspace }: ReturnType<typeof open>) => {
  const client = clients.find(({ companyName }) => companyName === atlas.name);
  return (await workspace.source.get('clients', client?.id ?? ''))?.record;
};

describe('compliance record details', () => {
  it('[CO2, CO4, R53] a link opens a compliance record with details, timeline, a link to the client and a print sheet', async () => {
    const print = jest.spyOn(window, 'print').mockReturnValue(undefined);
    const { user } = open(atlas.id);
    const dialog = await details();
    expect(within(dialog).getByText('Grace Mbeki')).toBeVisible();
    const timeline = within(dialog).getByRole('list', { name: 'Milestones' });
    expect(within(timeline).getAllByRole('listitem')).toHaveLength(5);
    const current = within(timeline).getByRole('listitem', { current: 'step' });
    const [, , approved] = atlas.milestones;
    expect(current).toHaveTextContent(/Approved.*Current/);
    expect(current).toHaveTextContent(`${formatDateTime(approved?.timestamp ?? '')} · Grace Mbeki`);
    expect(current).toHaveTextContent(
      'Two of three sign-offs recorded; the legal sign-off is outstanding.',
    );
    const link = await within(dialog).findByRole('link', { name: 'Client profile' });
    expect(link).toHaveAttribute('href', '/trustfold/dashboard/admin?tab=clients&client=CL-003');
    await user.click(within(dialog).getByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
    expect(screen.getByText(`Compliance record: ${atlas.name}`)).toBeInTheDocument();
    const log = screen.getByText(atlas.milestones[0]?.smartContractHash ?? '').closest('section');
    expect(log).toHaveTextContent(sampleValuesRemark);
  });

  it('[R119, CO1] a compliance record has two buttons, the primary one last, and shows risk and screenings only once', async () => {
    open(atlas.id);
    const dialog = within(await details());
    const actions = await dialog.findByRole('group', { name: 'Compliance record actions' });
    const buttons = within(actions).getAllByRole('button');
    expect(buttons.map((button) => button.textContent)).toEqual([
      'More',
      'Flag a problem',
      'Complete approval',
    ]);
    for (const label of ['Medium Risk', 'KYC Completed', 'AML Pending'])
      expect(dialog.getAllByText(label)).toHaveLength(1);
  });

  it('[CO4] shows an error for an unknown compliance record and a button back to all records', async () => {
    const { user, location } = open('CR-999');
    expect(await screen.findByText('Case not found')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Back to all records' }));
    expect(location()).toBe('/');
  });

  it('[CO4] opening a compliance record, going to the next one and closing it each update the URL @deep', async () => {
    const { user, location } = open('');
    await user.click(
      await screen.findByRole('button', { name: `View details of ${caspian.name}` }),
    );
    expect(location()).toBe(`/?case=${caspian.id}`);
    const dialog = await details(caspian.name);
    await user.click(within(dialog).getByRole('button', { name: 'Next compliance record' }));
    expect(location()).toBe(`/?case=${atlas.id}`);
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(location()).toBe('/');
  });
});

describe('deciding on a milestone', () => {
  it('[CO4] the form for flagging a milestone shows effect and author, requires a reason, and asks before it discards typed text @deep', async () => {
    const { user } = open(atlas.id);
    const form = await ask(user, 'Flag a problem', 'Flag milestone');
    expect(form).toHaveTextContent(/89%.*84%.*−5/);
    await waitFor(() => expect(form).toHaveTextContent('Recorded as Nadia Rahman'));
    await user.click(within(form).getByRole('button', { name: 'Flag milestone' }));
    const comment = within(form).getByRole('textbox', { name: 'Comment' });
    expect(comment).toBeInvalid();
    expect(comment).toHaveAccessibleDescription(/^Enter a reason for the flag/);
    expect(comment).toHaveFocus();
    await user.paste('Half a thought');
    await user.click(within(form).getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(comment).toHaveValue('Half a thought');
  });

  it('[CO4] flagging a milestone updates score, timeline, issues, contract log and audit trail', async () => {
    const { user } = open(atlas.id);
    await answer(user, 'Flag a problem', 'Flag milestone', 'The legal opinion is missing.');
    const dialog = await details();
    await waitFor(() =>
      expect(within(dialog).getByRole('meter')).toHaveAttribute('aria-valuenow', '84'),
    );
    const issues = within(dialog).getByRole('list', { name: 'Flagged issues' });
    expect(issues).toHaveTextContent('Approved: The legal opinion is missing.');
    const milestones = within(dialog).getByRole('list', { name: 'Milestones' });
    expect(milestones).toHaveTextContent(/Approved.*Flagged/);
    expect(milestones).toHaveTextContent(`${now} · Nadia Rahman`);
    expect(within(dialog).getByRole('row', { name: /Approved: held the milestone/ })).toBeVisible();
    const trail = await within(dialog).findByRole('list', { name: 'Audit trail' });
    expect(trail).toHaveTextContent(/Recorded a milestone decision.*Nadia Rahman/);
    expect(within(dialog).queryByRole('button', { name: 'Flag a problem' })).toBeNull();
    expect(within(dialog).getByRole('button', { name: 'Complete approval' })).toBeVisible();
  });

  it('[CO4, T2, R31] completing a stage with a comment on its open issue counts as a sign-off and opens the next stage', async () => {
    const opened = open(atlas.id, signing);
    const dialog = within(await details());
    const signOffs = dialog.getByRole('list', { name: 'Sign-offs' });
    expect(signOffs).toHaveTextContent(/LegalOutstandingSign-off required in the Legal portal\.$/);
    const form = await ask(opened.user, 'Complete approval', 'Complete milestone');
    const submit = within(form).getByRole('button', { name: 'Complete milestone' });
    await opened.user.click(submit);
    const comment = within(form).getByRole('textbox', { name: /Comment/ });
    expect(comment).toBeRequired();
    expect(comment).toHaveAccessibleDescription(
      /An issue is open: “Beneficial owner declaration incomplete”\. Enter a comment/,
    );
    await opened.user.click(comment);
    await opened.user.paste('The owner is known');
    await opened.user.click(submit);
    expect(await dialog.findByText('3/3 sign-offs')).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Confirm compliance' })).toBeNull();
    expect(
      dialog.getByText('Read-only: the Legal portal cannot change this record.'),
    ).toBeVisible();
    expect(signOffs).toHaveTextContent(`LegalSigned off${now} · Oliver Bennett`);
    const milestones = dialog.getByRole('list', { name: 'Milestones' });
    const current = within(milestones).getByRole('listitem', { current: 'step' });
    expect(current).toHaveTextContent('Not decided yet');
    expect(current).not.toHaveTextContent('Not reached yet');
    expect(milestones).toHaveTextContent(/Executed.*Not reached yet/);
    const client = await storedClient(opened);
    expect(client).toMatchObject({ complianceScore: 91, currentStage: 'compliant' });
    expect(client?.organizationData.complianceHistory.at(-1)).toMatchObject({
      type: 'Milestone: Approved',
      status: 'passed',
    });
  });

  it('[CO4] disables completion in portals that cannot complete the milestone and names the portal that can', async () => {
    const { user } = open(atlas.id);
    const dialog = await details();
    expect(within(dialog).getByText('2/3 sign-offs')).toBeVisible();
    const complete = within(dialog).getByRole('button', { name: 'Complete approval' });
    expect(complete).toHaveAttribute('aria-disabled', 'true');
    expect(complete).toHaveAccessibleDescription(/This step belongs to the Legal portal\.$/);
    const step = within(dialog).getByRole('region', { name: 'Next step' });
    expect(step).toHaveTextContent('Complete approvalWho: Legal portal');
    await user.click(complete);
    expect(screen.queryByRole('form')).toBeNull();
  });

  it('[CO4] links to the screenings and issues that block a milestone', async () => {
    const reached = { approved: 'completed', compliant: 'current' } as const;
    const milestones = atlas.milestones.map((milestone) => {
      const { stage } = milestone;
      const isReached = stage === 'approved' || stage === 'compliant';
      return isReached ? { ...milestone, status: reached[stage] } : milestone;
    });
    const { user } = open(atlas.id, {}, { currentStage: 'compliant', milestones });
    const dialog = within(await details());
    expect(dialog.getByRole('button', { name: 'Confirm compliance' })).toHaveAccessibleDescription(
      'Compliant cannot be completed yet. Missing: AML to be completed, 1 flagged issue to resolve.',
    );
    const waits = within(dialog.getByRole('list', { name: 'Outstanding items' }));
    await user.click(waits.getByRole('button', { name: 'AML to be completed' }));
    expect(dialog.getByRole('group', { name: 'AML screening' })).toHaveFocus();
    await user.click(waits.getByRole('button', { name: '1 flagged issue to resolve' }));
    expect(dialog.getByRole('heading', { name: 'Flagged issues' })).toHaveFocus();
  });

  it('[CO4] a compliance record offers no milestone decisions or other actions in reference mode', async () => {
    open(atlas.id, { workspace: createTestWorkspace({ behaviour: 'reference' }) });
    const dialog = within(await details());
    expect(await dialog.findByRole('list', { name: 'Milestones' })).toBeVisible();
    const work = { name: /^(Complete|Flag|Raise|Request|Receive|Resolve|Sign)/ };
    expect(dialog.queryByRole('button', work)).toBeNull();
    expect(dialog.queryByRole('heading', { name: 'Sign-offs' })).toBeNull();
    expect(dialog.queryByRole('heading', { name: 'Screenings' })).toBeNull();
  });
});

describe('screenings and issues of a compliance record', () => {
  it('[CO2, CL1] completes a screening with a reason for each step and updates the client', async () => {
    const opened = open(atlas.id);
    const { user } = opened;
    const form = await ask(user, 'Request AML', 'Request AML');
    await user.click(within(form).getByRole('button', { name: 'Request AML' }));
    expect(within(form).getByRole('textbox')).toBeInvalid();
    await user.paste('Bank statements of a year');
    await user.click(within(form).getByRole('button', { name: 'Request AML' }));
    await answer(user, 'Receive AML', 'Receive AML', 'All twelve are here');
    await answer(user, 'Complete AML', 'Complete AML', 'No match in any list');
    const aml = within(await details()).getByRole('group', { name: 'AML screening' });
    await waitFor(() => expect(aml).toHaveTextContent('Completed'));
    expect(within(aml).getByRole('list', { name: 'AML history' })).toHaveTextContent(
      /Requested.*Nadia Rahman.*Bank statements.*Received.*All twelve.*Completed.*No match/,
    );
    const client = await storedClient(opened);
    expect(client?.amlStatus).toBe('completed');
    expect(client?.organizationData.complianceHistory.at(-1)).toMatchObject({
      type: 'AML screening: Completed',
      status: 'passed',
    });
    expect(await ask(user, 'Flag AML', 'Flag AML')).toHaveTextContent(/89%.*84%/);
  });

  it('[CO2, CO4] an issue can be resolved only with an explanation, whether it was raised by a flag or manually', async () => {
    const { user } = open(atlas.id);
    const [issue = ''] = atlas.flaggedIssues;
    await answer(user, `Resolve “${issue}”`, 'Resolve issue', 'The declaration is complete now');
    const dialog = within(await details());
    expect(await dialog.findByText('No flagged issues')).toBeVisible();
    const words = 'The charter party is not signed';
    await answer(user, 'Raise an issue', 'Raise issue', words);
    await answer(user, `Resolve “${words}”`, 'Resolve issue', 'It is signed');
    expect(await dialog.findByText('No flagged issues')).toBeVisible();
    expect(await ask(user, 'Raise an issue', 'Raise issue')).toHaveTextContent(/94%.*89%/);
  });
});
