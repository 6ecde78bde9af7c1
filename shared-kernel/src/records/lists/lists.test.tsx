import { screen, waitFor, within } from '@testing-library/react';
import { type RenderOptions, renderWithProviders } from '../../testing/render';
import { BulkButton } from './bulk-button';
import { ViewSwitch } from '../view-switch';
import { resolveListLayout, useListLayout } from './list-layout';
import type { ListLayout } from './list-definition';
import { strFromU8, unzipSync } from 'fflate';
import type { CsvColumn, CsvValue } from '../../format/csv';
import { createWorkbook } from './create-workbook';
import { namesInSixScripts } from '../../format/test-names';

describe('bulk button', () => {
  const failed = (count: number) => Array.from({ length: count }, (_, at) => `Failed ${at + 1}`);

  function show(rows: readonly string[]) {
    const onPress = jest.fn();
    const onDeselect = jest.fn();
    const { user } = renderWithProviders(
      <BulkButton
        label="Hold"
        rows={rows}
        nameOf={(name) => name}
        refusalOf={(name) => (name.startsWith('Failed') ? 'This payment has failed.' : undefined)}
        restLabel={(others) => `Hold ${others}`}
        onPress={onPress}
        onDeselect={onDeselect}
      />,
    );
    const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
    return { onPress, onDeselect, press };
  }

  describe('BulkButton', () => {
    it('[R43, bulk] a bulk action runs immediately if it is possible for all rows', async () => {
      const { onPress, press } = show(['A', 'B']);
      await press('Hold');
      expect(onPress).toHaveBeenCalledWith(['A', 'B']);
    });

    it('[R43, bulk] a bulk action lists the rows for which it is not possible, with reasons, and runs for the others', async () => {
      const { onPress, onDeselect, press } = show(['A', ...failed(7), 'B']);
      await press('Hold');
      const name = 'Hold: not possible for 7 of 9 rows';
      const dialog = within(await screen.findByRole('dialog', { name }));
      expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
        ...failed(5).map((row) => `${row}This payment has failed.`),
        'and 2 more',
      ]);
      expect(onPress).not.toHaveBeenCalled();
      await press('Hold the other 2');
      expect(onPress).toHaveBeenCalledWith(['A', 'B']);
      expect(onDeselect).not.toHaveBeenCalled();
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });

    it('[R43, bulk] the user can deselect the rows for which a bulk action is not possible', async () => {
      const { onPress, onDeselect, press } = show(['A', ...failed(1)]);
      await press('Hold');
      expect(await screen.findByRole('button', { name: 'Hold the other one' })).toBeVisible();
      await press('Deselect this row');
      expect(onDeselect).toHaveBeenCalledWith(failed(1));
      expect(onPress).not.toHaveBeenCalled();
    });

    it.each([
      [1, 'This payment has failed.'],
      [7, 'Failed 1, Failed 2, Failed 3, Failed 4, Failed 5 and 2 more: This payment has failed.'],
    ])(
      '[R43, bulk] a bulk action that is possible for none of %d rows is disabled with a reason',
      async (count, why) => {
        const { onPress, press } = show(failed(count));
        expect(screen.getByRole('button', { name: 'Hold' })).toHaveAccessibleDescription(why);
        await press('Hold');
        expect(onPress).not.toHaveBeenCalled();
        expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      },
    );
  });
});

