import { screen } from '@testing-library/react';
import { createTestWorkspace } from 'shared-kernel/testing';
import { renderWithProviders } from 'shared-kernel/testing/render';
import { withEvidence } from 'shared-kernel/domain/review-case';
import { withAnsweredDecision, withSubmittedDecision } from '../rules/decisions';
import { personOf, testCase } from '../testing/test-case';
import { ReviewPrintSheet } from './review-print-sheet';

const decision = { outcome: 'false_positive', reason: 'Another person', facts: 'A' } as const;

const show = (one = testCase()) =>
  renderWithProviders(<ReviewPrintSheet one={one} />, {
    portal: 'admin',
    workspace: createTestWorkspace(),
  });

const part = async (name: string) =>
  (await screen.findByText(name, { selector: 'h2' })).closest('section');

describe('print sheet of a review case', () => {
  it('[cases] prints the facts of a review case, and its comments and decisions with their authors', async () => {
    const found = withEvidence(testCase(), { ...personOf('banking'), text: 'A passport' });
    const pending = withSubmittedDecision(
      found,
      decision,
      personOf('banking', '2024-07-22T10:00:00.000Z'),
    );
    const approval = { answer: 'approve', reason: '', facts: 'A' } as const;
    show(withAnsweredDecision(pending, approval, personOf('admin', '2024-07-22T11:00:00.000Z')));
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
