import { screen } from '@testing-library/react';
import { namedTransactions, profiles } from 'shared-kernel/testing/records';
import { renderWithProviders } from 'shared-kernel/testing/render';
import { TransactionTrail } from './transaction-trail';

describe('a transaction’s trail', () => {
  it.each(profiles)(
    '[policy, PR3] has its notes if the $portal portal has audit access',
    async ({ portal, auditAccess }) => {
      renderWithProviders(<TransactionTrail id={namedTransactions.heldForReview} />, { portal });
      const trail = await screen.findByRole('list', { name: 'Audit trail' });
      expect(trail).toHaveTextContent('Held for compliance review');
      const hasNote = trail.textContent.includes('Possible match with the OFAC list.');
      expect(hasNote).toBe(auditAccess);
      expect(screen.queryAllByText(/^The details of the audit log are for/)).toHaveLength(
        auditAccess ? 0 : 1,
      );
    },
  );
});
