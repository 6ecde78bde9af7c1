import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { useCurrentToast } from '../../shell';
import { renderWithProviders } from '../../testing/render';
import { defineCommand, useCommand } from '../../workspace';
import { CommandButton } from './command-button';
import { downloadFile } from './download-file';
import { SegmentedTabs } from './segmented-tabs';
import { FilterSelect, Select } from './filter-select';
import { SearchField } from './search-field';
import { useTypedText } from './use-typed-text';

const available = { state: 'available', reason: undefined } as const;
const inert = { state: 'inert', reason: 'The sample does nothing here.' } as const;
const denied = { state: 'denied', reason: 'This portal is read-only.' } as const;
const waiting = { state: 'waiting', reason: 'The Legal portal is next.' } as const;

describe('CommandButton', () => {
  it('[ui] a command button runs an available command on click', async () => {
    const press = jest.fn();
    const { user } = renderWithProviders(
      <CommandButton availability={available} onPress={press}>
        Edit
      </CommandButton>,
    );
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    expect(press).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['primary', ['one']],
    ['default', ['one', 'two']],
  ] as const)(
    '[R136] if a %s button changes to the next step, a double click performs the steps %j',
    async (type, steps) => {
      const taken: string[] = [];
      function Steps() {
        const [step, setStep] = useState('one');
        const press = () => {
          taken.push(step);
          setStep('two');
        };
        return (
          <CommandButton type={type} onPress={press}>
            Complete {step}
          </CommandButton>
        );
      }
      const { user } = renderWithProviders(<Steps />);
      await user.dblClick(screen.getByRole('button'));
      expect(taken).toEqual(steps);
    },
  );

  it('[R89] a command button shows that its command is running and does not start it twice', async () => {
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

  it('[ui] the button of a command without an effect looks enabled but does nothing', async () => {
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
    ['an action that is not possible now', available, 'Not yet.', 'Not yet.'],
  ] as const)(
    '[ui] a disabled command button can be focused and explains why it is disabled: %s',
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

  it('[R117] a command button is hidden if the portal has no permission for the command', () => {
    renderWithProviders(
      <CommandButton availability={denied} refusal="Not now." onPress={jest.fn()}>
        Edit
      </CommandButton>,
    );
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByText('This portal is read-only.')).toBeNull();
  });

  it('[ui] a tap on a disabled command button shows the reason in a toast', async () => {
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

  it('[ui] a button without a command and without a reason is enabled', async () => {
    const press = jest.fn();
    const { user } = renderWithProviders(<CommandButton onPress={press}>Today</CommandButton>);
    await user.pointer({ keys: '[TouchA]', target: screen.getByRole('button') });
    expect(press).toHaveBeenCalledTimes(1);
  });

  it('[ui] a command button does not lose the focus while it is disabled and enabled again', async () => {
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

describe('download of a file', () => {
  it('[TX2] a downloaded file has the expected content and name, and its object URL is revoked afterwards', () => {
    jest.useFakeTimers();
    let blob: Blob | undefined;
    jest.spyOn(URL, 'createObjectURL').mockImplementation((object) => {
      blob = object as Blob;
      return 'blob:http://127.0.0.1/1';
    });
    const revoke = jest.spyOn(URL, 'revokeObjectURL');
    const click = jest
      .spyOn(HTMLAnchorElement.prototype, 'click')
      .mockImplementation(() => undefined);

    downloadFile('transactions.csv', 'text/csv', 'a,b');

    const clicked = click.mock.contexts[0] as HTMLAnchorElement;
    expect(clicked).toHaveAttribute('download', 'transactions.csv');
    expect(clicked).toHaveAttribute('href', 'blob:http://127.0.0.1/1');
    expect(blob?.type).toBe('text/csv');
    expect(revoke).not.toHaveBeenCalled();
    jest.advanceTimersByTime(60_000);
    expect(revoke).toHaveBeenCalledWith('blob:http://127.0.0.1/1');
    jest.useRealTimers();
  });

  it('[R49] a downloaded file has a safe name and the extension of its media type', () => {
    jest.useFakeTimers();
    const click = jest
      .spyOn(HTMLAnchorElement.prototype, 'click')
      .mockImplementation(() => undefined);
    downloadFile('../statement\u202Efdp.html', 'application/pdf', '%PDF-1.7');
    expect(click.mock.contexts.at(-1)).toHaveAttribute('download', '-statementfdp.html.pdf');
    jest.runAllTimers();
    jest.useRealTimers();
  });
});

describe('segmented tabs', () => {
  const tabs = [
    { key: 'all', label: 'All', count: 2575 },
    { key: 'unread', label: 'Unread', icon: 'mail' },
    { key: 'starred', label: 'Starred' },
  ] as const;

  function Sample() {
    const [tab, setTab] = useState<(typeof tabs)[number]['key']>('all');
    return (
      <SegmentedTabs label="Notifications" tabs={tabs} value={tab} onChange={setTab}>
        Panel of {tab} <input aria-label="Find" />
      </SegmentedTabs>
    );
  }

  describe('SegmentedTabs', () => {
    it('[N2] tabs show the panel of the selected tab', async () => {
      const { user } = renderWithProviders(<Sample />);
      expect(screen.getByRole('tablist', { name: 'Notifications' })).toBeVisible();
      expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName('All 2,575');
      await user.click(screen.getByRole('tab', { name: 'Unread' }));
      expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName('Unread');
      expect(screen.getByRole('tabpanel', { name: 'Unread' })).toHaveTextContent('Panel of unread');
    });

    it('[R14] tabs ignore arrow keys with Alt, which the browser uses to go back', async () => {
      const { user } = renderWithProviders(<Sample />);
      await user.tab();
      await user.keyboard('{Alt>}{ArrowLeft}{/Alt}{Control>}{End}{/Control}');
      expect(screen.getByRole('tab', { selected: true })).toHaveTextContent(/All 2,575$/);
    });

    it('[N2] arrow keys, Home and End select another tab', async () => {
      const { user } = renderWithProviders(<Sample />);
      await user.tab();
      const open = () => screen.getByRole('tab', { selected: true });
      expect(open()).toHaveFocus();
      await user.keyboard('{ArrowLeft}');
      expect(open()).toHaveTextContent(/Starred$/);
      expect(open()).toHaveFocus();
      await user.keyboard('{ArrowRight}');
      expect(open()).toHaveTextContent(/All 2,575$/);
      await user.keyboard('{End}');
      expect(open()).toHaveTextContent(/Starred$/);
      await user.keyboard('{Home}');
      expect(open()).toHaveTextContent(/All 2,575$/);
      expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([0, -1, -1]);
    });

    it('an arrow key moves the focus to another tab, which opens when the key is released', async () => {
      const { user } = renderWithProviders(<Sample />);
      await user.tab();
      await user.keyboard('{ArrowRight>}{ArrowRight}');
      expect(screen.getByRole('tab', { selected: true })).toHaveTextContent(/Starred$/);
      expect(screen.getByRole('tabpanel')).toHaveTextContent('Panel of starred');
    });

    it('[E2] tabs have one panel, which preserves its state, and no title attributes', async () => {
      const { user } = renderWithProviders(<Sample />);
      await user.type(screen.getByRole('textbox', { name: 'Find' }), 'late');
      await user.click(screen.getByRole('tab', { name: 'Unread' }));
      const panel = screen.getByRole('tabpanel');
      expect(panel).toHaveAccessibleName('Unread');
      expect(screen.getByRole('tab', { name: 'Unread' })).toHaveAttribute(
        'aria-controls',
        panel.id,
      );
      expect(screen.getByRole('textbox', { name: 'Find' })).toHaveValue('late');
      expect(document.querySelector('[title]')).toBeNull();
    });
  });
});

describe('select', () => {
  const onSelect = jest.fn();

  const options = [
    { value: 'all', label: 'All' },
    { value: 'draft', label: 'Draft' },
    { value: 'lodz', label: 'Müller Łódź' },
  ];

  function Filter() {
    const [status, setStatus] = useState('all');
    return <FilterSelect label="Status" value={status} options={options} onChange={setStatus} />;
  }

  const choice = (name = 'Status') => screen.getByRole('combobox', { name });
  const shown = () => choice().parentElement;
  const active = () => document.querySelector<HTMLElement>('.ant-select-item-option-active');

  beforeEach(() => onSelect.mockReset());

  const keyCodes = { ArrowDown: 40, Enter: 13, ' ': 32, d: 68 } as const;

  /** Fires a key event with `keyCode`, which antd requires and the testing library does not set. */
  const press = (key: keyof typeof keyCodes) =>
    fireEvent.keyDown(choice(), { key, keyCode: keyCodes[key] });

  it.each(['ArrowDown', 'Enter', ' ', 'd'] as const)(
    '[ui, G9] a select opens on the key %j without losing focus and shows the option selected with the keyboard',
    async (key) => {
      const { user } = renderWithProviders(<Filter />);
      await user.tab();
      expect(choice()).toHaveFocus();
      press(key);
      fireEvent.keyUp(choice(), { key });
      expect(choice()).toHaveAttribute('aria-expanded', 'true');
      expect(choice()).toHaveFocus();
      await waitFor(() => expect(active()).toHaveTextContent('All'));
      press('ArrowDown');
      press('Enter');
      await waitFor(() => expect(shown()).toHaveTextContent('Draft'));
      expect(choice()).toHaveFocus();
    },
  );

  it('[ui] a select ignores keys that do not open it, and opens on a click on its label', async () => {
    const { user } = renderWithProviders(<Filter />);
    await user.tab();
    expect(choice()).toHaveFocus();
    await user.keyboard('{ArrowUp}{Escape}{Control>}a{/Control}');
    expect(choice()).toHaveAttribute('aria-expanded', 'false');
    await user.click(screen.getByText('Status'));
    expect(choice()).toHaveAttribute('aria-expanded', 'true');
  });

  it('[CL1, CO1] a filter shows only its label until an option is selected, and has a button to clear the option', async () => {
    const { user } = renderWithProviders(<Filter />);
    expect(screen.queryByRole('button', { name: 'Clear Status' })).not.toBeInTheDocument();
    await user.click(choice());
    await user.click(await screen.findByRole('option', { name: 'Draft' }));
    expect(screen.getByText('Status:')).toBeVisible();
    expect(shown()).toHaveTextContent('Draft');
    await user.click(screen.getByRole('button', { name: 'Clear Status' }));
    expect(screen.getByText('Status')).toBeVisible();
    expect(shown()).toHaveTextContent('All');
  });

  function Fields() {
    const [clients, setClients] = useState<readonly string[]>(['draft']);
    return (
      <>
        <label htmlFor="find">Find</label>
        <Select id="find" options={options} placeholder="None" isSearched onChange={onSelect} />
        <label htmlFor="many">Many</label>
        <Select id="many" mode="multiple" value={clients} options={options} onChange={setClients} />
        <label htmlFor="off">Off</label>
        <Select id="off" disabled value="all" options={options} onChange={onSelect} />
      </>
    );
  }

  it('[ui] a searchable select accepts typed text as soon as it has the keyboard focus', async () => {
    const { user } = renderWithProviders(<Fields />);
    expect(screen.getByText('None')).toBeInTheDocument();
    await user.tab();
    expect(choice('Find')).toHaveFocus();
    await user.keyboard('dra');
    await user.click(await screen.findByRole('option', { name: 'Draft' }));
    expect(onSelect).toHaveBeenCalledWith('draft', expect.anything());
  });

  it.each(['Find', 'Many'])(
    '[R10] typing in the select “%s” finds options with the same rules as a list search',
    async (name) => {
      const { user } = renderWithProviders(<Fields />);
      await user.click(choice(name));
      await user.type(choice(name), 'lodz mul');
      expect(await screen.findByRole('option', { name: 'Müller Łódź' })).toBeInTheDocument();
      expect(screen.queryByRole('option', { name: 'All' })).not.toBeInTheDocument();
    },
  );

  it('[ui] a disabled select does not open', async () => {
    const { user } = renderWithProviders(<Fields />);
    await user.click(choice('Off'));
    expect(choice('Off')).toHaveAttribute('aria-expanded', 'false');
  });

  it.each(['Find', 'Many'])('[E2] the select “%s” has no title attribute', async (name) => {
    const { user } = renderWithProviders(<Fields />);
    await user.click(choice(name));
    expect(await screen.findByRole('option', { name: 'Draft' })).toBeVisible();
    expect(document.querySelectorAll('[title]:not([title=""])')).toHaveLength(0);
  });
});

describe('typed text', () => {
  interface SampleProps {
    readonly value: string;
    readonly onChange: (text: string) => void;
  }

  function Sample({ value, onChange }: SampleProps) {
    const { field } = useTypedText(value, onChange);
    return <input {...field} aria-label="Amount" />;
  }

  function lateOwner(Subject: (props: SampleProps) => ReactNode, initial = '') {
    const asked: string[] = [];
    const owner = (value: string) => (
      <>
        <Subject value={value} onChange={(text) => asked.push(text)} />
        <button type="button">Elsewhere</button>
      </>
    );
    const { rerender } = render(owner(initial));
    const say = (text: string) => rerender(owner(text));
    return {
      user: userEvent.setup({ delay: null }),
      asked,
      say,
      answer: () => say(asked.at(-1) ?? initial),
    };
  }

  const field = () => screen.getByRole<HTMLInputElement>('textbox');

  describe('text field whose parent updates the value after a delay', () => {
    it('[R52] a search field shortens pasted text to the maximum length', async () => {
      const { user, asked } = lateOwner(({ value, onChange }) => (
        <SearchField label="Search" value={value} onChange={onChange} />
      ));
      await user.click(screen.getByRole('searchbox'));
      await user.paste('q'.repeat(10_000));
      expect(asked).toEqual(['q'.repeat(200)]);
    });

    it('[C2, TX3] fast typing in a text field loses neither characters nor the caret position', async () => {
      const { user, answer } = lateOwner(Sample, '9');
      await user.click(field());
      field().setSelectionRange(0, 0);
      await user.keyboard('25000');
      expect(field()).toHaveValue('250009');
      expect(field().selectionStart).toBe(5);
      answer();
      expect(field()).toHaveValue('250009');
      expect(field().selectionStart).toBe(5);
    });

    it('[C2, TX3] a text field preserves typed text while updates for earlier key presses arrive', async () => {
      const { user, asked, say } = lateOwner(Sample);
      await user.click(field());
      for (const key of '2500') {
        await user.keyboard(key);
        say(asked.at(-2) ?? '');
      }
      expect(asked).toEqual(['2', '25', '250', '2500']);
      expect(field()).toHaveValue('2500');
    });

    it('[C2, TX3] a text field shows the typed text until the value has been updated, even after blur and renewed focus', async () => {
      const { user, answer } = lateOwner(Sample);
      await user.type(field(), '2500');
      await user.tab();
      expect(field()).toHaveValue('2500');
      await user.tab({ shift: true });
      await user.keyboard('{End}00');
      await user.tab();
      expect(field()).toHaveValue('250000');
      answer();
      expect(field()).toHaveValue('250000');
    });

    it('[C2, TX3] after blur, a text field shows the value that “Clear filters” or Back has set', async () => {
      const { user, answer, say } = lateOwner(Sample);
      await user.type(field(), '2500');
      answer();
      await user.tab();
      say('');
      expect(field()).toHaveValue('');
      await user.click(field());
      say('7');
      expect(field()).toHaveValue('7');
    });

    it('[C2, TX3] clearing the value empties a text field even if its typed text has not been processed yet', async () => {
      const { user, say } = lateOwner(Sample, '1');
      await user.type(field(), '25');
      await user.tab();
      say('');
      expect(field()).toHaveValue('');
    });

    it('[C2] typing in a search field loses no characters, and Escape clears it', async () => {
      const { user, asked, answer } = lateOwner(({ value, onChange }) => (
        <SearchField label="Search" value={value} onChange={onChange} />
      ));
      const search = screen.getByRole('searchbox');
      await user.type(search, 'meridian energy');
      expect(search).toHaveValue('meridian energy');
      await user.keyboard('{Escape}gulf');
      expect(search).toHaveValue('gulf');
      answer();
      await user.click(screen.getByRole('button', { name: 'Clear search' }));
      expect(search).toHaveValue('');
      expect(asked.at(-1)).toBe('');
    });
  });
});
