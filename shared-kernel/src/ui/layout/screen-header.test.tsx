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

it('[ui] ScreenHeader takes over the focus from the tab panel and from the skeleton’s heading', async () => {
  const { rerender } = render(tab(null));
  screen.getByRole('tabpanel').focus();
  rerender(tab(<ScreenHeader key="skeleton" title="Contract Management" />));
  expect(screen.getByRole('heading', { name: 'Contract Management' })).toHaveFocus();
  rerender(tab(<ScreenHeader key="screen" title="Contract Management" />));
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: 'Contract Management' })).toHaveFocus(),
  );
});
