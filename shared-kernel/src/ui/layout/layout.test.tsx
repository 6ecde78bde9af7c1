import { act, render, screen, waitFor } from '@testing-library/react';
import { PrintHeader } from './print-header';
import type { ReactNode } from 'react';
import { ScreenHeader } from './screen-header';
import { Section } from './section';
import { Stack } from './stack';
import { useIsPhone } from './use-media-query';

describe('print header', () => {
  it('[ui] the print header shows the title, the filters and the time', () => {
    render(
      <PrintHeader
        title="Contracts"
        filters={[['Status', 'Signed']]}
        asOf="Jul 22, 2024, 09:00 UTC"
      />,
    );
    expect(screen.getByText('Trustfold · Contracts')).toBeInTheDocument();
    expect(screen.getByText('Status: Signed · As of Jul 22, 2024, 09:00 UTC')).toBeInTheDocument();
  });
});

describe('screen header', () => {
  const tab = (content: ReactNode) => (
    <main>
      <section role="tabpanel" tabIndex={-1} aria-label="Contracts">
        {content}
      </section>
    </main>
  );

  it('[ui] the screen header receives the focus that was on the tab panel or on the skeleton’s heading', async () => {
    const { rerender } = render(tab(null));
    screen.getByRole('tabpanel').focus();
    rerender(tab(<ScreenHeader key="skeleton" title="Contract Management" />));
    expect(screen.getByRole('heading', { name: 'Contract Management' })).toHaveFocus();
    rerender(tab(<ScreenHeader key="screen" title="Contract Management" />));
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Contract Management' })).toHaveFocus(),
    );
  });
});

describe('section', () => {
  it('[ui] the screen header shows a heading, and the heading of a section names its region', () => {
    render(
      <Stack>
        <ScreenHeader
          title="Contract Management"
          description="Every contract."
          meta="3 contracts"
          actions={<button type="button">Create</button>}
        />
        <Section
          title="Parties"
          description="Who signs"
          actions={<button type="button">Add</button>}
        >
          Elena Vasquez
        </Section>
      </Stack>,
    );
    expect(screen.getByRole('heading', { level: 2, name: 'Contract Management' })).toBeVisible();
    expect(screen.getByText('Every contract.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Create' })).toBeVisible();
    const parties = screen.getByRole('region', { name: 'Parties' });
    expect(parties).toHaveTextContent('Elena Vasquez');
    expect(parties.querySelector('.ant-card')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 3, name: 'Parties' })).toBeVisible();
  });
});

describe('media queries', () => {
  function Width() {
    return <p>{useIsPhone() ? 'phone' : 'desktop'}</p>;
  }

  it('[ui] a change of the window width switches to the phone layout', () => {
    let matches = true;
    const list = Object.assign(new EventTarget(), { media: '', onchange: null });
    Object.defineProperty(list, 'matches', { get: () => matches });
    const matchMedia = jest
      .spyOn(window, 'matchMedia')
      .mockReturnValue(list as unknown as MediaQueryList);
    render(<Width />);
    expect(matchMedia).toHaveBeenCalledWith('(max-width: 639.98px)');
    expect(screen.getByText('phone')).toBeVisible();
    matches = false;
    act(() => void list.dispatchEvent(new Event('change')));
    expect(screen.getByText('desktop')).toBeVisible();
  });
});
