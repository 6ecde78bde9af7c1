import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import * as v from 'valibot';
import { useCurrentToast } from '../../shell';
import { renderWithProviders } from '../../testing/render';
import { defineCommand, useCommand } from '../../workspace';
import { CommandButton } from './command-button';

const available = { state: 'available', reason: undefined } as const;
const inert = { state: 'inert', reason: 'The sample does nothing here.' } as const;
const denied = { state: 'denied', reason: 'This portal is read-only.' } as const;
const waiting = { state: 'waiting', reason: 'The Legal portal is next.' } as const;

describe('CommandButton', () => {
  it('[ui] runs an available command', async () => {
    const press = jest.fn();
    const { user } = renderWithProviders(
      <CommandButton availability={available} onPress={press}>
        Edit
      </CommandButton>,
    );
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    expect(press).toHaveBeenCalledTimes(1);
  });

  it('[R89] button is busy while its command runs and starts the command only once', async () => {
    let end: () => void = () => undefined;
    const work = jest.fn(() => new Promise<void>((done) => (end = done)));
    const slow = defineCommand({
      id: 'test.slow',
      label: 'Worked',
      input: v.object({}),
      permission: 'own',
      apply: work,
    });
    const Slow = () => {
      const { run, availability } = useCommand(slow);
      return (
        <CommandButton availability={availability} onPress={() => void run({})}>
          Work
        </CommandButton>
      );
    };
    const { user } = renderWithProviders(<Slow />);
    const button = screen.getByRole('button', { name: /Work/ });
    await user.click(button);
    await waitFor(() => expect(work).toHaveBeenCalledTimes(1));
    expect(button).toHaveClass('ant-btn-loading');
    await user.click(button);
    end();
    await waitFor(() => expect(button).not.toHaveClass('ant-btn-loading'));
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('[ui] button of an inert command looks enabled and does nothing', async () => {
    const press = jest.fn();
    const { user } = renderWithProviders(
      <CommandButton availability={inert} refusal="Not now." onPress={press}>
        Edit
      </CommandButton>,
    );
    const button = screen.getByRole('button', { name: 'Edit' });
    expect(button).not.toHaveAttribute('aria-disabled');
    await user.click(button);
    expect(press).not.toHaveBeenCalled();
  });

  it.each([
    ['a command that waits for another portal', waiting, undefined, 'The Legal portal is next.'],
    ['what cannot be done as things stand', available, 'Not yet.', 'Not yet.'],
  ] as const)(
    '[ui] keeps %s focusable and explains why it is disabled',
    async (_what, availability, refusal, why) => {
      const press = jest.fn();
      const { user } = renderWithProviders(
        <CommandButton availability={availability} refusal={refusal} onPress={press}>
          Edit
        </CommandButton>,
      );
      await user.tab();
      const button = screen.getByRole('button', { name: 'Edit' });
      expect(button).toHaveFocus();
      expect(button).toHaveAttribute('aria-disabled', 'true');
      await screen.findByRole('tooltip', { hidden: true });
      expect(button).toHaveAccessibleDescription(why);
      await user.keyboard('{Enter}');
      expect(press).not.toHaveBeenCalled();
    },
  );

  it('[R117] is hidden if the portal may not run its command', () => {
    renderWithProviders(
      <CommandButton availability={denied} refusal="Not now." onPress={jest.fn()}>
        Edit
      </CommandButton>,
    );
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByText('This portal is read-only.')).toBeNull();
  });

  it('[ui] shows on tap why it is disabled, but only in its tooltip when a mouse is used', async () => {
    const Said = () => <output>{useCurrentToast().toast?.title}</output>;
    const { user } = renderWithProviders(
      <>
        <CommandButton availability={waiting} onPress={jest.fn()}>
          Edit
        </CommandButton>
        <Said />
      </>,
    );
    const edit = screen.getByRole('button', { name: 'Edit' });
    await user.click(edit);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await user.pointer({ keys: '[TouchA]', target: edit });
    expect(screen.getByRole('status')).toHaveTextContent('The Legal portal is next.');
  });

  it('[ui] is enabled if it has no command and no refusal', async () => {
    const press = jest.fn();
    const { user } = renderWithProviders(<CommandButton onPress={press}>Today</CommandButton>);
    await user.pointer({ keys: '[TouchA]', target: screen.getByRole('button') });
    expect(press).toHaveBeenCalledTimes(1);
  });

  it('[ui] keeps the focus when it is disabled and enabled, and then works again', async () => {
    const press = jest.fn();
    let refuse: (why?: string) => void = () => undefined;
    const Release = () => {
      const [refusal, setRefusal] = useState<string | undefined>('Not yet.');
      refuse = setRefusal;
      return (
        <CommandButton availability={available} refusal={refusal} onPress={press}>
          Release
        </CommandButton>
      );
    };
    const { user } = renderWithProviders(<Release />);
    await user.tab();
    const release = screen.getByRole('button', { name: 'Release' });
    await screen.findByRole('tooltip', { hidden: true });
    act(() => refuse());
    expect(release).toHaveFocus();
    await waitFor(() => expect(screen.queryByRole('tooltip', { hidden: true })).toBeNull());
    expect(release).not.toHaveAttribute('aria-disabled');
    expect(release).not.toHaveAttribute('aria-describedby');
    await user.keyboard('{Enter}');
    expect(press).toHaveBeenCalledTimes(1);
    act(() => refuse('Released.'));
    expect(release).toHaveFocus();
    expect(release).toHaveAccessibleDescription('Released.');
    await user.keyboard('{Enter}');
    expect(press).toHaveBeenCalledTimes(1);
  });
});
