import { act, screen, waitFor } from '@testing-library/react';
import { Suspense, useEffect, useState } from 'react';
import type { PortalKey } from 'shared-kernel/domain/portal';
import { generateAuthenticatorCode } from 'shared-kernel/domain/second-factor';
import { createTestWorkspace, type Workspace } from 'shared-kernel/testing';
import { renderWithProviders } from 'shared-kernel/testing/render';
import { profiles } from 'shared-kernel/testing/records';
import { enterPortal } from '../portal-session';
import { enteredPortalsKey, portalAuthKey } from '../../page/session-keys';
import { SecondFactorStep } from './second-factor-step';

const held: { workspace: Workspace | undefined } = { workspace: undefined };
jest.mock('shared-kernel/workspace', () => ({
  ...jest.requireActual<object>('shared-kernel/workspace'),
  getPageWorkspace: () => held.workspace,
}));

const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

const withFactor = (portal: PortalKey, mfaEnabled = true) => ({
  profiles: profiles.map((profile) =>
    profile.portal === portal
      ? { ...profile, mfaEnabled, authenticatorSecret: secret }
      : { ...profile, authenticatorSecret: undefined },
  ),
});

const mounted = jest.fn();

function Dashboard() {
  useEffect(() => void mounted(), []);
  return <p>The dashboard</p>;
}

interface PageProps {
  readonly portal: PortalKey;
}

function Page({ portal }: PageProps) {
  const [, setTimes] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setTimes((times) => times + 1)}>
        Draw again
      </button>
      <SecondFactorStep portal={portal}>
        <Dashboard />
      </SecondFactorStep>
    </>
  );
}

let signIns = 0;

async function enter(portal: PortalKey, workspace: Workspace) {
  held.workspace = workspace;
  signIns += 1;
  const signedInAt = new Date(Date.UTC(2024, 6, 22, 9, 0, signIns)).toISOString();
  sessionStorage.setItem(portalAuthKey, JSON.stringify({ username: 'a@b.example', signedInAt }));
  sessionStorage.setItem(enteredPortalsKey, '[]');
  return act(async () => {
    const rendered = renderWithProviders(
      <Suspense fallback={<p>Waiting</p>}>
        <Page portal={portal} />
      </Suspense>,
      { workspace, portal },
    );
    await Promise.all([import('./authenticator-check'), import('./code-page')]);
    return rendered;
  });
}

const dashboard = () => screen.findByText('The dashboard');
const field = () => screen.findByLabelText('Six-digit code');
const proceed = () => screen.getByRole('button', { name: 'Continue' });

beforeEach(() => {
  mounted.mockReset();
  // Stops the clock. A code is valid for 30 seconds, and a slow machine may need longer to type.
  jest.spyOn(Date, 'now').mockReturnValue(Date.now());
});
afterEach(() => sessionStorage.clear());

describe('second step of the sign-in', () => {
  it('[PR9] the second factor asks for the authenticator code and accepts it', async () => {
    const workspace = createTestWorkspace({ records: withFactor('vendor') });
    const { user } = await enter('vendor', workspace);
    expect(await screen.findByRole('heading', { name: 'Enter your code' })).toBeVisible();
    expect(screen.getByText(/is on for the Vendor Portal\.$/)).toBeVisible();
    expect(screen.queryByText('The dashboard')).not.toBeInTheDocument();
    expect(await field()).toHaveAttribute('autocomplete', 'one-time-code');
    await user.type(await field(), generateAuthenticatorCode(secret, Date.now()));
    await user.click(proceed());
    expect(await dashboard()).toBeVisible();
  });

  it('[PR9] the second factor accepts the code of the previous time step', async () => {
    const { user } = await enter('vendor', createTestWorkspace({ records: withFactor('vendor') }));
    await user.type(await field(), generateAuthenticatorCode(secret, Date.now() - 30_000));
    await user.click(proceed());
    expect(await dashboard()).toBeVisible();
  });

  it('[PR9] the second factor rejects a wrong code without clearing the field, and accepts the next code', async () => {
    const { user } = await enter('vendor', createTestWorkspace({ records: withFactor('vendor') }));
    await user.type(await field(), 'wrong');
    await user.click(proceed());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Incorrect code.');
    expect(alert).toHaveFocus();
    expect(await field()).toHaveValue('wrong');
    expect(screen.queryByText('The dashboard')).not.toBeInTheDocument();
    await user.click(proceed());
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
    await user.clear(await field());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.type(await field(), generateAuthenticatorCode(secret, Date.now()));
    await user.click(proceed());
    expect(await dashboard()).toBeVisible();
  });

  it('[PR9] the second factor can show the code, and says that this is for demonstration only', async () => {
    const { user } = await enter('vendor', createTestWorkspace({ records: withFactor('vendor') }));
    await user.click(await screen.findByRole('button', { name: 'Show code' }));
    const shown = screen.getByText(/^\d{3} \d{3}$/).textContent;
    expect(screen.getByRole('timer')).toHaveTextContent(/^\d+ seconds? left$/);
    expect(screen.getByText(/for demonstration only/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'All portals' })).toBeVisible();
    await user.type(await field(), shown);
    await user.click(proceed());
    expect(await dashboard()).toBeVisible();
  });

  it.each([
    ['the portal has no authenticator', 'banking', createTestWorkspace()],
    [
      'only another portal has an authenticator',
      'banking',
      createTestWorkspace({ records: withFactor('vendor') }),
    ],
    ['Two-Factor is off', 'vendor', createTestWorkspace({ records: withFactor('vendor', false) })],
    [
      'the workspace is in reference mode',
      'vendor',
      createTestWorkspace({ records: withFactor('vendor'), behaviour: 'reference' }),
    ],
    ['the profile cannot be read', 'vendor', createTestWorkspace({ state: 'failing' })],
  ] as const)('[PR9] no code is required if %s @deep', async (_why, portal, workspace) => {
    await enter(portal, workspace);
    expect(await dashboard()).toBeVisible();
    expect(screen.queryByLabelText('Six-digit code')).not.toBeInTheDocument();
  });

  it.each([true, false])(
    '[PR9, F1] the dashboard is mounted only once, whether or not a code is required: %s',
    async (isAsked) => {
      const records = isAsked ? withFactor('vendor') : {};
      const { user } = await enter('vendor', createTestWorkspace({ records }));
      if (isAsked) {
        await user.type(await field(), generateAuthenticatorCode(secret, Date.now()));
        await user.click(proceed());
      }
      await dashboard();
      enterPortal('vendor');
      await user.click(screen.getByRole('button', { name: 'Draw again' }));
      expect(await dashboard()).toBeVisible();
      expect(mounted).toHaveBeenCalledTimes(1);
    },
  );

  it('[PR9] no code is required for a portal that this session has already entered', async () => {
    sessionStorage.setItem(enteredPortalsKey, '["vendor"]');
    held.workspace = createTestWorkspace({ records: withFactor('vendor') });
    renderWithProviders(
      <SecondFactorStep portal="vendor">
        <p>The dashboard</p>
      </SecondFactorStep>,
    );
    expect(await dashboard()).toBeVisible();
  });

  it('[PR9] the next sign-in requires a code again', async () => {
    const workspace = createTestWorkspace({ records: withFactor('vendor') });
    const { user, unmount } = await enter('vendor', workspace);
    await user.type(await field(), generateAuthenticatorCode(secret, Date.now()));
    await user.click(proceed());
    await dashboard();
    unmount();
    await enter('vendor', workspace);
    expect(await field()).toBeVisible();
  });
});
