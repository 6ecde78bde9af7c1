import { screen, waitFor, within } from '@testing-library/react';
import { createTestWorkspace } from 'shared-kernel/testing';
import { renderWithProviders, type RenderOptions } from 'shared-kernel/testing/render';
import { ProcessManagement } from '../process-management';

const show = (query = '', options: RenderOptions = {}) =>
  renderWithProviders(<ProcessManagement />, {
    route: `/?section=calendar${query}`,
    ...options,
  });

const grid = () => screen.findByRole('grid', { name: 'Process timeline, July 2024' });
const day = (number: number) =>
  screen.getByRole('gridcell', { name: new RegExp(`^Jul ${number}, 2024`) });

describe('process calendar', () => {
  it.each([
    ['de-DE', 'Mon', 0],
    ['en-US', 'Sun', 1],
    ['ar-EG', 'Sat', 2],
  ])(
    '[PM4, B18, R47] the calendar shows 31 days starting on a Monday, in weeks of the locale %s @deep',
    async (language, first, column) => {
      jest.spyOn(navigator, 'language', 'get').mockReturnValue(language);
      show();
      const weeks = within(await grid()).getAllByRole('row');
      expect(within(weeks[0] as HTMLElement).getAllByRole('columnheader')[0]).toHaveTextContent(
        first,
      );
      expect(screen.getAllByRole('gridcell', { name: /^Jul / })).toHaveLength(31);
      const cells = [...(weeks[1] as HTMLElement).children];
      expect(cells.indexOf(day(1))).toBe(column);
      const before = cells.slice(0, column).map(({ textContent }) => textContent);
      expect(before).toEqual(['29', '30'].slice(2 - column));
    },
  );

  it('[PM5, PM6, B18] the calendar has one milestone per day from the 15th to the 30th, and two tags on the 21st', async () => {
    show();
    await grid();
    const spoken = (number: number) =>
      day(number).firstElementChild?.textContent.split('; ').at(-1);
    expect(spoken(14)).toBe('nothing due');
    expect(spoken(15)).toBe('Batch received');
    expect(spoken(16)).toBe('Dip test confirmed');
    expect(spoken(19)).toBe('Lab analysis due');
    expect(spoken(20)).toBe('Critical testing deadline');
    expect(spoken(21)).toBe('Dip test rejected, Re-test required');
    expect(spoken(22)).toBe('Re-test approved');
    expect(spoken(23)).toBe('Transport prep');
    expect(spoken(25)).toBe('Delivery start');
    expect(spoken(28)).toBe('Settlement');
    expect(spoken(30)).toBe('Closed');
    expect(spoken(31)).toBe('nothing due');
  });

  it('[PM5, B19] the calendar highlights selected days and days with a rejected test, a critical deadline or a lab analysis', async () => {
    const { user, location } = show();
    await grid();
    expect(day(21)).toHaveAttribute('data-highlight', 'rejected');
    expect(day(20)).toHaveAttribute('data-highlight', 'critical');
    expect(day(19)).toHaveAttribute('data-highlight', 'lab');
    expect(day(17)).not.toHaveAttribute('data-highlight');
    await user.click(day(21));
    expect(day(21)).toHaveAttribute('data-highlight', 'selected');
    expect(day(21)).toHaveAttribute('aria-selected', 'true');
    expect(location()).toBe('/?section=calendar&day=21');
  });

  it('[PM5] the calendar legend explains every tag and highlight', async () => {
    show('&calendar=all');
    await grid();
    expect(screen.getByRole('list', { name: 'Milestone tags' })).toBeVisible();
    const tags = within(screen.getByRole('list', { name: 'Milestone tags' }))
      .getAllByRole('listitem')
      .map((tag) => tag.textContent);
    expect(tags).toEqual(
      expect.arrayContaining([
        'Batch received',
        'Dip test confirmed',
        'Dip test rejected',
        'Lab analysis',
        'Critical testing deadline',
        'Re-test',
        'Transport',
        'Delivery',
        'Settlement',
        'Closed',
      ]),
    );
    expect(
      within(screen.getByRole('list', { name: 'Highlighted days' }))
        .getAllByRole('listitem')
        .map((highlight) => highlight.textContent),
    ).toEqual(['Selected day', 'Dip test rejected', 'Critical testing deadline', 'Lab analysis']);
  });

  it('[PM5] shows the same tags and highlights in the legend as in the calendar @deep', async () => {
    const { user } = show();
    await grid();
    const swatches = within(screen.getByRole('list', { name: 'Highlighted days' }))
      .getAllByRole('listitem')
      .map((item) => item.firstElementChild?.getAttribute('data-highlight'));
    const explained = [21, 20, 19].map((number) => day(number).dataset.highlight);
    await user.click(day(22));
    expect(swatches).toEqual([day(22).dataset.highlight, ...explained]);

    const drawn = (text: HTMLElement) => {
      const tag = text.closest('.ant-tag');
      const tone = /ant-tag-(success|warning|error|processing|default)/.exec(tag?.className ?? '');
      return [tone?.[1], tag?.querySelector('.anticon')?.className];
    };
    const legend = within(screen.getByRole('list', { name: 'Milestone tags' }));
    for (const [number, label, tone] of [
      [15, 'Batch received', 'processing'],
      [20, 'Critical testing deadline', 'error'],
      [21, 'Dip test rejected', 'error'],
      [28, 'Settlement', 'success'],
    ] as const) {
      const mark = drawn(within(day(number)).getByText(label));
      expect(mark[0]).toBe(tone);
      expect(drawn(legend.getByText(label))).toEqual(mark);
    }
  });

  it('[PM4] the calendar grid has one tab stop, and arrow keys move between days', async () => {
    jest.spyOn(navigator, 'language', 'get').mockReturnValue('de-DE');
    const { user } = show();
    await grid();
    expect(day(22)).toHaveAttribute('tabindex', '0');
    expect(day(22)).toHaveAttribute('aria-current', 'date');
    day(22).focus();
    await user.keyboard('{ArrowUp}');
    expect(day(15)).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowDown}{End}');
    expect(day(28)).toHaveFocus();
    await user.keyboard('{Home}{ArrowLeft}{Enter}');
    expect(day(21)).toHaveAttribute('aria-selected', 'true');
    await user.keyboard(' ');
    expect(day(21)).toHaveAttribute('aria-selected', 'false');
    expect(screen.getAllByRole('gridcell').filter((cell) => cell.tabIndex === 0)).toHaveLength(1);
  });

  it('[R14, PM4] the calendar ignores arrow keys with Alt, because browsers use them for Back and Forward @deep', async () => {
    const { user } = show();
    await grid();
    day(22).focus();
    await user.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    expect(day(22)).toHaveFocus();
  });

  it('[PM5] the calendar shows what is due on the selected day, and links to the process', async () => {
    const { user, location } = show('&calendar=all&day=21');
    await grid();
    const panel = within(screen.getByRole('region', { name: 'Jul 21, 2024' }));
    expect(
      within(panel.getByRole('list', { name: 'Milestones due' })).getAllByRole('listitem').length,
    ).toBeGreaterThan(1);
    await user.click(panel.getByRole('button', { name: 'Diesel transfer to pump station 3' }));
    expect(location()).toContain('process=PF-007');
    expect(location()).not.toContain('section=calendar');
  });

  it('[PM5] the panel of a selected day says if no milestones are due, and can be closed', async () => {
    const { user, location } = show('&day=31');
    await grid();
    const panel = within(screen.getByRole('region', { name: 'Jul 31, 2024' }));
    expect(panel.getByText('No milestones are due on this day.')).toBeVisible();
    await user.click(panel.getByRole('button', { name: 'Close' }));
    expect(location()).toBe('/?section=calendar');
  });

  it('[PM5] the calendar ignores an invalid day in the URL @deep', async () => {
    const { visit } = show('&day=31');
    await grid();
    expect(screen.getByRole('button', { name: 'Close' })).toBeVisible();
    for (const text of ['0', '32', '1.5', 'x']) {
      await visit(`/?section=calendar&day=${text}`);
      expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
    }
  });

  it('[PM4] on a phone, the calendar is a list of days with due milestones', async () => {
    jest.spyOn(window, 'matchMedia').mockImplementation((media) =>
      Object.assign(new EventTarget(), {
        media,
        matches: media.includes('max-width'),
        onchange: null,
        addListener: () => undefined,
        removeListener: () => undefined,
      }),
    );
    show();
    const days = await screen.findByRole('list', { name: 'Process timeline, July 2024' });
    expect(within(days).getAllByRole('button')).toHaveLength(16);
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
  });

  it('[PM4] the calendar moves by 31 days and back to today, and the URL contains the period @deep', async () => {
    const { user, location } = show('&day=21');
    await grid();
    await user.click(screen.getByRole('button', { name: 'Next 31 days' }));
    await screen.findByRole('grid', { name: 'Process timeline, Aug 1, 2024 – Aug 31, 2024' });
    expect(location()).toBe('/?section=calendar&window=1');
    await user.click(screen.getByRole('button', { name: 'Today' }));
    await grid();
    expect(screen.getByRole('button', { name: 'Today' })).toHaveAccessibleDescription(
      'The calendar already shows today.',
    );
    await user.click(screen.getByRole('button', { name: 'Previous 31 days' }));
    await screen.findByRole('grid', { name: 'Process timeline, May 31, 2024 – Jun 30, 2024' });
    expect(location()).toBe('/?section=calendar&window=-1');
  });

  it('[PM4] the calendar opens at today, and the URL contains the selected day and its period', async () => {
    // The clock is set to two months after the creation of the sample data in July.
    const workspace = createTestWorkspace({ now: () => new Date('2024-09-10T09:00:00.000Z') });
    const { user, location } = show('', { workspace });
    const september = { name: 'Process timeline, Sep 1, 2024 – Oct 1, 2024' };
    await screen.findByRole('grid', september);
    expect(screen.getByRole('button', { name: 'Today' })).toHaveAccessibleDescription(
      'The calendar already shows today.',
    );
    expect(location()).toBe('/?section=calendar');
    await user.click(screen.getByRole('gridcell', { name: /^Sep 9, 2024/ }));
    expect(location()).toBe('/?section=calendar&day=9&window=2');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(location()).toBe('/?section=calendar');
    expect(screen.getByRole('grid', september)).toBeVisible();
  });

  it('[PM4] the calendar opens at the period of the sample data if the URL has a day but no period', async () => {
    const workspace = createTestWorkspace({ now: () => new Date('2024-09-10T09:00:00.000Z') });
    const { user, location } = show('&day=21', { workspace });
    await grid();
    expect(day(21)).toHaveAttribute('aria-selected', 'true');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(location()).toBe('/?section=calendar&window=0');
    expect(await grid()).toBeVisible();
  });

  it('[PM4] without a selected day, the calendar shows an agenda of the next two weeks with links', async () => {
    const { user, location } = show('&calendar=all');
    await grid();
    const agenda = within(screen.getByRole('region', { name: 'Next 14 days' }));
    const [first] = within(agenda.getByRole('list', { name: 'Agenda' })).getAllByRole('listitem');
    expect(first).toHaveTextContent('Jul 19, 2024 3d lateShipping documents presented');
    await user.click(day(21));
    expect(screen.queryByRole('region', { name: 'Next 14 days' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click(await screen.findByRole('button', { name: 'Shipping documents presented' }));
    expect(location()).toContain('process=PF-002');
  });

  it('[PM5] marks overdue milestones in red in the calendar, but not in reference mode @deep', async () => {
    const { unmount } = show('&process=PF-002');
    await grid();
    const late = within(day(19)).getByText('Overdue: Shipping documents presented');
    expect(late.closest('.ant-tag')).toHaveClass('ant-tag-error');
    expect(day(25)).toHaveTextContent('Documents examined');
    expect(day(25)).not.toHaveTextContent('late');
    unmount();
    show('&process=PF-002', { workspace: createTestWorkspace({ behaviour: 'reference' }) });
    await grid();
    expect(day(19)).toHaveTextContent('Shipping documents presented');
    expect(day(19)).not.toHaveTextContent('late');
    expect(screen.queryByRole('region', { name: 'Next 14 days' })).not.toBeInTheDocument();
  });

  it('[PM4] the calendar shows only July 2024 in reference mode', async () => {
    show('&window=1', { workspace: createTestWorkspace({ behaviour: 'reference' }) });
    await grid();
    expect(screen.queryByRole('button', { name: 'Today' })).not.toBeInTheDocument();
  });

  it('[PM4] exports a process as an iCalendar file', async () => {
    const create = jest.spyOn(URL, 'createObjectURL');
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { user } = show('&process=PF-002');
    await grid();
    await user.click(screen.getByRole('button', { name: 'Download .ics' }));
    await waitFor(() => expect(create).toHaveBeenCalled());
    const blob = create.mock.calls[0]?.[0];
    expect(blob).toBeInstanceOf(Blob);
    expect((blob as Blob).type).toBe('text/calendar;charset=utf-8');
  });
});
