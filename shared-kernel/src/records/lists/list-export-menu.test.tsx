import { screen, waitFor, within } from '@testing-library/react';
import { strFromU8, unzipSync } from 'fflate';
import { createTestWorkspace } from '../../testing';
import { renderWithProviders, type RenderOptions } from '../../testing/render';
import { readPreferences } from '../../shell';
import { defineExportCommand } from '../../workspace';
import { ListExportMenu } from './list-export-menu';

const command = defineExportCommand({
  id: 'thing.export',
  label: 'Exported things',
  inReference: true,
});

interface Thing {
  readonly name: string;
  readonly size: number;
}

const columns = [
  { header: 'Name', column: 'name', value: ({ name }: Thing) => name },
  { header: 'Size', column: 'size', value: ({ size }: Thing) => size },
];

const things = [
  { name: '=Oil', size: 1 },
  { name: 'Gas', size: 2 },
];

const saved: { name: string; blob: Blob }[] = [];

beforeEach(() => {
  saved.length = 0;
  let last: Blob | undefined;
  jest.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    last = blob as Blob;
    return 'blob:file';
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    if (last) saved.push({ name: this.download, blob: last });
  });
});

const show = (
  rows: readonly Thing[] | undefined,
  shown?: readonly string[],
  options?: RenderOptions,
) =>
  renderWithProviders(
    <ListExportMenu
      command={command}
      rows={rows}
      columns={columns}
      shown={shown}
      name="things"
      filters={{ status: 'held', q: '' }}
    />,
    options,
  );

async function taken(user: ReturnType<typeof show>['user'], kind: string) {
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('menuitem', { name: kind }));
  await waitFor(() => expect(saved).toHaveLength(1));
  return saved[0] as (typeof saved)[number];
}

const getBytes = (blob: Blob) =>
  new Promise<Uint8Array>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(new Uint8Array(reader.result as ArrayBuffer));
    reader.readAsArrayBuffer(blob);
  });

describe('ListExportMenu', () => {
  it('[export] Export downloads a CSV file named after the filters, and logs the export', async () => {
    const { user, workspace } = show(things);
    const { name, blob } = await taken(user, '2 filtered rows (CSV)');
    expect(name).toMatch(/^things_held_\d{4}-\d\d-\d\d\.csv$/);
    const text = new TextDecoder().decode(await getBytes(blob));
    expect(text.trim()).toBe("Name,Size\r\n'=Oil,1\r\nGas,2");
    const log = await workspace.source.list('auditEntries');
    expect(log.at(-1)).toMatchObject({ action: 'thing.export', note: 'Exported 2 rows' });
  });

  it('[R18] the separator selected in the Export menu applies to this export and later ones', async () => {
    const { user, workspace } = show(things);
    await user.click(screen.getByRole('button', { name: 'Export' }));
    await user.click(await screen.findByRole('menuitemradio', { name: /Semicolon$/ }));
    await waitFor(() => expect(readPreferences().csvSeparator).toBe('semicolon'));
    const { blob } = await taken(user, '2 filtered rows (CSV)');
    const text = new TextDecoder().decode(await getBytes(blob));
    expect(text.trim()).toBe("Name;Size\r\n'=Oil;1\r\nGas;2");
    expect(await workspace.source.list('auditEntries')).toContainEqual(
      expect.objectContaining({ action: 'preferences.setCsvSeparator', after: 'semicolon' }),
    );
  });

  it('[R18] the Export menu lists the CSV separators under a heading and marks the selected one', async () => {
    const { user } = show(things);
    await user.click(screen.getByRole('button', { name: 'Export' }));
    expect(await screen.findByText('CSV separator')).toBeVisible();
    const separators = within(screen.getByRole('group')).getAllByRole('menuitemradio');
    expect(separators.map((each) => [each.textContent, each.getAttribute('aria-checked')])).toEqual(
      [
        ['Comma', 'true'],
        ['Semicolon', 'false'],
        ['Tab', 'false'],
      ],
    );
    expect(separators.map((each) => each.querySelectorAll('.anticon').length)).toEqual([1, 1, 1]);
    expect(screen.getAllByRole('menuitem').map((each) => each.textContent)).toEqual([
      '2 filtered rows (CSV)',
      '2 filtered rows (XLSX)',
    ]);
    expect(screen.getByRole('menuitemradio', { name: 'CSV separator: Comma' })).toBeVisible();
  });

  it('[export] Export downloads an XLSX workbook', async () => {
    const { user } = show(things);
    const { name, blob } = await taken(user, '2 filtered rows (XLSX)');
    expect(name).toMatch(/\.xlsx$/);
    expect(blob.type).toContain('spreadsheetml');
    const sheet = unzipSync(await getBytes(blob))['xl/worksheets/sheet1.xml'];
    expect(strFromU8(sheet as Uint8Array)).toContain('=Oil');
  });

  it('[export] an exported file contains the visible columns in their current order', async () => {
    const { user } = show(things, ['size', 'actions', 'name']);
    const { blob } = await taken(user, '2 filtered rows (CSV)');
    const text = new TextDecoder().decode(await getBytes(blob));
    expect(text.trim()).toBe("Size,Name\r\n1,'=Oil\r\n2,Gas");
  });

  it.each([
    [things, false, ['2 filtered rows (CSV)', '2 filtered rows (XLSX)']],
    [things.slice(1), true, ['1 selected row (CSV)', '1 selected row (XLSX)']],
  ])(
    '[export] the Export menu shows the row count of each file: %#',
    async (rows, isSelection, labels) => {
      const { user } = renderWithProviders(
        <ListExportMenu
          command={command}
          rows={rows}
          columns={columns}
          shown={['name']}
          name="things"
          isSelection={isSelection}
        />,
      );
      await user.click(screen.getByRole('button', { name: 'Export' }));
      const items = await screen.findAllByRole('menuitem');
      expect(items.map(({ textContent }) => textContent)).toEqual([
        ...labels,
        ...labels.map((label) => label.replace(' (', ', all columns (')),
      ]);
    },
  );

  it.each([
    [undefined, 'Still loading. Try again in a moment.'],
    [[], 'There is nothing to export.'],
  ])('[export] Export is disabled and shows the reason if the rows are %j', (rows, reason) => {
    show(rows);
    const button = screen.getByRole('button', { name: 'Export' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription(reason);
  });

  it('[export] Export downloads a CSV file immediately in reference mode', async () => {
    const { user } = show(things, undefined, {
      workspace: createTestWorkspace({ behaviour: 'reference' }),
    });
    await user.click(screen.getByRole('button', { name: 'Export' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.name).toMatch(/\.csv$/);
  });
});
