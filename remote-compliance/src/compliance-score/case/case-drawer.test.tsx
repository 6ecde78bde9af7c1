import { screen, waitFor, within } from '@testing-library/react';
import type { ComplianceRecord } from 'shared-kernel/domain/compliance';
import { clients, complianceRecords } from 'shared-kernel/testing/records';
import { createTestWorkspace } from 'shared-kernel/testing';
import { renderWithProviders } from 'shared-kernel/testing/render';
import { ComplianceScore } from '../compliance-score';

const atlas = complianceRecords.find(({ name }) => name.startsWith('Atlas'));
const caspian = complianceRecords.find(({ name }) => name.startsWith('Caspian'));
if (!atlas || !caspian) throw new Error('The sample has Atlas and Caspian');

const open = (
  id: string,
  options: Parameters<typeof renderWithProviders>[1] = {},
  changes: Partial<ComplianceRecord> = {},
) => {
  const records = complianceRecords
    .filter(({ name }) => [atlas.name, caspian.name].includes(name))
    .map((record) => (record.id === id ? { ...record, ...changes } : record));
  const workspace = createTestWorkspace({ records: { complianceRecords: records } });
  return renderWithProviders(<ComplianceScore />, {
    route: `/?case=${id}`,
    workspace,
    ...options,
  });
};

const signing = { portal: 'law_firm' } as const;

/** The milestones of a case that has reached Compliant. */
const compliant = atlas.milestones.map((milestone) => {
  if (milestone.stage === 'approved') return { ...milestone, status: 'completed' as const };
  return milestone.stage === 'compliant' ? { ...milestone, status: 'current' as const } : milestone;
});

const details = (name = atlas.name) => screen.findByRole('dialog', { name });

