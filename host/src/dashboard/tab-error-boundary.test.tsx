import { screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { renderWithProviders } from 'shared-kernel/testing/render';
import { TabErrorBoundary } from './tab-error-boundary';

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

function ThrowsAsItIsLeft() {
  useEffect(
    () => () => {
      throw new Error('thrown on purpose');
    },
    [],
  );
  return <p>First tab</p>;
}

function Throws(): never {
  throw new Error('thrown on purpose');
}

function Tabs({ second }: { readonly second: () => React.ReactNode }) {
  const [tab, setTab] = useState('first');
  const Second = second;
  return (
    <>
      <button onClick={() => setTab(tab === 'first' ? 'second' : 'first')}>Other tab</button>
      <TabErrorBoundary tab={tab}>
        {tab === 'first' ? (
          <ErrorBoundary key="first" fallback={null}>
            <ThrowsAsItIsLeft />
          </ErrorBoundary>
        ) : (
          <Second />
        )}
      </TabErrorBoundary>
    </>
  );
}

describe('TabErrorBoundary', () => {
  it('[E3] the next tab appears even if the previous tab throws an error while closing', async () => {
    const { user } = renderWithProviders(<Tabs second={() => <p>Second tab</p>} />);
    for (const text of ['Second tab', 'First tab', 'Second tab']) {
      await user.click(screen.getByRole('button', { name: 'Other tab' }));
      expect(screen.getByText(text)).toBeVisible();
    }
    expect(screen.queryByText('Something went wrong')).not.toBeInTheDocument();
  });

  it('[E3] the error card appears if the next tab throws too', async () => {
    const { user } = renderWithProviders(<Tabs second={Throws} />);
    await user.click(screen.getByRole('button', { name: 'Other tab' }));
    expect(screen.getByText('Something went wrong')).toBeVisible();
    expect(screen.getByText('thrown on purpose')).toBeVisible();
  });
});
