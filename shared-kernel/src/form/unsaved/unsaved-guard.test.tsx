import { screen } from '@testing-library/react';
import { Link } from '../../shell';
import { renderWithProviders } from '../../testing/render';
import type { FormDraft } from '../drafts/use-draft';
import { UnsavedGuard } from './unsaved-guard';

const show = (isDirty: boolean, isSaving = false, draft?: FormDraft) =>
  renderWithProviders(
    <>
      <Link to="/?tab=contracts">Contracts</Link>
      <Link to="/?tab=profile&audit=x">Search</Link>
      <UnsavedGuard isDirty={isDirty} isSaving={isSaving} draft={draft} />
    </>,
    { route: '/?tab=profile' },
  );

const contracts = () => screen.getByRole('link', { name: 'Contracts' });

const unload = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

describe('UnsavedGuard', () => {
  it('[PR4] a form with unsaved changes warns before the user leaves, and “Keep editing” stays on the page', async () => {
    const { user, location } = show(true);
    await user.click(contracts());
    expect(await screen.findByText('You have unsaved changes.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Keep editing' }));
    expect(location()).toBe('/?tab=profile');
  });

  it('[PR4] discarding the changes leaves the page', async () => {
    const { user, location } = show(true);
    await user.click(contracts());
    await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
    expect(location()).toBe('/?tab=contracts');
  });

  it('[PR4, CL6] on leaving a form, the user can save or delete the draft', async () => {
    const draft = { isRestored: false, isOvertaken: false, forget: jest.fn() };
    const kept = show(true, false, draft);
    await kept.user.click(contracts());
    await kept.user.click(await screen.findByRole('button', { name: 'Keep draft' }));
    expect(kept.location()).toBe('/?tab=contracts');
    expect(draft.forget).not.toHaveBeenCalled();
    kept.unmount();

    const discarded = show(true, false, draft);
    await discarded.user.click(contracts());
    await discarded.user.click(await screen.findByRole('button', { name: 'Discard changes' }));
    expect(discarded.location()).toBe('/?tab=contracts');
    expect(draft.forget).toHaveBeenCalledTimes(1);
  });

  it('[PR8] saving a draft is offered only if the form supports drafts', async () => {
    const { user } = show(true);
    await user.click(contracts());
    await screen.findByRole('button', { name: 'Keep editing' });
    expect(screen.queryByRole('button', { name: 'Keep draft' })).not.toBeInTheDocument();
  });

  it.each([
    ['nothing has changed', false, false],
    ['the typed text is already being saved', true, true],
  ])('[PR4] leaving a form causes no warning if %s', async (_what, isDirty, isSaving) => {
    const { user, location } = show(isDirty, isSaving);
    await user.click(contracts());
    expect(location()).toBe('/?tab=contracts');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('[PR4] navigation causes no warning if the form stays open at the new URL', async () => {
    const { user, location } = show(true);
    await user.click(screen.getByRole('link', { name: 'Search' }));
    expect(location()).toBe('/?tab=profile&audit=x');
  });

  it('[PR4] with unsaved changes, the browser warns before the page closes', () => {
    const { unmount } = show(true);
    expect(unload()).toBe(true);
    unmount();
    expect(unload()).toBe(false);
    show(false);
    expect(unload()).toBe(false);
  });
});
