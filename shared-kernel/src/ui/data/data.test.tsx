import userEvent from '@testing-library/user-event';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { DataView, type DataViewQuery } from './data-view';
import { renderWithProviders } from '../../testing/render';
import { Kpi } from './kpi';
import { KpiRow } from './kpi-row';
import { ProgressTrack } from './progress-track';
import { RecordCard } from './record-card';
import { RecordLink } from './record-link';
import { VirtualCardGrid, VirtualList } from './virtual-list';
import { RelativeTime, ShortTime } from './relative-time';
import { TooltipProvider } from '../overlay/tooltip';
import { type ReactNode, useState } from 'react';
import { Dialog } from '../overlay/dialog';
import { DataTable, DataTableCards } from './data-table';
import { tones } from '../../domain/status/status-display';
import { StatusTag } from './status-tag';
import { Steps } from './steps';
import { Timeline } from './timeline';

const refetch = jest.fn();

const view = (query: Partial<DataViewQuery<string[]>>) =>
  render(
    <DataView
      query={{ status: 'success', data: [], error: null, refetch, ...query }}
      skeleton={<p>Loading</p>}
      empty={<p>Nothing yet</p>}
    >
      {(names) => <p>{names.join()}</p>}
    </DataView>,
  );

describe('DataView', () => {
  it('[ui] a data view shows a skeleton while its query is pending', () => {
    view({ status: 'pending', error: new Error('x'), data: ['a'] });
    expect(screen.getByText('Loading')).toBeVisible();
  });

  it('[E3] a failed query shows the error card, and “Try Again” repeats the query', async () => {
    view({ status: 'error', error: new Error('Unreadable'), data: undefined });
    expect(screen.getByRole('alert')).toHaveTextContent('Unreadable');
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(refetch).toHaveBeenCalledTimes(1);
  });

  it('[ui] a data view shows the empty state for an empty list', () => {
    view({});
    expect(screen.getByText('Nothing yet')).toBeVisible();
  });

  it('[ui] a data view shows the data of a successful query', () => {
    view({ data: ['Meridian', 'Atlas'] });
    expect(screen.getByText('Meridian,Atlas')).toBeVisible();
  });
});