describe('a compliance case', () => {
  it('[CO2, CO4] opens by its address with facts and timeline', async () => {
    open(atlas.id);
    const dialog = await details();
    expect(within(dialog).getByText('Grace Mbeki')).toBeVisible();
    const timeline = within(dialog).getByRole('list', { name: 'Milestones' });
    expect(within(timeline).getAllByRole('listitem')).toHaveLength(5);
    const current = within(timeline).getByRole('listitem', { current: 'step' });
    expect(current).toHaveTextContent(/Approved.*Current.*Jul 19, 2024, 20:05 UTC · Grace Mbeki/);
    expect(current).toHaveTextContent('Two of three sign-offs given; legal is outstanding.');
  });

  it('[CO2] shortens a hash and copies all of it', async () => {
    const { user } = open(atlas.id);
    const dialog = await details();
    const hash = atlas.milestones[0]?.smartContractHash ?? '';
    await user.click(within(dialog).getByRole('button', { name: 'Copy hash of Initiated' }));
    await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(hash));
    expect(within(dialog).queryByText(hash)).toBeNull();
  });

  it.each(['live', 'reference'] as const)(
    '[CO4] shows what the smart contract did, in %s',
    async (behaviour) => {
      const records = { complianceRecords: [atlas] };
      open(atlas.id, { workspace: createTestWorkspace({ behaviour, records }) });
      const log = await within(await details()).findByRole('table', { name: /behaviour log/ });
      for (const name of [/Initiated: released the milestone/, /Approved: opened the milestone/])
        expect(within(log).getByRole('row', { name })).toBeVisible();
    },
  );

  it('[CO4] has a page of its own for paper', async () => {
    const print = jest.spyOn(window, 'print').mockReturnValue(undefined);
    const { user } = open(atlas.id);
    await user.click(within(await details()).getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
    const hash = atlas.milestones[0]?.smartContractHash ?? '';
    expect(screen.getByText(`Compliance case: ${atlas.name}`)).toBeInTheDocument();
    expect(screen.getByText(hash)).toBeInTheDocument();
  });

  it('[CO4] leads to the client’s profile by URL', async () => {
    open(atlas.id);
    const link = await within(await details()).findByRole('link', { name: 'Client profile' });
    expect(link).toHaveAttribute('href', '/trustfold/dashboard/admin?tab=clients&client=CL-003');
  });

  it('[CO4] says when there is no such case, and leads back', async () => {
    const { user, location } = open('CR-999');
    expect(await screen.findByText('Case not found')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Back to all cases' }));
    expect(location()).toBe('/');
  });

  it('[CO4] opens from its card, steps through the list and closes, all by URL', async () => {
    const { user, location } = open('');
    await user.click(
      await screen.findByRole('button', { name: `View details of ${caspian.name}` }),
    );
    expect(location()).toBe(`/?case=${caspian.id}`);
    const dialog = await details(caspian.name);
    await user.click(within(dialog).getByRole('button', { name: 'Next case' }));
    expect(location()).toBe(`/?case=${atlas.id}`);
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(location()).toBe('/');
  });
});

describe('a decision on a milestone', () => {
  const decide = async (
    user: ReturnType<typeof open>['user'],
    decision: 'Complete' | 'Flag',
    comment?: string,
  ) => {
    await user.click(within(await details()).getByRole('button', { name: `${decision} Approved` }));
    const form = await screen.findByRole('form', { name: `${decision} milestone` });
    if (comment !== undefined) await user.type(within(form).getByRole('textbox'), comment);
    await user.click(within(form).getByRole('button', { name: `${decision} milestone` }));
    return form;
  };

  it('[CO4] says before it is made what it will do and under whose name', async () => {
    const { user } = open(atlas.id);
    await user.click(within(await details()).getByRole('button', { name: 'Flag Approved' }));
    const form = await screen.findByRole('form', { name: 'Flag milestone' });
    expect(form).toHaveTextContent(/89%.*84%.*−5/);
    await waitFor(() => expect(form).toHaveTextContent('Recorded under Nadia Rahman'));
  });

  it('[CO4] says of the stage that opens that it is not decided, not that it is not reached', async () => {
    const { user } = open(atlas.id, signing);
    await decide(user, 'Complete', 'Legal has signed.');
    const milestones = within(await details()).getByRole('list', { name: 'Milestones' });
    const current = () => within(milestones).getByRole('listitem', { current: 'step' });
    await waitFor(() => expect(current()).toHaveTextContent('Compliant'));
    expect(current()).toHaveTextContent('Not decided yet');
    expect(current()).not.toHaveTextContent('Not reached yet');
    expect(milestones).toHaveTextContent(/Executed.*Not reached yet/);
  });

  it('[CO4] asks why a milestone is flagged', async () => {
    const { user } = open(atlas.id);
    const form = await decide(user, 'Flag');
    const comment = within(form).getByRole('textbox', { name: 'Comment' });
    expect(comment).toBeInvalid();
    expect(comment).toHaveAccessibleDescription(/^Say why the milestone is flagged/);
    expect(comment).toHaveFocus();
  });

  it('[CO4] flags: score, timeline, issues, log and audit trail follow', async () => {
    const { user } = open(atlas.id);
    await decide(user, 'Flag', 'The legal opinion is missing.');
    const dialog = await details();
    await waitFor(() =>
      expect(within(dialog).getByRole('meter')).toHaveAttribute('aria-valuenow', '84'),
    );
    const issues = within(dialog).getByRole('list', { name: 'Flagged issues' });
    expect(issues).toHaveTextContent('Approved: The legal opinion is missing.');
    const current = within(dialog).getByRole('list', { name: 'Milestones' });
    expect(current).toHaveTextContent(/Approved.*Flagged.*Jul 22, 2024, 09:00 UTC · Nadia Rahman/);
    expect(within(dialog).getByRole('row', { name: /Approved: held the milestone/ })).toBeVisible();
    const trail = await within(dialog).findByRole('list', { name: 'Audit trail' });
    expect(trail).toHaveTextContent(/Completed or flagged a milestone.*Nadia Rahman/);
    expect(within(dialog).queryByRole('button', { name: 'Flag Approved' })).toBeNull();
    expect(within(dialog).getByRole('button', { name: 'Complete Approved' })).toBeVisible();
  });

  it('[CO4] completes: the next stage opens, and the client follows', async () => {
    const { user, workspace } = open(atlas.id, signing);
    await decide(user, 'Complete');
    const dialog = await details();
    expect(await within(dialog).findByRole('button', { name: 'Complete Compliant' })).toBeVisible();
    expect(within(dialog).getByText('3/3 sign-offs')).toBeVisible();
    const client = clients.find(({ companyName }) => companyName === atlas.name);
    const stored = await workspace.source.get('clients', client?.id ?? '');
    expect(stored?.record).toMatchObject({ complianceScore: 91, currentStage: 'compliant' });
    expect(stored?.record.organizationData.complianceHistory.at(-1)).toMatchObject({
      type: 'Milestone: Approved',
      status: 'passed',
    });
  });

  it('[CO4] asks before it throws a comment away', async () => {
    const { user } = open(atlas.id);
    await user.click(within(await details()).getByRole('button', { name: 'Flag Approved' }));
    const form = await screen.findByRole('form', { name: 'Flag milestone' });
    await user.type(within(form).getByRole('textbox'), 'Half a thought');
    await user.click(within(form).getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(within(form).getByRole('textbox')).toHaveValue('Half a thought');
  });

  it('[CO4] says who completes it, and why it cannot be here', async () => {
    const { user } = open(atlas.id);
    const dialog = await details();
    const complete = within(dialog).getByRole('button', { name: 'Complete Approved' });
    expect(complete).toHaveAttribute('aria-disabled', 'true');
    expect(complete).toHaveAccessibleDescription(/This one is the Legal portal’s\.$/);
    const step = within(dialog).getByRole('region', { name: 'Next step' });
    expect(step).toHaveTextContent('Complete ApprovedBy Legal portal');
    await user.click(complete);
    expect(screen.queryByRole('form')).toBeNull();
  });

  it('[CO4] leads to the screenings and issues that completing waits for', async () => {
    const lacking = { currentStage: 'compliant', milestones: compliant } as const;
    const { user } = open(atlas.id, {}, lacking);
    const dialog = within(await details());
    expect(dialog.getByRole('button', { name: 'Complete Compliant' })).toHaveAccessibleDescription(
      'Compliant cannot be completed yet. Missing: AML to be completed, 1 flagged issue to be settled.',
    );
    const waits = within(dialog.getByRole('list', { name: 'What it waits for' }));
    await user.click(waits.getByRole('button', { name: 'AML to be completed' }));
    expect(dialog.getByRole('group', { name: 'AML screening' })).toHaveFocus();
    await user.click(waits.getByRole('button', { name: '1 flagged issue to be settled' }));
    expect(dialog.getByRole('heading', { name: 'Flagged issues' })).toHaveFocus();
  });

  it('[CO4] is not there in the reference behaviour, and neither is any other', async () => {
    open(atlas.id, { workspace: createTestWorkspace({ behaviour: 'reference' }) });
    const dialog = await details();
    expect(await within(dialog).findByRole('list', { name: 'Milestones' })).toBeVisible();
    expect(
      within(dialog).queryByRole('button', {
        name: /^(Complete|Flag|Raise|Request|Receive|Settle|Sign)/,
      }),
    ).toBeNull();
    expect(within(dialog).queryByRole('heading', { name: 'Sign-offs' })).toBeNull();
    expect(within(dialog).queryByRole('heading', { name: 'Screenings' })).toBeNull();
  });

  it.each(['client', 'vendor'] as const)(
    '[policy] is off in the %s portal, and names whose it is',
    async (portal) => {
      open(atlas.id, { portal });
      const flag = within(await details()).getByRole('button', { name: 'Flag Approved' });
      expect(flag).toHaveAttribute('aria-disabled', 'true');
      expect(flag).toHaveAccessibleDescription(/^Legal, Banking and Admin \(compliance\)/);
    },
  );

  it.each(['banking', 'law_firm'] as const)(
    '[policy] is on in the %s portal, which signs off too',
    async (portal) => {
      open(atlas.id, { portal });
      const flag = within(await details()).getByRole('button', { name: 'Flag Approved' });
      expect(flag).not.toHaveAttribute('aria-disabled');
    },
  );

  it('[policy] is off in the regulator portal and says why', async () => {
    const { user } = open(atlas.id, { portal: 'regulator' });
    const flag = within(await details()).getByRole('button', { name: 'Flag Approved' });
    expect(flag).toHaveAttribute('aria-disabled', 'true');
    expect(flag).toHaveAccessibleDescription(/read-only/);
    await user.click(flag);
    expect(screen.queryByRole('form')).toBeNull();
  });
});

describe('work on a case', () => {
  const group = async (name: string) => within(await details()).findByRole('group', { name });

  const answer = async (
    user: ReturnType<typeof open>['user'],
    button: string,
    formName: string,
    text: string,
  ) => {
    await user.click(await within(await details()).findByRole('button', { name: button }));
    const form = await screen.findByRole('form', { name: formName });
    if (text !== '') await user.type(within(form).getByRole('textbox'), text);
    await user.click(within(form).getByRole('button', { name: formName }));
    return form;
  };

  it('[CO2] shows a screening that nothing was done about yet, with its next steps', async () => {
    open(atlas.id);
    const aml = await group('AML screening');
    expect(aml).toHaveTextContent(/^AML.*Pending.*Not requested yet\.Request/);
    expect(await group('KYC screening')).toHaveTextContent(
      /^KYC.*Completed.*Recorded before single steps were logged\./,
    );
    const names = within(aml)
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label'));
    expect(names).toEqual(['Request AML', 'Receive AML', 'Flag AML']);
  });

  it('[CO2, CL1] works a screening to its end; the client follows', async () => {
    const { user, workspace } = open(atlas.id);
    await answer(user, 'Request AML', 'Request AML', 'Bank statements of a year');
    await answer(user, 'Receive AML', 'Receive AML', 'All twelve are here');
    await answer(user, 'Complete AML', 'Complete AML', 'No match in any list');
    await waitFor(async () => expect(await group('AML screening')).toHaveTextContent('Completed'));
    const history = within(await group('AML screening')).getByRole('list', { name: 'AML history' });
    expect(history).toHaveTextContent(
      /Requested.*Nadia Rahman.*Bank statements.*Received.*All twelve.*Completed.*No match/,
    );
    const client = clients.find(({ companyName }) => companyName === atlas.name);
    const stored = await workspace.source.get('clients', client?.id ?? '');
    expect(stored?.record.amlStatus).toBe('completed');
    expect(stored?.record.organizationData.complianceHistory.at(-1)).toMatchObject({
      type: 'AML screening: Completed',
      status: 'passed',
    });
  });

  it('[CO2] asks why at every step', async () => {
    const { user } = open(atlas.id);
    const form = await answer(user, 'Flag AML', 'Flag AML', '');
    expect(within(form).getByRole('textbox')).toBeInvalid();
    expect(form).toHaveTextContent(/89%.*84%/);
  });

  it('[CO4, T2] gives a sign-off by completing the stage, and says by whom and when', async () => {
    const { user } = open(atlas.id, signing);
    const list = within(await details()).getByRole('list', { name: 'Sign-offs' });
    expect(list).toHaveTextContent(/LegalOutstandingGiven in the Legal portal\.$/);
    await answer(user, 'Complete Approved', 'Complete milestone', '');
    await waitFor(() =>
      expect(list).toHaveTextContent(/Legal.*Signed off.*Jul 22, 2024, 09:00 UTC · Oliver Bennett/),
    );
    expect(within(await details()).getByText('3/3 sign-offs')).toBeVisible();
  });

  it('[CO4] shows what an earlier version has ahead of its stage as outstanding', async () => {
    const at = '2024-07-20T08:00:00.000Z';
    const signOffs = [
      { party: 'compliance', at, by: 'Nadia Rahman' },
      { party: 'legal', at, by: 'Nadia Rahman' },
      { party: 'banking', at, by: 'Nadia Rahman' },
    ] as const;
    open(atlas.id, {}, { signOffs: [...signOffs] });
    expect(within(await details()).getByText('2/3 sign-offs')).toBeVisible();
    const list = within(await details()).getByRole('list', { name: 'Sign-offs' });
    expect(list).toHaveTextContent(
      /BankingOutstandingGiven ahead of its stage: Jul 20, 2024, 08:00 UTC · Nadia Rahman/,
    );
  });

  it('[CO2, CO4] settles an issue with how', async () => {
    const { user } = open(atlas.id);
    const [issue = ''] = atlas.flaggedIssues;
    await answer(user, `Settle “${issue}”`, 'Settle issue', 'The declaration is complete now');
    await waitFor(async () =>
      expect(within(await details()).getByText('No flagged issues')).toBeVisible(),
    );
  });

  it('[CO2, CO4] raises an issue, which is settled like any other', async () => {
    const { user } = open(atlas.id);
    const words = 'The charter party is not signed';
    await answer(user, 'Raise an issue', 'Raise issue', words);
    const settle = { name: `Settle “${words}”` };
    expect(await within(await details()).findByRole('button', settle)).toBeVisible();
    await answer(user, settle.name, 'Settle issue', 'It is signed');
    await waitFor(async () =>
      expect(within(await details()).queryByRole('button', settle)).toBeNull(),
    );
  });

  it('[policy] is off in the regulator portal and says why', async () => {
    open(atlas.id, { portal: 'regulator' });
    const request = within(await group('AML screening')).getByRole('button', {
      name: 'Request AML',
    });
    expect(request).toHaveAttribute('aria-disabled', 'true');
    expect(request).toHaveAccessibleDescription(/read-only/);
  });
});
