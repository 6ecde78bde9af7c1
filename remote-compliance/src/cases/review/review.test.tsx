import { screen, within } from '@testing-library/react';
import { type ReviewCase, addEvidenceToCase } from 'shared-kernel/domain/review-case';
import { clients, namedTransactions, createSampleContents } from 'shared-kernel/testing/records';
import { renderWithProviders } from 'shared-kernel/testing/render';
import { originalSampleTime } from 'shared-kernel/workspace';
import { createTestCasePerson, createTestCase } from '../testing/test-case';
import { ReviewDetails } from './review-details';
import { createTestWorkspace } from 'shared-kernel/testing';
import { applyDecisionAnswer, addSubmittedDecision } from '../rules/decisions';
import { ReviewPrintSheet } from './review-print-sheet';

const cases = createSampleContents(originalSampleTime).cases;

function sample(cause: ReviewCase['cause']): ReviewCase {
  const found = cases.find((one) => one.cause === cause);
  if (!found) throw new Error(cause);
  return found;
}

const open = (one: ReviewCase) =>
  renderWithProviders(<ReviewDetails reviewCase={one} />, { portal: 'admin' });

const section = (name: string | RegExp) => screen.findByRole('region', { name });

describe('review case details', () => {
  it('[R64] a review case about a rejected document shows the document and the rejection reason @deep', async () => {
    open(sample('document_rejected'));
    const document = await section(/\.pdf$/);
    expect(within(document).getByRole('alert')).toHaveTextContent(/^Rejected\S/);
    expect(within(document).getByRole('status', { name: /^Loading/ })).toBeVisible();
  });

  it('[R64] a review case about a payment on hold shows its amount, hold reason and checks', async () => {
    const id = namedTransactions.heldForReview;
    open(cases.find(({ subject }) => subject.id === id) ?? createTestCase());
    const payment = await section('Payment');
    expect(payment).toHaveTextContent('$3,150,000');
    expect(payment).toHaveTextContent('A director matches an entry on the OFAC list');
    expect(within(payment).getByRole('list', { name: 'Payment checks' })).toBeVisible();
    expect(await section('Client')).toHaveTextContent('Caspian Pipeline Services');
  });

  it('[R64] a review case about a sanctions hit compares the client’s data with the list entry', async () => {
    open(sample('sanctions_hit'));
    const table = await screen.findByRole('table', { name: /^Comparison of / });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Field', 'Our record', 'Sanctions list', 'Match']);
  });

  it('[R64] a review case about a client shows its documents, score and history', async () => {
    const one = sample('screening_flagged');
    const client = clients.find(({ id }) => id === one.clientId);
    open(one);
    const table = await screen.findByRole('table', { name: 'Client documents' });
    for (const { name } of client?.documents ?? [])
      expect(within(table).getAllByText(name)[0]).toBeVisible();
    expect(await section('Client')).toHaveTextContent(`${client?.complianceScore ?? ''}%`);
    expect(await section('Comments and decisions')).toBeVisible();
  });
});

const decision = { outcome: 'false_positive', reason: 'Another person', facts: 'A' } as const;

const show = (one = createTestCase()) =>
  renderWithProviders(<ReviewPrintSheet reviewCase={one} />, {
    portal: 'admin',
    workspace: createTestWorkspace(),
  });

const part = async (name: string) =>
  (await screen.findByText(name, { selector: 'h2' })).closest('section');

describe('print sheet of a review case', () => {
  it('[cases] prints the details, comments and decisions of a review case with their authors', async () => {
    const found = addEvidenceToCase(createTestCase(), {
      ...createTestCasePerson('banking'),
      text: 'A passport',
    });
    const pending = addSubmittedDecision(
      found,
      decision,
      createTestCasePerson('banking', '2024-07-22T10:00:00.000Z'),
    );
    const approval = { answer: 'approve', reason: '', facts: 'A' } as const;
    show(
      applyDecisionAnswer(
        pending,
        approval,
        createTestCasePerson('admin', '2024-07-22T11:00:00.000Z'),
      ),
    );
    expect(await part('Comments and decisions')).toHaveTextContent(
      /Evidence.*A passport.*Submitted: False positive.*Another person.*Nadia Rahman, Admin.*approved/,
    );
    expect(screen.getByText('Screening flagged')).toBeInTheDocument();
    expect(await part('Audit trail')).toBeInTheDocument();
  });

  it('[cases] prints that a new review case has no comments or decisions', async () => {
    show();
    expect(await part('Comments and decisions')).toHaveTextContent('No comments or decisions yet.');
  });
});