describe('Kpi', () => {
  it('[F4] a KPI card shows its label, value, change and comparison period', () => {
    const { container } = renderWithProviders(
      <Kpi
        label="Bank wires"
        value="$1.2M"
        hint="As of Jul 22"
        sparkline={[1, 4, 2]}
        delta={{ text: '+4.2%', direction: 'up', tone: 'success', label: 'compared with June' }}
      />,
    );
    expect(screen.getByText('Bank wires')).toBeVisible();
    expect(screen.getByText('$1.2M').parentElement).toHaveClass('ant-statistic-content-value');
    expect(screen.getByText(/\+4\.2%/)).toHaveTextContent('▲ +4.2% compared with June');
    expect(container.querySelector('polyline')).toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('[F4] a KPI card shows its explanation on focus and hover, and always to screen readers', async () => {
    const { user } = renderWithProviders(
      <Kpi
        label="Uptime"
        value="99.9%"
        hint="A fixed figure of the sample."
        delta={{ text: '+1%', direction: 'up', label: 'compared with June' }}
        href="/uptime"
      />,
    );
    const text = 'A fixed figure of the sample. Compared with June.';
    const about = screen.getByRole('button', { name: 'About Uptime' });
    expect(about).toHaveAccessibleDescription(text);
    const link = screen.getByRole('link', { name: /^Uptime 99\.9%/ });
    expect(link).toHaveAccessibleDescription(text);
    const shown = () => screen.queryAllByText(text).filter((tip) => !tip.hidden);
    expect(shown()).toEqual([]);
    await user.hover(about);
    await waitFor(() => expect(shown()).toHaveLength(1));
  });

  it('[F4] a KPI card without an explanation has no accessible description', () => {
    renderWithProviders(<Kpi label="Total" value="12" onSelect={() => undefined} />);
    expect(screen.getByRole('button')).toHaveAccessibleName('Total 12');
    expect(screen.getByRole('button')).not.toHaveAttribute('aria-describedby');
  });

  it('[F4] a KPI card shows that its value is still loading', () => {
    renderWithProviders(<Kpi label="Bank wires" value={undefined} onSelect={() => undefined} />);
    expect(screen.getByRole('button', { name: 'Bank wires loading' })).toBeVisible();
  });

  it('[F4] a KPI card links to its tab with the matching filters', async () => {
    const { user, location } = renderWithProviders(
      <Kpi label="Signed docs" value="12" href="/contracts?status=signed" />,
    );
    await user.click(screen.getByRole('link', { name: /Signed docs/ }));
    expect(location()).toBe('/contracts?status=signed');
  });

  it('[C1] a KPI card that filters a list is a button with a pressed state', async () => {
    const onSelect = jest.fn();
    const { user } = renderWithProviders(
      <KpiRow label="Contract figures">
        <Kpi label="Legal Verified" value="1" onSelect={onSelect} isSelected />
        {null}
      </KpiRow>,
    );
    await user.click(screen.getByRole('button', { name: /Legal Verified/, pressed: true }));
    expect(onSelect).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('list', { name: 'Contract figures' })).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
  });
});

describe('ProgressTrack', () => {
  it('a progress bar has the role meter or progressbar, with its value as a number and as text', () => {
    render(
      <>
        <ProgressTrack role="meter" label="Score" value={97} valueText="97%, Clear" isToned />
        <ProgressTrack role="progressbar" label="Milestones" value={100} />
      </>,
    );
    const meter = screen.getByRole('meter', { name: 'Score' });
    expect(meter).toHaveAttribute('aria-valuenow', '97');
    expect(meter).toHaveAttribute('aria-valuemin', '0');
    expect(meter).toHaveAttribute('aria-valuemax', '100');
    expect(meter).toHaveAttribute('aria-valuetext', '97%, Clear');
    expect(screen.getByRole('progressbar', { name: 'Milestones' })).toHaveAttribute(
      'aria-valuenow',
      '100',
    );
  });

  it('[E2] a progress bar shows no percentage, icon or title attribute of antd', () => {
    const { container } = render(<ProgressTrack role="meter" label="Score" value={100} />);
    expect(screen.getByRole('meter')).toHaveClass('ant-progress-status-normal');
    expect(screen.getByRole('meter')).toHaveTextContent('');
    expect(container.querySelector('[title], svg')).toBeNull();
  });

  it('a progress bar without a label is hidden from screen readers', () => {
    render(<ProgressTrack value={40} />);
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(screen.getByRole('progressbar', { hidden: true })).toHaveAttribute(
      'aria-hidden',
      'true',
    );
  });
});

const ofWidth = window.matchMedia;

const onPhone = () =>
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) =>
      Object.assign(ofWidth(media), { matches: media.includes('639') }),
    );

const open = jest.fn<undefined, [string]>();

const list = (
  <VirtualCardGrid
    label="Payments"
    items={['WIRE-064', 'FX-062']}
    itemKey={(name) => name}
    renderItem={(name) => {
      const link = (
        <RecordLink href={`/${name}`} onOpen={() => open(name)}>
          {`Payee of ${name}`}
        </RecordLink>
      );
      return (
        <RecordCard
          label={name}
          brief={{ rowKey: name, name, title: link, figure: '$5', next: 'Approve', status: 'Open' }}
        >
          <h3>{link}</h3>
          <p>Ledger of {name}</p>
        </RecordCard>
      );
    }}
  />
);