describe('list layout', () => {
  const place = { key: 'things', opensAs: 'table' } as const;

  function Things({ opensAs }: { readonly opensAs: ListLayout }) {
    const { view, showAs } = useListLayout({ ...place, opensAs });
    return (
      <>
        <ViewSwitch value={view} onChange={showAs} />
        <p>Shown as {view}</p>
      </>
    );
  }

  const show = (options: RenderOptions = {}, opensAs: ListLayout = 'table') =>
    renderWithProviders(<Things opensAs={opensAs} />, options);

  const ofWidth = window.matchMedia;

  const widen = (px: number) =>
    jest.spyOn(window, 'matchMedia').mockImplementation((media) => {
      const least = /min-width: (\d+)px/.exec(media)?.[1];
      return Object.assign(ofWidth(media), { matches: least !== undefined && px >= Number(least) });
    });

  describe('resolveListLayout', () => {
    it.each([
      ['table', 'cards', undefined, true, 'table'],
      ['cards', 'table', 'table', true, 'cards'],
      [undefined, 'table', 'cards', true, 'cards'],
      [undefined, 'cards', 'table', false, 'table'],
      [undefined, 'table', undefined, true, 'table'],
      [undefined, 'table', undefined, false, 'cards'],
      [undefined, 'cards', undefined, true, 'cards'],
    ] as const)(
      '[R118] the layout for URL parameter %s, default %s, user’s choice %s and wide window %s is %s',
      (inAddress, opensAs, chosen, isWide, layout) => {
        expect(resolveListLayout({ inAddress, chosen, opensAs, isWide })).toBe(layout);
      },
    );
  });

  describe('layout of a list', () => {
    it.each([
      [1023, 'table', 'cards'],
      [1024, 'table', 'table'],
      [1024, 'cards', 'cards'],
    ] as const)(
      '[R118] at a window width of %s px, a list with the default layout %s is shown as %s',
      (px, opensAs, layout) => {
        widen(px);
        show({}, opensAs);
        expect(screen.getByText(`Shown as ${layout}`)).toBeVisible();
      },
    );

    it('[R118] the chosen layout of a list is stored and applied if the URL contains none', async () => {
      widen(1440);
      const first = show();
      await first.user.click(screen.getByRole('radio', { name: 'Cards' }));
      expect(screen.getByText('Shown as cards')).toBeVisible();
      expect(first.location()).toBe('/?view=cards');
      first.unmount();
      const again = show({ route: '/?q=oil' });
      expect(screen.getByText('Shown as cards')).toBeVisible();
      again.unmount();
      show({ route: '/?view=table' });
      expect(screen.getByText('Shown as table')).toBeVisible();
    });

    it('[R118] an unknown layout in the URL is ignored', () => {
      widen(1440);
      show({ route: '/?view=tree' });
      expect(screen.getByText('Shown as table')).toBeVisible();
    });
  });
});

const columns = [
  { header: 'Name', value: (row: readonly CsvValue[]) => row[0] },
  { header: '=Amount', value: (row: readonly CsvValue[]) => row[1] },
];

const partsOf = (
  rows: readonly (readonly CsvValue[])[],
  of: readonly CsvColumn<readonly CsvValue[]>[] = columns,
) =>
  Object.fromEntries(
    Object.entries(unzipSync(createWorkbook(of, rows))).map(([name, bytes]) => [
      name,
      new DOMParser().parseFromString(strFromU8(bytes), 'application/xml'),
    ]),
  );

const sheetOf = (rows: readonly (readonly CsvValue[])[]) =>
  partsOf(rows)['xl/worksheets/sheet1.xml'] as Document;

const cellsOf = (rows: readonly (readonly CsvValue[])[]) =>
  [...sheetOf(rows).getElementsByTagName('row')].map((row) =>
    [...row.getElementsByTagName('c')].map((cell) => cell.textContent),
  );

