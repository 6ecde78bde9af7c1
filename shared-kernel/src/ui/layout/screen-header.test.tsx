import { render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ScreenHeader } from './screen-header';

const tab = (content: ReactNode) => (
  <main>
    <section role="tabpanel" tabIndex={-1} aria-label="Contracts">
      {content}
    </section>
  </main>
);

it('[ui] takes the focus over from the panel of its tab, and from the heading of its skeleton', async () => {
  const { rerender } = render(tab(null));
  screen.getByRole('tabpanel').focus();
  rerender(tab(<ScreenHeader key="skeleton" title="Contract Management" />));
  expect(screen.getByRole('heading', { name: 'Contract Management' })).toHaveFocus();
  rerender(tab(<ScreenHeader key="screen" title="Contract Management" />));
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: 'Contract Management' })).toHaveFocus(),
  );
});