describe('RecordCard', () => {
  it('[R118] in a wide window, a record card is expanded and has no expand button', () => {
    render(list);
    expect(screen.getByText('Ledger of WIRE-064')).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('[R118] on a phone, a record card shows name, amount, next step and status, and expands in place', async () => {
    onPhone();
    const user = userEvent.setup();
    render(list);
    const card = within(screen.getByRole('article', { name: 'WIRE-064' }));
    for (const text of ['$5', 'Approve', 'Open']) expect(card.getByText(text)).toBeVisible();
    expect(card.queryByText('Ledger of WIRE-064')).not.toBeInTheDocument();
    const button = card.getByRole('button', { name: 'Show details of WIRE-064' });
    expect(button).toHaveAttribute('aria-expanded', 'false');

    await user.tab();
    expect(button).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(button).toHaveFocus();
    expect(card.getByText('Ledger of WIRE-064')).toBeVisible();
    expect(screen.queryByText('Ledger of FX-062')).not.toBeInTheDocument();

    await user.keyboard('{Enter}');
    expect(card.queryByText('Ledger of WIRE-064')).not.toBeInTheDocument();
  });

  it('[R45, R118] on a phone, the name on a record card links to the record', async () => {
    onPhone();
    const user = userEvent.setup();
    render(list);
    const card = within(screen.getByRole('article', { name: 'FX-062' }));
    const link = () => card.getByRole('link', { name: 'Payee of FX-062' });
    expect(within(card.getByRole('heading', { level: 3 })).getByRole('link')).toBe(link());
    await user.click(link());
    expect(open).toHaveBeenLastCalledWith('FX-062');
    await user.click(card.getByRole('button'));
    expect(link()).toHaveAttribute('href', '/FX-062');
  });

  it('[R118] on a phone, the whole record card is printed @deep', () => {
    onPhone();
    render(list);
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(screen.getByText('Ledger of WIRE-064')).toBeVisible();
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(screen.queryByText('Ledger of WIRE-064')).not.toBeInTheDocument();
  });
});

describe('record link', () => {
  const href = '/trustfold/dashboard/admin?tab=contracts&contract=CON-1';

  function show() {
    const onOpen = jest.fn();
    renderWithProviders(
      <RecordLink href={href} onOpen={onOpen} isOpen>
        Supply
      </RecordLink>,
    );
    const link = screen.getByRole('link', { name: 'Supply', current: true });
    // Prevents a jsdom error: jsdom tries to navigate unless the link opens a new tab.
    link.setAttribute('target', '_blank');
    return { onOpen, link };
  }

  describe('RecordLink', () => {
    it('[R45] a link to a record opens it within the page on click and Enter', async () => {
      const { onOpen, link } = show();
      expect(link).toHaveAttribute('href', href);
      expect(fireEvent.click(link)).toBe(false);
      link.focus();
      await userEvent.keyboard('{Enter}');
      expect(onOpen).toHaveBeenCalledTimes(2);
    });

    it('[R46] a link to a record is excluded from page translation', () => {
      expect(show().link).toHaveAttribute('translate', 'no');
    });

    it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
      '[R45] the browser handles a click with %j on a record link',
      (init) => {
        const { onOpen, link } = show();
        expect(fireEvent.click(link, init)).toBe(true);
        expect(onOpen).not.toHaveBeenCalled();
      },
    );
  });
});

describe('relative time', () => {
  const show = (hasTooltips: boolean) => {
    render(
      <TooltipProvider enabled={hasTooltips}>
        <RelativeTime at="2024-07-20T09:00:00.000Z" now="2024-07-22T09:00:00.000Z" />
      </TooltipProvider>,
    );
    return screen.getByText('2 days ago');
  };

  it('[ui] a relative time has a machine-readable attribute with the exact time', () => {
    expect(show(false)).toHaveAttribute('datetime', '2024-07-20T09:00:00.000Z');
  });

  it('[E2] a relative time shows the exact time in a tooltip @deep', async () => {
    const time = show(true);
    expect(time).not.toHaveAttribute('title');
    await userEvent.setup().hover(time);
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Jul 20, 2024, 09:00 UTC');
    expect(time).toHaveAttribute('datetime', '2024-07-20T09:00:00.000Z');
  });

  it('[PR11, B22] a relative time shows no tooltip if tooltips are disabled', () => {
    const time = show(false);
    expect(time).not.toHaveAttribute('title');
    expect(time).not.toHaveAttribute('data-state');
  });

  it('[E2] a short time shows the time zone only in its tooltip @deep', async () => {
    render(
      <TooltipProvider enabled>
        <ShortTime at="2024-07-20T09:00:00.000Z" />
        <ShortTime at="2024-07-21T09:00:00.000Z" isDay />
      </TooltipProvider>,
    );
    expect(screen.getByText('Jul 21, 2024')).toBeVisible();
    await userEvent.setup().hover(screen.getByText('Jul 20, 2024, 09:00'));
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Jul 20, 2024, 09:00 UTC');
  });
});

const keyOf = (name: string) => name;

interface ListProps {
  readonly names: readonly string[];
  readonly buttonOf: (name: string) => ReactNode;
}

const columnsWith = (buttonOf: ListProps['buttonOf']) => [
  { key: 'name', title: 'Name', render: keyOf },
  { key: 'actions', title: 'Actions', render: buttonOf },
];

const lists: Record<string, (props: ListProps) => ReactNode> = {
  DataTable: ({ names, buttonOf }) => (
    <DataTable label="Names" columns={columnsWith(buttonOf)} rows={names} rowKey={keyOf} />
  ),
  'DataTable on a phone': ({ names, buttonOf }) => (
    <DataTableCards label="Names" columns={columnsWith(buttonOf)} rows={names} rowKey={keyOf} />
  ),
  VirtualList: ({ names, buttonOf }) => (
    <VirtualList label="Names" items={names} itemKey={keyOf} renderItem={buttonOf} />
  ),
  VirtualCardGrid: ({ names, buttonOf }) => (
    <VirtualCardGrid
      label="Names"
      items={names}
      itemKey={keyOf}
      renderItem={(name) => <RecordCard label={name}>{buttonOf(name)}</RecordCard>}
    />
  ),
};

function Screen({ first, list }: { readonly first: readonly string[]; readonly list: string }) {
  const [names, setNames] = useState(first);
  const [asked, setAsked] = useState<string>();
  const remove = (removed: string) => setNames(names.filter((name) => name !== removed));
  const buttonOf = (name: string) => (
    <>
      <button type="button" onClick={() => setAsked(name)}>{`Ask for ${name}`}</button>
      <button type="button" onClick={() => remove(name)}>{`Archive ${name}`}</button>
    </>
  );
  return (
    <main>
      <section aria-labelledby="title">
        <h2 id="title">All names</h2>
        {names.length > 0 && lists[list]?.({ names, buttonOf })}
      </section>
      <Dialog open={asked !== undefined} title="Archive" onClose={() => setAsked(undefined)}>
        <button
          type="button"
          onClick={() => {
            if (asked !== undefined) remove(asked);
            setAsked(undefined);
          }}
        >
          Confirm
        </button>
      </Dialog>
    </main>
  );
}

const press = async (name: string) => {
  const user = userEvent.setup();
  const button = await screen.findByRole('button', { name });
  button.focus();
  await user.keyboard('{Enter}');
};

const focusIsOn = (name: string) =>
  waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus());