describe('workbook', () => {
  it('[export] a workbook contains all parts of an XLSX file, with well-formed XML', () => {
    const parts = partsOf([['A & B <c> "d"', 1]]);
    expect(Object.keys(parts).sort()).toEqual([
      '[Content_Types].xml',
      '_rels/.rels',
      'xl/_rels/workbook.xml.rels',
      'xl/styles.xml',
      'xl/workbook.xml',
      'xl/worksheets/sheet1.xml',
    ]);
    for (const part of Object.values(parts))
      expect(part.getElementsByTagName('parsererror')).toHaveLength(0);
  });

  it('[export] a workbook contains headings and rows, with numbers in numeric cells', () => {
    const rows = [
      ['Müller, 契約, مرحبا', -12.5],
      ['', null],
      [true, Number.NaN],
    ];
    expect(cellsOf(rows)).toEqual([
      ['Name', '=Amount'],
      ['Müller, 契約, مرحبا', '-12.5'],
      ['', ''],
      ['1', ''],
    ]);
  });

  it.each(namesInSixScripts)('[export] a workbook contains the name %s unchanged', (name) => {
    expect(cellsOf([[name, 1]])[1]).toEqual([name, '1']);
  });

  it.each(['=1+1', '+A1', '-A1', '@SUM(A1)', '＝1', '\t=1'])(
    '[export] a workbook stores %j as text, not as a formula',
    (text) => {
      const sheet = sheetOf([[text, 0]]);
      const cell = sheet.getElementsByTagName('c')[2] as Element;
      expect(cell.getAttribute('t')).toBe('inlineStr');
      expect(cell.getAttribute('s')).toBe('2');
      expect(cell.textContent).toBe(text);
      expect(sheet.getElementsByTagName('f')).toHaveLength(0);
    },
  );

  it('[export] a workbook omits invalid XML characters and shortens text that is too long for a cell', () => {
    const [, row] = cellsOf([['a\u0000b\uFFFFc\uD800', 'x'.repeat(40_000)]]);
    expect(row?.[0]).toBe('abc\uFFFD');
    expect(row?.[1]).toHaveLength(32_767);
  });

  const dated = [
    { header: 'Day', holds: 'days', value: (row: readonly CsvValue[]) => row[0] },
    { header: 'Time (UTC)', holds: 'moments', value: (row: readonly CsvValue[]) => row[1] },
  ] as const;

  const formatsOf = (parts: Readonly<Record<string, Document>>) =>
    [...(parts['xl/styles.xml'] as Document).querySelectorAll('cellXfs > xf')].map((xf) =>
      xf.getAttribute('numFmtId'),
    );

  it('[R44, export] a workbook stores dates and times as numbers with a date format', () => {
    const parts = partsOf([['2024-07-22', '2024-07-22 09:00']], dated);
    const sheet = parts['xl/worksheets/sheet1.xml'] as Document;
    const cells = [...sheet.getElementsByTagName('c')].slice(2);
    expect(cells.map((cell) => cell.getAttribute('t'))).toEqual([null, null]);
    expect(cells.map((cell) => cell.textContent)).toEqual(['45495', '45495.375']);
    // Excel’s number format 14 is a date, and format 22 is a date with a time.
    const formats = formatsOf(parts);
    expect(cells.map((cell) => formats[Number(cell.getAttribute('s'))])).toEqual(['14', '22']);
  });

  it.each([
    ['1900-03-01', '61'],
    ['1900-02-28', '1900-02-28'],
    ['2024-02-29', '45351'],
    ['soon', 'soon'],
    ['=1+1', '=1+1'],
    ['', ''],
  ])('[R44, export] a workbook stores %j in a date column as %j', (day, held) => {
    const sheet = partsOf([[day, '']], dated)['xl/worksheets/sheet1.xml'] as Document;
    expect(sheet.getElementsByTagName('c')[2]?.textContent).toBe(held);
    expect(sheet.getElementsByTagName('f')).toHaveLength(0);
  });

  it.each([
    ['Lot _x0041_ 7', 'Lot _x005F_x0041_ 7'],
    ['_x0041_x0042_', '_x005F_x0041_x005F_x0042_'],
    ['_x00ff_', '_x005F_x00ff_'],
    ['_x005F_', '_x005F_x005F_'],
    ['snake_x_case _x12_', 'snake_x_case _x12_'],
  ])(
    '[R44, export] a workbook escapes %j, so that spreadsheets show the same text',
    (text, written) => {
      expect(cellsOf([[text, 1]])[1]?.[0]).toBe(written);
    },
  );
});
