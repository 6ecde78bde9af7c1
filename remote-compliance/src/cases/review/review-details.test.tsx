import { screen, within } from '@testing-library/react';
import type { ReviewCase } from 'shared-kernel/domain/review-case';
import { clients, sampleContentsAt, namedTransactions } from 'shared-kernel/testing/records';
import { renderWithProviders } from 'shared-kernel/testing/render';
import { originalSampleTime } from 'shared-kernel/workspace';
import { testCase } from '../testing/test-case';
import { ReviewDetails } from './review-details';

const cases = sampleContentsAt(originalSampleTime).cases;

function sample(cause: ReviewCase['cause']): ReviewCase {
  const found = cases.find((one) => one.cause === cause);
  if (!found) throw new Error(cause);
  return found;
}

const open = (one: ReviewCase) =>
  renderWithProviders(<ReviewDetails one={one} />, { portal: 'admin' });

const section = (name: string | RegExp) => screen.findByRole('region', { name });

describe('review case details', () => {
  it('[R64] a review case about a rejected document shows the document and the rejection reason', async () => {
    open(sample('document_rejected'));
    const document = await section(/\.pdf$/);
    expect(within(document).getByRole('alert')).toHaveTextContent(/^Rejected\S/);
    // The preview is still loading, because the browser generates the file.
    expect(within(document).getByRole('status', { name: /^Loading/ })).toBeVisible();
  });

  it('[R64] a review case about a payment on hold shows its amount, hold reason and checks', async () => {
    const id = namedTransactions.heldForReview;
    open(cases.find(({ subject }) => subject.id === id) ?? testCase());
    const payment = await section('Payment');
    expect(payment).toHaveTextContent('$3,150,000');
    expect(payment).toHaveTextContent('A director matches an entry of the OFAC list');
    expect(within(payment).getByRole('list', { name: 'Checks of the payment' })).toBeVisible();
    expect(await section('Client')).toHaveTextContent('Caspian Pipeline Services');
  });

  it('[R64] a review case about a sanctions hit compares the client’s data with the list entry', async () => {
    open(sample('sanctions_hit'));
    const table = await screen.findByRole('table', { name: /of the list$/ });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Compared', 'Ours', 'List', 'Same?']);
  });

  it('[R64] a review case about a client shows its documents, score and history', async () => {
    const one = sample('screening_flagged');
    const client = clients.find(({ id }) => id === one.clientId);
    open(one);
    const table = await screen.findByRole('table', { name: 'Documents of the client' });
    for (const { name } of client?.documents ?? [])
      expect(within(table).getAllByText(name)[0]).toBeVisible();
    expect(await section('Client')).toHaveTextContent(`${client?.complianceScore ?? ''}%`);
    expect(await section('Comments and decisions')).toBeVisible();
  });
});