const focusIsOnHeading = () =>
  waitFor(() => expect(screen.getByRole('heading', { name: 'All names' })).toHaveFocus());

describe.each(Object.keys(lists))('rows removed from %s', (list) => {
  it('[ui] removing a row moves the focus to the next row, or to the heading if none remains', async () => {
    render(<Screen list={list} first={['A', 'B', 'C']} />);
    await press('Archive B');
    await focusIsOn('Archive C');
    await press('Archive C');
    await focusIsOn('Archive A');
    await press('Archive A');
    await focusIsOnHeading();
  });

  it('[ui] removing a row through a dialog moves the focus to the next row', async () => {
    render(<Screen list={list} first={['A', 'B']} />);
    await press('Ask for A');
    await press('Confirm');
    await focusIsOn('Ask for B');
  });
});

describe('status tag', () => {
  const tints = {
    success: 'ant-tag-success',
    warning: 'ant-tag-warning',
    danger: 'ant-tag-error',
    info: 'ant-tag-processing',
    neutral: 'ant-tag-outlined',
  } as const;

  it.each(tones)(
    '[C6] a status tag with the tone %s shows text, an icon and a tinted background',
    (tone) => {
      render(<StatusTag view={{ label: 'Legal Verified', tone, icon: 'shield-check' }} />);
      const tag = screen.getByText('Legal Verified').parentElement;
      expect(tag).toHaveClass('ant-tag', tints[tone]);
      expect(tag).toHaveTextContent(/^Legal Verified$/);
      expect(tag?.querySelector('svg')).toBeInTheDocument();
    },
  );
});

describe('Steps', () => {
  it.each(['row', 'column'] as const)(
    'steps are shown as a %s, and the current step is marked',
    (orientation) => {
      const { container } = render(
        <Steps
          label="Course"
          orientation={orientation}
          steps={[
            { id: 'a', mark: '1', content: 'Sent', tone: 'success' },
            { id: 'b', mark: '2', content: 'Signed', isCurrent: true },
            { id: 'c', mark: '3', content: 'Filed' },
          ]}
        />,
      );
      expect(screen.getByRole('list', { name: 'Course' })).toHaveClass('ant-steps');
      expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
        '1Sent',
        '2Signed',
        '3Filed',
      ]);
      expect(container.querySelectorAll('[aria-current="step"]')).toHaveLength(1);
      expect(screen.getAllByRole('listitem')[1]).toHaveAttribute('aria-current', 'step');
      expect(screen.queryByRole('button')).not.toBeInTheDocument();
      expect(container.querySelector('[title]')).toBeNull();
    },
  );
});

