import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderWithProviders } from '../../testing/render';
import { ActionMenu } from './action-menu';

it('[ui] ActionMenu runs the selected action and explains disabled ones', async () => {
  const onSelect = jest.fn();
  const { user } = renderWithProviders(
    <ActionMenu
      label="More actions"
      isIconOnly
      items={[
        { key: 'print', label: 'Print', icon: 'printer', onSelect },
        { key: 'delete', label: 'Delete', refusal: 'It is in use.', onSelect: jest.fn() },
      ]}
    />,
  );
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  const refused = await screen.findByRole('menuitem', { name: /^Delete/ });
  expect(refused).toHaveAttribute('aria-disabled', 'true');
  expect(refused).toHaveTextContent('It is in use.');
  await user.click(await screen.findByRole('menuitem', { name: 'Print' }));
  expect(onSelect).toHaveBeenCalledTimes(1);
});

it('[R28] selecting a menu item with Enter does not submit the form that receives the focus', async () => {
  const submit = jest.fn((event: Event) => event.preventDefault());
  const { user } = renderWithProviders(
    <>
      <form onSubmit={(event) => submit(event.nativeEvent)}>
        <input aria-label="Title" />
      </form>
      <ActionMenu
        label="More actions"
        items={[
          {
            key: 'edit',
            label: 'Edit',
            onSelect: () => screen.getByRole('textbox', { name: 'Title' }).focus(),
          },
        ]}
      />
    </>,
  );
  screen.getByRole('button', { name: 'More actions' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus());
  await user.keyboard('{Enter}');
  expect(submit).not.toHaveBeenCalled();
});

it('[R28] a menu that an item has closed does not take the focus from the field that the item focused', async () => {
  const frames: FrameRequestCallback[] = [];
  const request = jest.spyOn(window, 'requestAnimationFrame');
  request.mockImplementation((run) => frames.push(run));
  const { user } = renderWithProviders(
    <>
      <input aria-label="Title" />
      <ActionMenu
        label="More actions"
        items={[
          { key: 'edit', label: 'Edit', onSelect: () => screen.getByLabelText('Title').focus() },
        ]}
      />
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  await act(async () => {
    while (frames.length > 0) {
      frames.shift()?.(0);
      await Promise.resolve();
    }
  });
  expect(screen.getByLabelText('Title')).toHaveFocus();
  request.mockRestore();
});

it('[G9] ActionMenu isolates right-to-left names on the button and in the menu', async () => {
  const name = 'دفعات يوليو';
  const { user } = renderWithProviders(
    <ActionMenu
      label={`View: ${name}`}
      items={[{ key: 'one', label: `${name} (opens first)`, onSelect: jest.fn() }]}
    />,
  );
  const button = screen.getByRole('button', { name: `View: ${name}` });
  expect(within(button).getByText(name).tagName).toBe('BDI');
  await user.click(button);
  const item = await screen.findByRole('menuitem', { name: `${name} (opens first)` });
  expect(within(item).getByText(name).tagName).toBe('BDI');
});

it('[ui, G9] ActionMenu takes the focus when it opens and returns it when it closes', async () => {
  const { user } = renderWithProviders(
    <ActionMenu
      label="More actions"
      items={[{ key: 'print', label: 'Print', onSelect: jest.fn() }]}
    />,
  );
  const button = () => screen.getByRole('button', { name: 'More actions' });
  button().focus();
  await user.keyboard('{Enter}');
  const print = await screen.findByRole('menuitem', { name: 'Print' });
  await waitFor(() => expect(print).toHaveFocus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(button()).toHaveFocus());
});

it('[ui, G9] ActionMenu is named by its heading lines and has no title attributes', async () => {
  const { user } = renderWithProviders(
    <ActionMenu
      label="Account"
      isIconOnly
      heading={['Nadia Rahman', 'Trustfold']}
      items={[{ key: 'out', label: 'Sign out', onSelect: jest.fn() }]}
    />,
  );
  await user.click(screen.getByRole('button', { name: 'Account' }));
  const menu = await screen.findByRole('menu', { name: 'Nadia Rahman, Trustfold' });
  expect(menu).toHaveTextContent('Nadia RahmanTrustfold');
  expect(within(menu).getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
  expect(document.querySelector('[title]')).toBeNull();
});

it('[ui, E2] ActionMenu announces on its button whether the menu is open, and has no title attributes', async () => {
  const { user } = renderWithProviders(
    <ActionMenu
      label="Download"
      items={[{ key: 'csv', label: 'CSV', icon: 'table', onSelect: jest.fn() }]}
    />,
  );
  const button = screen.getByRole('button', { name: 'Download', expanded: false });
  expect(button).toHaveAttribute('aria-haspopup', 'menu');
  await user.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  const csv = await screen.findByRole('menuitem', { name: 'CSV' });
  await waitFor(() => expect(csv).toHaveFocus());
  expect(document.querySelector('[title]')).toBeNull();
});

it('[ui, G9] ActionMenu runs the item selected by keyboard and returns the focus to its button', async () => {
  const onSelect = jest.fn();
  const { user } = renderWithProviders(
    <ActionMenu label="Download" items={[{ key: 'csv', label: 'CSV', onSelect }]} />,
  );
  await user.tab();
  await user.keyboard('{Enter}');
  const csv = await screen.findByRole('menuitem', { name: 'CSV' });
  await waitFor(() => expect(csv).toHaveFocus());
  fireEvent.keyDown(csv, { key: 'Enter', keyCode: 13 });
  expect(onSelect).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Download' })).toHaveFocus());
});
