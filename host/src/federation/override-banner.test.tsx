import { act, screen } from '@testing-library/react';
import { renderWithProviders } from 'shared-kernel/testing/render';
import { OverrideBanner } from './deployment-notices';
import type { Overrides } from './overrides';
import { setPageComposition } from './page-remotes';
import { createTestComposition, writeRemotesMeta } from '../page/test-remotes';

const none: Overrides = { composition: undefined, remotes: {}, refused: [] };
const read = jest.fn<Overrides, []>();
jest.mock('./overrides', () => ({
  ...jest.requireActual<object>('./overrides'),
  getCurrentOverrides: () => read(),
  clearOverrides: () => '/trustfold/dashboard/admin',
}));

const banner = () => screen.queryByRole('status', { name: 'Release preview' });
const show = (overrides: Partial<Overrides>) => {
  read.mockReturnValue({ ...none, ...overrides });
  return renderWithProviders(<OverrideBanner />);
};

describe('OverrideBanner', () => {
  beforeEach(() => writeRemotesMeta());

  it('[deployment] there is no override banner on the live version', () => {
    show({});
    expect(banner()).not.toBeInTheDocument();
  });

  it('[deployment] the override banner shows the first characters of an earlier composition’s hash', () => {
    show({ composition: 'c'.repeat(64) });
    expect(banner()).toHaveTextContent(`Previewing the composition ${'c'.repeat(12)}.`);
  });

  it('[deployment] the override banner shows the release or the development server of each overridden remote', () => {
    show({ remotes: { contracts: 'd'.repeat(32), account: 'http://localhost:8203' } });
    expect(banner()).toHaveTextContent(
      `Previewing contracts ${'d'.repeat(12)}, account http://localhost:8203.`,
    );
  });

  it('[deployment] the override banner shows why an override was ignored, even if nothing is previewed', () => {
    show({ refused: ['There is no remote “oddity”.'] });
    expect(banner()).toHaveTextContent(/^There is no remote “oddity”\./);
  });

  it('[deployment] the override banner says that a remote that was never deployed does not exist', () => {
    act(() => setPageComposition(createTestComposition()));
    show({ remotes: { contracts: 'd'.repeat(32), ledger: 'd'.repeat(32) } });
    expect(banner()).toHaveTextContent(
      `Previewing contracts ${'d'.repeat(12)}. There is no remote “ledger”.`,
    );
  });

  it('[deployment] the override banner offers to return to the live version', () => {
    show({ composition: 'c'.repeat(64) });
    expect(screen.getByRole('button', { name: 'Return to the live version' })).toBeEnabled();
  });
});