describe('timeline', () => {
  it('[CO4] a timeline lists the events in order and marks the current one', () => {
    render(
      <Timeline
        label="Milestones"
        items={[
          { id: 'a', title: 'Batch received', meta: 'Jul 15', tone: 'success', icon: 'check' },
          { id: 'b', title: 'Lab analysis', body: <p>Waiting for the lab</p>, isCurrent: true },
        ]}
      />,
    );
    const list = screen.getByRole('list', { name: 'Milestones' });
    expect(list).toHaveClass('ant-timeline');
    expect(list.tagName).toBe('OL');
    expect(list.querySelector('[title]')).toBeNull();
    const [first, second] = screen.getAllByRole('listitem');
    expect(first).toHaveTextContent('Batch receivedJul 15');
    expect(second).toHaveAttribute('aria-current', 'step');
    expect(second).toHaveTextContent('Waiting for the lab');
  });

  it('[PM3] visible items of a timeline are not recreated when others are hidden', () => {
    const items = ['a', 'b', 'c'].map((id) => ({ id, title: id }));
    const { rerender } = render(<Timeline label="Milestones" items={items} />);
    const [, , last] = screen.getAllByRole('listitem');
    const folded = items.map((item, index) => ({ ...item, isHidden: index < 2 }));
    rerender(<Timeline label="Milestones" items={folded} />);
    expect(screen.getAllByRole('listitem')).toEqual([last]);
  });
});

describe('virtual list', () => {
  const names = (count: number) =>
    Array.from({ length: count }, (_, index) => `Client ${index + 1}`);

  const card = (name: string) => <button type="button">{name}</button>;

  describe.each([
    ['VirtualList', VirtualList, 60],
    ['VirtualCardGrid', VirtualCardGrid, 24],
  ] as const)('%s with a short and a long list', (_name, List, few) => {
    it('[CL1] a virtual list mounts all items of a short list', () => {
      render(<List label="Clients" items={names(few)} itemKey={String} renderItem={card} />);
      const list = screen.getByRole('list', { name: 'Clients' });
      expect(within(list).getAllByRole('listitem')).toHaveLength(few);
    });

    it('[CL1] a virtual list mounts only a few of 100,000 items and announces the total', () => {
      render(<List label="Clients" items={names(100_000)} itemKey={String} renderItem={card} />);
      const items = screen.getAllByRole('listitem');
      expect(items.length).toBeGreaterThan(0);
      expect(items.length).toBeLessThan(60);
      expect(items[0]).toHaveAttribute('aria-setsize', '100000');
      expect(items[0]).toHaveAttribute('aria-posinset', '1');
    });

    it('[CL1] keys move the focus between the items of a virtual list', async () => {
      const user = userEvent.setup();
      render(<List label="Clients" items={names(1000)} itemKey={String} renderItem={card} />);
      await user.tab();
      await user.tab();
      expect(screen.getByRole('button', { name: 'Client 2' })).toHaveFocus();
      await user.keyboard('{Home}');
      expect(screen.getByRole('button', { name: 'Client 1' })).toHaveFocus();
    });

    it('[CL1, TX3, N2] scrolling a virtual list does not render rows again', () => {
      const draw = jest.fn(card);
      render(<List label="Clients" items={names(1000)} itemKey={String} renderItem={draw} />);
      const before = draw.mock.calls.length;
      const scroll = jest.replaceProperty(window, 'scrollY', 2000);
      act(() => void window.dispatchEvent(new Event('scroll')));
      scroll.restore();
      const drawn = draw.mock.calls.map(([name]) => name);
      expect(drawn.length).toBeGreaterThan(before);
      expect(new Set(drawn).size).toBe(drawn.length);
    });

    it('[CL1] all items of a long virtual list are printed', () => {
      render(<List label="Clients" items={names(500)} itemKey={String} renderItem={card} />);
      act(() => void window.dispatchEvent(new Event('beforeprint')));
      expect(screen.getByText('Client 500')).toBeVisible();
      act(() => void window.dispatchEvent(new Event('afterprint')));
      expect(screen.queryByText('Client 500')).not.toBeInTheDocument();
    });
  });

  it('[N3] a virtual list passes the previous item to the function that renders an item', () => {
    render(
      <VirtualList
        label="Clients"
        items={names(2)}
        itemKey={String}
        renderItem={(name, above) => `${name} below ${above ?? 'nothing'}`}
      />,
    );
    expect(screen.getByText('Client 1 below nothing')).toBeVisible();
    expect(screen.getByText('Client 2 below Client 1')).toBeVisible();
  });

  it('[CL1] a virtual list with a fixed height scrolls within it', () => {
    render(
      <VirtualList
        label="Clients"
        items={names(1000)}
        itemKey={String}
        renderItem={card}
        height={400}
      />,
    );
    expect(screen.getByRole('region', { name: 'Clients' })).toHaveStyle({ blockSize: '400px' });
    expect(screen.getAllByRole('listitem').length).toBeLessThan(60);
  });
});
