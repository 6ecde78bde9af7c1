import { screen } from '@testing-library/react';
import { createMemoryRouter } from 'shared-kernel/testing/render';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { RouterProvider } from 'react-router-dom';
import { createReturnState } from '../../page/return-to';
import { setSessionProblem } from '../session-port';
import { createSignOutState } from '../create-sign-out-state';
import { IssuerSignIn } from './issuer-sign-in';

const wanted = '/trustfold/dashboard/client?tab=contracts';

async function arrive(state?: unknown, options: { replace?: boolean } = {}) {
  const start = jest.fn<Promise<void>, [string | undefined]>();
  start.mockReturnValue(new Promise(() => undefined));
  const router = createMemoryRouter(
    [
      { path: '/trustfold', element: <p>Home</p> },
      { path: '/portal/login', element: <IssuerSignIn startSignIn={start} /> },
    ],
    { initialEntries: ['/trustfold'] },
  );
  render(<RouterProvider router={router} />);
  await act(() => router.navigate('/portal/login', { state, ...options }));
  return { start, router };
}

const button = (name: string) => screen.getByRole('button', { name });

afterEach(() => setSessionProblem(undefined));

describe('the sign-in with a workspace server', () => {
  it('[R156] the sign-in starts at once after a click on “Portal Access”', async () => {
    const { start } = await arrive();
    expect(start.mock.calls).toEqual([[undefined]]);
    expect(button('Opening the sign-in...')).toBeDisabled();
  });

  it('[R156] after sign-in, the user returns to the originally requested URL', async () => {
    const { start } = await arrive(createReturnState(wanted), { replace: true });
    expect(start.mock.calls).toEqual([[wanted]]);
  });

  it.each([
    ['a sign-out', createSignOutState('client'), false],
    ['a sign-out in another tab', null, true],
  ])('[R156] after %s, the sign-in starts only after a click', async (_what, state, replace) => {
    const { start } = await arrive(state, { replace });
    expect(start).not.toHaveBeenCalled();
    await userEvent.click(button('Access Portal'));
    expect(start).toHaveBeenCalledTimes(1);
  });

  it('[R156] after Back, the sign-in starts only after a click', async () => {
    const { start, router } = await arrive();
    await act(() => router.navigate('/trustfold'));
    await act(() => router.navigate(-1));
    expect(start).toHaveBeenCalledTimes(1);
    expect(button('Access Portal')).toBeEnabled();
  });

  it('[R156] the sign-in page says why the last sign-in failed, and waits for a click', async () => {
    setSessionProblem('This account cannot use the workspace.');
    const { start } = await arrive(createReturnState(wanted));
    expect(screen.getByRole('alert')).toHaveTextContent('This account cannot use the workspace.');
    expect(start).not.toHaveBeenCalled();
  });

  it('[R156] the sign-in page says that the identity provider cannot be reached', async () => {
    const { start } = await arrive(createSignOutState('client'));
    start.mockRejectedValue(new TypeError('Failed to fetch'));
    await userEvent.click(button('Access Portal'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The identity provider cannot be reached.',
    );
    expect(button('Access Portal')).toBeEnabled();
  });
});
