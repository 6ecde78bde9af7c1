import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import * as v from 'valibot';
import { renderWithProviders } from '../../testing/render';
import type { CsvImport } from './csv-import';
import { CsvImportDialog, type ImportedFile } from './csv-import-dialog';

interface Contact {
  readonly name: string;
}

const taken = new Set<string>();

const contacts: CsvImport<Contact> = {
  noun: ['contact', 'contacts'],
  columns: [
    { key: 'name', header: 'Name', isRequired: true, example: 'A. Person' },
    { key: 'email', header: 'Email', example: 'name@company.com' },
  ],
  schema: v.object({ name: v.pipe(v.string(), v.nonEmpty('Name is required')) }),
  startChecks: () =>
    Promise.resolve(({ name }) =>
      taken.has(name) ? [{ column: 'name', reason: 'Is there already' }] : [],
    ),
};

const onImport = jest.fn<Promise<{ status: string }>, [ImportedFile<Contact>]>();
const saved: string[] = [];

function Sample() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <CsvImportDialog
        open={isOpen}
        title="Import contacts"
        definition={contacts}
        isPending={false}
        onImport={onImport}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

beforeEach(() => {
  taken.clear();
  saved.length = 0;
  onImport.mockReset().mockResolvedValue({ status: 'done' });
  jest.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
});

const field = async () => screen.findByLabelText(/^CSV file/);
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const fileOf = (text: string, name = 'contacts.csv') => new File([text], name);

async function choose(text: string, name?: string) {
  const { user } = renderWithProviders(<Sample />);
  await user.upload(await field(), fileOf(text, name));
  return user;
}

describe('CsvImportDialog', () => {
  it('[R85] the import dialog lists the expected columns and offers a template', async () => {
    const { user } = renderWithProviders(<Sample />);
    await field();
    expect(screen.getByRole('row', { name: 'Name Yes A. Person' })).toBeVisible();
    await user.click(button('Download template'));
    expect(saved).toEqual(['contacts-template.csv']);
    expect(button('Import contacts')).toBeDisabled();
  });

  it('[R85] the import dialog shows invalid rows first, and then imports the valid rows', async () => {
    const user = await choose('Name,Email\nAna,a@b.c\n,x\n');
    expect(await screen.findByText(/^1 of 2 rows can be imported. 1 row has errors/)).toBeVisible();
    const errors = within(screen.getByRole('table', { name: 'Errors' }));
    expect(errors.getByRole('row', { name: /^3 Name — Name is required/ })).toBeVisible();
    await user.click(button('Download rows with errors'));
    expect(saved).toEqual(['contacts-with-errors.csv']);
    await user.click(button('Import 1 contact'));
    expect(onImport.mock.calls).toEqual([
      [{ fileName: 'contacts.csv', rows: [{ name: 'Ana' }], leftOut: 1 }],
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('[R86] repeated clicks import a file only once', async () => {
    let finish: (outcome: { status: string }) => void = () => undefined;
    onImport.mockImplementation(
      () =>
        new Promise((resolve) => {
          finish = resolve;
        }),
    );
    const user = await choose('Name\nAna');
    await user.upload(await field(), fileOf('Name\nAna'));
    const press = await screen.findByRole('button', { name: 'Import 1 contact' });
    fireEvent.click(press);
    fireEvent.click(press);
    await user.dblClick(press);
    expect(onImport).toHaveBeenCalledTimes(1);
    await user.click(button('Cancel'));
    expect(screen.getByRole('dialog')).toBeVisible();
    finish({ status: 'done' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('[R86] the file is validated again if the workspace has changed since the preview', async () => {
    onImport.mockImplementation(() => {
      taken.add('Ana');
      return Promise.resolve({ status: 'failed' });
    });
    const user = await choose('Name\nAna\nBen');
    await user.click(await screen.findByRole('button', { name: 'Import 2 contacts' }));
    expect(await screen.findByRole('row', { name: /Is there already/ })).toBeVisible();
    expect(button('Import 1 contact')).toBeEnabled();
  });

  it.each([
    ['', 'The file is empty.'],
    ['PK\u0003\u0004', 'This is not a CSV file. Open it in a spreadsheet and save it as CSV.'],
  ])('[R86] shows why a file cannot be imported: %j', async (text, fault) => {
    await choose(text, 'renamed.csv');
    expect(await screen.findByText(fault)).toBeVisible();
    expect(button('Import contacts')).toBeDisabled();
  });

  it('[R85] removing the file resets the import dialog', async () => {
    const user = await choose('Name\nAna');
    await screen.findByRole('button', { name: 'Import 1 contact' });
    await user.click(button('Remove'));
    expect(button('Import contacts')).toBeDisabled();
    expect(button('Download template')).toBeVisible();
  });
});
